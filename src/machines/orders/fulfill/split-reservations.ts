import { unfulfilledQuantity } from "#machines/orders/fulfillments/fulfillments.rules.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import type { Choice, FulfillmentData } from "./fulfill.rules.ts"
import { loadReservations } from "./reserve-stock.ts"
import { reservationsToSplit, type SplitReservation } from "./stock.rules.ts"

/** Reduces the reservations of which a choice takes a part to that part, as they are now: someone may have changed them. */
export async function splitReservations(sdk: AdminSdk, data: FulfillmentData, choice: Choice): Promise<void> {
  if (reservationsToSplit(data, choice).length === 0) return
  const now = { ...data, reservations: await loadReservations(sdk, data.order) }
  for (const { row, taken } of reservationsToSplit(now, choice))
    await sdk.admin.reservation.update({ id: row.id, body: { quantity: taken } })
}

/**
 * Reserves again what reservations lack after they were split, as far as it isn't fulfilled: their rest after the
 * fulfillment, or all of them if it wasn't created. Safe to retry; returns whether anything was missing.
 */
async function completeReservations(
  sdk: AdminSdk,
  order: Order,
  splits: readonly SplitReservation[],
  quantityOf: (split: SplitReservation) => number,
): Promise<boolean> {
  const reservations = await loadReservations(sdk, order)
  let wasMissing = false
  for (const split of splits) {
    const { line_item_id, inventory_item_id, location_id } = split.row
    const line = order.items.find(({ id }) => id === line_item_id)
    const quantity = Math.min(quantityOf(split), line ? unfulfilledQuantity(line) * split.required : 0)
    const found = reservations.find(
      (row) => row.line_item_id === line_item_id && row.inventory_item_id === inventory_item_id,
    )
    if (quantity <= (found?.quantity ?? 0)) continue
    wasMissing = true
    if (found) await sdk.admin.reservation.update({ id: found.id, body: { quantity } })
    else await sdk.admin.reservation.create({ body: { line_item_id, inventory_item_id, location_id, quantity } })
  }
  return wasMissing
}

/** Reserves the rest of split reservations once the fulfillment is created; `read` loads the order. */
export async function reserveRest(
  sdk: AdminSdk,
  { data, choice }: { readonly data: FulfillmentData; readonly choice: Choice },
  read: () => Promise<Order>,
): Promise<void> {
  const splits = reservationsToSplit(data, choice)
  if (splits.length > 0) await completeReservations(sdk, await read(), splits, ({ row, taken }) => row.quantity - taken)
}

/** Gives split reservations their quantity back, because no fulfillment was created; returns whether they lacked any. */
export async function joinReservations(
  sdk: AdminSdk,
  { data, choice }: { readonly data: FulfillmentData; readonly choice: Choice },
  now: Order,
): Promise<boolean> {
  const splits = reservationsToSplit(data, choice)
  return splits.length > 0 && (await completeReservations(sdk, now, splits, ({ row }) => row.quantity))
}
