import type { z } from "zod"
import { orderOf } from "#mocks/domain/orders/change/change.ts"
import { addLineTaxes, addMethodTaxes } from "#mocks/domain/orders/change/lines.ts"
import { recordUpdate, replaceAddress } from "#mocks/domain/orders/order-history.ts"
import { translateOrder } from "#mocks/domain/orders/order-locale.ts"
import { orderState } from "#mocks/domain/orders/order-state.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import { emit } from "#mocks/kernel/events.ts"
import { invalidData } from "#mocks/kernel/refusal.ts"
import type { UpdateDraftOrderBody } from "#schema/admin/draft-order.ts"

/** Returns the order; throws if it isn't a draft. */
export function draftOrderOf(db: Database, id: string): Row<"order"> {
  const order = orderOf(db, id)
  if (!order.is_draft_order) throw invalidData(`Order ${id} is not a draft order`)
  return order
}

/** Recalculates all taxes after a change of either address. As on the server, taxes stay where none apply anymore. */
export function recalculateTaxes(db: Database, order: Row<"order">): void {
  const { orderLineItemTaxLine: ofLines, orderShippingMethodTaxLine: ofMethods } = db.tables
  const { items, methods } = orderState(db, order)
  for (const { line } of items) {
    const before = ofLines.by("item_id", line.id)
    if (addLineTaxes(db, order, line) > 0) for (const tax of before) ofLines.remove(tax.id)
  }
  for (const { method } of methods) {
    const before = ofMethods.by("shipping_method_id", method.id)
    if (addMethodTaxes(db, order, method) > 0) for (const tax of before) ofMethods.remove(tax.id)
  }
}

/** Updates a draft's own columns; unlike those of an order they aren't validated. */
export function updateDraft(
  db: Database,
  id: string,
  change: z.output<typeof UpdateDraftOrderBody>,
  actorId: string | null,
): void {
  const order = draftOrderOf(db, id)
  for (const type of ["shipping_address", "billing_address"] as const) {
    const given = change[type]
    if (given === undefined) continue
    const old = db.tables.orderAddress.get(order[`${type}_id`])
    const address = replaceAddress(db, old, given)
    const next = db.tables.order.update(id, { [`${type}_id`]: address.id })
    recordUpdate(db, order, actorId, { type, ...(old && { old }), new: address })
    recalculateTaxes(db, next)
  }
  for (const type of ["customer_id", "email", "sales_channel_id", "locale", "metadata"] as const) {
    const given = change[type]
    if (given === undefined) continue
    const next = db.tables.order.update(id, { [type]: given })
    const isSame = type === "locale" && given === order.locale
    if (type === "locale" && !isSame) translateOrder(db, next)
    if (given && !isSame) recordUpdate(db, order, actorId, { type, old: order[type], new: next[type] })
  }
  emit(db, "order.updated", { id })
}
