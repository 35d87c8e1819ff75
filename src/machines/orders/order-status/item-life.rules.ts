import type { Order, OrderLineItem } from "#schema/admin/entities/order.ts"
import type { OrderChange } from "#schema/admin/entities/order-change.ts"

/** Where units of a line item are: still here, with the customer, or coming back. */
type LifeStage = "unfulfilled" | "canceled" | "packed" | "shipped" | "delivered" | "returning" | "returned" | "damaged"

interface LifePart {
  readonly stage: LifeStage
  readonly count: number
}

/**
 * The stages of a line item's units; the counts add up to its quantity. Units that come back are counted once: they are
 * no longer delivered, or shipped, if none is left that was delivered.
 */
export function lifeOf({ quantity, detail }: OrderLineItem, { status }: Pick<Order, "status">): LifePart[] {
  const quantityOf = (name: string) =>
    Number((detail as Record<string, unknown> | undefined)?.[`${name}_quantity`] ?? 0)
  const [fulfilled, shipped, delivered] = [quantityOf("fulfilled"), quantityOf("shipped"), quantityOf("delivered")]
  const back = {
    returning: quantityOf("return_requested"),
    returned: quantityOf("return_received"),
    damaged: quantityOf("return_dismissed"),
  }
  let left = back.returning + back.returned + back.damaged
  const without = (count: number) => {
    const gone = Math.min(left, count)
    left -= gone
    return count - gone
  }
  // Delivered units come back first, then shipped ones. Delivering doesn't require shipping.
  const atCustomer = without(delivered)
  const sent = without(Math.max(shipped - delivered, 0))
  const packed = without(fulfilled - Math.max(shipped, delivered))
  const parts: LifePart[] = [
    { stage: status === "canceled" ? "canceled" : "unfulfilled", count: quantity - fulfilled },
    { stage: "packed", count: packed },
    { stage: "shipped", count: sent },
    { stage: "delivered", count: atCustomer },
    { stage: "returning", count: back.returning },
    { stage: "returned", count: back.returned },
    { stage: "damaged", count: back.damaged },
  ]
  return parts.filter(({ count }) => count > 0)
}

/** Line items that a claim or an exchange added, by id. */
export function replacementsIn(changes: readonly OrderChange[]): ReadonlyMap<string, "claim" | "exchange"> {
  return new Map(
    changes.flatMap(({ change_type: type, status, actions = [] }) =>
      status === "confirmed" && (type === "claim" || type === "exchange")
        ? actions.flatMap(({ action, details }) =>
            action === "ITEM_ADD" ? [[String(details?.reference_id), type] as const] : [],
          )
        : [],
    ),
  )
}
