import { invalidData } from "#mocks/core/refusal.ts"
import type { Database, Row } from "#mocks/db/database.ts"
import { type CartFigures, cartFigures } from "./cart-totals.ts"
import { computePromotions, type FoundAdjustment, type Target } from "./promotion.ts"
import { promotionFacts } from "./promotion-facts.ts"

/** What a request does to the codes that were entered into a cart. */
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

/** The promotions that may apply: those whose codes are entered, and the automatic ones. */
function candidates(db: Database, cart: Row<"cart">, change: CodeChange): Row<"promotion">[] {
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
  for (const promotion of db.tables.promotion.all())
    if (promotion.is_automatic && promotion.status === "active") entered.set(promotion.id, promotion)
  return [...entered.values()]
}

/** What promotions' rules may ask about a cart. */
function cartAttributes(db: Database, cart: Row<"cart">, figures: CartFigures): Record<string, unknown> {
  const address = db.tables.cartAddress.get(cart.shipping_address_id)
  const groups = db.tables.customerGroupCustomer.by("customer_id", cart.customer_id ?? "")
  return {
    ...figures.totals,
    currency_code: cart.currency_code,
    region_id: cart.region_id,
    "region.id": cart.region_id,
    sales_channel_id: cart.sales_channel_id,
    email: cart.email,
    customer_id: cart.customer_id,
    "customer.id": cart.customer_id,
    "customer.groups.id": groups.map((link) => link.customer_group_id),
    "shipping_address.country_code": address?.country_code,
    "shipping_address.province": address?.province,
    "shipping_address.city": address?.city,
    "shipping_address.postal_code": address?.postal_code,
  }
}

function lineTargets(db: Database, cart: Row<"cart">, figures: CartFigures): Target[] {
  return db.tables.cartLineItem.by("cart_id", cart.id).map((line) => {
    const { subtotal = 0, original_total = 0 } = figures.lines.get(line.id) ?? {}
    const product = db.tables.product.get(line.product_id)
    const { id, quantity, unit_price, is_discountable } = line
    const links = <T>(rows: T[] | undefined, key: (row: T) => string) => rows?.map(key) ?? []
    return {
      id,
      quantity,
      unit_price,
      subtotal,
      original_total,
      is_discountable,
      attributes: {
        "items.product.id": line.product_id,
        "items.product.collection_id": product?.collection_id,
        "items.product.type_id": product?.type_id,
        "items.product.categories.id": links(
          product && db.tables.productCategoryProduct.by("product_id", product.id),
          (link) => link.product_category_id,
        ),
        "items.product.tags.id": links(
          product && db.tables.productTagProduct.by("product_id", product.id),
          (link) => link.product_tag_id,
        ),
        "items.variant_id": line.variant_id,
        "items.variant.id": line.variant_id,
        "items.quantity": quantity,
        "items.unit_price": unit_price,
        "items.subtotal": subtotal,
      },
    }
  })
}

function methodTargets(db: Database, cart: Row<"cart">, figures: CartFigures): Target[] {
  return db.tables.cartShippingMethod.by("cart_id", cart.id).map((method) => {
    const { subtotal = 0, original_total = 0 } = figures.methods.get(method.id) ?? {}
    const option = db.tables.shippingOption.get(method.shipping_option_id)
    return {
      id: method.id,
      quantity: 1,
      unit_price: method.amount,
      subtotal,
      original_total,
      attributes: {
        name: method.name,
        "shipping_methods.name": method.name,
        "shipping_methods.shipping_option_id": method.shipping_option_id,
        "shipping_methods.shipping_option.id": method.shipping_option_id,
        "shipping_methods.shipping_option.shipping_option_type_id": option?.shipping_option_type_id,
      },
    }
  })
}

function clear(db: Database, cart: Row<"cart">): void {
  const { cartLineItemAdjustment: ofLines, cartShippingMethodAdjustment: ofMethods } = db.tables
  for (const line of db.tables.cartLineItem.by("cart_id", cart.id))
    for (const discount of ofLines.by("item_id", line.id)) ofLines.erase(discount.id)
  for (const method of db.tables.cartShippingMethod.by("cart_id", cart.id))
    for (const discount of ofMethods.by("shipping_method_id", method.id)) ofMethods.erase(discount.id)
}

/** A promotion without effect is forgotten: its code must be entered again. */
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

/** Computes all discounts of a cart anew, after a change of its codes if there is one. */
export function refreshPromotions(db: Database, cart: Row<"cart">, change: CodeChange = {}): void {
  const promotions = candidates(db, cart, change)
  clear(db, cart)
  if (promotions.length === 0) {
    link(db, cart, new Set())
    return
  }
  const figures = cartFigures(db, cart)
  const { items, methods } = computePromotions(
    promotions.flatMap((promotion) => promotionFacts(db, promotion, cart) ?? []),
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
  link(db, cart, new Set([...items, ...methods].map((found) => found.promotion_id)))
}
