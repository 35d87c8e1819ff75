import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import { datesQuery } from "#admin/kit/list/filter-query.ts"
import { defineResource, pageOf } from "#admin/kit/resource.ts"
import { isContentCollection } from "#lib/store-content.ts"
import type { CollectionSearch } from "./collection-search.ts"

export const collections = defineResource({
  name: "collections",
  table: () => adminSdk().admin.productCollection,
  keys: { many: "collections", one: "collection" },
  fields: { list: "id,title,handle,created_at,updated_at", one: "id,title,handle,metadata,created_at,updated_at" },
  sort: "title",
  toQuery: (search: CollectionSearch) => datesQuery(search),
  affects: ["products"],
})

/** Collections that products can be in: those that hold content of the storefront aren't offered. */
export const productCollections = {
  ...collections,
  list: (search: CollectionSearch) =>
    queryOptions({
      queryKey: [...collections.list(search).queryKey, "of products"],
      queryFn: async ({ signal }) => {
        const { rows, count } = await collections.load(search, { signal })
        const offered = rows.filter(({ handle }) => !isContentCollection(handle))
        return pageOf(offered, count - rows.length + offered.length)
      },
      placeholderData: keepPreviousData,
      staleTime: 10_000,
    }),
}
