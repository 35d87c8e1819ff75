import { useQuery } from "@tanstack/react-query"
import { shippingOptionsQuery } from "#admin/orders/order-queries.ts"
import type { Reason } from "#machines/orders/order-change/order-change.rules.ts"
import { hasUnreservedItems } from "#machines/orders/order-change/reserved-items.rules.ts"
import { isReturnOption } from "#machines/orders/order-change/shipping-options.rules.ts"
import type { OrderPreview } from "#schema/admin/entities/order-change.ts"

/**
 * Why new items can't be confirmed without a shipping method: the server would reserve no stock for them, and they could
 * not be fulfilled. An order without shipping options needs none; its stock can be reserved when it is fulfilled.
 */
export function useShippingNeeded(preview: OrderPreview): Reason | undefined {
  const { data: options = [] } = useQuery(shippingOptionsQuery(preview.id))
  const isPossible = options.some((option) => !isReturnOption(option))
  return isPossible && hasUnreservedItems(preview) ? "noShippingOut" : undefined
}
