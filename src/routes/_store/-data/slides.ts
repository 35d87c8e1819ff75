import { queryOptions, useQuery } from "@tanstack/react-query"
import { pictureOf } from "./category-tree.ts"
import { storeSdk } from "./client.ts"
import { categoriesQuery } from "./products.ts"

export interface Slide {
  readonly picture: string
  /** Where it leads to; a picture without a title leads nowhere. */
  readonly kind: "category" | "collection"
  readonly title?: string | undefined
  readonly handle: string
}

/** The collections that have a picture in their metadata, which the API leaves out unless it is asked for. */
const picturedCollectionsQuery = queryOptions({
  queryKey: ["store", "collections", "pictured"],
  queryFn: async ({ signal }): Promise<Slide[]> => {
    const query = { fields: "id,title,handle,+metadata", limit: 20 }
    const { collections } = await storeSdk().store.collection.list({ query }, { signal })
    return collections.flatMap(({ title, handle, metadata }) => {
      const picture = pictureOf(metadata)
      return picture && handle ? [{ kind: "collection" as const, picture, title, handle }] : []
    })
  },
  staleTime: 300_000,
})

/** The first picture, which is known already, and then the collections' own. */
export function useSlides(picture: string): readonly Slide[] {
  const { data: categories = [] } = useQuery(categoriesQuery)
  const { data: collections = [] } = useQuery(picturedCollectionsQuery)
  const category = categories.find(({ metadata }) => pictureOf(metadata) === picture)
  const first = { kind: "category" as const, picture, title: category?.name, handle: category?.handle ?? "" }
  return [first, ...collections.filter((slide) => slide.picture !== picture)]
}
