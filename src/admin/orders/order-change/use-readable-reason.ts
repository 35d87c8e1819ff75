import { useQuery } from "@tanstack/react-query"
import { variantStockQuery } from "#admin/inventory/stock.ts"
import { shippingOptionsQuery } from "#admin/orders/order-queries.ts"
import { locationsQuery } from "#admin/settings/settings.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { lineTitle } from "#lib/line-title.ts"
import type { OrderPreview } from "#schema/admin/entities/order-change.ts"

/** Ids in the server's messages: "item iitem_01M84… at location sloc_01M84…". */
const ID = /\b[a-z]+_[0-9A-Z]{20,}\b/g

/** Returns a function that replaces ids in the server's refusals with names of items, locations and shipping options. */
export function useReadableReason(preview: OrderPreview | null, enabled: boolean): (reason: string) => string {
  const t = useTranslations("admin.orderChange")
  const items = preview?.items ?? []
  const ids = [...new Set(items.flatMap(({ variant_id }) => variant_id ?? []))].sort()
  const { data: variants = [] } = useQuery({ ...variantStockQuery(ids), enabled: enabled && ids.length > 0 })
  const { data: locations = [] } = useQuery({ ...locationsQuery, enabled })
  const { data: options = [] } = useQuery({
    ...shippingOptionsQuery(preview?.id ?? ""),
    enabled: enabled && preview !== null,
  })
  const names = new Map<string, string>([...locations, ...options].map(({ id, name }) => [id, name]))
  for (const item of items) {
    const name = lineTitle(item)
    names.set(item.id, name)
    if (!item.variant_id) continue
    names.set(item.variant_id, name)
    const variant = variants.find(({ id }) => id === item.variant_id)
    for (const { inventory_item_id } of variant?.inventory_items ?? [])
      if (inventory_item_id) names.set(inventory_item_id, name)
  }
  return (reason) => reason.replace(ID, (id) => names.get(id) ?? t("unnamed")).replace(/\.$/, "")
}
