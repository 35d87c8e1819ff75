import { queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import { linkedProducts } from "#admin/products/product.resource.ts"

/** The type of a product, which rates can be restricted to. */
export const checkedProductQuery = (id: string | undefined) =>
  queryOptions({
    queryKey: ["admin", linkedProducts.name, "one", id, "tax-check"],
    queryFn: async ({ signal }) => {
      const { product } = await adminSdk().admin.product.retrieve(
        { id: id ?? "", query: { fields: "id,title,type_id" } },
        { signal },
      )
      return { title: product.title, type: product.type_id }
    },
    enabled: id !== undefined,
    staleTime: 10_000,
  })

/** Regions with their countries, and whether carts there get taxes automatically. */
export const automaticTaxesQuery = queryOptions({
  queryKey: ["admin", "regions", "list", "automatic-taxes"],
  queryFn: async ({ signal }) => {
    const query = { fields: "id,name,automatic_taxes,countries.iso_2", limit: 200 }
    return (await adminSdk().admin.region.list({ query }, { signal })).regions
  },
  staleTime: 60_000,
})
