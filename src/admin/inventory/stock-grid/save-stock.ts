import { adminSdk } from "#admin/api/client.ts"
import { levelApi } from "#admin/inventory/item-page/change-stock.ts"
import { newChangeKey } from "#admin/inventory/item-page/stock-history.ts"
import { settleConflicts } from "#admin/kit/grid/conflicts.ts"
import type { SaveDialog, SaveResult } from "#admin/kit/grid/save-result.ts"
import { batchesOf } from "#lib/batches.ts"
import { mapConcurrent } from "#lib/map-concurrent.ts"
import { sendRows, stopOfReading } from "#machines/kit/send-rows.ts"
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
  /** Keeps a change in the item's metadata. */
  note(itemId: string, change: NotedChange): Promise<unknown>
}

/** A change of an item's stock at a location. */
interface NotedChange {
  readonly locationId: string
  readonly from: number
  readonly to: number
  readonly reason: string
}

/** The requests of the grid, made by the admin with the id. */
export const stockApi = (by: string): StockApi => ({
  load: loadStockItems,
  updateLevels: ({ create, update }) =>
    adminSdk().admin.inventoryItem.batchInventoryItemsLocationLevels({
      body: { create: [...create], update: [...update], delete: [] },
    }),
  note: (itemId, { locationId, ...change }) => {
    const at = new Date().toISOString()
    return levelApi.note(itemId, { key: newChangeKey(at), at, location_id: locationId, ...change, by })
  },
})

const IDS = 100

/** The saved text of a cell: the stock of an item at a location; empty if the item isn't stocked there. */
export const stockText = (item: StockItem, location: string): string => String(item.levels.get(location)?.stocked ?? "")

interface CellJob {
  readonly item: StockItem
  readonly edit: Edit
  /** Stock before it was saved. */
  readonly before: number
}

const bodyOf = ({ edit }: CellJob): LevelBody => ({
  inventory_item_id: edit.row,
  location_id: edit.column,
  stocked_quantity: Number(edit.text),
})

interface StockJob extends SaveDialog {
  /** Valid edits; their columns are locations. */
  readonly edits: readonly Edit[]
  /** Kept in the items' histories; empty keeps nothing. */
  readonly reason: string
  readonly api: StockApi
}

interface StockResult extends SaveResult {
  /** Ids of items whose stock was saved, but not the reason. */
  readonly unnoted: readonly string[]
  /** Ids of items that were deleted; their cells are dropped. */
  readonly gone: readonly string[]
}

/**
 * Saves the edited cells: reads their items, asks about cells that someone else changed, then sends them in batches.
 * Returns null if saving was stopped at the question.
 */
export async function saveStock({ edits, reason, api, ask, onProgress }: StockJob): Promise<StockResult | null> {
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
  if (typeof settled === "string") return { saved: [], dropped: [], gone: [], unnoted: [], failures: [], stop: settled }
  const { present } = settled
  const gone = settled.edits.filter(({ row }) => !present.has(row))
  const jobs = settled.edits.flatMap((edit): CellJob[] => {
    const item = present.get(edit.row)
    return item ? [{ item, edit, before: item.levels.get(edit.column)?.stocked ?? 0 }] : []
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
  const unnoted = reason === "" ? [] : await noteChanges(result.saved, reason, api.note)
  const saved = [...jobs.filter(isSaved), ...result.saved].map(({ edit: { row, column, text } }) => ({
    row,
    column,
    text,
  }))
  const failures = result.refused.map(({ row: { edit }, error }) => ({
    row: edit.row,
    column: edit.column,
    kind: "refused" as const,
    detail: error.message,
  }))
  const dropped = [...settled.dropped, ...gone.map(({ row, column, text }) => ({ row, column, text }))]
  return { saved, dropped, gone: [...new Set(gone.map(({ row }) => row))], unnoted, failures, stop: result.stop }
}

/** Items whose history is written at the same time. */
const NOTED_AT_ONCE = 4

/** Keeps the reason of saved changes in the items' histories; returns the ids of items in which it couldn't be kept. */
async function noteChanges(saved: readonly CellJob[], reason: string, note: StockApi["note"]): Promise<string[]> {
  const items = [...new Set(saved.map(({ edit }) => edit.row))]
  const unnoted = new Set<string>()
  await mapConcurrent(items, NOTED_AT_ONCE, async (id) => {
    // One after the other: each reads the history before it adds to it.
    for (const { edit, before } of saved.filter(({ edit: { row } }) => row === id)) {
      const change = { locationId: edit.column, from: before, to: Number(edit.text), reason }
      await note(id, change).catch(() => unnoted.add(id))
    }
  })
  return [...unnoted]
}
