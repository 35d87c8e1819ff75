import { z } from "zod"
import * as catalog from "#schema/defaults/store-catalog.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { dateFilters, flag, groupFilters, listQuery, one, page, textFilters } from "#schema/fields.ts"
import { priceContext } from "#schema/parts/catalog.ts"
import { Product, ProductCategory } from "#schema/store/entities/catalog.ts"

const ListProductQuery = listQuery({
  ...priceContext,
  q: z.string().optional(),
  ...textFilters("id", "title", "handle"),
  is_giftcard: flag().optional(),
  ...textFilters("category_id", "option_id", "option_value_id", "external_id", "collection_id", "tag_id", "type_id"),
  ...dateFilters,
  variants: z
    .object({
      options: z.object({ value: z.string().optional(), option_id: z.string().optional() }).optional(),
      q: z.string().optional(),
      ...textFilters("id", "sku", "ean", "upc", "barcode"),
      ...dateFilters,
      ...groupFilters,
    })
    .optional(),
  ...groupFilters,
})

/** A single product's categories have only `is_internal` unless more fields are requested. */
const SingleProduct = Product.extend({ categories: z.array(ProductCategory.partial()).nullable().optional() })

const operation = {
  auth: "key",
  fields: catalog.storeProductsList,
  allowed: catalog.storeProductsAllowed,
  query: ListProductQuery,
} as const

export const productSchemas = {
  list: { ...operation, about: "List products", limit: 50, response: page("products", Product) },
  retrieve: { ...operation, about: "Get a product", response: one("product", SingleProduct) },
} satisfies EndpointSchemas
