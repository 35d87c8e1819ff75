import { z } from "zod"
import * as catalog from "#schema/defaults/store-catalog.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { flag, one, oneOrMany, page, recordQuery, selectQuery } from "#schema/fields.ts"
import { ProductOption } from "#schema/store/entities/catalog.ts"

const ListProductOptionQuery = recordQuery({
  title: oneOrMany(z.string()).optional(),
  is_exclusive: flag().optional(),
})

const operation = {
  auth: "key",
  fields: catalog.storeProductOptionsList,
  allowed: catalog.storeProductOptionsAllowed,
} as const

export const productOptionSchemas = {
  list: {
    ...operation,
    about: "List product options",
    limit: 50,
    query: ListProductOptionQuery,
    response: page("product_options", ProductOption),
  },
  retrieve: {
    ...operation,
    about: "Get a product option",
    query: selectQuery,
    response: one("product_option", ProductOption),
  },
} satisfies EndpointSchemas
