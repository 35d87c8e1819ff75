import { z } from "zod"
import * as catalog from "#schema/defaults/store-catalog.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { flag, json, listQuery, one, oneOrMany, operators, page, selectQuery } from "#schema/fields.ts"
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
  created_at: operators(z.string()).optional(),
  updated_at: operators(z.string()).optional(),
  deleted_at: operators(z.string()).optional(),
  $and: z.array(json).optional(),
  $or: z.array(json).optional(),
})

export const productVariantSchemas = {
  list: {
    about: "List product variants",
    auth: "key",
    fields: catalog.storeProductVariantsList,
    allowed: catalog.storeProductVariantsAllowed,
    limit: 20,
    query: ListProductVariantQuery,
    response: page("variants", ProductVariant),
  },
  retrieve: {
    about: "Get a product variant",
    auth: "key",
    fields: catalog.storeProductVariantsList,
    allowed: catalog.storeProductVariantsAllowed,
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
