// Fields of catalog entities that the admin and the store have in common.
import { z } from "zod"
import { json, oneOrMany } from "#schema/fields.ts"

const text = z.string().nullable()
const number = z.number().nullable()

/** Sizes and customs data of products and variants. */
const dimensions = {
  width: number,
  weight: number,
  length: number,
  height: number,
  origin_country: text,
  hs_code: text,
  mid_code: text,
  material: text,
}

/** All but the id, the title, the handle and the keys of a product, which every response has. */
export const productDetails = {
  status: z.enum(["draft", "proposed", "published", "rejected"]),
  subtitle: text,
  thumbnail: text,
  description: text,
  is_giftcard: z.boolean(),
  discountable: z.boolean(),
  external_id: text,
  ...dimensions,
  created_at: text,
  updated_at: text,
  deleted_at: text,
}

/** Keys of a product; its other fields may be missing in responses of the store. */
export const productKeys = {
  id: z.string(),
  title: z.string(),
  handle: z.string(),
  collection_id: text,
  type_id: text,
  metadata: json.nullable().optional(),
}

export const variantFields = {
  id: z.string(),
  title: text,
  sku: text,
  barcode: text,
  ean: text,
  upc: text,
  thumbnail: text,
  allow_backorder: z.boolean().nullable(),
  manage_inventory: z.boolean().nullable(),
  inventory_quantity: number.optional(),
  ...dimensions,
  variant_rank: number.optional(),
  product_id: z.string().optional(),
  created_at: z.string(),
  updated_at: z.string(),
  metadata: json.nullable().optional(),
}

/** Parameters of the store on which prices and stock depend. */
export const priceContext = {
  region_id: z.string().optional(),
  country_code: z.string().optional(),
  province: z.string().optional(),
  cart_id: z.string().optional(),
  sales_channel_id: oneOrMany(z.string()).optional(),
}
