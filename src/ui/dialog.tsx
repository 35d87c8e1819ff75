import { type ReactNode, Suspense, useEffect, useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { whenIdle } from "#lib/idle.ts"
import { Button, type ButtonProps } from "./button.tsx"
import type { DialogProps } from "./dialog-types.ts"
import { late } from "./late.tsx"

const DialogPanel = late(async () => (await import("./dialog-panel.tsx")).DialogPanel)

/**
 * A confirmation or short form above the page. Never open one from another. Opens from the bottom on a phone. Its code
 * loads when the browser is idle, at the latest when it opens.
 */
export function Dialog(props: DialogProps) {
  const { open } = props
  const [wasOpened, setWasOpened] = useState(open)
  if (open && !wasOpened) setWasOpened(true)
  useEffect(() => whenIdle(DialogPanel.preload), [])
  if (!wasOpened) return null
  return (
    <Suspense>
      <DialogPanel {...props} />
    </Suspense>
  )
}

/** Loads the code of dialogs. */
Dialog.preload = DialogPanel.preload

interface ConfirmDialogProps {
  open: boolean
  onClose: () => void
  onConfirm: () => void
  /** A question that names the object: "Delete “Linen shirt”?" */
  title: string
  /** The consequences, and what can't be undone. */
  children?: ReactNode
  /** The action, never "OK": "Delete product". */
  confirm: string
  tone?: "primary" | "danger"
  busy?: ButtonProps["busy"]
  disabledReason?: ButtonProps["disabledReason"]
}

/** Asks for confirmation of an action that is hard to undo. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const t = useTranslations("ui")
  const { open, onClose, onConfirm, title, children, confirm, tone = "danger", busy, disabledReason } = props
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button variant={tone} busy={busy} disabledReason={disabledReason} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
