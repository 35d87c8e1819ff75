import { type FormEvent, lazy, type ReactNode, Suspense, useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import type { Task } from "#machines/task/task.machine.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { Dialog } from "#ui/dialog.tsx"
import { IconButton } from "#ui/icon-button.tsx"
import type { TaskHandle } from "./use-task.ts"

const FlowDetails = lazy(() => import("#routes/admin/-components/flow/flow-details.tsx"))

interface TaskDialogProps {
  handle: Pick<TaskHandle<Task>, "busy" | "error" | "dismiss" | "flow">
  open: boolean
  title: string
  /** What will happen: money, stock, e-mail. */
  consequence: ReactNode
  confirm: string
  danger?: boolean
  disabledReason?: string | undefined
  size?: "sm" | "md"
  onConfirm: () => void
  /** What is to be filled in. */
  children?: ReactNode
}

/** Asks before a step that cannot be taken back; a failure is said here, and what was filled in stays. */
export function TaskDialog(props: TaskDialogProps) {
  const { handle, open, title, consequence, confirm, danger = false, size = "sm" } = props
  const { disabledReason, onConfirm, children } = props
  const t = useTranslations("admin.task")
  const tf = useTranslations("admin.flow")
  const { busy, error, dismiss, flow } = handle
  const [drawn, draw] = useState(false)
  return (
    <Dialog
      open={open}
      onClose={() => !busy && dismiss()}
      title={title}
      description={consequence}
      size={size}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        if (!disabledReason) onConfirm()
      }}
      footer={
        <>
          <Button variant="quiet" onClick={dismiss} disabledReason={busy ? t("underWay") : undefined}>
            {t("back")}
          </Button>
          <Button type="submit" variant={danger ? "danger" : "primary"} busy={busy} disabledReason={disabledReason}>
            {confirm}
          </Button>
          <span className="order-first mr-auto max-sm:hidden">
            <IconButton
              icon="chart"
              label={tf(drawn ? "hide" : "show")}
              aria-expanded={drawn}
              onClick={() => draw(!drawn)}
            />
          </span>
        </>
      }
    >
      {(children || error || drawn) && (
        <div className="grid gap-4">
          {children}
          {error && (
            <Banner tone="refused" announce title={t("failed")}>
              {error.kind === "http" ? t("refused", { reason: error.message }) : t("lost")}
            </Banner>
          )}
          {drawn && (
            <Suspense>
              <FlowDetails {...flow} />
            </Suspense>
          )}
        </div>
      )}
    </Dialog>
  )
}
