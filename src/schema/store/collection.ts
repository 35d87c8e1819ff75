import { z } from "zod"
import * as catalog from "#schema/defaults/store-catalog.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { groupFilters, listQuery, one, operators, page, selectQuery, textFilters } from "#schema/fields.ts"
import { Collection } from "#schema/store/entities/catalog.ts"

const ListCollectionQuery = listQuery({
  q: z.string().optional(),
  ...textFilters("id", "title", "handle", "external_id"),
  created_at: operators(z.string()).optional(),
  updated_at: operators(z.string()).optional(),
  ...groupFilters,
})

const operation = {
  auth: "key",
  fields: catalog.storeCollectionsList,
  allowed: catalog.storeCollectionsAllowed,
} as const

export const collectionSchemas = {
  list: {
    ...operation,
    about: "List collections",
    limit: 10,
    order: "-created_at",
    query: ListCollectionQuery,
    response: page("collections", Collection),
  },
  retrieve: { ...operation, about: "Get a collection", query: selectQuery, response: one("collection", Collection) },
} satisfies EndpointSchemas
