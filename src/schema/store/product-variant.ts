import { z } from "zod"
import * as catalog from "#schema/defaults/store-catalog.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { dateFilters, flag, groupFilters, listQuery, one, page, selectQuery, textFilters } from "#schema/fields.ts"
import { priceContext } from "#schema/parts/catalog.ts"
import { ProductVariant } from "#schema/store/entities/catalog.ts"

const ListProductVariantQuery = listQuery({
  ...priceContext,
  q: z.string().optional(),
  ...textFilters("id", "sku", "product_id"),
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
    query: selectQuery.extend(priceContext),
    response: one("variant", ProductVariant),
  },
} satisfies EndpointSchemas
