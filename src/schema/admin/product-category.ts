import { z } from "zod"
import { ProductCategory } from "#schema/admin/entities/catalog.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { deleted, flag, json, metadata, one, page, recordQuery, selectQuery, textFilters } from "#schema/fields.ts"
import { LinkBody } from "#schema/parts/batch.ts"

const ListProductCategoryQuery = recordQuery({
  ...textFilters("description", "handle", "parent_category_id"),
  external_id: z.union([z.string(), z.array(z.string()), z.null()]).optional(),
  include_ancestors_tree: flag().optional(),
  include_descendants_tree: flag().optional(),
  is_internal: flag().optional(),
  is_active: flag().optional(),
})

const CreateProductCategoryBody = z.strictObject({
  name: z.string(),
  description: z.string().optional(),
  handle: z.string().optional(),
  is_internal: z.boolean().optional(),
  is_active: z.boolean().optional(),
  parent_category_id: z.string().nullable().optional(),
  external_id: z.string().nullable().optional(),
  metadata: metadata.optional(),
  rank: z.number().min(0).optional(),
  additional_data: json.nullable().optional(),
})

const UpdateProductCategoryBody = CreateProductCategoryBody.partial()

const treeQuery = selectQuery.extend({
  include_ancestors_tree: flag().optional(),
  include_descendants_tree: flag().optional(),
})

const operation = {
  auth: "user",
  fields: defaults.adminProductCategoryList,
  query: treeQuery,
  response: one("product_category", ProductCategory),
} as const

export const productCategorySchemas = {
  list: {
    ...operation,
    about: "List product categories",
    limit: 50,
    query: ListProductCategoryQuery,
    response: page("product_categories", ProductCategory),
  },
  create: { ...operation, about: "Create a product category", body: CreateProductCategoryBody },
  delete: { about: "Delete a product category", auth: "user", response: deleted("product_category") },
  retrieve: { ...operation, about: "Get a product category" },
  update: {
    ...operation,
    about: "Update a product category",
    body: UpdateProductCategoryBody,
    response: one("product_category", ProductCategory.optional()),
  },
  updateProducts: {
    ...operation,
    about: "Add products to a category, or remove them",
    body: LinkBody,
    response: one("product_category", ProductCategory.optional()),
  },
} satisfies EndpointSchemas
