import type { Row } from "#mocks/db/database.ts"
import * as m from "#mocks/db/models/order.ts"
import * as c from "#mocks/db/models/order-change.ts"
import { creditsOf, itemRowsOf, orderState } from "#mocks/domain/order-state.ts"
import { storedSummary, withRaws } from "#mocks/domain/order-totals.ts"
import { many, node, one, type Relation, type Scope } from "./node.ts"
import { methodsOf, orderNodes } from "./order.ts"

const reason = one<{ reason_id: string | null }>("return_reason", "returnReason", "reason_id")
const item = { ...one<{ item_id: string }>("stored_line_item", "orderLineItem", "item_id"), inStar: true }

/** How often the order's present version holds the line that a return, claim or exchange is about. */
const detail: Relation<{ item_id: string }> = {
  node: "order_item",
  inStar: "whole",
  of: (row, scope) => {
    const rows = scope.tables.orderItem.by("item_id", row.item_id)
    const version = scope.tables.order.get(rows[0]?.order_id)?.version
    return rows.find((stored) => stored.version === version)
  },
}

/** The deliveries on an order that belong to a return, claim or exchange. */
const waysOf = (key: "return_id" | "claim_id" | "exchange_id"): Relation<{ id: string; order_id: string }> => ({
  node: "order_shipping_method",
  of: (row, scope) => {
    const order = scope.tables.order.get(row.order_id)
    return order ? methodsOf(order, scope).filter((method) => method.detail[key] === row.id) : []
  },
})
const transactionsOf = (key: "return_id" | "claim_id" | "exchange_id") =>
  many<{ id: string }>("order_transaction", "orderTransaction", key)

/** The order as a return, claim or exchange tells of it: with its goods, its rows of deliveries, its first figures. */
const changedOrder = {
  ...orderNodes.order,
  relations: {
    ...orderNodes.order.relations,
    shipping_address: { ...orderNodes.order.relations.shipping_address, inStar: true },
    billing_address: { ...orderNodes.order.relations.billing_address, inStar: true },
    items: { ...orderNodes.order.relations.items, inStar: "deep" },
    shipping_methods: {
      node: "order_shipping",
      inStar: "deep",
      of: (row: Row<"order">, scope: Scope) => orderState(scope.db, row).methods.map((method) => method.detail),
    },
  },
  computed: [
    ...orderNodes.order.computed.filter(({ fields }) => !fields.includes("summary")),
    {
      fields: ["summary"],
      inStar: true,
      of: (row: Row<"order">, scope: Scope) => ({
        summary: withRaws({ ...scope.tables.orderSummary.first("order_id", row.id)?.totals }),
      }),
    },
  ],
} as typeof orderNodes.order

