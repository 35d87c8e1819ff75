import { z } from "zod"
import * as catalog from "#schema/defaults/store-catalog.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { dateFilters, flag, groupFilters, listQuery, one, oneOrMany, page, selectQuery } from "#schema/fields.ts"
import { ProductVariant } from "#schema/store/entities/catalog.ts"

const ListProductVariantQuery = listQuery({
  region_id: z.string().optional(),
  country_code: z.string().optional(),
  province: z.string().optional(),
  cart_id: z.string().optional(),
  sales_channel_id: oneOrMany(z.string()).optional(),
  q: z.string().optional(),
  id: oneOrMany(z.string()).optional(),
  sku: oneOrMany(z.string()).optional(),
  product_id: oneOrMany(z.string()).optional(),
  options: z.object({ value: z.string().optional(), option_id: z.string().optional() }).optional(),
  allow_backorder: flag().optional(),
  manage_inventory: flag().optional(),
  ...dateFilters,
  ...groupFilters,
})

const operation = {
  auth: "key",
  fields: catalog.storeProductVariantsList,
  allowed: catalog.storeProductVariantsAllowed,
} as const

export const productVariantSchemas = {
  list: {
    ...operation,
    about: "List product variants",
    limit: 20,
    query: ListProductVariantQuery,
    response: page("variants", ProductVariant),
  },
  retrieve: {
    ...operation,
    about: "Get a product variant",
    query: selectQuery.extend({
      region_id: z.string().optional(),
      country_code: z.string().optional(),
      province: z.string().optional(),
      cart_id: z.string().optional(),
      sales_channel_id: oneOrMany(z.string()).optional(),
    }),
    response: one("variant", ProductVariant),
  },
} satisfies EndpointSchemas
