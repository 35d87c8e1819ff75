import { z } from "zod"
import { ProductTag } from "#schema/admin/entities/catalog.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { deleted, json, listQuery, metadata, one, oneOrMany, operators, page, selectQuery } from "#schema/fields.ts"

const ListProductTagQuery = listQuery({
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

export const CreateProductTagBody = z.strictObject({
  value: z.string(),
  external_id: z.string().nullable().optional(),
  metadata: metadata.optional(),
})

export const UpdateProductTagBody = z.strictObject({
  value: z.string().optional(),
  external_id: z.string().nullable().optional(),
  metadata: metadata.optional(),
})

export const productTagSchemas = {
  list: {
    about: "List product tags",
    auth: "user",
    fields: defaults.adminProductTagList,
    limit: 20,
    query: ListProductTagQuery,
    response: page("product_tags", ProductTag),
  },
  create: {
    about: "Create a product tag",
    auth: "user",
    fields: defaults.adminProductTagList,
    query: selectQuery,
    body: CreateProductTagBody,
    response: one("product_tag", ProductTag),
  },
  delete: { about: "Delete a product tag", auth: "user", response: deleted("product_tag") },
  retrieve: {
    about: "Get a product tag",
    auth: "user",
    fields: defaults.adminProductTagList,
    query: selectQuery,
    response: one("product_tag", ProductTag.optional()),
  },
  update: {
    about: "Update a product tag",
    auth: "user",
    fields: defaults.adminProductTagList,
    query: selectQuery,
    body: UpdateProductTagBody,
    response: one("product_tag", ProductTag),
  },
} satisfies EndpointSchemas
