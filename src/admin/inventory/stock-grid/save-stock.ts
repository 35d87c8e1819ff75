import { adminSdk } from "#admin/api/client.ts"
import { levelApi } from "#admin/inventory/item-page/change-stock.ts"
import { newChangeKey } from "#admin/inventory/item-page/stock-history.ts"
import { type CellJob, readRows, saveCells } from "#admin/kit/grid/save-cells.ts"
import type { SaveDialog, SaveResult } from "#admin/kit/grid/save-result.ts"
import { mapConcurrent } from "#lib/map-concurrent.ts"
import { cellKey, type Edit } from "#ui/data-grid/edits.ts"
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
export const stockApi = (userId: string): StockApi => ({
  load: loadStockItems,
  updateLevels: ({ create, update }) =>
    adminSdk().admin.inventoryItem.batchInventoryItemsLocationLevels({
      body: { create: [...create], update: [...update], delete: [] },
    }),
  note: (itemId, { locationId, ...change }) => {
    const at = new Date().toISOString()
    return levelApi.note(itemId, { key: newChangeKey(at), at, location_id: locationId, ...change, by: userId })
  },
})

/** The saved text of a cell: the stock of an item at a location; empty if the item isn't stocked there. */
export const stockText = (item: StockItem, location: string): string => String(item.levels.get(location)?.stocked ?? "")

const bodyOf = ({ edits }: CellJob<StockItem>): LevelBody[] =>
  edits.map(({ row, column, text }) => ({
    inventory_item_id: row,
    location_id: column,
    stocked_quantity: Number(text),
  }))

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

/** Saves the edited cells, and keeps the reason of those that changed. Returns null if saving was stopped. */
export async function saveStock({ edits, reason, api, ask, onProgress }: StockJob): Promise<StockResult | null> {
  let sent: readonly CellJob<StockItem>[] = []
  const result = await saveCells<StockItem>({
    edits,
    ask,
    onProgress,
    read: (wanted) =>
      readRows(
        wanted.map(({ row }) => row),
        api.load,
      ),
    textOf: (item, { column }) => stockText(item, column),
    requests: (jobs) => {
      sent = jobs
      const send = (rows: typeof jobs) => {
        const pick = (isNew: boolean) =>
          rows.filter(({ row, edits: [edit] }) => !row.levels.has(edit?.column ?? "") === isNew).flatMap(bodyOf)
        return api.updateLevels({ create: pick(true), update: pick(false) })
      }
      return [{ jobs, bodyOf, send }]
    },
  })
  if (!result) return null
  const saved = new Set(result.saved.map(({ row, column }) => cellKey(row, column)))
  const changes = sent.flatMap(({ row: item, edits: cellEdits }) =>
    cellEdits
      .filter(({ row, column }) => saved.has(cellKey(row, column)))
      .map((edit) => ({ edit, before: item.levels.get(edit.column)?.stocked ?? 0 })),
  )
  return {
    ...result,
    dropped: [...result.dropped, ...result.gone],
    gone: [...new Set(result.gone.map(({ row }) => row))],
    unnoted: reason === "" ? [] : await noteChanges(changes, reason, api.note),
  }
}

/** Items whose history is written at the same time. */
const NOTED_AT_ONCE = 4

/** Keeps the reason of saved changes in the items' histories; returns the ids of items in which it couldn't be kept. */
async function noteChanges(
  saved: readonly { readonly edit: Edit; readonly before: number }[],
  reason: string,
  note: StockApi["note"],
): Promise<string[]> {
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
