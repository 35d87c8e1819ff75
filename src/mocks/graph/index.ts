import { cartNodes } from "./cart.ts"
import { catalogNodes, linkedVariant } from "./catalog.ts"
import { customerNodes } from "./customer.ts"
import { inventoryNodes } from "./inventory.ts"
import { locationNodes } from "./location.ts"
import type { Graph } from "./node.ts"
import { linkedOrder, orderNodes } from "./order.ts"
import { orderChangeNodes } from "./order-change.ts"
import { paymentNodes } from "./payment.ts"
import { pricingNodes } from "./pricing.ts"
import { promotionNodes } from "./promotion.ts"
import { returnNodes } from "./return.ts"
import { returnListNodes } from "./return-lists.ts"
import { settingsNodes } from "./settings.ts"
import { systemNodes } from "./system.ts"
import { taxNodes } from "./tax.ts"

/** Every entity as it is read: one file a topic. */
export const graph: Graph = {
  ...settingsNodes,
  ...customerNodes,
  ...locationNodes,
  ...inventoryNodes,
  ...catalogNodes,
  linked_variant: linkedVariant,
  ...pricingNodes,
  ...promotionNodes,
  ...taxNodes,
  ...cartNodes,
  ...orderNodes,
  linked_order: linkedOrder,
  ...orderChangeNodes,
  ...returnNodes,
  ...returnListNodes,
  ...paymentNodes,
  ...systemNodes,
}
