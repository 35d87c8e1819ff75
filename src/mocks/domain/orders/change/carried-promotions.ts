import { discountsOf } from "#mocks/domain/orders/draft-order/discounts.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import { invalidData } from "#mocks/kernel/refusal.ts"
import { addAction, orderOf } from "./change.ts"
import { actionsOf, draftOf } from "./preview.ts"

type Change = Row<"orderChange">

const REPLACE = new Set(["ITEM_ADJUSTMENTS_REPLACE", "SHIPPING_ADJUSTMENTS_REPLACE"])

const promotionsOf = (db: Database, orderId: string) =>
  db.tables.orderPromotion.by("order_id", orderId).flatMap((row) => db.tables.promotion.get(row.promotion_id) ?? [])

/** Throws if a promotion's discount can't be recalculated for single items. */
function checkAllocations(db: Database, orderId: string): void {
  const invalid: string[] = []
  for (const promotion of promotionsOf(db, orderId)) {
    const method = db.tables.applicationMethod.first("promotion_id", promotion.id)
    if (!method) continue
    const name = promotion.code || promotion.id
    if (method.allocation !== "across" && method.allocation !== "each")
      throw invalidData(
        `Promotion ${name} has invalid allocation. Only promotions with EACH or ACROSS allocation can be carried over to outbound exchange items.`,
      )
    if (method.type === "fixed" && method.allocation !== "each") invalid.push(name)
  }
  if (invalid.length > 0)
    throw invalidData(
      `Promotions with codes ${invalid.join(", ")} have invalid allocation. Fixed promotions must have EACH allocation, and percentage promotions must have EACH or ACROSS allocation.`,
    )
}

/**
 * Recalculates the order's promotions after a step that changed items, if the change carries them over. As on the server,
 * each time adds actions for all items and shipping methods.
 */
export function refreshCarriedPromotions(db: Database, { id }: Change): void {
  const change = db.tables.orderChange.get(id)
  if (!change?.carry_over_promotions) return
  const order = orderOf(db, change.order_id)
  const promotions = promotionsOf(db, order.id)
  if (promotions.length === 0) return
  const steps = actionsOf(db, change).filter(({ action }) => !REPLACE.has(action))
  const { state } = draftOf(db, order, steps)
  const { items, methods } = discountsOf(db, order, state, promotions)
  const replace = (action: "ITEM_ADJUSTMENTS_REPLACE" | "SHIPPING_ADJUSTMENTS_REPLACE", target: string) => {
    const [found, key] = action === "ITEM_ADJUSTMENTS_REPLACE" ? [items, "item_id"] : [methods, "shipping_method_id"]
    const adjustments = found
      .filter(({ target_id }) => target_id === target)
      .map(({ target_id, ...adjustment }) => ({ ...adjustment, [key]: target_id }))
    addAction(db, change, { action, details: { reference_id: target, adjustments } })
  }
  for (const { line } of state.items) replace("ITEM_ADJUSTMENTS_REPLACE", line.id)
  for (const { method } of state.methods) replace("SHIPPING_ADJUSTMENTS_REPLACE", method.id)
}

/** Applies the flag of a change that was just set or removed: without it, the discounts stay as they were ordered. */
export function applyCarryOver(db: Database, change: Change): void {
  if (change.carry_over_promotions) {
    checkAllocations(db, change.order_id)
    refreshCarriedPromotions(db, change)
    return
  }
  for (const { id, action } of actionsOf(db, change)) if (REPLACE.has(action)) db.tables.orderChangeAction.remove(id)
}
