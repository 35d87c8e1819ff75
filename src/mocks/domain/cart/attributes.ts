import type { AllFigures, Figures, Totals } from "#mocks/domain/pricing/totals.rules.ts"
import type { Target } from "#mocks/domain/promotions/promotion.rules.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"

type Facts = Record<string, unknown>

/** Adds a row's scalar values to the facts under a prefix. */
function addScalars(facts: Facts, prefix: string, row: object | undefined): void {
  for (const [name, value] of Object.entries(row ?? {}))
    if (typeof value !== "object") facts[`${prefix}${name}`] = value
}

/** The buyer columns that carts and orders share. */
type Buyer = Pick<
  Row<"cart">,
  "currency_code" | "region_id" | "sales_channel_id" | "email" | "customer_id" | "shipping_address_id"
>

/**
 * Attributes of a buyer that promotion rules can refer to. The totals include the discounts applied before this
 * calculation, as on the server.
 */
export function buyerAttributes(db: Database, cart: Buyer, totals: Totals, address: object | undefined): Facts {
  const { total, subtotal, item_total, item_subtotal, original_item_total, original_item_subtotal, shipping_subtotal } =
    totals
  const facts: Facts = {
    total,
    subtotal,
    item_total,
    item_subtotal,
    original_item_total,
    original_item_subtotal,
    shipping_subtotal,
    currency_code: cart.currency_code,
    region_id: cart.region_id,
    sales_channel_id: cart.sales_channel_id,
    email: cart.email,
    customer_id: cart.customer_id,
  }
  addScalars(facts, "region.", db.tables.region.get(cart.region_id))
  const customer = db.tables.customer.get(cart.customer_id)
  if (customer) {
    addScalars(facts, "customer.", customer)
    const links = db.tables.customerGroupCustomer.by("customer_id", customer.id)
    facts["customer.groups.id"] = links.map((link) => link.customer_group_id)
    facts["customer.groups.name"] = links.map((link) => db.tables.customerGroup.get(link.customer_group_id)?.name)
  } else facts["customer.groups.id"] = []
  addScalars(facts, "shipping_address.", address)
  return facts
}

export const cartAttributes = (db: Database, cart: Row<"cart">, { totals }: AllFigures): Facts =>
  buyerAttributes(db, cart, totals, db.tables.cartAddress.get(cart.shipping_address_id))

type Line = Pick<
  Row<"cartLineItem">,
  "id" | "quantity" | "unit_price" | "is_discountable" | "product_id" | "variant_id"
>

/** Converts a line item to a promotion target with every attribute that rules can refer to. */
export function lineTarget(db: Database, line: Line, knownFigures: Figures | undefined): Target {
  const product = db.tables.product.get(line.product_id)
  const attributes: Facts = {}
  addScalars(attributes, "items.", line)
  addScalars(attributes, "items.", knownFigures)
  Object.assign(attributes, {
    "items.variant.id": line.variant_id,
    "items.product.id": line.product_id,
    "items.product.collection_id": product?.collection_id,
    "items.product.type_id": product?.type_id,
    "items.product.is_giftcard": product?.is_giftcard,
    "items.product.categories.id": product
      ? db.tables.productCategoryProduct.by("product_id", product.id).map((link) => link.product_category_id)
      : [],
    "items.product.tags.id": product
      ? db.tables.productTagProduct.by("product_id", product.id).map((link) => link.product_tag_id)
      : [],
  })
  const { id, quantity, unit_price, is_discountable } = line
  const { subtotal = 0, original_total = 0 } = knownFigures ?? {}
  return { id, quantity, unit_price, subtotal, original_total, is_discountable, attributes }
}

/** Converts a cart's line items to promotion targets. */
export const lineTargets = (db: Database, cart: Row<"cart">, figures: AllFigures): Target[] =>
  db.tables.cartLineItem.by("cart_id", cart.id).map((line) => lineTarget(db, line, figures.lines.get(line.id)))

type Method = Pick<Row<"cartShippingMethod">, "id" | "amount" | "shipping_option_id">

/** Converts a shipping method to a promotion target. */
export function methodTarget(db: Database, method: Method, knownFigures: Figures | undefined): Target {
  const option = db.tables.shippingOption.get(method.shipping_option_id)
  const attributes: Facts = {}
  addScalars(attributes, "shipping_methods.", method)
  addScalars(attributes, "shipping_methods.", knownFigures)
  attributes["shipping_methods.shipping_option.id"] = option?.id
  attributes["shipping_methods.shipping_option.shipping_option_type_id"] = option?.shipping_option_type_id
  const { subtotal = 0, original_total = 0 } = knownFigures ?? {}
  return { id: method.id, quantity: 1, unit_price: method.amount, subtotal, original_total, attributes }
}

/** Converts a cart's shipping methods to promotion targets. */
export const methodTargets = (db: Database, cart: Row<"cart">, figures: AllFigures): Target[] =>
  db.tables.cartShippingMethod
    .by("cart_id", cart.id)
    .map((method) => methodTarget(db, method, figures.methods.get(method.id)))
