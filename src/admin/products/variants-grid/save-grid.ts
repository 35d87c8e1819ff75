import { placeErrors } from "#admin/kit/form/server-errors.ts"
import { settleConflicts } from "#admin/kit/grid/conflicts.ts"
import type { CellFailure, SaveDialog, SaveResult } from "#admin/kit/grid/save-result.ts"
import { batchesOf } from "#lib/batches.ts"
import { type SendResult, type StopReason, sendRows, stopOfReading } from "#machines/kit/send-rows.ts"
import { type ApiError, toApiError } from "#sdk/error.ts"
import type { Edit } from "#ui/data-grid/edits.ts"
import type { CellChange } from "#ui/data-grid/types.ts"
import { type LevelUpdate, levelUpdates, type VariantUpdate, variantUpdate } from "./bodies.ts"
import { type ColumnRules, codeColumns, conditionOf, flagColumns, locationOf } from "./column-rules.ts"
import type { GridTab } from "./grid-tabs.ts"
import type { GridVariant } from "./grid-variant.ts"

/** The requests of the grid. */
export interface GridApi {
  /** Reads variants of the product, at most 100; unknown ones are missing. */
  load(ids: readonly string[], tabs: readonly GridTab[]): Promise<readonly GridVariant[]>
  updateVariants(update: readonly VariantUpdate[]): Promise<unknown>
  updateLevels(levels: { create: readonly LevelUpdate[]; update: readonly LevelUpdate[] }): Promise<unknown>
}

interface SaveJob extends SaveDialog {
  /** Valid edits. */
  readonly edits: readonly Edit[]
  readonly locale: string
  readonly rules: (column: string) => ColumnRules
  readonly api: GridApi
}

interface RowJob {
  readonly variant: GridVariant
  readonly edits: readonly Edit[]
}

const IDS = 100

/**
 * Saves the edited cells: reads their variants, asks about cells that someone else changed, then sends prices and codes,
 * then stock. Returns null if saving was stopped at the question.
 */
