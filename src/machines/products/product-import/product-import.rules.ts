import { toApiError } from "#sdk/error.ts"
import type { ColumnProblem, Sheet } from "./checked-sheet.ts"
import { UnreadableFile } from "./csv-file.ts"
import { type Agreed, type CheckedFile, type Counts, type ImportPlan, planOf } from "./import-plan.ts"
import { type ImportContext, nothing, type PresentParts, type SentRow, StoreChanged } from "./product-import.context.ts"

/** Columns that the file can be imported without. */
export const unknownColumns = ({ columnProblems }: Sheet): readonly string[] =>
  columnProblems.flatMap(({ kind, columns }) => (kind === "unknown" ? columns : []))

/** Problems with columns that only another file solves. */
export const blockingColumns = ({ columnProblems }: Sheet): readonly ColumnProblem[] =>
  columnProblems.filter(({ kind }) => kind !== "unknown")

type ImportReason = "file" | "columns" | "noRows" | "unchanged" | "unknownColumns" | "removals"

/** Why nothing of the file can be imported. */
export function whyNotImport(
  file: CheckedFile | null,
  plan: ImportPlan | null,
  agreed: Agreed,
): ImportReason | undefined {
  if (!file || !plan) return "file"
  if (blockingColumns(file.sheet).length > 0) return "columns"
  if (plan.goodRows === 0) return "noRows"
  if (plan.sent.length === 0) return "unchanged"
  if (unknownColumns(file.sheet).length > 0 && !agreed.columns) return "unknownColumns"
  if (plan.removedVariants + plan.removedPrices + plan.removedEntries > 0 && !agreed.removals) return "removals"
  return undefined
}

/** What the check counted; null after a reload without it. */
export const ownCounts = ({ plan, resume }: Pick<ImportContext, "plan" | "resume">): Counts | null =>
  plan ?? resume?.counts ?? null

/** What the check found in the products that are changed, also after a reload. */
export const presentIn = ({ plan, resume }: Pick<ImportContext, "plan" | "resume">): PresentParts =>
  plan
    ? Object.fromEntries(plan.sent.flatMap(({ id, present }) => (id ? [[id, present] as const] : [])))
    : (resume?.present ?? {})

/** Why a prepared import can't be confirmed: others changed the store, or the server counts other products than the check. */
export function whyNotConfirm(
  context: Pick<ImportContext, "plan" | "resume" | "prepared" | "agreed" | "added" | "changed">,
) {
  if (context.changed.length > 0) return "changed"
  if (context.added.length > 0 && !context.agreed.added) return "added"
  const [ours, server] = [ownCounts(context), context.prepared?.counts ?? null]
  if (ours === null || server === null || context.agreed.difference) return undefined
  return ours.toCreate !== server.toCreate || ours.toUpdate !== server.toUpdate ? "difference" : undefined
}

/** The context after a check; what the user agreed to belonged to an earlier one. */
export const startOf = (checked: CheckedFile): Pick<ImportContext, "checked" | "plan" | "agreed" | "changed"> => ({
  checked,
  plan: planOf(checked),
  agreed: nothing.agreed,
  changed: [],
})

/** Rows of an uploaded file after which the server reads what it has so far, at the next product. */
const CHUNK = 1_000

/**
 * The refused row of an uploaded file; undefined if the message names none, or may mean several. The server numbers a row
 * by its place in a chunk plus all rows that it has counted by then: in a file of 7 rows, the first is row 8. The older
 * import, and rows without an id, are numbered from 1.
 */
export function refusedRow(message: string, rows: readonly SentRow[], isUploaded: boolean): number | undefined {
  const told = Number(/^Row (\d+):/.exec(message)?.[1])
  if (!isUploaded || message.includes("Missing product id")) return rows[told - 1]?.number
  const found: (SentRow | undefined)[] = []
  let [start, count] = [0, 0]
  const look = (end: number, seen: number) => {
    const index = start + told - seen - 1
    if (index >= start && index < end) found.push(rows[index])
    start = end
    count = 0
  }
  for (const [i, { isFirst }] of rows.entries())
    if (count >= CHUNK && isFirst) look(i, i + 1)
    else count += 1
  look(rows.length, rows.length)
  return found.length === 1 ? found[0]?.number : undefined
}

type Failed = Pick<ImportContext, "problem" | "error"> &
  Partial<Pick<ImportContext, "checked" | "plan" | "added" | "changed" | "agreed">>

/** What an error means for the context: the file can't be read, a row is refused, or the request failed. */
export function failureOf(
  { checked, upload, agreed }: Pick<ImportContext, "checked" | "upload" | "agreed">,
  cause: unknown,
): Failed {
  if (cause instanceof StoreChanged) {
    const { added, changed } = cause
    return { problem: null, error: null, added, changed, agreed: { ...agreed, added: false } }
  }
  if (cause instanceof UnreadableFile) return { problem: cause.problem, error: null }
  const error = toApiError(cause)
  const row = upload && error.status === 400 && refusedRow(error.message, upload.rows, upload.body !== null)
  if (!checked || !row) return { problem: null, error }
  const problem = { row, kind: "server" as const, other: error.message.replace(/^Row \d+: /, "") }
  const refused = { ...checked, problems: [...checked.problems, problem].sort((one, other) => one.row - other.row) }
  return { problem: null, error, checked: refused, plan: planOf(refused) }
}
