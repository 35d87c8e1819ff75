import { invalidData } from "#mocks/core/refusal.ts"
import type { Database, Row } from "#mocks/db/database.ts"
import { addAction, orderOf } from "#mocks/domain/order-change/change.ts"
import { actionsOf, draftOf } from "#mocks/domain/order-change/preview.ts"
import type { Action } from "#mocks/domain/order-state.ts"
import { discountsOf } from "./discounts.ts"

type Change = Row<"orderChange">
type Promotion = Row<"promotion">

const REPLACE = "ITEM_ADJUSTMENTS_REPLACE"

/** The promotions that a draft will have when these steps are done. */
function promotionsAfter(db: Database, order: Row<"order">, actions: readonly Action[]): Promotion[] {
  const ids = new Set(db.tables.orderPromotion.by("order_id", order.id).map((link) => link.promotion_id))
  for (const { action, reference_id: id } of actions) {
    if (action === "PROMOTION_ADD" && id) ids.add(id)
    if (action === "PROMOTION_REMOVE" && id) ids.delete(id)
  }
  return [...ids].flatMap((id) => db.tables.promotion.get(id) ?? [])
}

/**
 * Writes anew what the promotions take off each line. A draft without codes keeps what it has, unless it is `asked` about
 * its codes: then even that is gone which came by itself. Discounts of deliveries stay as they were made.
 */
export function refreshDiscounts(db: Database, change: Change, asked = false): void {
  const order = orderOf(db, change.order_id)
  const actions = actionsOf(db, change)
  const promotions = promotionsAfter(db, order, actions)
  if (promotions.length === 0 && !asked) return
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

export function addDraftPromotions(db: Database, change: Change, codes: readonly string[]): void {
  const promotions = promotionsOf(db, codes)
  const inactive = promotions.filter((promotion) => promotion.status !== "active").map(({ code }) => code)
  if (inactive.length > 0) throw invalidData(`${named(inactive)} ${inactive.length > 1 ? "are" : "is"} not active`)
  for (const { id, code } of promotions)
    addAction(db, change, {
      action: "PROMOTION_ADD",
      reference: "order_promotion",
      reference_id: id,
      details: { added_code: code },
    })
  refreshDiscounts(db, change, true)
}

export function removeDraftPromotions(db: Database, change: Change, codes: readonly string[]): void {
  for (const { id, code } of promotionsOf(db, codes))
    addAction(db, change, {
      action: "PROMOTION_REMOVE",
      reference: "order_promotion",
      reference_id: id,
      details: { removed_code: code },
    })
  refreshDiscounts(db, change, true)
}

/** The draft's promotions follow its confirmed edit. */
export function keepPromotions(db: Database, order: Row<"order">, actions: readonly Action[]): void {
  const { orderPromotion } = db.tables
  const wanted = new Set(promotionsAfter(db, order, actions).map(({ id }) => id))
  for (const link of orderPromotion.by("order_id", order.id))
    if (!wanted.delete(link.promotion_id)) orderPromotion.erase(link.id)
  for (const promotion_id of wanted) orderPromotion.insert({ order_id: order.id, promotion_id })
}
