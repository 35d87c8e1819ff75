import { z } from "zod"
import { datetime, json, reference } from "#schema/fields.ts"
import { CalculatedPrice, Price, ProductVariant } from "./catalog.ts"
import { FulfillmentAddress } from "./location.ts"
import { CartPromotion } from "./order.ts"
import { PaymentCollection } from "./payment.ts"
import { Region } from "./settings.ts"

export const CartAddress = z.looseObject({
  id: z.string(),
  customer_id: z.string().nullable().optional(),
  first_name: z.string().optional(),
  last_name: z.string().optional(),
  phone: z.string().nullable().optional(),
  company: z.string().nullable().optional(),
  address_1: z.string().optional(),
  address_2: z.string().nullable().optional(),
  city: z.string().optional(),
  country_code: z.string().optional(),
  province: z.string().nullable().optional(),
  postal_code: z.string().optional(),
  metadata: json.nullable().optional(),
  created_at: datetime.optional(),
  updated_at: datetime.optional(),
})
export type CartAddress = z.infer<typeof CartAddress>

export const CartLineItem = z.looseObject({
  product: reference.optional(),
  variant: ProductVariant.optional(),
  cart: reference.optional(),
  tax_lines: z
    .array(
      z.looseObject({
        item: reference.optional(),
        item_id: z.string().optional(),
        total: z.number().optional(),
        subtotal: z.number().optional(),
        id: z.string(),
        description: z.string().optional(),
        tax_rate_id: z.string().optional(),
        code: z.string(),
        rate: z.number(),
        provider_id: z.string().optional(),
        created_at: datetime.optional(),
        updated_at: datetime.optional(),
      }),
    )
    .optional(),
  adjustments: z
    .array(
      z.looseObject({
        item: reference.optional(),
        item_id: z.string().optional(),
        id: z.string(),
        code: z.string().optional(),
        amount: z.number(),
        cart_id: z.string().optional(),
        description: z.string().nullable().optional(),
        promotion_id: z.string().optional(),
        provider_id: z.string().nullable().optional(),
        created_at: datetime.optional(),
        updated_at: datetime.optional(),
      }),
    )
    .optional(),
  id: z.string(),
  metadata: json.nullable().optional(),
  created_at: datetime.optional(),
  updated_at: datetime.optional(),
  item_total: z.number().optional(),
  item_subtotal: z.number().optional(),
  item_tax_total: z.number().optional(),
  original_total: z.number().optional(),
  original_subtotal: z.number().optional(),
  original_tax_total: z.number().optional(),
  total: z.number().optional(),
  subtotal: z.number().optional(),
  tax_total: z.number().optional(),
  discount_total: z.number().optional(),
  discount_tax_total: z.number().optional(),
  title: z.string(),
  subtitle: z.string().optional(),
  thumbnail: z.string().nullable().optional(),
  variant_id: z.string().optional(),
  product_id: z.string().optional(),
  product_title: z.string().optional(),
  product_description: z.string().nullable().optional(),
  product_subtitle: z.string().nullable().optional(),
  product_type: z.string().nullable().optional(),
  product_collection: z.string().nullable().optional(),
  product_handle: z.string().optional(),
  variant_sku: z.string().optional(),
  variant_barcode: z.string().nullable().optional(),
  variant_title: z.string().optional(),
  variant_option_values: json.nullable().optional(),
  requires_shipping: z.boolean(),
  is_discountable: z.boolean().optional(),
  is_tax_inclusive: z.boolean(),
  compare_at_unit_price: z.number().nullable().optional(),
  unit_price: z.number(),
  quantity: z.number(),
  deleted_at: datetime.nullable().optional(),
  cart_id: z.string().optional(),
})
export type CartLineItem = z.infer<typeof CartLineItem>

