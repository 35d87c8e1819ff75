import { useMutation } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { errorText } from "#routes/-app/error-text.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { Dialog } from "#ui/dialog.tsx"
import { useToast } from "#ui/toasts.tsx"

export interface ActionDialogProps {
  title: string
  description?: ReactNode
  /** Label of the button that starts the action. */
  confirm: string
  isDangerous?: boolean
  size?: "sm" | "md" | "lg"
  disabledReason?: string | undefined
  /** Must be safe to repeat: it is run again after a lost response. */
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
  const { title, description, confirm, isDangerous, size, disabledReason, run, done, onDone, onClose, children } = props
  const t = useTranslations("admin.form.failed")
  const tUi = useTranslations("ui")
  const toast = useToast()
  const { mutate, isPending, error } = useMutation({
    mutationFn: run,
    onSuccess: () => {
      toast({ title: done })
      onDone?.()
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={() => !isPending && onClose()}
      title={title}
      description={description}
      size={size ?? "sm"}
      onSubmit={(event) => {
        event.preventDefault()
        // React passes events through portals: a form behind the dialog mustn't receive it.
        event.stopPropagation()
        if (!disabledReason && !isPending) mutate()
      }}
      footer={
        <>
          <Button onClick={() => !isPending && onClose()}>{tUi("cancel")}</Button>
          <Button
            type="submit"
            variant={isDangerous ? "danger" : "primary"}
            busy={isPending}
            disabledReason={disabledReason}
          >
            {confirm}
          </Button>
        </>
      }
    >
      {(children || error) && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {children}
          {error && (
            <Banner tone="refused" announce title={t("title")}>
              {errorText(error, {
                refused: (reason) => t("refused", { reason }),
                server: t("server"),
                lost: t("lost"),
              })}
            </Banner>
          )}
        </div>
      )}
    </Dialog>
  )
}
