import { z } from "zod"
import { ProductTag } from "#schema/admin/entities/catalog.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { metadata, one, recordQuery, textFilters } from "#schema/fields.ts"
import { recordSchemas } from "#schema/record-schemas.ts"

const ListProductTagQuery = recordQuery(textFilters("value", "external_id"))

const CreateProductTagBody = z.strictObject({
  value: z.string(),
  external_id: z.string().nullable().optional(),
  metadata: metadata.optional(),
})

const UpdateProductTagBody = CreateProductTagBody.partial()

const records = recordSchemas({
  names: ["a product tag", "product tags"],
  keys: ["product_tag", "product_tags"],
  entity: ProductTag,
  fields: defaults.adminProductTagList,
  limit: 20,
  query: ListProductTagQuery,
  create: CreateProductTagBody,
  update: UpdateProductTagBody,
})

export const productTagSchemas = {
  ...records,
  retrieve: { ...records.retrieve, response: one("product_tag", ProductTag.optional()) },
} satisfies EndpointSchemas
