import { type PriceContext, priceContext } from "#mocks/domain/pricing/prices.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import { cartTotals } from "./totals.ts"

function attributesOf(db: Database, cart: Row<"cart">): Record<string, unknown> {
  const address = db.tables.cartAddress.get(cart.shipping_address_id)
  return {
    sales_channel_id: cart.sales_channel_id,
    "shipping_address.country_code": address?.country_code,
    "shipping_address.province": address?.province,
    "shipping_address.postal_code": address?.postal_code,
  }
}

/** Builds the price context for a cart's line items. */
export const cartPriceContext = (db: Database, cart: Row<"cart">): PriceContext =>
  priceContext(db, { ...cart, attributes: attributesOf(db, cart) })

/** Builds the price context for shipping methods; totals are included for rules such as "free from 100". */
export function shippingPriceContext(db: Database, cart: Row<"cart">): PriceContext {
  const { item_total, item_subtotal, subtotal, total } = cartTotals(db, cart)
  const attributes = { ...attributesOf(db, cart), item_total, item_subtotal, subtotal, total }
  return priceContext(db, { ...cart, attributes })
}
