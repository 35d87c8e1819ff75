import { promotionFacts } from "#mocks/domain/promotions/facts.ts"
import { computePromotions, type FoundAdjustment } from "#mocks/domain/promotions/promotion.rules.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import { invalidData } from "#mocks/kernel/refusal.ts"
import { cartAttributes, lineTargets, methodTargets } from "./attributes.ts"
import { cartFigures } from "./totals.ts"

/** Changes that a request makes to a cart's promotion codes. */
export interface CodeChange {
  readonly add?: readonly string[]
  readonly remove?: readonly string[]
  readonly replace?: readonly string[]
}

function promotionOf(db: Database, code: string): Row<"promotion"> {
  const promotion = db.tables.promotion.first("code", code)
  if (!promotion) throw invalidData(`The promotion code ${code} is invalid`)
  return promotion
}

interface Candidate {
  readonly promotion: Row<"promotion">
  readonly is_applied_automatically: boolean
}

/** Promotions that may apply: entered codes and automatic promotions. */
function candidates(db: Database, cart: Row<"cart">, change: CodeChange): Candidate[] {
  const entered = new Map<string, Row<"promotion">>()
  if (!change.replace)
    for (const link of db.tables.cartPromotion.by("cart_id", cart.id)) {
      const promotion = db.tables.promotion.get(link.promotion_id)
      if (promotion && !change.remove?.includes(promotion.code)) entered.set(promotion.id, promotion)
    }
  for (const code of [...(change.add ?? []), ...(change.replace ?? [])]) {
    const promotion = promotionOf(db, code)
    entered.set(promotion.id, promotion)
  }
  const automatic: Candidate[] = []
  for (const promotion of db.tables.promotion.all())
    if (promotion.is_automatic && promotion.status === "active" && !entered.has(promotion.id))
      automatic.push({ promotion, is_applied_automatically: true })
  return [
    ...Array.from(entered.values(), (promotion) => ({ promotion, is_applied_automatically: false })),
    ...automatic,
  ]
}

function clear(db: Database, cart: Row<"cart">): void {
  const { cartLineItemAdjustment: ofLines, cartShippingMethodAdjustment: ofMethods } = db.tables
  for (const line of db.tables.cartLineItem.by("cart_id", cart.id))
    for (const discount of ofLines.by("item_id", line.id)) ofLines.erase(discount.id)
  for (const method of db.tables.cartShippingMethod.by("cart_id", cart.id))
    for (const discount of ofMethods.by("shipping_method_id", method.id)) ofMethods.erase(discount.id)
}

/** Unlinks promotions without an effect; their codes have to be entered again. */
function link(db: Database, cart: Row<"cart">, effective: ReadonlySet<string>): void {
  const { cartPromotion } = db.tables
  const kept = new Set<string>()
  for (const { id, promotion_id } of cartPromotion.by("cart_id", cart.id)) {
    if (effective.has(promotion_id)) kept.add(promotion_id)
    else cartPromotion.erase(id)
  }
  for (const promotion_id of effective)
    if (!kept.has(promotion_id)) cartPromotion.insert({ cart_id: cart.id, promotion_id })
}

const columnsOf = ({ promotion_id, code, amount, is_tax_inclusive }: FoundAdjustment) => ({
  promotion_id,
  code,
  amount,
  is_tax_inclusive,
})

/** Recalculates all discounts of a cart, optionally after a change of its codes. */
export function refreshPromotions(db: Database, cart: Row<"cart">, change: CodeChange = {}): void {
  const promotions = candidates(db, cart, change)
  if (promotions.length === 0) {
    clear(db, cart)
    link(db, cart, new Set())
    return
  }
  const figures = cartFigures(db, cart)
  clear(db, cart)
  const { items, methods } = computePromotions(
    promotions.flatMap(({ promotion, is_applied_automatically }) => {
      const facts = promotionFacts(db, promotion, cart)
      return facts ? { ...facts, is_applied_automatically } : []
    }),
    lineTargets(db, cart, figures),
    methodTargets(db, cart, figures),
    {
      currency_code: cart.currency_code,
      now: db.clock.iso(),
      attributes: cartAttributes(db, cart, figures),
    },
  )
  for (const found of items) db.tables.cartLineItemAdjustment.insert({ ...columnsOf(found), item_id: found.target_id })
  for (const found of methods)
    db.tables.cartShippingMethodAdjustment.insert({ ...columnsOf(found), shipping_method_id: found.target_id })
  const effective = new Set([...items, ...methods].map((found) => found.promotion_id))
  link(db, cart, new Set(promotions.flatMap(({ promotion: { id } }) => (effective.has(id) ? id : []))))
}
