import { placeErrors } from "#admin/kit/form/server-errors.ts"
import { type CellJob, readRows, saveCells } from "#admin/kit/grid/save-cells.ts"
import type { CellFailure, SaveDialog, SaveResult } from "#admin/kit/grid/save-result.ts"
import type { ApiError } from "#sdk/error.ts"
import type { Edit } from "#ui/data-grid/edits.ts"
import type { CellId } from "#ui/data-grid/types.ts"
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

type RowJob = CellJob<GridVariant>

const failed =
  (kind: CellFailure["kind"]) =>
  ({ row, column }: CellId): CellFailure => ({ row, column, kind, detail: "" })

/** Saves the edited cells: prices and codes, then stock. Returns null if saving was stopped at the question. */
export async function saveGrid({ edits, locale, rules, api, ask, onProgress }: SaveJob): Promise<SaveResult | null> {
  const failures: CellFailure[] = []
  const levelsOf = ({ row, edits: rowEdits }: RowJob) => levelUpdates(row, rowEdits.slice(0, 1))
  const updateOf = ({ row, edits: rowEdits }: RowJob) => variantUpdate(row, rowEdits, locale)
  const result = await saveCells<GridVariant>({
    edits,
    ask,
    onProgress,
    read: (wanted) => {
      const tabs = [...new Set(wanted.map(({ column }) => rules(column).tab))]
      return readRows(
        wanted.map(({ row }) => row),
        (ids) => api.load(ids, tabs),
      )
    },
    textOf: (variant, { column }) => rules(column).textOf(variant),
    requests: (cells) => {
      const isLocked = ({ row, edits: rowEdits }: RowJob) => rowEdits.some(({ column }) => rules(column).lockOf(row))
      const isStock = ({ edits: rowEdits }: RowJob) => rowEdits.some(({ column }) => locationOf(column) !== undefined)
      failures.push(...cells.filter(isLocked).flatMap(({ edits: rowEdits }) => rowEdits.map(failed("locked"))))
      const open = cells.filter((cell) => !isLocked(cell))
      const stock = joined(open.filter(isStock), ({ row }, { column }) => `${row.items[0]?.id} ${column}`)
      // Variants can share an inventory item: equal quantities are sent once.
      const isShared = ({ edits: rowEdits }: RowJob) => new Set(rowEdits.map(({ text }) => text)).size > 1
      failures.push(...stock.filter(isShared).flatMap(({ edits: rowEdits }) => rowEdits.map(failed("shared"))))
      return [
        {
          jobs: joined(
            open.filter((cell) => !isStock(cell)),
            (_, { row }) => row,
          ),
          bodyOf: updateOf,
          send: (jobs) => api.updateVariants(jobs.flatMap((job) => updateOf(job) ?? [])),
        },
        {
          jobs: stock.filter((job) => !isShared(job)),
          bodyOf: levelsOf,
          send: (jobs) => {
            const levels = jobs.flatMap(levelsOf)
            const pick = (isNew: boolean) => levels.filter((each) => each.isNew === isNew).map(({ level }) => level)
            return api.updateLevels({ create: pick(true), update: pick(false) })
          },
        },
      ]
    },
    failuresOf: (job, error) => [failureOf(job, error)],
  })
  return result && { ...result, failures: [...result.gone.map(failed("gone")), ...failures, ...result.failures] }
}

/** Joins cells with the same key to one job. */
function joined(cells: readonly RowJob[], keyOf: (job: RowJob, edit: Edit) => string): readonly RowJob[] {
  const jobs = new Map<string, { row: GridVariant; edits: Edit[] }>()
  for (const cell of cells) {
    for (const edit of cell.edits) {
      const key = keyOf(cell, edit)
      const known = jobs.get(key)
      if (known) known.edits.push(edit)
      else jobs.set(key, { row: cell.row, edits: [edit] })
    }
  }
  return [...jobs.values()]
}

/** Places the server's message on the cell that it names, or on the first cell that was sent. */
function failureOf({ row: variant, edits }: RowJob, error: ApiError): CellFailure {
  const { placed } = placeErrors(error.message, [...codeColumns, ...flagColumns, "prices"])
  const [found] = placed
  const column =
    edits.find((edit) => edit.column === found?.field)?.column ??
    edits.find((edit) => found?.field.startsWith("prices") && conditionOf(edit.column))?.column ??
    String(edits[0]?.column)
  const isTaken = found?.kind === "taken" && found.field === column
  return { row: variant.id, column, kind: isTaken ? "taken" : "refused", detail: isTaken ? found.text : error.message }
}