/** Changes of orders, and an order's rows as they are stored. */
export const orderChangeNodes = {
  order_change: node("orderChange", m.orderChange, {
    relations: {
      order: one("order", "order", "order_id"),
      actions: {
        node: "order_change_action",
        of: (row: Row<"orderChange">, scope) =>
          scope.tables.orderChangeAction.by("order_change_id", row.id).sort((a, b) => a.ordering - b.ordering),
      },
    },
  }),
  order_change_action: node("orderChangeAction", m.orderChangeAction),
  order_item: node("orderItem", m.orderItem, {
    extra: ["return_id", "claim_id", "exchange_id"],
    relations: { item: { ...item, key: "item_id", inStar: false } },
  }),
  order_shipping: node("orderShipping", m.orderShipping, {
    extra: ["amount"],
    bigExtra: ["amount"],
    relations: {
      return: { ...one<{ return_id: string | null }>("return", "orderReturn", "return_id"), inStar: true },
      claim: { ...one<{ claim_id: string | null }>("order_claim", "claim", "claim_id"), inStar: true },
      exchange: { ...one<{ exchange_id: string | null }>("order_exchange", "exchange", "exchange_id"), inStar: true },
      shipping_method: {
        ...one<{ shipping_method_id: string }>("stored_shipping_method", "orderShippingMethod", "shipping_method_id"),
        inStar: "deep",
      },
    },
  }),
  stored_line_item: node("orderLineItem", m.orderLineItem, {
    relations: {
      tax_lines: many("stored_line_tax", "orderLineItemTaxLine", "item_id"),
      adjustments: many("stored_line_adjustment", "orderLineItemAdjustment", "item_id"),
    },
  }),
  stored_line_tax: node("orderLineItemTaxLine", m.orderLineItemTaxLine),
  stored_line_adjustment: node("orderLineItemAdjustment", m.orderLineItemAdjustment),
  stored_shipping_method: node("orderShippingMethod", m.orderShippingMethod, {
    relations: {
      tax_lines: many("stored_shipping_tax", "orderShippingMethodTaxLine", "shipping_method_id"),
      adjustments: {
        ...many<{ id: string }>("stored_shipping_adjustment", "orderShippingMethodAdjustment", "shipping_method_id"),
        inStar: "whole",
      },
    },
  }),
  stored_shipping_tax: node("orderShippingMethodTaxLine", m.orderShippingMethodTaxLine),
  stored_shipping_adjustment: node("orderShippingMethodAdjustment", m.orderShippingMethodAdjustment),
  order_summary: node("orderSummary", m.orderSummary),
  /** An order's present version, row by row: what a preview tells of the order beneath it. */
  stored_order: node("order", m.order, {
    relations: {
      summary: {
        node: "order_summary",
        of: (row: Row<"order">, scope) => [storedSummary(scope.db, row)].flatMap((summary) => summary ?? []),
      },
      items: { node: "order_item", of: (row: Row<"order">, scope) => itemRowsOf(scope.db, row) },
      shipping_methods: {
        node: "order_shipping",
        of: (row: Row<"order">, scope) => orderState(scope.db, row).methods.map((method) => method.detail),
      },
      transactions: many("order_transaction", "orderTransaction", "order_id"),
      credit_lines: {
        node: "stored_credit_line",
        of: (row: Row<"order">, scope) => creditsOf(scope.db, row),
      },
    },
  }),
  stored_credit_line: node("orderCreditLine", m.orderCreditLine),
  changed_order: changedOrder,
  return: node("orderReturn", c.orderReturn, {
    relations: {
      order: one("changed_order", "order", "order_id"),
      claim: one("order_claim", "claim", "claim_id"),
      exchange: one("order_exchange", "exchange", "exchange_id"),
      items: many("return_item", "returnItem", "return_id"),
      fulfillments: many("fulfillment", "fulfillment", "return_id"),
      shipping_methods: waysOf("return_id"),
      transactions: transactionsOf("return_id"),
    },
  }),
  return_item: node("returnItem", c.returnItem, {
    relations: { reason, item, detail, return: one("return", "orderReturn", "return_id") },
  }),
  order_claim: node("claim", c.claim, {
    relations: {
      order: one("changed_order", "order", "order_id"),
      return: one("return", "orderReturn", "return_id"),
      shipping_methods: waysOf("claim_id"),
      transactions: transactionsOf("claim_id"),
      claim_items: {
        node: "claim_item",
        of: (row: Row<"claim">, scope) =>
          scope.tables.claimItem.by("claim_id", row.id).filter((claimed) => !claimed.is_additional_item),
      },
      additional_items: {
        node: "claim_item",
        of: (row: Row<"claim">, scope) =>
          scope.tables.claimItem.by("claim_id", row.id).filter((claimed) => claimed.is_additional_item),
      },
    },
  }),
  claim_item: node("claimItem", c.claimItem, {
    relations: { item, detail, claim: one("order_claim", "claim", "claim_id") },
  }),
  order_exchange: node("exchange", c.exchange, {
    relations: {
      order: one("changed_order", "order", "order_id"),
      return: one("return", "orderReturn", "return_id"),
      shipping_methods: waysOf("exchange_id"),
      transactions: transactionsOf("exchange_id"),
      additional_items: many("exchange_item", "exchangeItem", "exchange_id"),
    },
  }),
  exchange_item: node("exchangeItem", c.exchangeItem, {
    relations: { item, detail, exchange: one("order_exchange", "exchange", "exchange_id") },
  }),
}
