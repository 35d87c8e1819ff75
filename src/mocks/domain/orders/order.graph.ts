import type { AllFigures } from "#mocks/domain/pricing/totals.rules.ts"
import type { Selection } from "#mocks/graph/fields.ts"
import { joined, linked, many, node, one, type Relation, type Scope, through } from "#mocks/graph/node.ts"
import {
  ADJUSTMENT_TOTALS,
  LINE_TOTALS,
  ORDER_LINE_TOTALS,
  ORDER_ONLY_TOTALS,
  rowTotals,
  TOTALS,
  TOTALS_TRIGGERS,
} from "#mocks/graph/totals-fields.ts"
import type { Row } from "#mocks/kernel/database.ts"
import * as m from "#mocks/kernel/models/order.ts"
import { itemRowsOf, type OrderState, orderState, type StateItem, type StateMethod } from "./order-state.ts"
import { orderFigures, orderSummary } from "./order-totals.ts"
import { fulfillmentStatus, paymentStatus } from "./status.rules.ts"

type Order = Row<"order">

/** Shows an order in an older version, or as its active change would leave it. */
export function showAs(order: Order, scope: Scope, state: OrderState, version: Order = order): void {
  scope.memo(order, "state", () => state)
  scope.memo(order, "version", () => version)
}
const stateOf = (order: Order, scope: Scope): OrderState =>
  scope.memo(order, "state", () => orderState(scope.db, order))
const versionOf = (order: Order, scope: Scope): Order => scope.memo(order, "version", () => order)
const figuresOf = (order: Order, scope: Scope): AllFigures =>
  scope.memo(order, "figures", () => orderFigures(scope.db, versionOf(order, scope), stateOf(order, scope)))

/** A line item in an order version, with its quantity and order. */
type OrderLine = Row<"orderLineItem"> &
  Omit<StateItem, "detail"> & { readonly detail: object; readonly order: Order; readonly quantity: number }
type OrderMethod = Row<"orderShippingMethod"> &
  Omit<StateMethod, "detail"> & {
    readonly detail: object
    readonly order: Order
  }
type Part<R> = R & { readonly order: Order }

const isDrafted = (detail: StateItem["detail"] | StateMethod["detail"]): boolean => detail.created_at === undefined

/** The detail of a drafted line item, with metadata and compare-at price only if its action sets them. */
function draftedDetail({ detail, actions }: StateItem): object {
  const { metadata, compare_at_unit_price, ...rest } = detail
  const given = (actions?.[0]?.details ?? {}) as object
  return {
    ...rest,
    is_drafted: true,
    ...("metadata" in given ? { metadata } : {}),
    ...("compare_at_unit_price" in given ? { compare_at_unit_price } : {}),
  }
}

const linesOf = (order: Order, scope: Scope): OrderLine[] =>
  stateOf(order, scope).items.map((item) => {
    const { line, detail } = item
    return {
      ...line,
      quantity: detail.quantity,
      unit_price: detail.unit_price ?? line.unit_price,
      compare_at_unit_price: detail.compare_at_unit_price ?? line.compare_at_unit_price,
      line_item_metadata: isDrafted(detail) ? undefined : line.metadata,
      metadata: detail.metadata ?? line.metadata,
      ...item,
      ...(isDrafted(detail) ? { detail: draftedDetail(item), is_drafted: true } : {}),
      order,
    }
  })
const withoutVersion = ({ id: _, version: __, ...detail }: StateMethod["detail"]): object => detail
export const methodsOf = (order: Order, scope: Scope): OrderMethod[] =>
  stateOf(order, scope).methods.map((item) => {
    const { method, detail } = item
    return isDrafted(detail)
      ? { ...method, ...item, detail: withoutVersion(detail), order }
      : { ...method, order_id: order.id, ...item, order }
  })

/** Totals need these relations, so they are included with every line item and shipping method. */
const whole = <R>(relation: Relation<R>): Relation<R> => ({
  ...relation,
  inStar: "whole",
  requiresTotals: true,
})
/** Fields returned for the plain name of an order's shipping methods. */
export const METHOD_FIELDS = [
  "id",
  ...Object.keys(m.orderShippingMethod.columns),
  "raw_amount",
  "created_at",
  "updated_at",
  "deleted_at",
  "detail.id",
  "detail.shipping_method_id",
]
const withOrder = <R extends object>(rows: readonly R[], order: Order): Part<R>[] =>
  rows.map((row) => ({ ...row, order, is_drafted: !("id" in row) || row.id === undefined }))

