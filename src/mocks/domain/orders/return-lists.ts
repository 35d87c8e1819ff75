import { joined, linked, many, type Node, node, one, type Relation } from "#mocks/graph/node.ts"
import type { Row } from "#mocks/kernel/database.ts"
import * as m from "#mocks/kernel/models/order.ts"
import * as c from "#mocks/kernel/models/order-change.ts"
import { METHOD_FIELDS, orderNodes } from "./order.graph.ts"
import { detail, returnNodes } from "./return.graph.ts"

type Owner = "return_id" | "claim_id" | "exchange_id"
const owners = ["return_id", "claim_id", "exchange_id"] as const

/** Lists read each row's order: any reference to it returns all of its columns. */
const order = joined({
  ...one<{ order_id: string }>("listed_order", "order", "order_id"),
  named: ["*"],
})
const nestedOrder = { ...order, inStar: "deep" as const }

const shippingMethods = (source: Relation["of"], owner: Owner): Relation => ({
  node: "listed_shipping_method",
  named: [...METHOD_FIELDS, `detail.${owner}`],
  of: source,
})
/** Shipping method rows of a nested return, claim or exchange. */
const nestedShippingMethods = (owner: Owner) => ({
  ...many<{ id: string }>(`listed_shipping_of_${owner}`, "orderShipping", owner),
  named: [],
})
const shippingNode = (owner: Owner) =>
  node("orderShipping", m.orderShipping, {
    hidden: ["version", "order_id", "created_at", "updated_at", "deleted_at", ...owners.filter((key) => key !== owner)],
    relations: {
      shipping_method: {
        ...one<Row<"orderShipping">>("stored_shipping_method", "orderShippingMethod", "shipping_method_id"),
        inStar: "whole",
      },
    },
  })

const { return: returned, order_claim: claim, order_exchange: exchange } = returnNodes
const item = { ...one<{ item_id: string }>("stored_line_item", "orderLineItem", "item_id"), inStar: true }

const methodRelations = {
  detail: {
    node: "order_shipping_detail",
    of: (row: object) => (row as { readonly detail?: object }).detail,
    inStar: "whole" as const,
  },
  shipping_option: linked(one<Row<"orderShippingMethod">>("shipping_option", "shippingOption", "shipping_option_id")),
  tax_lines: many<{ id: string }>("stored_shipping_tax", "orderShippingMethodTaxLine", "shipping_method_id"),
  adjustments: many<{ id: string }>(
    "stored_shipping_adjustment",
    "orderShippingMethodAdjustment",
    "shipping_method_id",
  ),
}

