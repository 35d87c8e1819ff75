import { useMutation } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { errorText } from "#app/error-text.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Banner } from "#ui/banner.tsx"
import { useToast } from "#ui/toasts.tsx"
import { EntryDialog } from "./entry-dialog.tsx"
import { FieldRefusal } from "./form/server-errors.ts"
import { useRefusalText } from "./refusal.ts"

export interface ActionDialogProps {
  title: string
  description?: ReactNode
  /** Label of the button that starts the action. */
  confirm: string
  isDangerous?: boolean
  size?: "sm" | "md" | "lg"
  disabledReason?: string | undefined
  /** All that can be typed and chosen, as JSON values, if the dialog asks before it is lost. */
  entries?: unknown
  /** Must be safe to repeat: it is run again after a lost response. The dialog's fields show a `FieldRefusal`. */
  run: () => Promise<unknown>
  /** Toast after it succeeded; the dialog closes. */
  done: string
  /** Called after it succeeded, before the dialog closes. */
  onDone?: () => void
  onClose: () => void
  children?: ReactNode
}

/** Asks for the input of one action, runs it, and shows its error; the input is kept. */
export function ActionDialogContent(props: ActionDialogProps) {
  const { confirm, size = "sm", disabledReason, run, done, onDone, onClose, children, ...shown } = props
  const t = useTranslations("admin.form.failed")
  const refused = useRefusalText()
  const tAgain = useTranslations("admin.detail.remove")
  const toast = useToast()
  const { mutate, isPending, ...mutation } = useMutation({
    mutationFn: run,
    onSuccess: () => {
      toast({ title: done })
      onDone?.()
      onClose()
    },
  })
  const error = mutation.error instanceof FieldRefusal ? null : mutation.error
  return (
    <EntryDialog
      {...shown}
      size={size}
      submit={confirm}
      busy={isPending}
      disabledReason={disabledReason}
      onSubmit={() => !disabledReason && !isPending && mutate()}
      onClose={onClose}
    >
      {(children || error) && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {children}
          {error && (
            <Banner tone="refused" announce title={t("title")}>
              {errorText(error, {
                refused,
                // Without fields, there are no entries that could be kept.
                server: children ? t("server") : tAgain("server"),
                lost: children ? t("lost") : tAgain("lost"),
              })}
            </Banner>
          )}
        </div>
      )}
    </EntryDialog>
  )
}