type Priced = Part<{ readonly id: string; readonly total?: number; readonly subtotal?: number }>
/** Drafted rows have no id and contain their own totals. */
const partTotals = rowTotals(ADJUSTMENT_TOTALS, ({ id, total, subtotal, order }: Priced, scope) =>
  id === undefined ? { total, subtotal } : { ...figuresOf(order, scope).parts.get(id) },
)
/** The quantity is that of the line's detail. If no column of the line is requested, all columns are read. */
function readsQuantity({ star, fields, relations }: Selection): boolean {
  const detail = relations.get("detail")
  const isAlone = relations.size === 0 && [...fields].every((name) => name.endsWith("quantity"))
  return star || isAlone || detail?.star === true || detail?.fields.has("quantity") === true
}
/** Actions of the active change that affect a line item or shipping method. */
const actions = { node: "order_change_action", of: (row: { actions?: readonly object[] }) => row.actions }

export const orderNodes = {
  order: node("order", m.order, {
    sparse: ["shipping_address_id", "billing_address_id"],
    totals: TOTALS_TRIGGERS,
    relations: {
      customer: linked(one("customer", "customer", "customer_id")),
      region: linked(one("region", "region", "region_id")),
      sales_channel: linked(one("sales_channel", "salesChannel", "sales_channel_id")),
      shipping_address: {
        ...one("order_address", "orderAddress", "shipping_address_id"),
        isFixed: true,
        isSparse: true,
      },
      billing_address: { ...one("order_address", "orderAddress", "billing_address_id"), isFixed: true, isSparse: true },
      items: { node: "order_line_item", of: linesOf },
      shipping_methods: {
        node: "order_shipping_method",
        of: methodsOf,
        named: METHOD_FIELDS,
        isNamedWithTotals: true,
      },
      payment_collections: linked(many("payment_collection", "paymentCollection", "order_id")),
      fulfillments: linked(many("fulfillment", "fulfillment", "order_id")),
      transactions: many("order_transaction", "orderTransaction", "order_id"),
      credit_lines: {
        node: "order_credit_line",
        of: (row: Order, scope) => stateOf(row, scope).credits,
        isNamedWithTotals: true,
      },
      promotions: linked(through("promotion", "orderPromotion", "order_id", "promotion_id", "promotion")),
      cart: linked({
        node: "linked_cart",
        of: (row: Order, scope) => scope.tables.cart.first("order_id", row.id) ?? null,
      }),
      returns: joined(many("order_return", "orderReturn", "order_id")),
    },
    computed: [
      {
        fields: [...TOTALS, ...ORDER_ONLY_TOTALS],
        requiresTotals: true,
        reads: 10,
        of: (row: Order, scope) => figuresOf(row, scope).totals,
      },
      {
        fields: ["summary"],
        inStar: true,
        reads: 10,
        isSortable: true,
        of: (row: Order, scope) => {
          const summary = orderSummary(scope.db, versionOf(row, scope), figuresOf(row, scope).totals)
          return summary ? { summary } : {}
        },
      },
      {
        fields: ["payment_status"],
        of: (row: Order, scope) => ({
          payment_status: paymentStatus(
            scope.tables.paymentCollection.by("order_id", row.id),
            scope.tables.currency.get(row.currency_code)?.decimal_digits,
          ),
        }),
      },
      {
        fields: ["fulfillment_status"],
        of: (row: Order, scope) => ({
          fulfillment_status: fulfillmentStatus(
            scope.tables.fulfillment.by("order_id", row.id),
            itemRowsOf(scope.db, row),
          ),
        }),
      },
    ],
  }),
  order_line_item: node<"orderLineItem", OrderLine>("orderLineItem", m.orderLineItem, {
    extra: ["quantity", "line_item_metadata"],
    drafted: ["line_item_metadata"],
    bigExtra: ["quantity"],
    needs: { quantity: readsQuantity, raw_quantity: readsQuantity },
    sortable: ["id", "created_at", "updated_at", ...Object.keys(m.orderItem.columns)],
    relations: {
      detail: { node: "order_item", of: (row) => row.detail, inStar: "whole" },
      variant: linked(one("product_variant", "productVariant", "variant_id")),
      product: linked(one("product", "product", "product_id")),
      tax_lines: whole({
        named: [],
        node: "order_line_item_tax_line",
        of: (row, scope) => withOrder(scope.tables.orderLineItemTaxLine.by("item_id", row.id), row.order),
      }),
      adjustments: whole({
        named: [],
        node: "order_line_item_adjustment",
        of: (row) => withOrder(row.adjustments, row.order),
      }),
      actions,
    },
    computed: [rowTotals(ORDER_LINE_TOTALS, (row, scope) => ({ ...figuresOf(row.order, scope).lines.get(row.id) }))],
  }),
  order_line_item_tax_line: node<"orderLineItemTaxLine", Part<Row<"orderLineItemTaxLine">>>(
    "orderLineItemTaxLine",
    m.orderLineItemTaxLine,
    { computed: [partTotals] },
  ),
  order_line_item_adjustment: node<"orderLineItemAdjustment", Part<Row<"orderLineItemAdjustment">>>(
    "orderLineItemAdjustment",
    m.orderLineItemAdjustment,
    { drafted: ["id", "version", "description", "provider_id", "deleted_at"], computed: [partTotals] },
  ),
  order_shipping_method: node<"orderShippingMethod", OrderMethod>("orderShippingMethod", m.orderShippingMethod, {
    extra: ["order_id"],
    drafted: ["order_id"],
    sortable: ["id", "created_at", "updated_at", ...Object.keys(m.orderShipping.columns)],
    relations: {
      detail: { node: "order_shipping_detail", of: (row) => row.detail, inStar: "whole" },
      shipping_option: linked(one("shipping_option", "shippingOption", "shipping_option_id")),
      tax_lines: whole({
        node: "order_shipping_method_tax_line",
        of: (row, scope) =>
          withOrder(scope.tables.orderShippingMethodTaxLine.by("shipping_method_id", row.id), row.order),
      }),
      adjustments: whole({
        node: "order_shipping_method_adjustment",
        of: (row) => withOrder(row.adjustments, row.order),
      }),
      actions,
    },
    computed: [rowTotals(LINE_TOTALS, (row, scope) => ({ ...figuresOf(row.order, scope).methods.get(row.id) }))],
  }),
  order_shipping_method_tax_line: node<"orderShippingMethodTaxLine", Part<Row<"orderShippingMethodTaxLine">>>(
    "orderShippingMethodTaxLine",
    m.orderShippingMethodTaxLine,
    { computed: [partTotals] },
  ),
  order_shipping_method_adjustment: node<"orderShippingMethodAdjustment", Part<Row<"orderShippingMethodAdjustment">>>(
    "orderShippingMethodAdjustment",
    m.orderShippingMethodAdjustment,
    { hidden: ["is_tax_inclusive"], computed: [partTotals] },
  ),
  order_address: node("orderAddress", m.orderAddress),
  order_transaction: node("orderTransaction", m.orderTransaction, {
    relations: {
      return: joined({ ...one("return", "orderReturn", "return_id"), inStar: true }),
      claim: { ...one("order_claim", "claim", "claim_id"), inStar: true },
      exchange: { ...one("order_exchange", "exchange", "exchange_id"), inStar: true },
    },
  }),
  order_credit_line: node("orderCreditLine", m.orderCreditLine, {
    computed: [
      rowTotals(ADJUSTMENT_TOTALS, ({ amount }: Row<"orderCreditLine">) => ({ total: amount, subtotal: amount })),
    ],
  }),
}

