import { z } from "zod"
import { Collection } from "#schema/admin/entities/catalog.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { deleted, json, listQuery, metadata, one, oneOrMany, operators, page, selectQuery } from "#schema/fields.ts"

const ListProductCollectionQuery = listQuery({
  q: z.string().optional(),
  id: oneOrMany(z.string()).optional(),
  title: oneOrMany(z.string()).optional(),
  handle: oneOrMany(z.string()).optional(),
  external_id: oneOrMany(z.string()).optional(),
  created_at: operators(z.string()).optional(),
  updated_at: operators(z.string()).optional(),
  deleted_at: operators(z.string()).optional(),
  $and: z.array(json).optional(),
  $or: z.array(json).optional(),
})

export const CreateProductCollectionBody = z.strictObject({
  title: z.string(),
  handle: z.string().optional(),
  external_id: z.string().nullable().optional(),
  metadata: metadata.optional(),
  additional_data: json.nullable().optional(),
})

export const UpdateProductCollectionBody = z.strictObject({
  title: z.string().optional(),
  handle: z.string().optional(),
  external_id: z.string().nullable().optional(),
  metadata: metadata.optional(),
  additional_data: json.nullable().optional(),
})

export const UpdateProductsBody = z.strictObject({
  add: z.array(z.string()).optional(),
  remove: z.array(z.string()).optional(),
})

export const productCollectionSchemas = {
  list: {
    about: "List product collections",
    auth: "user",
    fields: defaults.adminProductCollectionList,
    limit: 10,
    query: ListProductCollectionQuery,
    response: page("collections", Collection),
  },
  create: {
    about: "Create a product collection",
    auth: "user",
    fields: defaults.adminProductCollectionList,
    query: selectQuery,
    body: CreateProductCollectionBody,
    response: one("collection", Collection),
  },
  delete: { about: "Delete a product collection", auth: "user", response: deleted("collection") },
  retrieve: {
    about: "Get a product collection",
    auth: "user",
    fields: defaults.adminProductCollectionList,
    query: selectQuery,
    response: one("collection", Collection.optional()),
  },
  update: {
    about: "Update a product collection",
    auth: "user",
    fields: defaults.adminProductCollectionList,
    query: selectQuery,
    body: UpdateProductCollectionBody,
    response: one("collection", Collection),
  },
  updateProducts: {
    about: "Add products to a collection, or remove them",
    auth: "user",
    fields: defaults.adminProductCollectionList,
    query: selectQuery,
    body: UpdateProductsBody,
    response: one("collection", Collection.optional()),
  },
} satisfies EndpointSchemas
