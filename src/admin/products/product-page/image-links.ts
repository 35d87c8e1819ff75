import { queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import { products } from "#admin/products/product.resource.ts"

/** A product's image with the ids of the variants that it is shown for; without any, it is shown for all. */
export interface ImageLink {
  readonly id: string
  readonly url: string
  readonly variantIds: readonly string[]
}

/** A product's images in their order, with their variants. */
export const imageLinksQuery = (id: string) =>
  queryOptions({
    queryKey: ["admin", products.name, "one", id, "image-links"],
    queryFn: async ({ signal }): Promise<readonly ImageLink[]> => {
      const query = { fields: "id,images.id,images.url,images.rank,images.variants.id" }
      const { product } = await adminSdk().admin.product.retrieve({ id, query }, { signal })
      return [...(product.images ?? [])]
        .sort((a, b) => a.rank - b.rank)
        .map((image) => ({
          id: image.id,
          url: image.url,
          variantIds: ((image.variants ?? []) as readonly { id: string }[]).map((variant) => variant.id),
        }))
    },
    staleTime: 10_000,
  })
