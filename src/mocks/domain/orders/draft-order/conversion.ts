import { activeChange, discardChange } from "#mocks/domain/orders/change/change.ts"
import { replaceReservations } from "#mocks/domain/orders/change/reservations.ts"
import { orderState } from "#mocks/domain/orders/order-state.ts"
import type { Database } from "#mocks/kernel/database.ts"
import { emit } from "#mocks/kernel/events.ts"
import { draftOrderOf, recalculateTaxes } from "./update.ts"

/** Converts a draft to an order: recalculates taxes and reserves stock. Payment is requested later. */
export function convertDraft(db: Database, id: string): void {
  draftOrderOf(db, id)
  const order = db.tables.order.update(id, { status: "pending", is_draft_order: false })
  recalculateTaxes(db, order)
  replaceReservations(db, order, new Set(orderState(db, order).items.map(({ line }) => line.id)))
  emit(db, "order.placed", { id })
}

export function deleteDraft(db: Database, id: string): void {
  draftOrderOf(db, id)
  const change = activeChange(db, id)
  if (change) discardChange(db, change)
  for (const past of db.tables.orderChange.by("order_id", id)) db.tables.orderChange.remove(past.id)
  db.tables.order.remove(id)
}
