import { fulfillableItems, unfulfilledQuantity } from "#machines/orders/fulfillments/fulfillments.rules.ts"
import { quantitiesOf } from "#machines/orders/order-status/next-step.rules.ts"
import { isToShip } from "#machines/orders/order-status/open-work.rules.ts"
import type { Order } from "#schema/admin/entities/order.ts"

/** What a packing slip lists: all items of the order, those that aren't fulfilled yet, or a fulfillment's by its id. */
export type Packed = "all" | "open" | (string & {})

export const fulfillmentsOf = (order: Order) => (order.fulfillments ?? []).filter(({ canceled_at }) => !canceled_at)

/** What is to be packed next: the fulfillment to be shipped next, else what isn't fulfilled, else the newest one. */
export function packedNext(order: Order): Packed {
  const fulfillments = fulfillmentsOf(order)
  if (fulfillments.length === 0) return "all"
  const waiting = fulfillments.find(isToShip)
  if (waiting) return waiting.id
  return fulfillableItems(order).length > 0 ? "open" : (fulfillments.at(-1)?.id ?? "all")
}

/** The quantities that a packing slip lists, by line item id; all items for a fulfillment that the order doesn't have. */
export function packedQuantities(order: Order, packed: Packed): ReadonlyMap<string, number> {
  const chosen = fulfillmentsOf(order).find(({ id }) => id === packed)
  if (chosen) return quantitiesOf(chosen, order.items)
  const quantityOf = packed === "open" ? unfulfilledQuantity : (line: Order["items"][number]) => line.quantity
  return new Map(order.items.map((line) => [line.id, quantityOf(line)]))
}
