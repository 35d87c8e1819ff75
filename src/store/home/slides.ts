import { queryOptions, useQuery } from "@tanstack/react-query"
import { isContentCollection } from "#lib/store-content.ts"
import type { Product } from "#schema/store/entities/catalog.ts"
import { catalogSdk } from "#store/api/client.ts"
import { pictureOf } from "#store/product/category-tree.ts"
import { categoriesQuery } from "#store/product/products.ts"

export interface Slide {
  readonly picture: string
  /** Type of the linked page; a slide without a title has no link. */
  readonly kind: "category" | "collection" | "product"
  readonly title?: string | undefined
  readonly handle: string
}

/** Loads collections with a picture in their metadata, which the API returns only on request. */
export const picturedCollectionsQuery = queryOptions({
  queryKey: ["store", "collections", "pictured"],
  queryFn: async ({ signal }): Promise<Slide[]> => {
    const query = { fields: "id,title,handle,+metadata", limit: 20 }
    const { collections } = await catalogSdk().store.collection.list({ query }, { signal })
    return collections.flatMap(({ title, handle, metadata }) => {
      const picture = pictureOf(metadata)
      return picture && handle && !isContentCollection(handle)
        ? [{ kind: "collection" as const, picture, title, handle }]
        : []
    })
  },
  staleTime: 300_000,
})

type Pictured = Pick<Product, "title" | "handle" | "thumbnail">
const slideOf = ({ title, handle, thumbnail }: Pictured): Slide[] =>
  thumbnail ? [{ kind: "product", picture: thumbnail, title, handle }] : []

/** Returns the known first picture, then the collections' pictures, or products if no collection has one. */
export function useSlides(picture: string, products: readonly Pictured[]): readonly Slide[] {
  const { data: categories = [] } = useQuery(categoriesQuery)
  const { data: collections } = useQuery(picturedCollectionsQuery)
  const category = categories.find(({ metadata }) => pictureOf(metadata) === picture)
  const newest = products.slice(0, 4).flatMap(slideOf)
  const first = category
    ? { kind: "category" as const, picture, title: category.name, handle: category.handle }
    : (newest.find((slide) => slide.picture === picture) ?? { kind: "category" as const, picture, handle: "" })
  const others = collections?.length === 0 ? newest : (collections ?? [])
  return [first, ...others.filter((slide) => slide.picture !== picture)]
}
