import { joined, linked, many, node, one, type Relation, type Scope } from "#mocks/graph/node.ts"
import type { Row } from "#mocks/kernel/database.ts"
import * as c from "#mocks/kernel/models/order-change.ts"
import { methodsOf, orderNodes } from "./order.graph.ts"
import { orderChangeNodes } from "./order-change.graph.ts"
import { orderState, type StateMethod } from "./order-state.ts"
import { withRaws } from "./order-totals.ts"

const item = { ...one<{ item_id: string }>("stored_line_item", "orderLineItem", "item_id"), inStar: true }
const reason = {
  ...one<{ reason_id: string | null }>("return_reason", "returnReason", "reason_id"),
  inStar: true,
}

/** The row of a line item in its order's current version. */
export const detail: Relation<{ item_id: string }> = {
  node: "order_item_detail",
  inStar: "whole",
  of: (row, scope) => {
    const rows = scope.tables.orderItem.by("item_id", row.item_id)
    const version = scope.tables.order.get(rows[0]?.order_id)?.version
    return rows.find((stored) => stored.version === version)
  },
}

/** Shipping methods of the order that belong to a return, claim or exchange. */
const shippingMethodsOf = (
  key: "return_id" | "claim_id" | "exchange_id",
): Relation<{ id: string; order_id: string }> => ({
  node: "changed_shipping_method",
  named: ["*"],
  of: (row, scope) => {
    const order = scope.tables.order.get(row.order_id)
    return order
      ? methodsOf(order, scope).filter(({ detail }) => (detail as StateMethod["detail"])[key] === row.id)
      : []
  },
})
const transactionsOf = (key: "return_id" | "claim_id" | "exchange_id") =>
  many<{ id: string }>("order_transaction", "orderTransaction", key)

const linesOf = orderNodes.order.relations.items?.of as (row: Row<"order">, scope: Scope) => readonly Line[]
interface Line {
  readonly detail: { readonly metadata?: unknown }
}