/** Returns, claims and exchanges in lists: without totals, and only with the columns of their orders. */
export const returnListNodes = {
  listed_order: {
    ...orderNodes.order,
    relations: {
      ...orderNodes.order.relations,
      shipping_address: { ...orderNodes.order.relations.shipping_address, inStar: true },
      billing_address: { ...orderNodes.order.relations.billing_address, inStar: true },
    },
    computed: orderNodes.order.computed.map((group) => ({ ...group, inStar: false })),
  } as typeof orderNodes.order,
  listed_return: {
    ...returned,
    relations: {
      ...returned.relations,
      order,
      claim: { ...returned.relations.claim, node: "claim_of_listed", isSparse: false },
      exchange: { ...returned.relations.exchange, node: "exchange_of_listed", isSparse: false },
      items: { ...returned.relations.items, node: "listed_return_item" },
      shipping_methods: shippingMethods(returned.relations.shipping_methods?.of as Relation["of"], "return_id"),
    },
  } as typeof returned,
  listed_claim: listedClaim(claim),
  listed_claim_unsorted: listedClaim(returnNodes.order_claim_unsorted),
  listed_exchange: {
    ...exchange,
    relations: {
      ...exchange.relations,
      order,
      return: { ...exchange.relations.return, node: "return_of_listed" },
      shipping_methods: shippingMethods(exchange.relations.shipping_methods?.of as Relation["of"], "exchange_id"),
      additional_items: { ...exchange.relations.additional_items, node: "listed_exchange_item" },
    },
  } as typeof exchange,
  return_of_listed: {
    ...returned,
    relations: {
      ...returned.relations,
      order: nestedOrder,
      claim: { ...returned.relations.claim, inStar: true, isSparse: false },
      exchange: { ...returned.relations.exchange, inStar: true, isSparse: false },
      items: { ...returned.relations.items, node: "listed_return_item" },
      shipping_methods: nestedShippingMethods("return_id"),
    },
  } as typeof returned,
  claim_of_listed: {
    ...claim,
    relations: {
      ...claim.relations,
      order: nestedOrder,
      // The server doesn't separate these two here.
      claim_items: many("listed_claim_item", "claimItem", "claim_id"),
      additional_items: many("listed_claim_item", "claimItem", "claim_id"),
      shipping_methods: nestedShippingMethods("claim_id"),
    },
  } as typeof claim,
  exchange_of_listed: {
    ...exchange,
    relations: {
      ...exchange.relations,
      order: nestedOrder,
      additional_items: { ...exchange.relations.additional_items, node: "listed_exchange_item" },
      shipping_methods: nestedShippingMethods("exchange_id"),
    },
  } as typeof exchange,
  listed_return_item: node("returnItem", c.returnItem, {
    relations: {
      reason: { ...one("return_reason", "returnReason", "reason_id"), inStar: true },
      item,
      detail: { ...detail, beside: "item" },
      return: joined(one("return", "orderReturn", "return_id")),
    },
  }),
  listed_claim_item: node("claimItem", c.claimItem, { relations: { item } }),
  listed_exchange_item: node("exchangeItem", c.exchangeItem, { relations: { item } }),
  listed_shipping_method: node("orderShippingMethod", m.orderShippingMethod, {
    extra: ["order_id"],
    relations: methodRelations,
  }),
  changed_shipping_method: node("orderShippingMethod", m.orderShippingMethod, {
    extra: ["order_id"],
    relations: {
      ...methodRelations,
      adjustments: { ...methodRelations.adjustments, inStar: "whole" },
    },
  }),
  /**
   * A line item of the order that a return, claim or exchange changes: the columns of its row in the order's version,
   * and all columns where the same query reads the line item itself.
   */
  changed_order_item: {
    ...orderNodes.order_line_item,
    table: "orderItem",
    readWith: { table: "orderLineItem", node: "changed_order_line" },
    columns: ["id", "quantity", "unit_price"],
    relations: { detail: { ...orderNodes.order_line_item.relations.detail, allowsCycle: true } },
    computed: [
      {
        fields: ["metadata"],
        inStar: true,
        of: ({ own_metadata: metadata }: { own_metadata?: unknown }) => (metadata ? { metadata } : {}),
      },
    ],
  } as Node,
  changed_order_line: {
    ...orderNodes.order_line_item,
    relations: { detail: orderNodes.order_line_item.relations.detail },
    computed: [],
  } as Node,
  listed_shipping_of_return_id: shippingNode("return_id"),
  listed_shipping_of_claim_id: shippingNode("claim_id"),
  listed_shipping_of_exchange_id: shippingNode("exchange_id"),
}

function listedClaim(source: typeof claim): typeof claim {
  const { relations } = source
  const { named: _, ...claimItems } = relations.claim_items as Relation
  return {
    ...source,
    relations: {
      ...relations,
      order,
      return: { ...relations.return, node: "return_of_listed" },
      claim_items: { ...claimItems, node: "listed_claim_item" },
      additional_items: { ...relations.additional_items, node: "listed_claim_item" },
      shipping_methods: shippingMethods(relations.shipping_methods?.of as Relation["of"], "claim_id"),
    },
  } as typeof claim
}
