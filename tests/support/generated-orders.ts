import fc from "fast-check"
import type { LiveShop } from "./live-shop.ts"
import { placeOrder } from "./live-shop.ts"
import { type Action, type ChangeWatch, OrderWalk } from "./order-walk.ts"

/** What a generated order is made of; amounts have decimals that its currency doesn't show. */
export interface OrderRecipe {
  readonly currency: "eur" | "jpy" | "kwd"
  readonly unitPrice: number
  readonly shippingPrice: number
  readonly isTaxInclusive: boolean
  readonly isShippingTaxInclusive: boolean
  /** Discount on the line item; none if zero. */
  readonly discount: number
  readonly isDiscountTaxInclusive: boolean
  readonly deeds: readonly Action[]
}

const amount = (most: number) => fc.integer({ min: 5_000, max: most * 10_000 }).map((n) => n / 10_000)

const anyDeed: fc.Arbitrary<Action> = fc.record({
  kind: fc.constantFrom<Action["kind"]>(
    ...(["fulfill", "fulfill", "pay", "pay", "refund", "edit", "return", "return"] as const),
    ...(["receive", "receive", "claim", "exchange", "undo"] as const),
  ),
  line: fc.nat(9),
  variant: fc.nat(2),
  quantity: fc.integer({ min: 1, max: 3 }),
  other: fc.integer({ min: 1, max: 3 }),
  shippingPrice: fc.integer({ min: -1, max: 7 }),
  isDiscarded: fc.nat(5).map((n) => n === 0),
})
// The shipping method of a discarded change appears on the next version of the order, and in no preview before.
const deed = anyDeed.map((action) => (action.kind === "return" ? action : { ...action, shippingPrice: -1 }))

export const orderRecipe: fc.Arbitrary<OrderRecipe> = fc.record({
  currency: fc.constantFrom("eur", "jpy", "kwd"),
  unitPrice: amount(300),
  shippingPrice: amount(20),
  isTaxInclusive: fc.boolean(),
  isShippingTaxInclusive: fc.boolean(),
  discount: fc.oneof(fc.constant(0), amount(4)),
  isDiscountTaxInclusive: fc.boolean(),
  deeds: fc.array(deed, { minLength: 3, maxLength: 9 }),
})

/**
 * How many orders a property test generates, and from which seed: always the same orders, among which each kind of line
 * occurs. GENERATED_ORDERS=500 generates that many others.
 */
export function generatedOrders(usual: number): { numRuns: number; seed?: number } {
  const { GENERATED_ORDERS } = process.env
  return GENERATED_ORDERS === undefined ? { numRuns: usual, seed: 3 } : { numRuns: Number(GENERATED_ORDERS) }
}

/** Places an order of three shirts in a shop; returns a function that turns it into the order of a recipe. */
export async function openOrderMaker(shop: LiveShop) {
  const id = await placeOrder(shop, 3)
  const walk = await OrderWalk.start(shop, id)
  const { db } = shop.backend
  const t = db.tables
  // Added items are sold in every currency.
  for (const price of t.price.all())
    if (price.currency_code === "eur" && price.price_list_id === null)
      for (const currency_code of ["jpy", "kwd"])
        t.price.insert({ price_set_id: price.price_set_id, currency_code, amount: price.amount * 3.3333 })
  const world = db.export()
  return async (recipe: OrderRecipe, watch?: ChangeWatch) => {
    db.import(world)
    walk.watch = watch
    const { currency } = recipe
    t.order.update(id, { currency_code: currency })
    for (const collection of t.paymentCollection.by("order_id", id)) {
      t.paymentCollection.update(collection.id, { currency_code: currency })
      for (const payment of t.payment.by("payment_collection_id", collection.id))
        t.payment.update(payment.id, { currency_code: currency })
    }
    for (const { line, detail } of walk.lines) {
      const { unitPrice: unit_price, isTaxInclusive: is_tax_inclusive, discount } = recipe
      t.orderLineItem.update(line.id, { unit_price, is_tax_inclusive })
      t.orderItem.update(detail.id, { unit_price })
      if (discount > 0)
        t.orderLineItemAdjustment.insert({
          item_id: line.id,
          version: 1,
          amount: Math.min(discount, unit_price),
          is_tax_inclusive: recipe.isDiscountTaxInclusive,
          code: "LESS",
        })
    }
    for (const { shipping_method_id } of t.orderShipping.by("order_id", id))
      t.orderShippingMethod.update(shipping_method_id, {
        amount: recipe.shippingPrice,
        is_tax_inclusive: recipe.isShippingTaxInclusive,
      })
    for (const next of recipe.deeds) await walk.do(next)
    return { id, walk }
  }
}
