import * as catalog from "#schema/defaults/store-catalog.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { one, page, recordQuery, textFilters } from "#schema/fields.ts"
import { ProductType } from "#schema/store/entities/catalog.ts"

const ListProductTypeQuery = recordQuery(textFilters("value", "external_id"))

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
