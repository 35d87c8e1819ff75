import type { Order, OrderLineItem } from "#schema/admin/entities/order.ts"
import type { Return, ReturnItem } from "#schema/admin/entities/order-change.ts"

/**
 * How many units of a return's item haven't arrived. With each receipt the server overwrites the received quantity, so what
 * the order still expects of the line item limits it. `staged` units of an unfinished receipt count as expected.
 */
export function missingQuantity(
  { quantity, received_quantity }: Pick<ReturnItem, "quantity" | "received_quantity">,
  { detail }: Pick<OrderLineItem, "detail">,
  staged = 0,
): number {
  return Math.min(quantity - received_quantity, (detail?.return_requested_quantity ?? 0) + staged)
}

/** Whether a return was requested and some of its items haven't arrived. */
export const isExpected = ({ status, items }: Pick<Return, "status" | "items">, order: Pick<Order, "items">): boolean =>
  status === "requested" ||
  (status === "partially_received" &&
    (items ?? []).some((item) => {
      const line = order.items.find(({ id }) => id === item.item_id)
      return line !== undefined && missingQuantity(item, line) > 0
    }))
