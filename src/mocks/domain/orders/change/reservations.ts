import { releaseReservation, reserve } from "#mocks/domain/inventory/inventory.ts"
import { reservationsFor } from "#mocks/domain/inventory/stock.ts"
import { orderState } from "#mocks/domain/orders/order-state.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"

export function releaseLine(db: Database, lineId: string): void {
  for (const reservation of db.tables.reservation.by("line_item_id", lineId)) releaseReservation(db, reservation.id)
}

/** Replaces the reservations of these line items with ones for their quantities in the order's current version. */
export function replaceReservations(db: Database, order: Row<"order">, lineIds: ReadonlySet<string>): void {
  for (const id of lineIds) releaseLine(db, id)
  for (const { line, detail } of orderState(db, order).items) {
    if (!lineIds.has(line.id)) continue
    const wanted = { variant_id: line.variant_id, quantity: detail.quantity }
    for (const booking of reservationsFor(db, order.sales_channel_id, wanted))
      reserve(db, { ...booking, line_item_id: line.id })
  }
}
