import { type FormEvent, type ReactNode, useRef } from "react"
import { useRefusalText } from "#admin/kit/refusal.ts"
import type { LeaveGuard } from "#admin/kit/unsaved/leave-guard.tsx"
import { errorText } from "#app/error-text.ts"
import { useDialogFlow } from "#app/flow/dialog-flow.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { isChangedMeanwhile } from "#machines/kit/changed-meanwhile.ts"
import type { Task } from "#machines/kit/task/task.machine.ts"
import type { ApiError } from "#sdk/error.ts"
import { Banner } from "#ui/banner.tsx"
import { Button, type ButtonProps } from "#ui/button.tsx"
import { Dialog } from "#ui/dialog.tsx"
import { useFocusHandover } from "#ui/use-focus-handover.ts"
import type { TaskHandle } from "./use-task.ts"

interface TaskDialogProps {
  handle: Pick<TaskHandle<Task>, "busy" | "error" | "earlier" | "dismiss" | "flow">
  open: boolean
  title: string
  /** Effects on payment, stock and emails. */
  consequence: ReactNode
  confirm: string
  danger?: boolean
  disabledReason?: string | undefined
  /** That it was done or made impossible in the meantime. There is nothing left to confirm then. */
  overtaken?: string | undefined
  /** The text of an error that needs more than its reason. */
  problem?: ((error: ApiError) => string | undefined) | undefined
  size?: "sm" | "md"
  onConfirm: () => void
  /** Asks before the dialog's entries are lost. */
  guard?: LeaveGuard
  children?: ReactNode
}

/** Asks for confirmation before an irreversible step; shows errors and keeps the input. */
export function TaskDialog(props: TaskDialogProps) {
  const { handle, open, title, consequence, confirm, danger = false, size = "sm" } = props
  const { disabledReason, onConfirm, guard, children } = props
  const overtaken = props.handle.busy ? undefined : props.overtaken
  const t = useTranslations("admin.task")
  const tFailure = useTranslations("admin.failure")
  const refusal = useRefusalText()
  const { busy, error, earlier, dismiss, flow } = handle
  const { button, drawing } = useDialogFlow(flow)
  const close = async () => {
    if (!busy && (!guard || (await guard.ask()))) dismiss()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      description={overtaken ? undefined : consequence}
      size={size}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        if (!disabledReason && !overtaken) onConfirm()
      }}
      footer={
        <>
          <Button variant="quiet" onClick={close} disabledReason={busy ? t("inProgress") : undefined}>
            {t("back")}
          </Button>
          {!overtaken && (
            <ConfirmButton variant={danger ? "danger" : "primary"} busy={busy} disabledReason={disabledReason}>
              {confirm}
            </ConfirmButton>
          )}
          {button}
        </>
      }
    >
      {(children || error || earlier || drawing || overtaken) && (
        <div className="grid gap-4">
          {earlier ? (
            <Banner tone="waiting" announce title={t("earlier", { done: earlier })}>
              {overtaken ?? t("earlierText")}
            </Banner>
          ) : (
            overtaken && <Banner tone={error ? "refused" : "waiting"} announce title={overtaken} />
          )}
          {children}
          {error && !overtaken && (
            <Banner tone="refused" announce title={t("failed")}>
              {isChangedMeanwhile(error)
                ? t("changed")
                : (props.problem?.(error) ??
                  errorText(error, {
                    refused: (reason) => t("refused", { reason: refusal(reason) }),
                    server: tFailure("change"),
                    lost: t("lost"),
                  }))}
            </Banner>
          )}
          {drawing}
        </div>
      )}
      {guard?.question}
    </Dialog>
  )
}

/** Hands the focus over to the dialog when it is removed. */
function ConfirmButton(props: ButtonProps) {
  const box = useRef<HTMLButtonElement>(null)
  useFocusHandover(box)
  return <Button ref={box} type="submit" {...props} />
}
