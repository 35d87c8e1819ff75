import { batchesOf } from "#lib/batches.ts"
import { settleConflicts } from "#routes/admin/-kit/grid/conflicts.ts"
import type { SaveDialog, SaveResult } from "#routes/admin/-kit/grid/save-result.ts"
import { sendRows, stopOfReading } from "#routes/admin/-kit/grid/send-rows.ts"
import { adminSdk } from "#routes/admin/-queries/client.ts"
import { toApiError } from "#sdk/error.ts"
import type { Edit } from "#ui/data-grid/edits.ts"
import { loadStockItems, type StockItem } from "./stock-items.ts"

interface LevelBody {
  readonly inventory_item_id: string
  readonly location_id: string
  readonly stocked_quantity: number
}

/** The requests of the grid. */
export interface StockApi {
  /** Reads items, at most 100; unknown ones are missing. */
  load(ids: readonly string[]): Promise<readonly StockItem[]>
  updateLevels(levels: { create: readonly LevelBody[]; update: readonly LevelBody[] }): Promise<unknown>
}

export const stockApi: StockApi = {
  load: loadStockItems,
  updateLevels: ({ create, update }) =>
    adminSdk().admin.inventoryItem.batchInventoryItemsLocationLevels({
      body: { create: [...create], update: [...update], delete: [] },
    }),
}

const IDS = 100

/** The saved text of a cell: the stock of an item at a location; empty if the item isn't stocked there. */
export const stockText = (item: StockItem, location: string): string => String(item.levels.get(location)?.stocked ?? "")

interface CellJob {
  readonly item: StockItem
  readonly edit: Edit
}

const bodyOf = ({ edit }: CellJob): LevelBody => ({
  inventory_item_id: edit.row,
  location_id: edit.column,
  stocked_quantity: Number(edit.text),
})

interface StockJob extends SaveDialog {
  /** Valid edits; their columns are locations. */
  readonly edits: readonly Edit[]
  readonly api: StockApi
}

interface StockResult extends SaveResult {
  /** Ids of items that were deleted; their cells are dropped. */
  readonly gone: readonly string[]
}

/**
 * Saves the edited cells: reads their items, asks about cells that someone else changed, then sends them in batches.
 * Returns null if saving was stopped at the question.
 */
export async function saveStock({ edits, api, ask, onProgress }: StockJob): Promise<StockResult | null> {
  const read = async (wanted: readonly Edit[]): Promise<ReadonlyMap<string, StockItem>> => {
    const ids = [...new Set(wanted.map(({ row }) => row))]
    const parts = Array.from({ length: Math.ceil(ids.length / IDS) }, (_, at) => ids.slice(at * IDS, (at + 1) * IDS))
    const found = new Map<string, StockItem>()
    for (const part of parts) for (const item of await api.load(part)) found.set(item.id, item)
    return found
  }
  const settled = await settleConflicts({ edits, read, textOf: stockText, ask }).catch((thrown: unknown) =>
    stopOfReading(toApiError(thrown)),
  )
  if (settled === null) return null
  if (typeof settled === "string") return { saved: [], dropped: [], gone: [], failures: [], stop: settled }
  const { present } = settled
  const gone = settled.edits.filter(({ row }) => !present.has(row))
  const jobs = settled.edits.flatMap((edit): CellJob[] => {
    const item = present.get(edit.row)
    return item ? [{ item, edit }] : []
  })
  const isSaved = ({ item, edit }: CellJob) => stockText(item, edit.column) === edit.text
  const open = jobs.filter((job) => !isSaved(job))
  let count = 0
  const result = await sendRows({
    chunks: batchesOf(open, { bodyOf }),
    send: (rows: readonly CellJob[]) => {
      const pick = (isNew: boolean) =>
        rows.filter(({ item, edit }) => !item.levels.has(edit.column) === isNew).map(bodyOf)
      return api.updateLevels({ create: pick(true), update: pick(false) })
    },
    recheck: async (sent) => {
      const now = await read(sent.map(({ edit }) => edit))
      const rechecked = sent.map((job) => ({ ...job, item: now.get(job.edit.row) ?? job.item }))
      return { saved: rechecked.filter(isSaved), unsaved: rechecked.filter((job) => !isSaved(job)) }
    },
    onProgress: (done) => {
      count += done
      onProgress(count, open.length)
    },
  })
  const saved = [...jobs.filter(isSaved), ...result.saved].map(({ edit: { row, column, text } }) => ({
    ...{ row, column, text },
  }))
  const failures = result.refused.map(({ row: { edit }, error }) => ({
    ...{ row: edit.row, column: edit.column, kind: "refused" as const, detail: error.message },
  }))
  const dropped = [...settled.dropped, ...gone.map(({ row, column, text }) => ({ row, column, text }))]
  return { saved, dropped, gone: [...new Set(gone.map(({ row }) => row))], failures, stop: result.stop }
}
