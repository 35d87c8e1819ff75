import type { Database, Row } from "#mocks/kernel/database.ts"
import { insertAdjustments } from "./insert-state.ts"
import { actionsOf, draftOf } from "./preview.ts"

/**
 * Removes what discarded changes left on an order's next version: the server does so whenever it takes back a version
 * that it had created for a request that is refused in the end.
 */
export function removeNextVersion(db: Database, order: Row<"order">): void {
  const { orderShipping } = db.tables
  for (const row of orderShipping.by("order_id", order.id))
    if (row.version === order.version + 1) orderShipping.remove(row.id)
}

/**
 * What the server leaves of a confirmed change that is refused in the end, for example because stock is short: the
 * change can be confirmed again, but without its shipping methods and with all discounts twice.
 */
export function discardConfirmation(db: Database, change: Row<"orderChange">, actorId: string | null): void {
  const order = db.tables.order.get(change.order_id) as Row<"order">
  const actions = actionsOf(db, change)
  const { state } = draftOf(db, order, actions)
  const version = order.version + 1
  for (const { action, reference_id } of actions)
    if (action === "SHIPPING_ADD" && reference_id !== null)
      db.tables.orderShipping.insert({ order_id: order.id, shipping_method_id: reference_id, version })
  removeNextVersion(db, order)
  insertAdjustments(db, version, state)
  db.tables.orderChange.update(change.id, { confirmed_by: actorId })
}
