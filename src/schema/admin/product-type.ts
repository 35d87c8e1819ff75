import { z } from "zod"
import { ProductType } from "#schema/admin/entities/catalog.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { metadata, one, recordQuery, textFilters } from "#schema/fields.ts"
import { recordSchemas } from "#schema/record-schemas.ts"

const ListProductTypeQuery = recordQuery(textFilters("value", "external_id"))

const CreateProductTypeBody = z.strictObject({
  value: z.string(),
  external_id: z.string().nullable().optional(),
  metadata: metadata.optional(),
})

const UpdateProductTypeBody = CreateProductTypeBody.partial()

const records = recordSchemas({
  names: ["a product type", "product types"],
  keys: ["product_type", "product_types"],
  entity: ProductType,
  fields: defaults.adminProductTagList,
  limit: 10,
  query: ListProductTypeQuery,
  create: CreateProductTypeBody,
  update: UpdateProductTypeBody,
})

export const productTypeSchemas = {
  ...records,
  retrieve: { ...records.retrieve, response: one("product_type", ProductType.optional()) },
} satisfies EndpointSchemas
