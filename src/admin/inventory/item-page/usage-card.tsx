import { queryOptions, useQuery } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import type { InventoryRow } from "#admin/inventory/inventory-item.resource.ts"
import { variantsOf } from "#admin/inventory/inventory-item.ts"
import { kitFields, kitStock, toKitItems } from "#admin/inventory/kit-stock.ts"
import { ListError } from "#admin/kit/list/list-states.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { Card } from "#ui/card.tsx"
import { TextLink } from "#ui/link-button.tsx"
import { SkeletonText } from "#ui/skeleton.tsx"

/** The most variants that are shown. */
const SHOWN = 20

/** The variants that use an item, with all items that they take. */
const usageQuery = (ids: readonly string[]) =>
  queryOptions({
    // Below the lists, which every change of an item reloads.
    queryKey: ["admin", "inventory", "list", { usage: ids }],
    queryFn: async ({ signal }) => {
      const fields = `id,title,sku,manage_inventory,product.id,product.title,${kitFields}`
      const query = { id: [...ids], fields, limit: SHOWN }
      return (await adminSdk().admin.productVariant.list({ query }, { signal })).variants
    },
    enabled: ids.length > 0,
    staleTime: 10_000,
  })

/** Card with the variants that use an item, and how many of each its stock is enough for. */
export function UsageCard({ item }: { item: InventoryRow }) {
  const t = useTranslations("admin.inventory.usage")
  const using = variantsOf(item)
  const { data: variants, error, refetch } = useQuery(usageQuery(using.slice(0, SHOWN).map(({ id }) => id)))
  const hidden = using.length - SHOWN
  return (
    <Card title={t("title")}>
      {using.length === 0 && <p className="text-sm text-muted">{t("none")}</p>}
      {using.length > 0 && error && <ListError error={error} onRetry={() => void refetch()} />}
      {using.length > 0 && !variants && !error && <SkeletonText lines={2} />}
      {variants && (
        <ul className="grid gap-3 text-sm">
          {variants.map((variant) => {
            const items = toKitItems(variant)
            const stock = kitStock(items)
            const required = items.find(({ id }) => id === item.id)?.required ?? 1
            return (
              <li key={variant.id} className="grid gap-0.5">
                <span className="wrap-anywhere">
                  <TextLink
                    to="/admin/products/$id/variants/$variantId"
                    params={{ id: variant.product?.id ?? "", variantId: variant.id }}
                  >
                    {[variant.product?.title, variant.title].filter(Boolean).join(" · ")}
                  </TextLink>
                </span>
                <span className="text-xs text-muted">
                  {[
                    required > 1 && t("required", { count: required }),
                    !variant.manage_inventory
                      ? t("unmanaged")
                      : stock &&
                        (items.length > 1
                          ? t("limited", { count: Math.max(0, stock.units), item: stock.scarcest.name })
                          : t("enough", { count: Math.max(0, stock.units) })),
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                </span>
              </li>
            )
          })}
          {hidden > 0 && <li className="text-muted">{t("more", { count: hidden })}</li>}
        </ul>
      )}
    </Card>
  )
}
