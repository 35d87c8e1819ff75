import type { AllFigures } from "#mocks/domain/pricing/totals.rules.ts"
import { joined, linked, many, node, one, type Relation, type Scope, through } from "#mocks/graph/node.ts"
import { ADJUSTMENT_TOTALS, LINE_TOTALS, rowTotals, TOTALS, TOTALS_TRIGGERS } from "#mocks/graph/totals-fields.ts"
import type { Row } from "#mocks/kernel/database.ts"
import * as m from "#mocks/kernel/models/cart.ts"
import { cartFigures } from "./totals.ts"

/** All totals of a cart, computed once per request. */
const figuresOf = (cart: Row<"cart">, scope: Scope): AllFigures =>
  scope.memo(cart, "figures", () => cartFigures(scope.db, cart))

/** The totals of the cart that a line item or shipping method belongs to. */
function figuresAt(cartId: string | undefined, scope: Scope): AllFigures | undefined {
  const cart = scope.tables.cart.get(cartId, { withDeleted: true })
  return cart && figuresOf(cart, scope)
}
const figuresOfLine = (id: string, scope: Scope) => figuresAt(scope.tables.cartLineItem.get(id)?.cart_id, scope)
const figuresOfMethod = (id: string, scope: Scope) => figuresAt(scope.tables.cartShippingMethod.get(id)?.cart_id, scope)

/** Totals need these relations, so they are included with every line item and shipping method. */
const neededForTotals = <R>(relation: Relation<R>): Relation<R> => ({
  ...relation,
  inStar: "whole",
  requiresTotals: true,
})

const cartTotals = (row: Row<"cart">, scope: Scope) => figuresOf(row, scope).totals
const cartRelations = {
  items: many("cart_line_item", "cartLineItem", "cart_id"),
  shipping_methods: joined(many("cart_shipping_method", "cartShippingMethod", "cart_id")),
  shipping_address: { ...one<Row<"cart">>("cart_address", "cartAddress", "shipping_address_id"), isSparse: true },
  billing_address: { ...one<Row<"cart">>("cart_address", "cartAddress", "billing_address_id"), isSparse: true },
  credit_lines: joined(many("cart_credit_line", "cartCreditLine", "cart_id")),
  customer: linked(one("customer", "customer", "customer_id")),
  region: linked(one("region", "region", "region_id")),
  sales_channel: linked(one("sales_channel", "salesChannel", "sales_channel_id")),
  promotions: linked(through("promotion", "cartPromotion", "cart_id", "promotion_id", "promotion")),
  payment_collection: linked({
    node: "payment_collection",
    of: (row: Row<"cart">, scope: Scope) => scope.tables.paymentCollection.first("cart_id", row.id),
  }),
  order: linked(one("linked_order", "order", "order_id")),
}

export const cartNodes = {
  cart: node("cart", m.cart, {
    hidden: ["order_id"],
    sparse: ["shipping_address_id", "billing_address_id"],
    relations: cartRelations,
    totals: TOTALS_TRIGGERS,
    computed: [{ fields: TOTALS, requiresTotals: true, of: cartTotals }],
  }),
  /** A cart reached from another module: `*` includes all of its line items and totals. */
  linked_cart: node("cart", m.cart, {
    hidden: ["order_id"],
    sparse: ["shipping_address_id", "billing_address_id"],
    relations: {
      ...cartRelations,
      items: { ...cartRelations.items, inStar: "deep" },
      shipping_methods: joined({ ...cartRelations.shipping_methods, inStar: "deep" }),
      credit_lines: joined({ ...cartRelations.credit_lines, inStar: "deep" }),
      shipping_address: { ...cartRelations.shipping_address, inStar: true },
      billing_address: { ...cartRelations.billing_address, inStar: true },
    },
    totals: TOTALS_TRIGGERS,
    computed: [{ fields: TOTALS, requiresTotals: true, inStar: true, big: true, of: cartTotals }],
  }),
  cart_line_item: node("cartLineItem", m.cartLineItem, {
    relations: {
      cart: joined(one("cart", "cart", "cart_id")),
      product: linked(one("product", "product", "product_id")),
      variant: linked(one("product_variant", "productVariant", "variant_id")),
      tax_lines: neededForTotals(many("cart_line_item_tax_line", "cartLineItemTaxLine", "item_id")),
      adjustments: neededForTotals(many("cart_line_item_adjustment", "cartLineItemAdjustment", "item_id")),
    },
    computed: [
      rowTotals(LINE_TOTALS, (row: Row<"cartLineItem">, scope) => ({
        ...figuresAt(row.cart_id, scope)?.lines.get(row.id),
      })),
    ],
  }),
  cart_line_item_tax_line: node("cartLineItemTaxLine", m.cartLineItemTaxLine, {
    computed: [
      rowTotals(ADJUSTMENT_TOTALS, (row: Row<"cartLineItemTaxLine">, scope) => ({
        ...figuresOfLine(row.item_id, scope)?.parts.get(row.id),
      })),
    ],
  }),
  cart_line_item_adjustment: node("cartLineItemAdjustment", m.cartLineItemAdjustment, {
    extra: ["metadata"],
    computed: [
      rowTotals(ADJUSTMENT_TOTALS, (row: Row<"cartLineItemAdjustment">, scope) => ({
        ...figuresOfLine(row.item_id, scope)?.parts.get(row.id),
      })),
    ],
  }),
  cart_shipping_method: node("cartShippingMethod", m.cartShippingMethod, {
    relations: {
      cart: joined(one("cart", "cart", "cart_id")),
      shipping_option: linked(one("shipping_option", "shippingOption", "shipping_option_id")),
      tax_lines: neededForTotals(
        many("cart_shipping_method_tax_line", "cartShippingMethodTaxLine", "shipping_method_id"),
      ),
      adjustments: neededForTotals(
        many("cart_shipping_method_adjustment", "cartShippingMethodAdjustment", "shipping_method_id"),
      ),
    },
    computed: [
      rowTotals(LINE_TOTALS, (row: Row<"cartShippingMethod">, scope) => ({
        ...figuresAt(row.cart_id, scope)?.methods.get(row.id),
      })),
    ],
  }),
  cart_shipping_method_tax_line: node("cartShippingMethodTaxLine", m.cartShippingMethodTaxLine, {
    computed: [
      rowTotals(ADJUSTMENT_TOTALS, (row: Row<"cartShippingMethodTaxLine">, scope) => ({
        ...figuresOfMethod(row.shipping_method_id, scope)?.parts.get(row.id),
      })),
    ],
  }),
  cart_shipping_method_adjustment: node("cartShippingMethodAdjustment", m.cartShippingMethodAdjustment, {
    hidden: ["is_tax_inclusive"],
    computed: [
      rowTotals(ADJUSTMENT_TOTALS, (row: Row<"cartShippingMethodAdjustment">, scope) => ({
        ...figuresOfMethod(row.shipping_method_id, scope)?.parts.get(row.id),
      })),
    ],
  }),
  cart_address: node("cartAddress", m.cartAddress),
  cart_credit_line: node("cartCreditLine", m.cartCreditLine),
}