export const CartShippingMethod = z.looseObject({
  tax_lines: z
    .array(
      z.looseObject({
        shipping_method: reference.optional(),
        shipping_method_id: z.string().optional(),
        total: z.number().optional(),
        subtotal: z.number().optional(),
        id: z.string(),
        description: z.string().optional(),
        tax_rate_id: z.string().optional(),
        code: z.string(),
        rate: z.number(),
        provider_id: z.string().optional(),
        created_at: datetime.optional(),
        updated_at: datetime.optional(),
      }),
    )
    .optional(),
  adjustments: z
    .array(
      z.looseObject({
        shipping_method: reference,
        shipping_method_id: z.string(),
        id: z.string(),
        code: z.string().optional(),
        amount: z.number(),
        cart_id: z.string(),
        description: z.string().optional(),
        promotion_id: z.string().optional(),
        provider_id: z.string().optional(),
        created_at: datetime,
        updated_at: datetime,
      }),
    )
    .optional(),
  id: z.string(),
  cart_id: z.string().optional(),
  name: z.string().optional(),
  description: z.string().nullable().optional(),
  amount: z.number(),
  is_tax_inclusive: z.boolean(),
  shipping_option_id: z.string().optional(),
  data: json.optional(),
  metadata: json.nullable().optional(),
  created_at: datetime.optional(),
  updated_at: datetime.optional(),
  original_total: z.number().optional(),
  original_subtotal: z.number().optional(),
  original_tax_total: z.number().optional(),
  total: z.number().optional(),
  subtotal: z.number().optional(),
  tax_total: z.number().optional(),
  discount_total: z.number().optional(),
  discount_tax_total: z.number().optional(),
})
export type CartShippingMethod = z.infer<typeof CartShippingMethod>

export const Cart = z.looseObject({
  shipping_address: CartAddress.nullable().optional(),
  billing_address: CartAddress.nullable().optional(),
  items: z.array(CartLineItem).optional(),
  shipping_methods: z.array(CartShippingMethod).optional(),
  payment_collection: PaymentCollection.optional(),
  region: Region.optional(),
  promotions: z.array(CartPromotion),
  id: z.string(),
  region_id: z.string().optional(),
  customer_id: z.string().nullable().optional(),
  sales_channel_id: z.string().optional(),
  email: z.string().nullable().optional(),
  currency_code: z.string(),
  metadata: json.nullable().optional(),
  created_at: datetime.optional(),
  updated_at: datetime.optional(),
  original_item_total: z.number(),
  original_item_subtotal: z.number(),
  original_item_tax_total: z.number(),
  item_total: z.number(),
  item_subtotal: z.number(),
  item_tax_total: z.number(),
  original_total: z.number(),
  original_subtotal: z.number().optional(),
  original_tax_total: z.number(),
  total: z.number(),
  subtotal: z.number(),
  tax_total: z.number(),
  discount_total: z.number(),
  discount_tax_total: z.number(),
  gift_card_total: z.number().optional(),
  gift_card_tax_total: z.number().optional(),
  shipping_total: z.number(),
  shipping_subtotal: z.number(),
  shipping_tax_total: z.number(),
  original_shipping_total: z.number(),
  original_shipping_subtotal: z.number(),
  original_shipping_tax_total: z.number(),
  completed_at: datetime.nullable().optional(),
})
export type Cart = z.infer<typeof Cart>

export const CartShippingOptionWithServiceZone = z.looseObject({
  id: z.string(),
  name: z.string(),
  price_type: z.enum(["calculated", "flat"]),
  service_zone_id: z.string(),
  shipping_profile_id: z.string(),
  provider_id: z.string(),
  data: json.nullable(),
  type: z.looseObject({ id: z.string(), label: z.string(), description: z.string(), code: z.string() }),
  provider: z.looseObject({ id: z.string(), is_enabled: z.boolean() }),
  amount: z.number(),
  prices: z.array(Price),
  calculated_price: CalculatedPrice,
  insufficient_inventory: z.boolean(),
  service_zone: z.looseObject({
    id: z.string(),
    fulfillment_set_id: z.string(),
    fulfillment_set: z.looseObject({
      id: z.string(),
      type: z.string(),
      location: z.looseObject({ id: z.string(), address: FulfillmentAddress }),
    }),
  }),
})
export type CartShippingOptionWithServiceZone = z.infer<typeof CartShippingOptionWithServiceZone>

export const CartShippingOption = z.looseObject({
  id: z.string().optional(),
  name: z.string().optional(),
  price_type: z.enum(["calculated", "flat"]).optional(),
  service_zone_id: z.string().optional(),
  shipping_profile_id: z.string().optional(),
  provider_id: z.string().optional(),
  data: json.nullable().optional(),
  type: z
    .looseObject({
      id: z.string().optional(),
      label: z.string().optional(),
      description: z.string().optional(),
      code: z.string().optional(),
    })
    .optional(),
  provider: z.looseObject({ id: z.string().optional(), is_enabled: z.boolean().optional() }).optional(),
  amount: z.number().optional(),
  prices: z.array(Price).optional(),
  calculated_price: CalculatedPrice.optional(),
  insufficient_inventory: z.boolean().optional(),
})
export type CartShippingOption = z.infer<typeof CartShippingOption>
