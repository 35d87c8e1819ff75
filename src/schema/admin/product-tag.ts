import { z } from "zod"
import { ProductTag } from "#schema/admin/entities/catalog.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import {
  dateFilters,
  deleted,
  groupFilters,
  listQuery,
  metadata,
  one,
  oneOrMany,
  page,
  selectQuery,
} from "#schema/fields.ts"

const ListProductTagQuery = listQuery({
  q: z.string().optional(),
  id: oneOrMany(z.string()).optional(),
  value: oneOrMany(z.string()).optional(),
  external_id: oneOrMany(z.string()).optional(),
  ...dateFilters,
  ...groupFilters,
})

const CreateProductTagBody = z.strictObject({
  value: z.string(),
  external_id: z.string().nullable().optional(),
  metadata: metadata.optional(),
})

const UpdateProductTagBody = CreateProductTagBody.partial()

const operation = { auth: "user", fields: defaults.adminProductTagList, query: selectQuery } as const

export const productTagSchemas = {
  list: {
    ...operation,
    about: "List product tags",
    limit: 20,
    query: ListProductTagQuery,
    response: page("product_tags", ProductTag),
  },
  create: {
    ...operation,
    about: "Create a product tag",
    body: CreateProductTagBody,
    response: one("product_tag", ProductTag),
  },
  delete: { about: "Delete a product tag", auth: "user", response: deleted("product_tag") },
  retrieve: { ...operation, about: "Get a product tag", response: one("product_tag", ProductTag.optional()) },
  update: {
    ...operation,
    about: "Update a product tag",
    body: UpdateProductTagBody,
    response: one("product_tag", ProductTag),
  },
} satisfies EndpointSchemas
