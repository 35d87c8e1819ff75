import type { FormEvent, ReactNode } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { Button } from "#ui/button.tsx"
import { Dialog } from "#ui/dialog.tsx"
import { useEntryGuard } from "./unsaved/entry-guard.ts"

interface EntryDialogProps {
  title: string
  description?: ReactNode
  size?: "sm" | "md" | "lg"
  /** All that can be typed and chosen, as JSON values; the dialog asks before it is lost if it has changed. */
  entries?: unknown
  /** The button's label: "Save option". */
  submit: string
  isDangerous?: boolean
  /** While it saves, the dialog can't be closed. */
  busy: boolean
  disabledReason?: string | undefined
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** A dialog with a short form that asks before its entries are lost: on closing, on leaving the page and on reload. */
export function EntryDialog(props: EntryDialogProps) {
  const { entries, submit, isDangerous = false, busy, disabledReason, onSubmit, onClose, children, ...texts } = props
  const tUi = useTranslations("ui")
  const { ask, question } = useEntryGuard(entries)
  const close = async () => {
    if (!busy && (await ask())) onClose()
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    // React's events reach the page's form, which contains the dialog.
    event.stopPropagation()
    onSubmit()
  }
  return (
    <Dialog
      open
      onClose={close}
      onSubmit={send}
      {...texts}
      footer={
        <>
          <Button onClick={close}>{tUi("cancel")}</Button>
          <Button
            type="submit"
            variant={isDangerous ? "danger" : "primary"}
            busy={busy}
            disabledReason={disabledReason}
          >
            {submit}
          </Button>
        </>
      }
    >
      {children}
      {question}
    </Dialog>
  )
}
