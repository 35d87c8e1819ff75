import { z } from "zod"
import { ProductVariant } from "#schema/admin/entities/catalog.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { dateFilters, flag, groupFilters, listQuery, oneOrMany, page } from "#schema/fields.ts"

const ListProductVariantQuery = listQuery({
  q: z.string().optional(),
  id: oneOrMany(z.string()).optional(),
  manage_inventory: flag().optional(),
  allow_backorder: flag().optional(),
  sku: oneOrMany(z.string()).optional(),
  ean: oneOrMany(z.string()).optional(),
  upc: oneOrMany(z.string()).optional(),
  barcode: oneOrMany(z.string()).optional(),
  ...dateFilters,
  ...groupFilters,
})

export const productVariantSchemas = {
  list: {
    about: "List product variants",
    auth: "user",
    fields: defaults.adminProductVariantList,
    limit: 50,
    query: ListProductVariantQuery,
    response: page("variants", ProductVariant),
  },
} satisfies EndpointSchemas
