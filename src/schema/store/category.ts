import { z } from "zod"
import * as catalog from "#schema/defaults/store-catalog.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { flag, one, page, recordQuery, selectQuery, textFilters } from "#schema/fields.ts"
import { ProductCategory } from "#schema/store/entities/catalog.ts"

const ListCategoryQuery = recordQuery({
  ...textFilters("name", "description", "handle", "parent_category_id"),
  external_id: z.union([z.string(), z.array(z.string()), z.null()]).optional(),
  include_ancestors_tree: flag().optional(),
  include_descendants_tree: flag().optional(),
})

const operation = {
  auth: "key",
  fields: catalog.storeProductCategoriesList,
  allowed: catalog.storeProductCategoriesAllowed,
} as const

export const categorySchemas = {
  list: {
    ...operation,
    about: "List categories",
    limit: 50,
    query: ListCategoryQuery,
    response: page("product_categories", ProductCategory),
  },
  retrieve: {
    ...operation,
    about: "Get a category",
    query: selectQuery.extend({
      include_ancestors_tree: flag().optional(),
      include_descendants_tree: flag().optional(),
    }),
    response: one("product_category", ProductCategory.optional()),
  },
} satisfies EndpointSchemas
