import { queryOptions } from "@tanstack/react-query"
import { linkedProducts } from "#routes/admin/_app/-products/product-rows.ts"
import { adminSdk } from "#routes/admin/-queries/client.ts"

/** The shipping profile and the sales channels of a product. */
export const checkedProductQuery = (id: string | undefined) =>
  queryOptions({
    queryKey: ["admin", linkedProducts.name, "one", id, "shipping-check"],
    queryFn: async ({ signal }) => {
      const fields = "id,title,status,shipping_profile.id,shipping_profile.name,sales_channels.id"
      const { product } = await adminSdk().admin.product.retrieve({ id: id ?? "", query: { fields } }, { signal })
      const profile = product.shipping_profile as { id: string; name: string } | null | undefined
      return {
        ...{ id: product.id, title: product.title, status: product.status },
        profile: profile ?? null,
        channels: (product.sales_channels ?? []).map((channel) => channel.id),
      }
    },
    enabled: id !== undefined,
    staleTime: 10_000,
  })
