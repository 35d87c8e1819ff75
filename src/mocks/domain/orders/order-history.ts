import type { Json } from "#mocks/kernel/columns.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import { addAction } from "./change/change.ts"

export type AddressChange = Readonly<Record<string, unknown>>

/** Inserts the changed address as a new row; the history keeps the old one. */
export function replaceAddress(
  db: Database,
  present: Row<"orderAddress"> | undefined,
  change: AddressChange,
): Row<"orderAddress"> {
  const { id: _id, ...columns } = present ?? { id: "" }
  return db.tables.orderAddress.insert({ ...columns, ...change })
}

/** Records a change of an order's own columns and its author; the order's version stays the same. */
export function recordUpdate(db: Database, order: Row<"order">, actorId: string | null, details: Json): void {
  const at = db.clock.iso()
  const change = db.tables.orderChange.insert({
    order_id: order.id,
    version: order.version,
    change_type: "update_order",
    status: "confirmed",
    created_by: actorId,
    confirmed_by: actorId,
    confirmed_at: at,
  })
  const action = addAction(db, change, { action: "UPDATE_ORDER_PROPERTIES", details })
  db.tables.orderChangeAction.update(action.id, { applied: true })
}
