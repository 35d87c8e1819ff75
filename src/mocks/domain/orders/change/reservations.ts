import { releaseReservation, reserveAll } from "#mocks/domain/inventory/inventory.ts"
import { reservationsFor } from "#mocks/domain/inventory/stock.ts"
import { orderState } from "#mocks/domain/orders/order-state.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"

export function releaseLine(db: Database, lineId: string): void {
  for (const reservation of db.tables.reservation.by("line_item_id", lineId)) releaseReservation(db, reservation.id)
}

/** Releases these line items and reserves their quantities in the order's current version. */
export function replaceReservations(
  db: Database,
  order: Row<"order">,
  lineIds: ReadonlySet<string>,
  options?: { readonly ignoresStock: boolean },
): void {
  const lines = orderState(db, order)
    .items.filter(({ line }) => lineIds.has(line.id))
    .map(({ line: { id, variant_id }, detail: { quantity } }) => ({ id, variant_id, quantity }))
  // The server chooses the locations before it releases the stock.
  const bookings = reservationsFor(db, order.sales_channel_id, lines, options)
  for (const id of lineIds) releaseLine(db, id)
  reserveAll(db, bookings)
}
