import { z } from "zod"
import * as catalog from "#schema/defaults/store-catalog.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { json, listQuery, one, oneOrMany, operators, page, selectQuery } from "#schema/fields.ts"
import { ProductTag } from "#schema/store/entities/catalog.ts"

const ListProductTagQuery = listQuery({
  q: z.string().optional(),
  id: oneOrMany(z.string()).optional(),
  value: oneOrMany(z.string()).optional(),
  external_id: oneOrMany(z.string()).optional(),
  created_at: operators(z.string()).optional(),
  updated_at: operators(z.string()).optional(),
  deleted_at: operators(z.string()).optional(),
  $and: z.array(json).optional(),
  $or: z.array(json).optional(),
})

export const productTagSchemas = {
  list: {
    about: "List product tags",
    auth: "key",
    fields: catalog.storeProductTagsList,
    allowed: catalog.storeProductTagsAllowed,
    limit: 50,
    query: ListProductTagQuery,
    response: page("product_tags", ProductTag),
  },
  retrieve: {
    about: "Get a product tag",
    auth: "key",
    fields: catalog.storeProductTagsList,
    allowed: catalog.storeProductTagsAllowed,
    query: selectQuery,
    response: one("product_tag", ProductTag),
  },
} satisfies EndpointSchemas
