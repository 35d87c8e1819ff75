import { z } from "zod"
import * as catalog from "#schema/defaults/store-catalog.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { json, listQuery, one, oneOrMany, operators, page } from "#schema/fields.ts"
import { ProductType } from "#schema/store/entities/catalog.ts"

const ListProductTypeQuery = listQuery({
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

export const productTypeSchemas = {
  list: {
    about: "List product types",
    auth: "key",
    fields: catalog.storeProductTagsList,
    allowed: catalog.storeProductTagsAllowed,
    limit: 50,
    query: ListProductTypeQuery,
    response: page("product_types", ProductType),
  },
  retrieve: {
    about: "Get a product type",
    auth: "key",
    fields: catalog.storeProductTagsList,
    allowed: catalog.storeProductTagsAllowed,
    query: ListProductTypeQuery,
    response: one("product_type", ProductType),
  },
} satisfies EndpointSchemas
