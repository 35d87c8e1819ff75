import type { Database } from "#mocks/db/database.ts"
import { emit } from "#mocks/domain/events.ts"
import { rebook } from "#mocks/domain/order-change/bookings.ts"
import { activeChange, giveUpChange } from "#mocks/domain/order-change/change.ts"
import { orderState } from "#mocks/domain/order-state.ts"
import { draftOrderOf, retax } from "./update.ts"

/** A draft becomes an order: it is taxed anew, its goods are held back. What there is to be paid is left to later. */
export function convertDraft(db: Database, id: string): void {
  draftOrderOf(db, id)
  const order = db.tables.order.update(id, { status: "pending", is_draft_order: false })
  retax(db, order)
  rebook(db, order, new Set(orderState(db, order).items.map(({ line }) => line.id)))
  emit(db, "order.placed", { id })
}

export function deleteDraft(db: Database, id: string): void {
  draftOrderOf(db, id)
  const change = activeChange(db, id)
  if (change) giveUpChange(db, change)
  for (const past of db.tables.orderChange.by("order_id", id)) db.tables.orderChange.remove(past.id)
  db.tables.order.remove(id)
}
