import { z } from "zod"
import { ProductType } from "#schema/admin/entities/catalog.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { deleted, json, listQuery, metadata, one, oneOrMany, operators, page, selectQuery } from "#schema/fields.ts"

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

export const CreateProductTypeBody = z.strictObject({
  value: z.string(),
  external_id: z.string().nullable().optional(),
  metadata: metadata.optional(),
})

export const UpdateProductTypeBody = z.strictObject({
  value: z.string().optional(),
  external_id: z.string().nullable().optional(),
  metadata: metadata.optional(),
})

export const productTypeSchemas = {
  list: {
    about: "List product types",
    auth: "user",
    fields: defaults.adminProductTagList,
    limit: 10,
    query: ListProductTypeQuery,
    response: page("product_types", ProductType),
  },
  create: {
    about: "Create a product type",
    auth: "user",
    fields: defaults.adminProductTagList,
    query: selectQuery,
    body: CreateProductTypeBody,
    response: one("product_type", ProductType),
  },
  delete: { about: "Delete a product type", auth: "user", response: deleted("product_type") },
  retrieve: {
    about: "Get a product type",
    auth: "user",
    fields: defaults.adminProductTagList,
    query: selectQuery,
    response: one("product_type", ProductType.optional()),
  },
  update: {
    about: "Update a product type",
    auth: "user",
    fields: defaults.adminProductTagList,
    query: selectQuery,
    body: UpdateProductTypeBody,
    response: one("product_type", ProductType),
  },
} satisfies EndpointSchemas
