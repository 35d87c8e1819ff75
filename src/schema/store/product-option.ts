import { z } from "zod"
import * as catalog from "#schema/defaults/store-catalog.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { flag, json, listQuery, one, oneOrMany, operators, page, selectQuery } from "#schema/fields.ts"
import { ProductOption } from "#schema/store/entities/catalog.ts"

const ListProductOptionQuery = listQuery({
  q: z.string().optional(),
  id: oneOrMany(z.string()).optional(),
  title: oneOrMany(z.string()).optional(),
  is_exclusive: flag().optional(),
  created_at: operators(z.string()).optional(),
  updated_at: operators(z.string()).optional(),
  deleted_at: operators(z.string()).optional(),
  $and: z.array(json).optional(),
  $or: z.array(json).optional(),
})

export const productOptionSchemas = {
  list: {
    about: "List product options",
    auth: "key",
    fields: catalog.storeProductOptionsList,
    allowed: catalog.storeProductOptionsAllowed,
    limit: 50,
    query: ListProductOptionQuery,
    response: page("product_options", ProductOption),
  },
  retrieve: {
    about: "Get a product option",
    auth: "key",
    fields: catalog.storeProductOptionsList,
    allowed: catalog.storeProductOptionsAllowed,
    query: selectQuery,
    response: one("product_option", ProductOption),
  },
} satisfies EndpointSchemas
