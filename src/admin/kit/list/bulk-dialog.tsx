import { useQueryClient } from "@tanstack/react-query"
import { useBlocker } from "@tanstack/react-router"
import { type ReactNode, useEffect, useRef, useState } from "react"
import { useRefusalText } from "#admin/kit/refusal.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { refusalReason } from "#sdk/error.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { Dialog } from "#ui/dialog.tsx"
import { ProgressBar } from "#ui/progress-bar.tsx"
import { useToast } from "#ui/toasts.tsx"
import { type BulkAction, type BulkFailure, type BulkResult, RowFailure, runBulk } from "./bulk-action.ts"

export interface BulkDialogProps<Row> {
  action: BulkAction<Row>
  rows: readonly Row[]
  rowName(row: Row): string
  /** Choices before the action starts. */
  children?: ReactNode
  /** Which choice is missing. */
  disabledReason?: string | undefined
  /** Called when the dialog closes, with the rows that weren't changed. */
  onClose(unchanged: readonly Row[]): void
}

type Phase<Row> =
  | { readonly name: "confirming" }
  | { readonly name: "running"; readonly total: number; readonly isUndo: boolean }
  | ({ readonly name: "settled"; readonly isUndo: boolean } & BulkResult<Row>)

/** Runs a bulk action and its undoing. The page can't be left unasked while it runs. */
function useBulkRun<Row>({ action, rows, onClose }: BulkDialogProps<Row>) {
  const t = useTranslations("admin.list.bulk")
  const client = useQueryClient()
  const toast = useToast()
  const [phase, setPhase] = useState<Phase<Row>>({ name: "confirming" })
  const [settled, setSettled] = useState(0)
  const changed = useRef<ReadonlySet<Row>>(new Set())
  const controller = useRef(new AbortController())
  useEffect(() => () => controller.current.abort(), [])
  const isRunning = phase.name === "running"
  const leave = useBlocker({
    shouldBlockFn: () => isRunning,
    enableBeforeUnload: () => isRunning,
    withResolver: true,
  })

  // The action ended while it was asked: its results are shown on this page.
  useEffect(() => {
    if (!isRunning && leave.status === "blocked") leave.reset()
  }, [isRunning, leave])

  const close = () => onClose(rows.filter((row) => !changed.current.has(row)))

  const start = async (targets: readonly Row[], isUndo = false) => {
    const run = isUndo ? action.undo : action.run
    if (!run) return
    controller.current = new AbortController()
    setSettled(0)
    setPhase({ name: "running", total: targets.length, isUndo })
    const result = await runBulk(targets, run, {
      concurrency: action.concurrency,
      signal: controller.current.signal,
      onProgress: setSettled,
    })
    const next = new Set(changed.current)
    for (const row of result.done) isUndo ? next.delete(row) : next.add(row)
    changed.current = next
    if (result.done.length > 0) await action.refresh(client, result.done).catch(() => undefined)
    if (result.failed.length + result.canceled.length > 0 || (action.undo && !isUndo))
      return setPhase({ name: "settled", isUndo, ...result })
    toast({ title: isUndo ? t("undone", { count: result.done.length }) : action.texts(next.size).done })
    close()
  }

  return { phase, settled, changed, leave, start, stop: () => controller.current.abort(), close }
}

