import type { Graph } from "#mocks/graph/node.ts"
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

/** All entities of the read API, grouped by topic. */
export const graph: Graph = {
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
