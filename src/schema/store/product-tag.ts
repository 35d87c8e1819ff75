import * as catalog from "#schema/defaults/store-catalog.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { one, page, recordQuery, selectQuery, textFilters } from "#schema/fields.ts"
import { ProductTag } from "#schema/store/entities/catalog.ts"

const ListProductTagQuery = recordQuery(textFilters("value", "external_id"))

const operation = {
  auth: "key",
  fields: catalog.storeProductTagsList,
  allowed: catalog.storeProductTagsAllowed,
} as const

export const productTagSchemas = {
  list: {
    ...operation,
    about: "List product tags",
    limit: 50,
    query: ListProductTagQuery,
    response: page("product_tags", ProductTag),
  },
  retrieve: { ...operation, about: "Get a product tag", query: selectQuery, response: one("product_tag", ProductTag) },
} satisfies EndpointSchemas
