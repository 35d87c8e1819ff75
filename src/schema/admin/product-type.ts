import { z } from "zod"
import { ProductType } from "#schema/admin/entities/catalog.ts"
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

const ListProductTypeQuery = listQuery({
  q: z.string().optional(),
  id: oneOrMany(z.string()).optional(),
  value: oneOrMany(z.string()).optional(),
  external_id: oneOrMany(z.string()).optional(),
  ...dateFilters,
  ...groupFilters,
})

const CreateProductTypeBody = z.strictObject({
  value: z.string(),
  external_id: z.string().nullable().optional(),
  metadata: metadata.optional(),
})

const UpdateProductTypeBody = CreateProductTypeBody.partial()

const operation = { auth: "user", fields: defaults.adminProductTagList, query: selectQuery } as const

export const productTypeSchemas = {
  list: {
    ...operation,
    about: "List product types",
    limit: 10,
    query: ListProductTypeQuery,
    response: page("product_types", ProductType),
  },
  create: {
    ...operation,
    about: "Create a product type",
    body: CreateProductTypeBody,
    response: one("product_type", ProductType),
  },
  delete: { about: "Delete a product type", auth: "user", response: deleted("product_type") },
  retrieve: { ...operation, about: "Get a product type", response: one("product_type", ProductType.optional()) },
  update: {
    ...operation,
    about: "Update a product type",
    body: UpdateProductTypeBody,
    response: one("product_type", ProductType),
  },
} satisfies EndpointSchemas
