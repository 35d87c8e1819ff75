import { z } from "zod"
import { ProductCategory } from "#schema/admin/entities/catalog.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import {
  deleted,
  flag,
  json,
  listQuery,
  metadata,
  one,
  oneOrMany,
  operators,
  page,
  selectQuery,
} from "#schema/fields.ts"

const ListProductCategoryQuery = listQuery({
  q: z.string().optional(),
  id: oneOrMany(z.string()).optional(),
  description: oneOrMany(z.string()).optional(),
  handle: oneOrMany(z.string()).optional(),
  parent_category_id: oneOrMany(z.string()).optional(),
  external_id: z.union([z.string(), z.array(z.string()), z.null()]).optional(),
  include_ancestors_tree: flag().optional(),
  include_descendants_tree: flag().optional(),
  is_internal: flag().optional(),
  is_active: flag().optional(),
  created_at: operators(z.string()).optional(),
  updated_at: operators(z.string()).optional(),
  deleted_at: operators(z.string()).optional(),
  $and: z.array(json).optional(),
  $or: z.array(json).optional(),
})

export const CreateProductCategoryBody = z.strictObject({
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

export const UpdateProductCategoryBody = z.strictObject({
  name: z.string().optional(),
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

export const UpdateProductsBody = z.strictObject({
  add: z.array(z.string()).optional(),
  remove: z.array(z.string()).optional(),
})

const treeQuery = selectQuery.extend({
  include_ancestors_tree: flag().optional(),
  include_descendants_tree: flag().optional(),
})

export const productCategorySchemas = {
  list: {
    about: "List product categories",
    auth: "user",
    fields: defaults.adminProductCategoryList,
    limit: 50,
    query: ListProductCategoryQuery,
    response: page("product_categories", ProductCategory),
  },
  create: {
    about: "Create a product category",
    auth: "user",
    fields: defaults.adminProductCategoryList,
    query: treeQuery,
    body: CreateProductCategoryBody,
    response: one("product_category", ProductCategory),
  },
  delete: { about: "Delete a product category", auth: "user", response: deleted("product_category") },
  retrieve: {
    about: "Get a product category",
    auth: "user",
    fields: defaults.adminProductCategoryList,
    query: treeQuery,
    response: one("product_category", ProductCategory),
  },
  update: {
    about: "Update a product category",
    auth: "user",
    fields: defaults.adminProductCategoryList,
    query: treeQuery,
    body: UpdateProductCategoryBody,
    response: one("product_category", ProductCategory.optional()),
  },
  updateProducts: {
    about: "Add products to a category, or remove them",
    auth: "user",
    fields: defaults.adminProductCategoryList,
    query: treeQuery,
    body: UpdateProductsBody,
    response: one("product_category", ProductCategory.optional()),
  },
} satisfies EndpointSchemas
