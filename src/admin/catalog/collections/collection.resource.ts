import { adminSdk } from "#admin/api/client.ts"
import { datesQuery } from "#admin/kit/list/filter-query.ts"
import { defineResource } from "#admin/kit/resource.ts"
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
