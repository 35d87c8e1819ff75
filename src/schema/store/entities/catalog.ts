import { z } from "zod"
import * as admin from "#schema/admin/entities/catalog.ts"
import { datetime, json, lifecycle, loose, optional, reference } from "#schema/fields.ts"
import { productDetails, productKeys, variantFields } from "#schema/parts/catalog.ts"

export const Collection = admin.Collection.omit({ translations: true })
export type Collection = z.infer<typeof Collection>

export const ProductCategory = loose({
  products: z.array(reference).optional(),
  id: z.string(),
  name: z.string(),
  handle: z.string(),
  description: z.string().optional(),
  external_id: z.string().nullable().optional(),
  rank: z.number().nullable().optional(),
  parent_category_id: z.string().nullable().optional(),
  metadata: json.nullable().optional(),
  ...optional(lifecycle),
}).extend({
  get parent_category(): z.ZodOptional<z.ZodNullable<typeof ProductCategory>> {
    return ProductCategory.nullable().optional()
  },
  get category_children(): z.ZodOptional<z.ZodArray<typeof ProductCategory>> {
    return z.array(ProductCategory).optional()
  },
})
export type ProductCategory = z.infer<typeof ProductCategory>

export const ProductOption = admin.ProductOption.extend({
  title: z.string(),
  is_exclusive: z.boolean(),
  product: reference.nullable().optional(),
  values: z.array(loose({ id: z.string(), value: z.string(), metadata: json.nullable().optional() })).optional(),
})
export type ProductOption = z.infer<typeof ProductOption>

export const ProductOptionValue = admin.ProductOptionValue.extend({
  /** Has only its id unless more fields are requested. */
  option: ProductOption.partial({ title: true, is_exclusive: true }).nullable().optional(),
})
export type ProductOptionValue = z.infer<typeof ProductOptionValue>

export const ProductImage = admin.ProductImage.omit({ product: true, variants: true })
export type ProductImage = z.infer<typeof ProductImage>

export const CalculatedPriceSet = admin.CalculatedPriceSet.extend({
  original_amount_with_tax: z.number().nullable().optional(),
  original_amount_without_tax: z.number().nullable().optional(),
})
export type CalculatedPriceSet = z.infer<typeof CalculatedPriceSet>

export const ProductVariant = loose({
  options: z.array(ProductOptionValue).nullable().optional(),
  ...variantFields,
  images: z.array(ProductImage).nullable().optional(),
  calculated_price: CalculatedPriceSet.nullable().optional(),
  deleted_at: datetime.nullable().optional(),
}).extend({
  /** Has only its id and type unless more fields are requested. */
  get product() {
    return Product.partial({ title: true, handle: true, collection_id: true }).nullable().optional()
  },
})
export type ProductVariant = z.infer<typeof ProductVariant>

export const ProductType = admin.ProductType.omit({ translations: true })
export type ProductType = z.infer<typeof ProductType>

export const ProductTag = admin.ProductTag.omit({ translations: true }).partial({
  value: true,
  created_at: true,
  updated_at: true,
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
  ...productKeys,
  ...optional(productDetails),
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

export const CalculatedPrice = CalculatedPriceSet
export type CalculatedPrice = z.infer<typeof CalculatedPrice>