/** Confirms a bulk action, shows its progress, and lists the rows that failed, which can be retried. */
export function BulkDialog<Row>(props: BulkDialogProps<Row>) {
  const { action, rows, rowName, children, disabledReason } = props
  const t = useTranslations("admin.list.bulk")
  const tUi = useTranslations("ui")
  const { phase, settled, changed, leave, start, stop, close } = useBulkRun(props)
  if (phase.name === "running")
    return (
      <Dialog
        open
        title={phase.isUndo ? t("undoing") : action.texts(phase.total).confirm}
        size="sm"
        footer={<RunningButtons leave={leave} onStop={stop} />}
      >
        <div className="grid gap-4">
          <ProgressBar
            label={t("progress")}
            value={settled}
            max={phase.total}
            text={t("progressOf", { settled, total: phase.total })}
          />
          {leave.status === "blocked" && <Banner tone="waiting" announce title={t("leaveText")} />}
        </div>
      </Dialog>
    )

  if (phase.name === "settled") {
    const { failed, canceled, isUndo } = phase
    return (
      <Dialog
        open
        onClose={close}
        title={(["done", "failed", "canceled"] as const)
          .filter((state) => phase[state].length > 0)
          .map((state) => t(`summary.${state}`, { count: phase[state].length }))
          .join(" · ")}
        footer={
          <>
            <Button onClick={close}>{tUi("close")}</Button>
            {action.undo && !isUndo && changed.current.size > 0 && (
              <Button icon="return" onClick={() => start([...changed.current], true)}>
                {t("undo")}
              </Button>
            )}
            {failed.length + canceled.length > 0 && (
              <Button
                variant="primary"
                icon="refresh"
                onClick={() => start([...failed.map(({ row }) => row), ...canceled], isUndo)}
              >
                {t("retry", { count: failed.length + canceled.length })}
              </Button>
            )}
          </>
        }
      >
        {failed.length > 0 && <Failures failures={failed} rowName={rowName} />}
      </Dialog>
    )
  }

  const refused = rows.flatMap((row) => {
    const reason = action.whyNot?.(row)
    return reason ? [{ row, reason }] : []
  })
  const possible = rows.filter((row) => !action.whyNot?.(row))
  const { title, consequence, confirm } = action.texts(possible.length)
  return (
    <Dialog
      open
      onClose={close}
      title={title}
      description={consequence}
      size="sm"
      footer={
        <>
          <Button onClick={close}>{tUi("cancel")}</Button>
          <Button
            variant={action.isDangerous ? "danger" : "primary"}
            disabledReason={disabledReason ?? (possible.length === 0 ? t("none") : null)}
            onClick={() => start(possible)}
          >
            {confirm}
          </Button>
        </>
      }
    >
      {children}
      {refused.length > 0 && (
        <div className="grid gap-2">
          <p>{t("leftOut", { count: refused.length })}</p>
          <Reasons rows={refused.map(({ row, reason }) => ({ name: rowName(row), reason }))} />
        </div>
      )}
    </Dialog>
  )
}

function RunningButtons({ leave, onStop }: Pick<ReturnType<typeof useBulkRun>, "leave"> & { onStop: () => void }) {
  const t = useTranslations("admin.list.bulk")
  if (leave.status !== "blocked") return <Button onClick={onStop}>{t("stop")}</Button>
  return (
    <>
      <Button onClick={leave.reset}>{t("stay")}</Button>
      <Button
        variant="danger"
        onClick={() => {
          onStop()
          leave.proceed()
        }}
      >
        {t("leave")}
      </Button>
    </>
  )
}

function Failures<Row>(props: { failures: readonly BulkFailure<Row>[]; rowName: (row: Row) => string }) {
  const t = useTranslations("admin.list.bulk")
  const refusal = useRefusalText()
  const reasonOf = (error: unknown) => {
    if (error instanceof RowFailure) return error.message
    const reason = refusalReason(error)
    return reason === undefined ? t("lost") : refusal(reason)
  }
  const rows = props.failures.map(({ row, error }) => ({
    name: props.rowName(row),
    reason: reasonOf(error),
  }))
  return <Reasons rows={rows} />
}

function Reasons({ rows }: { rows: readonly { name: string; reason: string }[] }) {
  return (
    <dl className="grid max-h-72 gap-2 overflow-y-auto">
      {rows.map(({ name, reason }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names aren't unique, and the list never changes its order
        <div key={index}>
          <dt className="font-semibold wrap-anywhere">{name}</dt>
          <dd className="text-muted">{reason}</dd>
        </div>
      ))}
    </dl>
  )
}
