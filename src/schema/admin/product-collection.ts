import { z } from "zod"
import { Collection } from "#schema/admin/entities/catalog.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { json, metadata, one, recordQuery, selectQuery, textFilters } from "#schema/fields.ts"
import { LinkBody } from "#schema/parts/batch.ts"
import { recordSchemas } from "#schema/record-schemas.ts"

const ListProductCollectionQuery = recordQuery(textFilters("title", "handle", "external_id"))

const CreateProductCollectionBody = z.strictObject({
  title: z.string(),
  handle: z.string().optional(),
  external_id: z.string().nullable().optional(),
  metadata: metadata.optional(),
  additional_data: json.nullable().optional(),
})

const UpdateProductCollectionBody = CreateProductCollectionBody.partial()

const operation = { auth: "user", fields: defaults.adminProductCollectionList, query: selectQuery } as const

const records = recordSchemas({
  names: ["a product collection", "product collections"],
  keys: ["collection", "collections"],
  entity: Collection,
  fields: defaults.adminProductCollectionList,
  limit: 10,
  query: ListProductCollectionQuery,
  create: CreateProductCollectionBody,
  update: UpdateProductCollectionBody,
})

export const productCollectionSchemas = {
  ...records,
  retrieve: { ...records.retrieve, response: one("collection", Collection.optional()) },
  updateProducts: {
    ...operation,
    about: "Add products to a collection, or remove them",
    body: LinkBody,
    response: one("collection", Collection.optional()),
  },
} satisfies EndpointSchemas
