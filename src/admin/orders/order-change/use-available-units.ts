import { useQuery } from "@tanstack/react-query"
import { channelLocationsQuery, variantStockQuery } from "#admin/inventory/stock.ts"
import { availableUnits, mostInStock, type StockedVariant } from "#machines/orders/order-change/stock.rules.ts"
import type { OrderLinePreview, OrderPreview } from "#schema/admin/entities/order-change.ts"

/** Returns how many units of a variant the order's sales channel can sell; null if unlimited, undefined while loading. */
export function useAvailableUnits(orderId: string): (variant: StockedVariant) => number | null | undefined {
  const { data: locations } = useQuery(channelLocationsQuery(orderId))
  return (variant) =>
    locations === undefined
      ? undefined
      : availableUnits(
          variant,
          locations?.map(({ id }) => id),
        )
}

/** Returns the highest quantity of an item that stock allows; null if unlimited or not known yet. */
export function useMostInStock(preview: OrderPreview): (item: OrderLinePreview) => number | null {
  const available = useAvailableUnits(preview.id)
  const ids = [...new Set(preview.items.flatMap(({ variant_id }) => variant_id ?? []))].sort()
  const { data: variants } = useQuery({ ...variantStockQuery(ids), enabled: ids.length > 0 })
  return (item) => {
    const variant = variants?.find(({ id }) => id === item.variant_id)
    return variant ? mostInStock(item, preview.items, available(variant)) : null
  }
}