export async function saveGrid({ edits, locale, rules, api, ask, onProgress }: SaveJob): Promise<SaveResult | null> {
  const read = async (wanted: readonly Edit[]): Promise<ReadonlyMap<string, GridVariant>> => {
    const tabs = [...new Set(wanted.map(({ column }) => rules(column).tab))]
    const ids = [...new Set(wanted.map(({ row }) => row))]
    const found = new Map<string, GridVariant>()
    for (let at = 0; at < ids.length; at += IDS)
      for (const variant of await api.load(ids.slice(at, at + IDS), tabs)) found.set(variant.id, variant)
    return found
  }
  const isSaved = (variant: GridVariant, { column, text }: Edit) => rules(column).textOf(variant) === text

  const job = { edits, read, ask, textOf: (variant: GridVariant, column: string) => rules(column).textOf(variant) }
  const settled = await settleConflicts(job).catch((thrown: unknown) => stopOfReading(toApiError(thrown)))
  if (settled === null) return null
  if (typeof settled === "string") return { saved: [], dropped: [], failures: [], stop: settled }
  const { present, dropped } = settled

  const saved: CellChange[] = []
  const failures: CellFailure[] = []
  const jobs: RowJob[] = []
  for (const [row, own] of byRow(settled.edits)) {
    const variant = present.get(row)
    if (!variant) failures.push(...own.map(({ column }) => ({ row, column, kind: "gone" as const, detail: "" })))
    else {
      const locked = own.filter(({ column }) => rules(column).lockOf(variant))
      failures.push(...locked.map(({ column }) => ({ row, column, kind: "locked" as const, detail: "" })))
      saved.push(...own.filter((edit) => isSaved(variant, edit)))
      jobs.push({ variant, edits: own.filter((edit) => !locked.includes(edit) && !isSaved(variant, edit)) })
    }
  }
  const stock = stockJobs(jobs)
  failures.push(...stock.shared.map(({ row, column }) => ({ row, column, kind: "shared" as const, detail: "" })))
  const updates = jobs
    .map((job) => ({ ...job, edits: job.edits.filter(({ column }) => locationOf(column) === undefined) }))
    .filter((job) => job.edits.length > 0)
  const parts = [
    { rows: updates, bodyOf: updateOf, send: sendUpdates },
    { rows: stock.jobs, bodyOf: levelsOf, send: sendLevels },
  ]
  function updateOf(job: RowJob): unknown {
    return variantUpdate(job.variant, job.edits, locale)
  }
  function levelsOf(job: RowJob) {
    return levelUpdates(job.variant, job.edits.slice(0, 1))
  }
  function sendUpdates(rows: readonly RowJob[]) {
    return api.updateVariants(rows.flatMap((job) => variantUpdate(job.variant, job.edits, locale) ?? []))
  }
  function sendLevels(rows: readonly RowJob[]) {
    const levels = rows.flatMap(levelsOf)
    const pick = (isNew: boolean) => levels.filter((each) => each.isNew === isNew).map(({ level }) => level)
    return api.updateLevels({ create: pick(true), update: pick(false) })
  }
  const all = parts.reduce((sum, { rows }) => sum + rows.length, 0)
  let count = 0
  let stop: StopReason | undefined
  for (const { rows, bodyOf, send } of parts) {
    if (stop !== undefined) break
    const result: SendResult<RowJob> = await sendRows({
      send,
      chunks: batchesOf(rows, { bodyOf }),
      recheck: async (sent) => {
        const now = await read(sent.flatMap((job) => job.edits))
        const rechecked = sent.map((job) => {
          const variant = now.get(job.variant.id) ?? job.variant
          return { job: { ...job, variant }, isDone: job.edits.every((edit) => isSaved(variant, edit)) }
        })
        const pick = (isDone: boolean) => rechecked.filter((each) => each.isDone === isDone).map(({ job }) => job)
        return { saved: pick(true), unsaved: pick(false) }
      },
      onProgress: (done) => {
        count += done
        onProgress(count, all)
      },
    })
    saved.push(...result.saved.flatMap((job) => job.edits))
    failures.push(...result.refused.map(({ row, error }) => failureOf(row, error)))
    stop = result.stop
  }
  return { saved: saved.map(({ row, column, text }) => ({ row, column, text })), dropped, failures, stop }
}

function byRow(edits: readonly Edit[]): Map<string, Edit[]> {
  const rows = new Map<string, Edit[]>()
  for (const edit of edits) {
    const own = rows.get(edit.row)
    if (own) own.push(edit)
    else rows.set(edit.row, [edit])
  }
  return rows
}

/**
 * One job per item and location. Variants can share an inventory item: equal quantities are sent once, and cells with
 * different ones are `shared`.
 */
function stockJobs(jobs: readonly RowJob[]): { jobs: readonly RowJob[]; shared: readonly Edit[] } {
  const levels = new Map<string, { variant: GridVariant; edits: Edit[] }>()
  for (const { variant, edits } of jobs) {
    for (const edit of edits) {
      if (locationOf(edit.column) === undefined) continue
      const key = `${variant.items[0]?.id} ${edit.column}`
      const known = levels.get(key)
      if (known) known.edits.push(edit)
      else levels.set(key, { variant, edits: [edit] })
    }
  }
  const isShared = ({ edits }: RowJob) => new Set(edits.map(({ text }) => text)).size > 1
  const all = [...levels.values()]
  return { jobs: all.filter((job) => !isShared(job)), shared: all.filter(isShared).flatMap(({ edits }) => edits) }
}

/** Places the server's message on the cell that it names, or on the first cell that was sent. */
function failureOf({ variant, edits }: RowJob, error: ApiError): CellFailure {
  const { placed } = placeErrors(error.message, [...codeColumns, ...flagColumns, "prices"])
  const [found] = placed
  const column =
    edits.find((edit) => edit.column === found?.field)?.column ??
    edits.find((edit) => found?.field.startsWith("prices") && conditionOf(edit.column))?.column ??
    String(edits[0]?.column)
  const isTaken = found?.kind === "taken" && found.field === column
  return { row: variant.id, column, kind: isTaken ? "taken" : "refused", detail: isTaken ? found.text : error.message }
}
