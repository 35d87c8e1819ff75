import { z } from "zod"
import * as catalog from "#schema/defaults/store-catalog.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { json, listQuery, one, oneOrMany, operators, page, selectQuery } from "#schema/fields.ts"
import { Collection } from "#schema/store/entities/catalog.ts"

const ListCollectionQuery = listQuery({
  q: z.string().optional(),
  id: oneOrMany(z.string()).optional(),
  title: oneOrMany(z.string()).optional(),
  handle: oneOrMany(z.string()).optional(),
  external_id: oneOrMany(z.string()).optional(),
  created_at: operators(z.string()).optional(),
  updated_at: operators(z.string()).optional(),
  $and: z.array(json).optional(),
  $or: z.array(json).optional(),
})

export const collectionSchemas = {
  list: {
    about: "List collections",
    auth: "key",
    fields: catalog.storeCollectionsList,
    allowed: catalog.storeCollectionsAllowed,
    limit: 10,
    order: "-created_at",
    query: ListCollectionQuery,
    response: page("collections", Collection),
  },
  retrieve: {
    about: "Get a collection",
    auth: "key",
    fields: catalog.storeCollectionsList,
    allowed: catalog.storeCollectionsAllowed,
    query: selectQuery,
    response: one("collection", Collection),
  },
} satisfies EndpointSchemas
