import type { Graph, Node, Relation } from "#mocks/graph/node.ts"
import { cartNodes } from "./cart/cart.graph.ts"
import { catalogNodes, pricedNodes } from "./catalog/catalog.graph.ts"
import { customerNodes } from "./customers/customer.graph.ts"
import { inventoryNodes } from "./inventory/inventory.graph.ts"
import { locationNodes } from "./inventory/location.graph.ts"
import { linkedOrder, listedOrder, orderNodes, writtenOrder } from "./orders/order.graph.ts"
import { orderChangeNodes } from "./orders/order-change.graph.ts"
import { returnNodes } from "./orders/return.graph.ts"
import { returnListNodes } from "./orders/return-lists.ts"
import { paymentNodes } from "./payments/payment.graph.ts"
import { pricingNodes } from "./pricing/pricing.graph.ts"
import { promotionNodes } from "./promotions/promotion.graph.ts"
import { settingsNodes } from "./system/settings.graph.ts"
import { systemNodes } from "./system/system.graph.ts"
import { taxNodes } from "./tax/tax.graph.ts"

const nodes: Record<string, Node> = {
  ...settingsNodes,
  ...customerNodes,
  ...locationNodes,
  ...inventoryNodes,
  ...catalogNodes,
  ...pricedNodes,
  ...pricingNodes,
  ...promotionNodes,
  ...taxNodes,
  ...cartNodes,
  ...orderNodes,
  order_in_list: listedOrder,
  written_order: writtenOrder,
  linked_order: linkedOrder,
  ...orderChangeNodes,
  ...returnNodes,
  ...returnListNodes,
  ...paymentNodes,
  ...systemNodes,
}

/** All entities of the read API, grouped by topic; extensions add theirs. */
export const graph: Graph = nodes

/** Adds an entity, before the first request. */
export function addNode(name: string, node: Node): void {
  nodes[name] = node
}

/** Adds a relation to an entity and to its variants with the same rows, before the first request. */
export function addRelation(name: string, relationName: string, relation: Relation): void {
  const table = nodes[name]?.table
  for (const [each, node] of Object.entries(nodes))
    if (each === name || (table !== undefined && node.table === table))
      nodes[each] = { ...node, relations: { ...node.relations, [relationName]: relation } }
}