/** The order of a return, claim or exchange: with items, shipping method rows and its first version's summary. */
const changedOrder = {
  ...orderNodes.order,
  relations: {
    ...orderNodes.order.relations,
    shipping_address: { ...orderNodes.order.relations.shipping_address, inStar: true },
    billing_address: { ...orderNodes.order.relations.billing_address, inStar: true },
    items: {
      node: "changed_order_item",
      inStar: "deep",
      // The line items aren't read, so neither is their metadata.
      of: (row: Row<"order">, scope: Scope) =>
        linesOf(row, scope).map((line) => ({ ...line, own_metadata: line.detail.metadata })),
    },
    credit_lines: { ...orderNodes.order.relations.credit_lines, node: "stored_credit_line" },
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

/** The server reads the order of a return, claim or exchange anyway, so its plain name returns all of it. */
const order = joined({ ...one<{ order_id: string }>("changed_order", "order", "order_id"), named: ["*"] })
/** The same order again in a nested return, claim or exchange. */
const nestedOrder = joined({ ...one<{ order_id: string }>("order_of_nested", "order", "order_id"), inStar: "deep" })
const nestedShipping = (key: "return_id" | "claim_id" | "exchange_id") =>
  many<{ id: string }>("shipping_of_nested", "orderShipping", key)

const returnRelations = {
  order,
  claim: { ...one<Row<"orderReturn">>("nested_claim", "claim", "claim_id"), isSparse: true },
  exchange: { ...one<Row<"orderReturn">>("nested_exchange", "exchange", "exchange_id"), isSparse: true },
  items: many<Row<"orderReturn">>("return_item", "returnItem", "return_id"),
  fulfillments: linked(many<Row<"orderReturn">>("fulfillment", "fulfillment", "return_id")),
  shipping_methods: shippingMethodsOf("return_id"),
  transactions: transactionsOf("return_id"),
}

/** The relations of a return whose `*` includes its claim or exchange. */
const withOwners = {
  ...returnRelations,
  claim: { ...returnRelations.claim, inStar: true },
  exchange: { ...returnRelations.exchange, inStar: true },
}

type Claim = Row<"claim">
const claimRelations = {
  order,
  return: joined(one<Claim>("owned_return", "orderReturn", "return_id")),
  shipping_methods: shippingMethodsOf("claim_id"),
  transactions: transactionsOf("claim_id"),
}
const claimItems = many<Claim>("claim_item", "claimItem", "claim_id")
/** The server reads all items of a claim in either list and then separates them. */
const claimedItems = (isAdditional: boolean): Relation<Claim> => ({
  ...claimItems,
  readOf: claimItems.of,
  of: (claim, scope) =>
    scope.tables.claimItem.by("claim_id", claim.id).filter((item) => item.is_additional_item === isAdditional),
})

const exchangeRelations = {
  order,
  return: joined(one<Row<"exchange">>("owned_return", "orderReturn", "return_id")),
  shipping_methods: shippingMethodsOf("exchange_id"),
  transactions: transactionsOf("exchange_id"),
  additional_items: many<Row<"exchange">>("exchange_item", "exchangeItem", "exchange_id"),
}

/** Returns, claims and exchanges, each with the order that it changes. */
export const returnNodes = {
  changed_order: changedOrder,
  return: node("orderReturn", c.orderReturn, {
    sparse: ["claim_id", "exchange_id"],
    relations: returnRelations,
  }),
  /** A return in the response to the shopper who requested it: its order's line items have no totals. */
  shopper_return: node("orderReturn", c.orderReturn, {
    sparse: ["claim_id", "exchange_id"],
    relations: {
      ...returnRelations,
      order: { ...returnRelations.order, node: "order_of_shopper_return" },
      shipping_methods: { ...returnRelations.shipping_methods, node: "order_shipping_method" },
    },
  }),
  order_of_shopper_return: {
    ...changedOrder,
    relations: {
      ...changedOrder.relations,
      items: { ...changedOrder.relations.items, node: "untotaled_line_item" },
    },
  } as typeof orderNodes.order,
  untotaled_line_item: {
    ...orderNodes.order_line_item,
    relations: {
      ...orderNodes.order_line_item.relations,
      tax_lines: many<{ id: string }>("stored_line_tax", "orderLineItemTaxLine", "item_id"),
    },
    computed: [],
  } as typeof orderNodes.order_line_item,
  return_of_shipping: node("orderReturn", c.orderReturn, {
    sparse: ["claim_id", "exchange_id"],
    relations: {
      ...withOwners,
      items: { ...returnRelations.items, node: "return_item_of_shipping" },
    },
  }),
  /** A return reached from its order: with its claim or exchange and the order's line items. */
  order_return: node("orderReturn", c.orderReturn, {
    sparse: ["claim_id", "exchange_id"],
    relations: {
      ...withOwners,
      items: many<Row<"orderReturn">>("order_return_item", "returnItem", "return_id"),
    },
  }),
  order_return_item: node("returnItem", c.returnItem, {
    relations: {
      reason,
      item: { ...item, node: "order_return_line", inStar: "deep" },
      detail,
      return: joined(one("return", "orderReturn", "return_id")),
    },
  }),
  order_return_line: {
    ...orderChangeNodes.stored_line_item,
    relations: {
      tax_lines: { ...orderChangeNodes.stored_line_item.relations.tax_lines, inStar: "whole" },
      adjustments: { ...orderChangeNodes.stored_line_item.relations.adjustments, inStar: "whole" },
    },
  } as typeof orderChangeNodes.stored_line_item,
  /** A return reached from its claim or exchange. */
  owned_return: node("orderReturn", c.orderReturn, {
    sparse: ["claim_id", "exchange_id"],
    relations: {
      ...withOwners,
      order: nestedOrder,
      shipping_methods: nestedShipping("return_id"),
    },
  }),
  return_item_of_shipping: node("returnItem", c.returnItem, { relations: { reason, item } }),
  return_item: node("returnItem", c.returnItem, {
    relations: { reason, item, detail, return: joined(one("return", "orderReturn", "return_id")) },
  }),
  order_claim: node("claim", c.claim, {
    sparse: ["return_id"],
    relations: {
      ...claimRelations,
      claim_items: { ...claimedItems(false), named: ["*"] },
      additional_items: claimedItems(true),
    },
  }),
  /** A claim on routes where the server lists additional items among the claimed items. */
  order_claim_unsorted: node("claim", c.claim, {
    sparse: ["return_id"],
    relations: {
      ...claimRelations,
      claim_items: claimItems,
      additional_items: { node: "claim_item", of: () => [] },
    },
  }),
  /** A claim reached from its return, where the server doesn't separate the two lists of items. */
  nested_claim: node("claim", c.claim, {
    sparse: ["return_id"],
    relations: {
      ...claimRelations,
      order: nestedOrder,
      claim_items: { ...claimItems, node: "listed_claim_item" },
      additional_items: { ...claimItems, node: "listed_claim_item" },
      shipping_methods: nestedShipping("claim_id"),
    },
  }),
  claim_item: node("claimItem", c.claimItem, {
    relations: { item, detail, claim: one("order_claim", "claim", "claim_id") },
  }),
  order_exchange: node("exchange", c.exchange, {
    sparse: ["return_id"],
    relations: exchangeRelations,
  }),
  nested_exchange: node("exchange", c.exchange, {
    sparse: ["return_id"],
    relations: {
      ...exchangeRelations,
      order: nestedOrder,
      additional_items: { ...exchangeRelations.additional_items, node: "listed_exchange_item" },
      shipping_methods: nestedShipping("exchange_id"),
    },
  }),
  exchange_item: node("exchangeItem", c.exchangeItem, {
    relations: { item, detail, exchange: one("order_exchange", "exchange", "exchange_id") },
  }),
}
