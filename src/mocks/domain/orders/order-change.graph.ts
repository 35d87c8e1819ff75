import { joined, linked, many, node, one, type Relation, type Scope } from "#mocks/graph/node.ts"
import type { Row } from "#mocks/kernel/database.ts"
import * as m from "#mocks/kernel/models/order.ts"
import { creditsOf, itemRowsOf, orderState, type StateItem, type StateMethod } from "./order-state.ts"
import { storedSummary, withRaws } from "./order-totals.ts"

const item = { ...one<{ item_id: string }>("stored_line_item", "orderLineItem", "item_id"), inStar: true }

/** A line item's discounts in its order's current version. */
function adjustmentsNow(scope: Scope, lineId: string): Row<"orderLineItemAdjustment">[] {
  const version = scope.tables.order.get(scope.tables.orderItem.first("item_id", lineId)?.order_id)?.version
  return scope.tables.orderLineItemAdjustment.by("item_id", lineId).filter((row) => row.version === version)
}

/** Stored rows of an order's current version. */
const storedRelations = {
  shipping_address: { ...one<Row<"order">>("order_address", "orderAddress", "shipping_address_id"), inStar: true },
  billing_address: { ...one<Row<"order">>("order_address", "orderAddress", "billing_address_id"), inStar: true },
  summary: {
    node: "order_summary",
    of: (row: Row<"order">, scope: Scope) => [storedSummary(scope.db, row)].flatMap((summary) => summary ?? []),
  },
  items: {
    node: "order_item",
    inStar: "deep" as const,
    of: (row: Row<"order">, scope: Scope) => itemRowsOf(scope.db, row),
  },
  shipping_methods: {
    node: "stored_shipping",
    inStar: "deep" as const,
    of: (row: Row<"order">, scope: Scope) => orderState(scope.db, row).methods.map((method) => method.detail),
  },
  transactions: many<Row<"order">>("order_transaction", "orderTransaction", "order_id"),
  credit_lines: {
    node: "stored_credit_line",
    of: (row: Row<"order">, scope: Scope) => creditsOf(scope.db, row),
  },
}

/** A shipping method's return, claim or exchange, even if deleted: its shipping method can remain on the order. */
const withDeletedOwner = <K extends "return_id" | "claim_id" | "exchange_id">(
  node: string,
  table: "orderReturn" | "claim" | "exchange",
  key: K,
): Relation<Record<K, string | null>> => ({
  node,
  key,
  of: (row, scope) => scope.table(table).get(row[key], { withDeleted: true }) ?? null,
})

const orderShippingRelations = {
  return: { ...withDeletedOwner("return_of_shipping", "orderReturn", "return_id"), inStar: true },
  claim: { ...withDeletedOwner("order_claim", "claim", "claim_id"), inStar: true },
  exchange: { ...withDeletedOwner("order_exchange", "exchange", "exchange_id"), inStar: true },
  shipping_method: {
    ...one<{ shipping_method_id: string }>("stored_shipping_method", "orderShippingMethod", "shipping_method_id"),
    inStar: "deep" as const,
  },
}

const orderItem = {
  extra: ["return_id", "claim_id", "exchange_id"],
  drafted: ["metadata", "compare_at_unit_price", "deleted_at"],
  sparse: ["return_id", "claim_id", "exchange_id"],
  computed: [
    {
      fields: ["adjustments"],
      inStar: true,
      of: ({ told_adjustments: adjustments }: StateItem["detail"]) => (adjustments ? { adjustments } : {}),
    },
  ],
}

/** Order changes, and orders as stored. */
export const orderChangeNodes = {
  order_change: node("orderChange", m.orderChange, {
    relations: {
      order: joined(one("order", "order", "order_id")),
      actions: {
        node: "order_change_action",
        of: (row: Row<"orderChange">, scope) =>
          scope.tables.orderChangeAction.by("order_change_id", row.id).sort((a, b) => a.ordering - b.ordering),
      },
    },
  }),
  order_change_action: node("orderChangeAction", m.orderChangeAction, {
    computed: [
      {
        fields: ["raw_amount"],
        inStar: true,
        of: (row: object) => ("raw_amount" in row ? { raw_amount: row.raw_amount } : {}),
      },
    ],
  }),
  order_item: node<"orderItem", StateItem["detail"]>("orderItem", m.orderItem, {
    ...orderItem,
    relations: { item: { ...item, key: "item_id" } },
  }),
  order_shipping_detail: node<"orderShipping", StateMethod["detail"]>("orderShipping", m.orderShipping, {
    drafted: ["id", "version", "deleted_at"],
    // Only set for a drafted method.
    computed: [{ fields: ["amount"], inStar: true, of: ({ amount }) => (amount === undefined ? {} : { amount }) }],
  }),
  /** Like `order_item`, without the relation to the line item. */
  order_item_detail: node<"orderItem", StateItem["detail"]>("orderItem", m.orderItem, orderItem),
  /** A shipping method row of `stored_order`. */
  stored_shipping: node<"orderShipping", StateMethod["detail"]>("orderShipping", m.orderShipping, {
    relations: {
      ...orderShippingRelations,
      return: { ...orderShippingRelations.return, node: "return" },
    },
  }),
  order_shipping: node<"orderShipping", StateMethod["detail"]>("orderShipping", m.orderShipping, {
    relations: orderShippingRelations,
  }),
  stored_line_item: node("orderLineItem", m.orderLineItem, {
    relations: {
      variant: linked(one<Row<"orderLineItem">>("product_variant", "productVariant", "variant_id")),
      product: linked(one<Row<"orderLineItem">>("product", "product", "product_id")),
      tax_lines: many("stored_line_tax", "orderLineItemTaxLine", "item_id"),
      adjustments: {
        node: "stored_line_adjustment",
        of: (row: Row<"orderLineItem">, scope) => adjustmentsNow(scope, row.id),
      },
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
  stored_shipping_adjustment: node("orderShippingMethodAdjustment", m.orderShippingMethodAdjustment, {
    hidden: ["is_tax_inclusive"],
  }),
  order_summary: node("orderSummary", m.orderSummary, {
    computed: [
      {
        fields: ["totals"],
        inStar: true,
        of: (row: Row<"orderSummary">) => ({ totals: withRaws(row.totals) }),
      },
    ],
  }),
  /** The stored order in a preview. */
  stored_order: node("order", m.order, { relations: storedRelations }),
  /** A shipping method row of a nested return, claim or exchange: with the order, which the query reads anyway. */
  shipping_of_nested: node<"orderShipping", Row<"orderShipping">>("orderShipping", m.orderShipping, {
    relations: {
      ...orderShippingRelations,
      order: { ...one<Row<"orderShipping">>("order_of_nested", "order", "order_id"), inStar: "deep" },
    },
  }),
  /** The order of a nested return, claim or exchange, with the summaries of all its versions. */
  order_of_nested: node("order", m.order, {
    relations: {
      ...storedRelations,
      shipping_methods: { ...storedRelations.shipping_methods, node: "order_shipping" },
      summary: { ...many<Row<"order">>("order_summary", "orderSummary", "order_id"), inStar: "deep" },
    },
  }),
  stored_credit_line: node("orderCreditLine", m.orderCreditLine),
}