const { order } = orderNodes
const { shipping_address, billing_address, shipping_methods } = order.relations
/** An order in a list: the server joins its rows by more columns, and reads its references to addresses. */
export const listedOrder = {
  ...order,
  relations: {
    ...order.relations,
    shipping_address: { ...shipping_address, isSparse: false },
    billing_address: { ...billing_address, isSparse: false },
    shipping_methods: {
      ...shipping_methods,
      named: [...METHOD_FIELDS, "order_id", "detail.version", "detail.order_id"],
    },
  },
} as typeof order

const withoutStatuses = order.computed.filter(({ fields }) => !fields.some((field) => field.endsWith("_status")))
/** An order in the response to a change of it. */
export const writtenOrder = { ...order, computed: withoutStatuses } as typeof order

/** An order reached from another module: `*` includes all of its line items and totals. */
export const linkedOrder = {
  ...order,
  sparse: new Set(["shipping_address_id", "billing_address_id"]),
  relations: {
    ...order.relations,
    shipping_address: { ...order.relations.shipping_address, inStar: true },
    billing_address: { ...order.relations.billing_address, inStar: true },
    items: { ...order.relations.items, inStar: "deep" },
    shipping_methods: { ...order.relations.shipping_methods, inStar: "deep" },
    credit_lines: { ...order.relations.credit_lines, inStar: "deep" },
  },
  computed: withoutStatuses.map((group) => {
    const isTotals = group.fields.includes("total")
    return { ...group, inStar: isTotals, big: isTotals }
  }),
} as typeof order
