import type { Row } from "#mocks/db/database.ts"
import * as m from "#mocks/db/models/order.ts"
import {
  creditsOf,
  itemsOf,
  type OrderFigures,
  orderFigures,
  orderSummary,
  shippingOf,
} from "#mocks/domain/order-totals.ts"
import { fulfillmentStatus, paymentStatus } from "#mocks/domain/status.ts"
import { many, node, one, type Relation, type Scope, through } from "./node.ts"
import { FIGURES, LINE_FIGURES, PARTS, TOTALS } from "./totals-fields.ts"

const figuresOf = (order: Row<"order">, scope: Scope): OrderFigures =>
  scope.memo(order, "figures", () => orderFigures(scope.db, order))

/** A line as an order's version holds it: the line with its quantity, and the order that it is seen from. */
type OrderLine = Row<"orderLineItem"> & {
  readonly order: Row<"order">
  readonly detail: Row<"orderItem">
  readonly quantity: number
}
type OrderMethod = Row<"orderShippingMethod"> & {
  readonly order: Row<"order">
  readonly detail: Row<"orderShipping">
}
type Part<R> = R & { readonly order: Row<"order"> }

function linesOf(order: Row<"order">, scope: Scope): OrderLine[] {
  return itemsOf(scope.db, order).flatMap((detail): OrderLine[] => {
    const line = scope.tables.orderLineItem.get(detail.item_id)
    if (!line) return []
    const { quantity, unit_price, compare_at_unit_price, metadata } = detail
    const put = {
      ...line,
      quantity,
      unit_price: unit_price ?? line.unit_price,
      compare_at_unit_price: compare_at_unit_price ?? line.compare_at_unit_price,
      line_item_metadata: line.metadata,
      metadata,
      order,
      detail,
    }
    return [put]
  })
}

const methodsOf = (order: Row<"order">, scope: Scope): OrderMethod[] =>
  shippingOf(scope.db, order).flatMap((detail): OrderMethod[] => {
    const method = scope.tables.orderShippingMethod.get(detail.shipping_method_id)
    return method ? [{ ...method, order_id: order.id, order, detail } as OrderMethod] : []
  })

/** Totals cannot be told without them, so that they come along with every line and delivery. */
const whole = <R>(relation: Relation<R>): Relation<R> => ({ ...relation, inStar: "whole" })
const ofVersion = <R extends { version: number }>(rows: R[], order: Row<"order">): Part<R>[] =>
  rows.filter((row) => row.version === order.version).map((row) => ({ ...row, order }))
const withOrder = <R extends object>(rows: R[], order: Row<"order">): Part<R>[] =>
  rows.map((row) => ({ ...row, order }))

const partFigures = {
  fields: PARTS,
  big: true,
  inStar: true,
  of: (row: Part<{ readonly id: string }>, scope: Scope) => ({ ...figuresOf(row.order, scope).parts.get(row.id) }),
}

