import { z } from "zod"
import { json, loose, reference } from "#schema/fields.ts"

export const Collection = loose({
  products: z.array(reference).optional(),
  id: z.string(),
  metadata: json.nullable().optional(),
  created_at: z.string().optional(),
  updated_at: z.string().optional(),
  title: z.string().optional(),
  handle: z.string().optional(),
  external_id: z.string().nullable().optional(),
  deleted_at: z.string().nullable().optional(),
})
export type Collection = z.infer<typeof Collection>

export const ProductCategory = loose({
  products: z.array(reference).optional(),
  get parent_category(): z.ZodOptional<z.ZodNullable<typeof ProductCategory>> {
    return ProductCategory.nullable().optional()
  },
  get category_children(): z.ZodOptional<z.ZodArray<typeof ProductCategory>> {
    return z.array(ProductCategory).optional()
  },
  id: z.string(),
  metadata: json.nullable().optional(),
  created_at: z.string().optional(),
  updated_at: z.string().optional(),
  name: z.string(),
  handle: z.string(),
  description: z.string().optional(),
  external_id: z.string().nullable().optional(),
  deleted_at: z.string().nullable().optional(),
  rank: z.number().nullable().optional(),
  parent_category_id: z.string().nullable().optional(),
})
export type ProductCategory = z.infer<typeof ProductCategory>

export const ProductOption = loose({
  product: reference.nullable().optional(),
  values: z.array(loose({ id: z.string(), value: z.string(), metadata: json.nullable().optional() })).optional(),
  id: z.string(),
  metadata: json.nullable().optional(),
  created_at: z.string().optional(),
  updated_at: z.string().optional(),
  title: z.string(),
  deleted_at: z.string().nullable().optional(),
  products: z.array(reference).nullable().optional(),
  is_exclusive: z.boolean(),
})
export type ProductOption = z.infer<typeof ProductOption>

export const ProductOptionValue = loose({
  /** Has only its id unless more fields are requested. */
  option: ProductOption.partial({ title: true, is_exclusive: true }).nullable().optional(),
  id: z.string(),
  metadata: json.nullable().optional(),
  created_at: z.string().optional(),
  updated_at: z.string().optional(),
  deleted_at: z.string().nullable().optional(),
  rank: z.number().nullable().optional(),
  value: z.string(),
  option_id: z.string().nullable().optional(),
})
export type ProductOptionValue = z.infer<typeof ProductOptionValue>

export const ProductImage = loose({
  id: z.string(),
  url: z.string(),
  rank: z.number(),
  created_at: z.string().optional(),
  updated_at: z.string().optional(),
  deleted_at: z.string().nullable().optional(),
  metadata: json.nullable().optional(),
})
export type ProductImage = z.infer<typeof ProductImage>

export const CalculatedPriceSet = loose({
  id: z.string(),
  is_calculated_price_price_list: z.boolean().optional(),
  is_calculated_price_tax_inclusive: z.boolean().optional(),
  calculated_amount: z.number().nullable(),
  calculated_amount_with_tax: z.number().nullable().optional(),
  calculated_amount_without_tax: z.number().nullable().optional(),
  is_original_price_price_list: z.boolean().optional(),
  is_original_price_tax_inclusive: z.boolean().optional(),
  original_amount: z.number().nullable(),
  original_amount_with_tax: z.number().nullable().optional(),
  original_amount_without_tax: z.number().nullable().optional(),
  currency_code: z.string().nullable(),
  calculated_price: loose({
    id: z.string().nullable(),
    price_list_id: z.string().nullable(),
    price_list_type: z.string().nullable(),
    min_quantity: z.number().nullable(),
    max_quantity: z.number().nullable(),
  }).optional(),
  original_price: loose({
    id: z.string().nullable(),
    price_list_id: z.string().nullable(),
    price_list_type: z.string().nullable(),
    min_quantity: z.number().nullable(),
    max_quantity: z.number().nullable(),
  }).optional(),
})
export type CalculatedPriceSet = z.infer<typeof CalculatedPriceSet>

