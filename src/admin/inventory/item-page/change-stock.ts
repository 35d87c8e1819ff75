import { adminSdk } from "#admin/api/client.ts"
import { isLost } from "#machines/kit/lost-response.ts"
import { toApiError } from "#sdk/error.ts"
import { historyPatch, newChangeKey, type StockChange } from "./stock-history.ts"

export interface Quantities {
  readonly stocked: number
  readonly incoming: number
}

export interface LevelRef {
  readonly itemId: string
  readonly locationId: string
}

/** The requests that change an item's stock at a location. */
export interface LevelApi {
  /** Undefined if the item isn't stocked there. */
  read(level: LevelRef): Promise<Quantities | undefined>
  write(level: LevelRef, quantities: Quantities): Promise<unknown>
  /** Keeps a change in the item's metadata; repeating it is safe. */
  note(itemId: string, change: StockChange): Promise<unknown>
}

export interface WantedChange extends LevelRef {
  /** What the user saw. */
  readonly seen: Quantities
  /** `by` counts from the present stock, `to` replaces the stock that the user saw. */
  readonly stock: { readonly by: number } | { readonly to: number } | undefined
  /** Undefined leaves it. */
  readonly incoming: number | undefined
  readonly reason: string
  /** Id of the admin. */
  readonly by: string
}

export type ChangeResult =
  | { readonly kind: "saved"; readonly now: Quantities; readonly unnoted: StockChange | undefined }
  /** Someone else or a lost attempt with another change has changed it; nothing was saved now. */
  | { readonly kind: "changed"; readonly now: Quantities }
  /** Fewer units are in stock than are to be removed. */
  | { readonly kind: "tooFew"; readonly now: Quantities }
  | { readonly kind: "gone" }

/** A write whose response was lost; kept between attempts. */
export interface LostWrite {
  current: { readonly before: Quantities; readonly after: Quantities; readonly change: WantedChange } | undefined
}

const isSame = (a: Quantities, b: Quantities) => a.stocked === b.stocked && a.incoming === b.incoming
const isSameWish = (a: WantedChange, b: WantedChange) =>
  JSON.stringify([a.stock, a.incoming]) === JSON.stringify([b.stock, b.incoming])

/**
 * Changes the stock of an item at a location. Reads it first: adjustments count from the present stock, and a quantity
 * that someone else changed isn't overwritten. If the response is lost, it checks whether the change was saved, now or
 * before the next attempt, so that nothing is added twice. Throws the request's error.
 */
export async function changeStock(api: LevelApi, change: WantedChange, lost: LostWrite): Promise<ChangeResult> {
  const { stock, incoming, seen } = change
  const before = await api.read(change)
  if (!before) return { kind: "gone" }
  const earlier = lost.current
  lost.current = undefined
  if (earlier && isSame(before, earlier.after) && !isSame(before, earlier.before)) {
    if (isSameWish(change, earlier.change)) return keep(api, change, earlier.before, before)
    await keep(api, earlier.change, earlier.before, before)
    return { kind: "changed", now: before }
  }
  if (earlier && !isSame(before, earlier.before)) return { kind: "changed", now: before }

  const stocked = stock === undefined ? before.stocked : "by" in stock ? before.stocked + stock.by : stock.to
  const after = { stocked, incoming: incoming ?? before.incoming }
  if (stocked < 0) return { kind: "tooFew", now: before }
  const isReplaced =
    stock !== undefined && "to" in stock && before.stocked !== seen.stocked && before.stocked !== stocked
  const isOther = incoming !== undefined && before.incoming !== seen.incoming && before.incoming !== incoming
  if (isReplaced || isOther) return { kind: "changed", now: before }
  if (!isSame(before, after)) {
    try {
      await api.write(change, after)
    } catch (error) {
      if (!isLost(toApiError(error))) throw error
      lost.current = { before, after, change }
      const now = await api.read(change).catch(() => undefined)
      if (!now || !isSame(now, after)) throw error
      lost.current = undefined
    }
  }
  return keep(api, change, before, after)
}

/** Keeps a saved change in the history. */
async function keep(
  api: LevelApi,
  { itemId, locationId, reason, by }: WantedChange,
  before: Quantities,
  now: Quantities,
): Promise<ChangeResult> {
  if (before.stocked === now.stocked) return { kind: "saved", now, unnoted: undefined }
  const at = new Date().toISOString()
  const quantities = { from: before.stocked, to: now.stocked }
  const entry = { key: newChangeKey(at), at, location_id: locationId, ...quantities, reason: reason.trim(), by }
  const unnoted = await api.note(itemId, entry).then(
    () => undefined,
    () => entry,
  )
  return { kind: "saved", now, unnoted }
}

export const levelApi: LevelApi = {
  async read({ itemId, locationId }) {
    const query = { location_id: locationId, fields: "id,stocked_quantity,incoming_quantity", limit: 1 }
    const { inventory_levels } = await adminSdk().admin.inventoryItem.listLevels({ id: itemId, query })
    const [level] = inventory_levels
    return level && { stocked: level.stocked_quantity, incoming: level.incoming_quantity }
  },
  write: ({ itemId, locationId }, { stocked, incoming }) =>
    adminSdk().admin.inventoryItem.updateLevel({
      id: itemId,
      location_id: locationId,
      body: { stocked_quantity: stocked, incoming_quantity: incoming },
      query: { fields: "id" },
    }),
  async note(itemId, change) {
    const { inventoryItem } = adminSdk().admin
    const { inventory_item } = await inventoryItem.retrieve({ id: itemId, query: { fields: "id,metadata" } })
    const metadata = historyPatch(inventory_item?.metadata as Record<string, unknown> | null, change)
    await inventoryItem.update({ id: itemId, body: { metadata }, query: { fields: "id" } })
  },
}
