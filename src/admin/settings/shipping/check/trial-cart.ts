import { queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import { linkedProducts } from "#admin/products/product.resource.ts"
import type { ProductVariant } from "#schema/admin/entities/catalog.ts"

const FIELDS = [
  "id,title,status,shipping_profile.id,shipping_profile.name,sales_channels.id",
  "variants.title,variants.manage_inventory,variants.allow_backorder,variants.inventory_items.required_quantity",
  "variants.inventory_items.inventory.location_levels.location_id",
  "variants.inventory_items.inventory.location_levels.stocked_quantity",
  "variants.inventory_items.inventory.location_levels.reserved_quantity",
].join(",")

/** Units available by location, of which each needs all of the variant's items. */
function stockOf({ inventory_items }: ProductVariant): ReadonlyMap<string, number> {
  const parts = (inventory_items ?? []).map(
    ({ inventory, required_quantity = 1 }) =>
      new Map(
        (inventory?.location_levels ?? []).map((level) => [
          level.location_id,
          Math.floor((level.stocked_quantity - level.reserved_quantity) / Math.max(1, required_quantity)),
        ]),
      ),
  )
  const locations = parts.flatMap((part) => [...part.keys()])
  return new Map(locations.map((id) => [id, Math.min(...parts.map((part) => part.get(id) ?? 0))]))
}

/** The shipping profile, the sales channels and the stock of a product. */
export const checkedProductQuery = (id: string | undefined) =>
  queryOptions({
    queryKey: ["admin", linkedProducts.name, "one", id, "shipping-check"],
    queryFn: async ({ signal }) => {
      const query = { fields: FIELDS }
      const { product } = await adminSdk().admin.product.retrieve({ id: id ?? "", query }, { signal })
      const profile = product.shipping_profile as { id: string; name: string } | null | undefined
      return {
        id: product.id,
        title: product.title,
        status: product.status,
        profile: profile ?? null,
        variants: (product.variants ?? []).map((variant) => ({
          name: variant.title ?? "",
          stock: variant.manage_inventory && !variant.allow_backorder ? stockOf(variant) : null,
        })),
        channels: (product.sales_channels ?? []).map((channel) => channel.id),
      }
    },
    enabled: id !== undefined,
    staleTime: 10_000,
  })