export const ProductVariant = loose({
  options: z.array(ProductOptionValue).nullable().optional(),
  /** Has only its id and type unless more fields are requested. */
  get product() {
    return Product.partial({ title: true, handle: true, collection_id: true }).nullable().optional()
  },
  id: z.string(),
  metadata: json.nullable().optional(),
  created_at: z.string(),
  updated_at: z.string(),
  title: z.string().nullable(),
  thumbnail: z.string().nullable(),
  product_id: z.string().optional(),
  width: z.number().nullable(),
  weight: z.number().nullable(),
  length: z.number().nullable(),
  height: z.number().nullable(),
  origin_country: z.string().nullable(),
  hs_code: z.string().nullable(),
  mid_code: z.string().nullable(),
  material: z.string().nullable(),
  images: z.array(ProductImage).nullable().optional(),
  deleted_at: z.string().nullable().optional(),
  sku: z.string().nullable(),
  barcode: z.string().nullable(),
  ean: z.string().nullable(),
  upc: z.string().nullable(),
  allow_backorder: z.boolean().nullable(),
  manage_inventory: z.boolean().nullable(),
  inventory_quantity: z.number().nullable().optional(),
  variant_rank: z.number().nullable().optional(),
  calculated_price: CalculatedPriceSet.nullable().optional(),
})
export type ProductVariant = z.infer<typeof ProductVariant>

export const ProductType = loose({
  id: z.string(),
  value: z.string().optional(),
  created_at: z.string().optional(),
  updated_at: z.string().optional(),
  deleted_at: z.string().nullable().optional(),
  external_id: z.string().nullable().optional(),
  metadata: json.nullable().optional(),
})
export type ProductType = z.infer<typeof ProductType>

export const ProductTag = loose({
  id: z.string(),
  value: z.string().optional(),
  created_at: z.string().optional(),
  updated_at: z.string().optional(),
  deleted_at: z.string().nullable().optional(),
  external_id: z.string().nullable().optional(),
  metadata: json.nullable().optional(),
})
export type ProductTag = z.infer<typeof ProductTag>

export const Product = loose({
  collection: Collection.nullable().optional(),
  categories: z.array(ProductCategory).nullable().optional(),
  variants: z.array(ProductVariant).nullable().optional(),
  type: ProductType.nullable().optional(),
  tags: z.array(ProductTag).nullable().optional(),
  options: z.array(ProductOption).nullable().optional(),
  images: z.array(ProductImage).nullable().optional(),
  id: z.string(),
  status: z.enum(["draft", "proposed", "published", "rejected"]).optional(),
  metadata: json.nullable().optional(),
  created_at: z.string().nullable().optional(),
  updated_at: z.string().nullable().optional(),
  title: z.string(),
  subtitle: z.string().nullable().optional(),
  thumbnail: z.string().nullable().optional(),
  handle: z.string(),
  description: z.string().nullable().optional(),
  is_giftcard: z.boolean().optional(),
  width: z.number().nullable().optional(),
  weight: z.number().nullable().optional(),
  length: z.number().nullable().optional(),
  height: z.number().nullable().optional(),
  origin_country: z.string().nullable().optional(),
  hs_code: z.string().nullable().optional(),
  mid_code: z.string().nullable().optional(),
  material: z.string().nullable().optional(),
  collection_id: z.string().nullable(),
  type_id: z.string().nullable(),
  discountable: z.boolean().optional(),
  external_id: z.string().nullable().optional(),
  deleted_at: z.string().nullable().optional(),
})
export type Product = z.infer<typeof Product>

export const PriceRule = loose({
  id: z.string(),
  attribute: z.string(),
  operator: z.enum(["eq", "gt", "gte", "lt", "lte"]),
  value: z.string(),
})
export type PriceRule = z.infer<typeof PriceRule>

export const Price = loose({
  id: z.string(),
  currency_code: z.string(),
  amount: z.number(),
  min_quantity: z.number().nullable(),
  max_quantity: z.number().nullable(),
  price_rules: z.array(PriceRule).optional(),
})
export type Price = z.infer<typeof Price>

export const CalculatedPrice = loose({
  id: z.string(),
  is_calculated_price_price_list: z.boolean().optional(),
  is_calculated_price_tax_inclusive: z.boolean().optional(),
  calculated_amount: z.number().nullable(),
  calculated_amount_with_tax: z.number().nullable().optional(),
  calculated_amount_without_tax: z.number().nullable().optional(),
  is_original_price_price_list: z.boolean().optional(),
  is_original_price_tax_inclusive: z.boolean().optional(),
  original_amount: z.number().nullable(),
  original_amount_with_tax: z.number().nullable().optional(),
  original_amount_without_tax: z.number().nullable().optional(),
  currency_code: z.string().nullable(),
  calculated_price: loose({
    id: z.string().nullable(),
    price_list_id: z.string().nullable(),
    price_list_type: z.string().nullable(),
    min_quantity: z.number().nullable(),
    max_quantity: z.number().nullable(),
  }).optional(),
  original_price: loose({
    id: z.string().nullable(),
    price_list_id: z.string().nullable(),
    price_list_type: z.string().nullable(),
    min_quantity: z.number().nullable(),
    max_quantity: z.number().nullable(),
  }).optional(),
})
export type CalculatedPrice = z.infer<typeof CalculatedPrice>
