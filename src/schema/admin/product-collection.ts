import { z } from "zod"
import { Collection } from "#schema/admin/entities/catalog.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import {
  dateFilters,
  deleted,
  groupFilters,
  json,
  listQuery,
  metadata,
  one,
  oneOrMany,
  page,
  selectQuery,
} from "#schema/fields.ts"
import { LinkBody } from "#schema/parts/batch.ts"

const ListProductCollectionQuery = listQuery({
  q: z.string().optional(),
  id: oneOrMany(z.string()).optional(),
  title: oneOrMany(z.string()).optional(),
  handle: oneOrMany(z.string()).optional(),
  external_id: oneOrMany(z.string()).optional(),
  ...dateFilters,
  ...groupFilters,
})

const CreateProductCollectionBody = z.strictObject({
  title: z.string(),
  handle: z.string().optional(),
  external_id: z.string().nullable().optional(),
  metadata: metadata.optional(),
  additional_data: json.nullable().optional(),
})

const UpdateProductCollectionBody = CreateProductCollectionBody.partial()

const operation = { auth: "user", fields: defaults.adminProductCollectionList, query: selectQuery } as const

export const productCollectionSchemas = {
  list: {
    ...operation,
    about: "List product collections",
    limit: 10,
    query: ListProductCollectionQuery,
    response: page("collections", Collection),
  },
  create: {
    ...operation,
    about: "Create a product collection",
    body: CreateProductCollectionBody,
    response: one("collection", Collection),
  },
  delete: { about: "Delete a product collection", auth: "user", response: deleted("collection") },
  retrieve: { ...operation, about: "Get a product collection", response: one("collection", Collection.optional()) },
  update: {
    ...operation,
    about: "Update a product collection",
    body: UpdateProductCollectionBody,
    response: one("collection", Collection),
  },
  updateProducts: {
    ...operation,
    about: "Add products to a collection, or remove them",
    body: LinkBody,
    response: one("collection", Collection.optional()),
  },
} satisfies EndpointSchemas
