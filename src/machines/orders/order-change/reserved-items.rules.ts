import type { OrderPreview } from "#schema/admin/entities/order-change.ts"
import { actionsOf, hasAction } from "./order-change.rules.ts"

/**
 * Whether confirming a claim or exchange leaves its new items without reserved stock: the server reserves them only if
 * there is a shipping method for them. Without items to return, return shipping counts too.
 */
export function hasUnreservedItems(preview: OrderPreview | null): boolean {
  const hasReturns = hasAction(preview, "RETURN_ITEM")
  const methods = actionsOf(preview).filter(({ action }) => action === "SHIPPING_ADD")
  return hasAction(preview, "ITEM_ADD") && !methods.some(({ return_id }) => return_id === null || !hasReturns)
}
