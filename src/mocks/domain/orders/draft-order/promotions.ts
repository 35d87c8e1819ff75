import { addAction, orderOf } from "#mocks/domain/orders/change/change.ts"
import { actionsOf, draftOf } from "#mocks/domain/orders/change/preview.ts"
import type { Action } from "#mocks/domain/orders/order-state.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import { invalidData } from "#mocks/kernel/refusal.ts"
import { discountsOf } from "./discounts.ts"

type Change = Row<"orderChange">
type Promotion = Row<"promotion">

const REPLACE = "ITEM_ADJUSTMENTS_REPLACE"

const linksOf = (db: Database, orderId: string) => db.tables.orderPromotion.by("order_id", orderId)

function link(db: Database, orderId: string, id: string): void {
  if (linksOf(db, orderId).some(({ promotion_id }) => promotion_id === id)) return
  db.tables.orderPromotion.insert({ order_id: orderId, promotion_id: id })
}
function unlink(db: Database, orderId: string, id: string): void {
  for (const row of linksOf(db, orderId)) if (row.promotion_id === id) db.tables.orderPromotion.erase(row.id)
}

/**
 * Recalculates the discounts of each line item. A draft without codes keeps its discounts, unless `afterCodeChange` is set
 * after a change of codes: then automatic ones are removed too. Discounts of shipping methods never change.
 */
export function refreshDiscounts(db: Database, change: Change, afterCodeChange = false): void {
  const order = orderOf(db, change.order_id)
  const actions = actionsOf(db, change)
  const promotions = linksOf(db, order.id).flatMap((row) => db.tables.promotion.get(row.promotion_id) ?? [])
  if (promotions.length === 0 && !afterCodeChange) return
  for (const action of actions) if (action.action === REPLACE) db.tables.orderChangeAction.remove(action.id)
  const { state } = draftOf(
    db,
    order,
    actions.filter((action) => action.action !== REPLACE),
  )
  const items = promotions.length === 0 ? [] : discountsOf(db, order, state, promotions).items
  for (const { line } of state.items) {
    const adjustments = items
      .filter((found) => found.target_id === line.id)
      .map(({ target_id, ...found }) => ({ ...found, item_id: target_id }))
    addAction(db, change, { action: REPLACE, details: { reference_id: line.id, adjustments } })
  }
}

const quoted = (codes: readonly string[]): string => codes.map((code) => `"${code}"`).join(", ")
const named = (codes: readonly string[]): string => `Promotion code${codes.length > 1 ? "s" : ""} ${quoted(codes)}`

function promotionsOf(db: Database, codes: readonly string[]): Promotion[] {
  const unknown = codes.filter((code) => !db.tables.promotion.first("code", code))
  if (unknown.length > 0) throw invalidData(`${named(unknown)} not found`)
  return codes.map((code) => db.tables.promotion.first("code", code) as Promotion)
}

/** Links or unlinks a promotion immediately and records the action; discarding the edit reverts it. */
function note(db: Database, change: Change, { id, code }: Promotion, what: "added" | "removed"): void {
  if (what === "added") link(db, change.order_id, id)
  else unlink(db, change.order_id, id)
  addAction(db, change, {
    action: what === "added" ? "PROMOTION_ADD" : "PROMOTION_REMOVE",
    reference: "order_promotion",
    reference_id: id,
    details: { [`${what}_code`]: code },
  })
}

export function addDraftPromotions(db: Database, change: Change, codes: readonly string[]): void {
  const promotions = promotionsOf(db, codes)
  const inactive = promotions.filter((promotion) => promotion.status !== "active").map(({ code }) => code)
  if (inactive.length > 0) throw invalidData(`${named(inactive)} ${inactive.length > 1 ? "are" : "is"} not active`)
  for (const promotion of promotions) note(db, change, promotion, "added")
  refreshDiscounts(db, change, true)
}

export function removeDraftPromotions(db: Database, change: Change, codes: readonly string[]): void {
  for (const promotion of promotionsOf(db, codes)) note(db, change, promotion, "removed")
  refreshDiscounts(db, change, true)
}

/** Reverts a discarded edit: unlinks added promotions, then links removed ones, even if a promotion was both. */
export function restorePromotions(db: Database, orderId: string, actions: readonly Action[]): void {
  const ids = (name: string) =>
    actions.flatMap(({ action, reference_id }) => (action === name && reference_id ? reference_id : []))
  for (const id of ids("PROMOTION_ADD")) unlink(db, orderId, id)
  for (const id of ids("PROMOTION_REMOVE")) link(db, orderId, id)
}
