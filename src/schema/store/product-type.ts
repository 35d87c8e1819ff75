import { z } from "zod"
import * as catalog from "#schema/defaults/store-catalog.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { dateFilters, groupFilters, listQuery, one, oneOrMany, page } from "#schema/fields.ts"
import { ProductType } from "#schema/store/entities/catalog.ts"

const ListProductTypeQuery = listQuery({
  q: z.string().optional(),
  id: oneOrMany(z.string()).optional(),
  value: oneOrMany(z.string()).optional(),
  external_id: oneOrMany(z.string()).optional(),
  ...dateFilters,
  ...groupFilters,
})

const operation = {
  auth: "key",
  fields: catalog.storeProductTagsList,
  allowed: catalog.storeProductTagsAllowed,
  query: ListProductTypeQuery,
} as const

export const productTypeSchemas = {
  list: { ...operation, about: "List product types", limit: 50, response: page("product_types", ProductType) },
  retrieve: { ...operation, about: "Get a product type", response: one("product_type", ProductType) },
} satisfies EndpointSchemas
