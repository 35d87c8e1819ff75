import { z } from "zod"
import * as catalog from "#schema/defaults/store-catalog.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { dateFilters, flag, groupFilters, listQuery, one, oneOrMany, page } from "#schema/fields.ts"
import { Product, ProductCategory } from "#schema/store/entities/catalog.ts"

const ListProductQuery = listQuery({
  region_id: z.string().optional(),
  country_code: z.string().optional(),
  province: z.string().optional(),
  cart_id: z.string().optional(),
  sales_channel_id: oneOrMany(z.string()).optional(),
  q: z.string().optional(),
  id: oneOrMany(z.string()).optional(),
  title: oneOrMany(z.string()).optional(),
  handle: oneOrMany(z.string()).optional(),
  is_giftcard: flag().optional(),
  category_id: oneOrMany(z.string()).optional(),
  option_id: oneOrMany(z.string()).optional(),
  option_value_id: oneOrMany(z.string()).optional(),
  external_id: oneOrMany(z.string()).optional(),
  collection_id: oneOrMany(z.string()).optional(),
  tag_id: oneOrMany(z.string()).optional(),
  type_id: oneOrMany(z.string()).optional(),
  ...dateFilters,
  variants: z
    .object({
      options: z.object({ value: z.string().optional(), option_id: z.string().optional() }).optional(),
      q: z.string().optional(),
      id: oneOrMany(z.string()).optional(),
      sku: oneOrMany(z.string()).optional(),
      ean: oneOrMany(z.string()).optional(),
      upc: oneOrMany(z.string()).optional(),
      barcode: oneOrMany(z.string()).optional(),
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
