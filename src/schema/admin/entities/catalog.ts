import { z } from "zod"
import { datetime, json, lifecycle, loose, optional, reference, timestamps } from "#schema/fields.ts"
import { productDetails, productKeys, variantFields } from "#schema/parts/catalog.ts"
import { InventoryItem } from "./inventory.ts"
import { ShippingProfile } from "./location.ts"
import { SalesChannel } from "./settings.ts"

export const Price = loose({
  id: z.string(),
  title: z.string().nullable().optional(),
  currency_code: z.string(),
  amount: z.number(),
  raw_amount: json.optional(),
  min_quantity: z.number().nullable(),
  max_quantity: z.number().nullable(),
  price_set_id: z.string().optional(),
  /** Values by attribute, such as a region. */
  rules: json.nullable().optional(),
  price_rules: z.array(loose({ attribute: z.string(), value: z.string() })).optional(),
  ...timestamps,
  deleted_at: z.string().nullable().optional(),
})
export type Price = z.infer<typeof Price>

export const Translation = loose({
  id: z.string().optional(),
  reference_id: z.string().optional(),
  reference: z.string().optional(),
  locale_code: z.string().optional(),
  translations: json.optional(),
  ...optional(lifecycle),
})
export type Translation = z.infer<typeof Translation>

export const Collection = loose({
  translations: z.array(Translation).nullable().optional(),
  id: z.string(),
  title: z.string().optional(),
  handle: z.string().optional(),
  ...optional(lifecycle),
  products: z.array(reference).optional(),
  external_id: z.string().nullable().optional(),
  metadata: json.nullable().optional(),
})
export type Collection = z.infer<typeof Collection>

export const ProductCategory = loose({
  products: z.array(reference).optional(),
  translations: z.array(Translation).nullable().optional(),
  id: z.string(),
  metadata: json.nullable().optional(),
  ...timestamps,
  name: z.string(),
  handle: z.string(),
  description: z.string(),
  external_id: z.string().nullable(),
  deleted_at: z.string().nullable().optional(),
  is_active: z.boolean(),
  is_internal: z.boolean(),
  rank: z.number().nullable(),
  parent_category_id: z.string().nullable(),
}).extend({
  get category_children(): z.ZodOptional<z.ZodArray<typeof ProductCategory>> {
    return z.array(ProductCategory).optional()
  },
  get parent_category(): z.ZodOptional<z.ZodNullable<typeof ProductCategory>> {
    return ProductCategory.nullable().optional()
  },
})
export type ProductCategory = z.infer<typeof ProductCategory>

export const ProductType = loose({
  translations: z.array(Translation).nullable().optional(),
  id: z.string(),
  value: z.string().optional(),
  ...optional(lifecycle),
  external_id: z.string().nullable().optional(),
  metadata: json.nullable().optional(),
})
export type ProductType = z.infer<typeof ProductType>

export const ProductTag = loose({
  translations: z.array(Translation).nullable().optional(),
  id: z.string(),
  value: z.string(),
  ...timestamps,
  deleted_at: z.string().nullable().optional(),
  external_id: z.string().nullable().optional(),
  metadata: json.nullable().optional(),
})
export type ProductTag = z.infer<typeof ProductTag>

export const ProductImage = loose({
  product: reference.nullable().optional(),
  variants: z.array(reference).nullable().optional(),
  id: z.string(),
  url: z.string(),
  rank: z.number(),
  ...optional(lifecycle),
  metadata: json.nullable().optional(),
})
export type ProductImage = z.infer<typeof ProductImage>

export const Product = loose({
  collection: Collection.nullable().optional(),
  categories: z.array(ProductCategory).nullable().optional(),
  sales_channels: z.array(SalesChannel).nullable().optional(),
  shipping_profile: ShippingProfile.nullable().optional(),
  translations: z.array(Translation).nullable().optional(),
  type: ProductType.nullable(),
  tags: z.array(ProductTag).nullable().optional(),
  images: z.array(ProductImage).nullable().optional(),
  ...productKeys,
  ...productDetails,
}).extend({
  get variants(): z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ProductVariant>>> {
    return z.array(ProductVariant).nullable().optional()
  },
  get options(): z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ProductOption>>> {
    return z.array(ProductOption).nullable().optional()
  },
})
export type Product = z.infer<typeof Product>

export const ProductOption = loose({
  products: z.array(reference).nullable().optional(),
  values: z.array(loose({ id: z.string(), value: z.string(), rank: z.number().nullable().optional() })).optional(),
  id: z.string(),
  title: z.string().optional(),
  is_exclusive: z.boolean().optional(),
  metadata: json.nullable().optional(),
  ...optional(lifecycle),
})
export type ProductOption = z.infer<typeof ProductOption>

export const ProductOptionValue = loose({
  option: ProductOption.nullable().optional(),
  id: z.string(),
  value: z.string(),
  rank: z.number().nullable().optional(),
  option_id: z.string().nullable().optional(),
  metadata: json.nullable().optional(),
  ...optional(lifecycle),
})
export type ProductOptionValue = z.infer<typeof ProductOptionValue>

export const ProductVariantInventoryItemLink = loose({
  id: z.string(),
  variant_id: z.string(),
  variant: reference.optional(),
  inventory_item_id: z.string(),
  inventory: InventoryItem.optional(),
  required_quantity: z.number().optional(),
})
export type ProductVariantInventoryItemLink = z.infer<typeof ProductVariantInventoryItemLink>

/** The price, and its price list, that a calculated amount comes from. */
const PriceSource = loose({
  id: z.string().nullable(),
  price_list_id: z.string().nullable(),
  price_list_type: z.string().nullable(),
  min_quantity: z.number().nullable(),
  max_quantity: z.number().nullable(),
})

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
  original_amount_with_tax: z.number().nullable(),
  original_amount_without_tax: z.number().nullable(),
  currency_code: z.string().nullable(),
  calculated_price: PriceSource.optional(),
  original_price: PriceSource.optional(),
})
export type CalculatedPriceSet = z.infer<typeof CalculatedPriceSet>

export const ProductVariant = loose({
  prices: z.array(Price).nullable().optional(),
  options: z.array(ProductOptionValue).nullable().optional(),
  translations: z.array(Translation).nullable().optional(),
  inventory_items: z.array(ProductVariantInventoryItemLink).nullable().optional(),
  ...variantFields,
  images: z.array(ProductImage).nullable().optional(),
  calculated_price: CalculatedPriceSet.optional(),
  deleted_at: datetime.nullable(),
}).extend({
  get product(): z.ZodOptional<z.ZodNullable<typeof Product>> {
    return Product.nullable().optional()
  },
})
export type ProductVariant = z.infer<typeof ProductVariant>

export const ProductVariantInventoryLink = loose({
  product: loose({ variant_id: z.string() }),
  inventory: loose({ inventory_item_id: z.string() }),
  data: loose({ required_quantity: z.number() }).optional(),
})
export type ProductVariantInventoryLink = z.infer<typeof ProductVariantInventoryLink>
