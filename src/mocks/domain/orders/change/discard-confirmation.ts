import type { Database, Row } from "#mocks/kernel/database.ts"
import { insertAdjustments } from "./insert-state.ts"
import { actionsOf, draftOf } from "./preview.ts"

type OfVersion = { readonly id: string; readonly version: number | null }
const removeOf = (table: { remove(id: string): void }, rows: readonly OfVersion[], version: number): void => {
  for (const row of rows) if (row.version === version) table.remove(row.id)
}

/**
 * Deletes all that has this version of an order, as the server does when it takes back a version that it had created
 * for a request that is refused in the end: also what discarded changes left on it, and changes without actions. If it
 * is the order's current version, the one before becomes current.
 */
export function removeVersion(db: Database, order: Row<"order">, version: number): void {
  const t = db.tables
  for (const { item_id } of t.orderItem.by("order_id", order.id))
    removeOf(t.orderLineItemAdjustment, t.orderLineItemAdjustment.by("item_id", item_id), version)
  for (const { shipping_method_id: id } of t.orderShipping.by("order_id", order.id))
    removeOf(t.orderShippingMethodAdjustment, t.orderShippingMethodAdjustment.by("shipping_method_id", id), version)
  removeOf(t.orderItem, t.orderItem.by("order_id", order.id), version)
  removeOf(t.orderShipping, t.orderShipping.by("order_id", order.id), version)
  removeOf(t.orderCreditLine, t.orderCreditLine.by("order_id", order.id), version)
  removeOf(t.orderSummary, t.orderSummary.by("order_id", order.id), version)
  removeOf(t.orderChangeAction, t.orderChangeAction.by("order_id", order.id), version)
  removeOf(t.orderChange, t.orderChange.by("order_id", order.id), version)
  if (order.version === version) t.order.update(order.id, { version: version - 1 })
}

/**
 * What the server leaves of a confirmed change that is refused in the end, for example because stock is short: the
 * change can be confirmed again, but without its shipping methods and with all discounts twice. Changes that were
 * confirmed without actions have the same version, and are active again too.
 */
export function discardConfirmation(db: Database, change: Row<"orderChange">, actorId: string | null): void {
  const order = db.tables.order.get(change.order_id) as Row<"order">
  const actions = actionsOf(db, change)
  const { state } = draftOf(db, order, actions)
  const version = order.version + 1
  for (const { action, reference_id } of actions)
    if (action === "SHIPPING_ADD" && reference_id !== null)
      db.tables.orderShipping.insert({ order_id: order.id, shipping_method_id: reference_id, version })
  removeOf(db.tables.orderShipping, db.tables.orderShipping.by("order_id", order.id), version)
  insertAdjustments(db, version, state)
  for (const row of db.tables.orderChange.by("order_id", order.id))
    if (row.version === version) db.tables.orderChange.update(row.id, { status: change.status, confirmed_at: null })
  db.tables.orderChange.update(change.id, { confirmed_by: actorId })
}
