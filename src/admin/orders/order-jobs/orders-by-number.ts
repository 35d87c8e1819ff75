import { adminSdk } from "#admin/api/client.ts"
import { findOrder } from "#admin/orders/find-order.ts"
import { mapConcurrent } from "#lib/map-concurrent.ts"
import type { BulkRow } from "#machines/kit/bulk-job/bulk-job.rules.ts"

const FIELDS = "id,display_id"
const STRIDE = 100
/** Pages of the newest orders that are read before the others are looked up one by one. */
const MAX_PAGES = 10
const CONCURRENCY = 4

/** Loads the orders with these numbers; the server can't filter by number, so the newest orders are read first. */
export async function ordersByNumber(numbers: readonly number[]): Promise<ReadonlyMap<number, BulkRow>> {
  const wanted = new Set(numbers)
  const found = new Map<number, BulkRow>()
  const note = ({ id, display_id }: { readonly id: string; readonly display_id?: number | undefined }) => {
    if (display_id === undefined || !wanted.delete(display_id)) return
    found.set(display_id, { id, title: `#${display_id}` })
  }
  for (let page = 0; page < MAX_PAGES && wanted.size > 0; page++) {
    const query = { order: "-display_id", limit: STRIDE, offset: page * STRIDE, fields: FIELDS }
    const { orders } = await adminSdk().admin.order.list({ query })
    for (const order of orders) note(order)
    const last = orders.at(-1)?.display_id
    if (last === undefined || orders.length < STRIDE) return found
    // Numbers above the newest order's don't exist.
    if ([...wanted].every((number) => number >= last)) return found
  }
  await mapConcurrent([...wanted], CONCURRENCY, async (number) => {
    const order = await findOrder(number, FIELDS, {})
    if (order) note(order)
  })
  return found
}
