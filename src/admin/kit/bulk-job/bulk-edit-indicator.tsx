import { useQueryClient } from "@tanstack/react-query"
import { Link, useLocation } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import { useCallback, useEffect, useEffectEvent } from "react"
import { useSignOutGuard } from "#admin/kit/unsaved/leave-guard.tsx"
import { PartTexts } from "#app/part-texts.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { progressOf } from "#machines/kit/bulk-job/bulk-job.rules.ts"
import { Icon } from "#ui/icon.tsx"
import { SpinnerMark } from "#ui/spinner.tsx"
import { LiveRegion } from "#ui/visually-hidden.tsx"
import { restoreBulkEdit, useBulkEdit } from "./bulk-edits.ts"
import { type BulkEdit, pagesOf } from "./kinds.ts"

const partOf = { bulkEdit: "bulk-edit", orderJobs: "order-jobs", promotionCodes: "promotion-codes" } as const
const nothing = { settled: 0, total: 0 }

/** A link to the bulk edit of this tab, with its progress; restores one that a reload interrupted. */
export function BulkEditIndicator() {
  const { edit } = useBulkEdit()
  useEffect(() => void restoreBulkEdit(), [])
  const isUnfinished = useCallback(
    () => edit !== undefined && unfinished.has(stateOf(edit.actor.getSnapshot())),
    [edit],
  )
  const question = useSignOutGuard(isUnfinished, "running")
  return (
    edit && (
      <>
        <PartTexts key={edit.kind} parts={[partOf[edit.kind]]}>
          <Indicator edit={edit} />
        </PartTexts>
        {question}
      </>
    )
  )
}

type State = "running" | "rollingBack" | "paused" | "interrupted" | "succeeded" | "partial" | "rolledBack"

const unfinished = new Set<State | undefined>(["running", "rollingBack", "paused", "interrupted"])

function stateOf(snapshot: ReturnType<BulkEdit["actor"]["getSnapshot"]>): State | undefined {
  if (snapshot.context.job === null) return undefined
  if (snapshot.matches({ working: "paused" })) return "paused"
  if (snapshot.matches("interrupted")) return "interrupted"
  if (snapshot.matches("succeeded")) return "succeeded"
  if (snapshot.matches("partial")) return "partial"
  if (snapshot.matches("rolledBack")) return "rolledBack"
  return snapshot.context.direction === "back" ? "rollingBack" : "running"
}

function Indicator({ edit: { kind, actor } }: { edit: BulkEdit }) {
  const t = useTranslations(`admin.${kind}.indicator`)
  const { page } = pagesOf[kind]
  const client = useQueryClient()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const state = useSelector(actor, stateOf)
  const { settled, total } = useSelector(
    actor,
    ({ context: { job, direction } }) => (job ? progressOf(job, direction) : nothing),
    (a, b) => a.settled === b.settled && a.total === b.total,
  )
  const isRunning = state === "running" || state === "rollingBack"
  // Many rows of any page may have changed.
  const refresh = useEffectEvent(() => void client.invalidateQueries({ queryKey: ["admin"] }))
  useEffect(() => {
    if (state !== undefined && !isRunning) refresh()
  }, [state, isRunning])
  if (state === undefined) return null
  const text = t(state, { settled, total })
  return (
    <>
      <LiveRegion>{isRunning ? "" : text}</LiveRegion>
      {path !== page && (
        <Link
          to={page}
          className="flex max-w-56 min-w-0 items-center gap-2 rounded-md px-2 text-sm text-muted tabular-nums touch-target hover:text-ink"
        >
          {isRunning ? (
            <SpinnerMark />
          ) : (
            <Icon name={state === "succeeded" || state === "rolledBack" ? "check" : "alert"} />
          )}
          <span className="truncate max-sm:sr-only">{text}</span>
          {isRunning && (
            <span aria-hidden className="sm:hidden">
              {Math.floor((100 * settled) / Math.max(1, total))}%
            </span>
          )}
        </Link>
      )}
    </>
  )
}