export const orderNodes = {
  order: node("order", m.order, {
    relations: {
      customer: one("customer", "customer", "customer_id"),
      region: one("region", "region", "region_id"),
      sales_channel: one("sales_channel", "salesChannel", "sales_channel_id"),
      shipping_address: one("order_address", "orderAddress", "shipping_address_id"),
      billing_address: one("order_address", "orderAddress", "billing_address_id"),
      items: { node: "order_line_item", of: linesOf },
      shipping_methods: { node: "order_shipping_method", of: methodsOf },
      payment_collections: many("payment_collection", "paymentCollection", "order_id"),
      fulfillments: many("fulfillment", "fulfillment", "order_id"),
      transactions: many("order_transaction", "orderTransaction", "order_id"),
      credit_lines: {
        node: "order_credit_line",
        of: (row: Row<"order">, scope) => creditsOf(scope.db, row),
      },
      promotions: through("promotion", "orderPromotion", "order_id", "promotion_id", "promotion"),
      cart: {
        node: "cart",
        of: (row: Row<"order">, scope) => scope.tables.cart.first("order_id", row.id) ?? null,
      },
    },
    computed: [
      { fields: TOTALS, of: (row: Row<"order">, scope) => figuresOf(row, scope).totals },
      {
        fields: ["summary"],
        inStar: true,
        of: (row: Row<"order">, scope) => ({
          summary: orderSummary(scope.db, row, figuresOf(row, scope).totals),
        }),
      },
      {
        fields: ["payment_status"],
        of: (row: Row<"order">, scope) => ({
          payment_status: paymentStatus(
            scope.tables.paymentCollection.by("order_id", row.id),
            scope.tables.currency.get(row.currency_code)?.decimal_digits,
          ),
        }),
      },
      {
        fields: ["fulfillment_status"],
        of: (row: Row<"order">, scope) => ({
          fulfillment_status: fulfillmentStatus(
            scope.tables.fulfillment.by("order_id", row.id),
            itemsOf(scope.db, row),
          ),
        }),
      },
    ],
  }),
  order_line_item: node<"orderLineItem", OrderLine>("orderLineItem", m.orderLineItem, {
    extra: ["quantity", "line_item_metadata"],
    bigExtra: ["quantity"],
    relations: {
      detail: { node: "order_item", of: (row) => row.detail, inStar: "whole" },
      variant: one("product_variant", "productVariant", "variant_id"),
      product: one("product", "product", "product_id"),
      tax_lines: whole({
        node: "order_line_item_tax_line",
        of: (row, scope) => withOrder(scope.tables.orderLineItemTaxLine.by("item_id", row.id), row.order),
      }),
      adjustments: whole({
        node: "order_line_item_adjustment",
        of: (row, scope) => ofVersion(scope.tables.orderLineItemAdjustment.by("item_id", row.id), row.order),
      }),
    },
    computed: [
      {
        fields: LINE_FIGURES,
        big: true,
        inStar: true,
        of: (row, scope) => ({ ...figuresOf(row.order, scope).lines.get(row.id) }),
      },
    ],
  }),
  order_item: node("orderItem", m.orderItem),
  order_line_item_tax_line: node<"orderLineItemTaxLine", Part<Row<"orderLineItemTaxLine">>>(
    "orderLineItemTaxLine",
    m.orderLineItemTaxLine,
    { computed: [partFigures] },
  ),
  order_line_item_adjustment: node<"orderLineItemAdjustment", Part<Row<"orderLineItemAdjustment">>>(
    "orderLineItemAdjustment",
    m.orderLineItemAdjustment,
    { computed: [partFigures] },
  ),
  order_shipping_method: node<"orderShippingMethod", OrderMethod>("orderShippingMethod", m.orderShippingMethod, {
    extra: ["order_id"],
    relations: {
      detail: { node: "order_shipping", of: (row) => row.detail, inStar: "whole" },
      shipping_option: one("shipping_option", "shippingOption", "shipping_option_id"),
      tax_lines: whole({
        node: "order_shipping_method_tax_line",
        of: (row, scope) =>
          withOrder(scope.tables.orderShippingMethodTaxLine.by("shipping_method_id", row.id), row.order),
      }),
      adjustments: whole({
        node: "order_shipping_method_adjustment",
        of: (row, scope) =>
          ofVersion(scope.tables.orderShippingMethodAdjustment.by("shipping_method_id", row.id), row.order),
      }),
    },
    computed: [
      {
        fields: FIGURES,
        big: true,
        inStar: true,
        of: (row, scope) => ({ ...figuresOf(row.order, scope).methods.get(row.id) }),
      },
    ],
  }),
  order_shipping: node("orderShipping", m.orderShipping),
  order_shipping_method_tax_line: node<"orderShippingMethodTaxLine", Part<Row<"orderShippingMethodTaxLine">>>(
    "orderShippingMethodTaxLine",
    m.orderShippingMethodTaxLine,
    { computed: [partFigures] },
  ),
  order_shipping_method_adjustment: node<"orderShippingMethodAdjustment", Part<Row<"orderShippingMethodAdjustment">>>(
    "orderShippingMethodAdjustment",
    m.orderShippingMethodAdjustment,
    { computed: [partFigures] },
  ),
  order_address: node("orderAddress", m.orderAddress),
  order_transaction: node("orderTransaction", m.orderTransaction),
  order_credit_line: node("orderCreditLine", m.orderCreditLine),
}
