import { z } from "zod"
import { OrderAddress } from "#schema/admin/entities/order.ts"
import { datetime, json, lifecycle, loose, optional, reference, timestamps } from "#schema/fields.ts"
import {
  ItemAdjustment,
  ItemTaxLine,
  lineSnapshot,
  ShippingMethodAdjustment,
  ShippingMethodTaxLine,
  shippingMethod,
} from "#schema/parts/lines.ts"
import { lineTotals, orderTotals } from "#schema/parts/totals.ts"
import { CalculatedPrice, Price, Product, ProductVariant } from "./catalog.ts"
import { FulfillmentAddress } from "./location.ts"
import { PaymentCollection } from "./payment.ts"
import { Region } from "./settings.ts"

export const CartAddress = OrderAddress.omit({ country: true })
export type CartAddress = z.infer<typeof CartAddress>

/** Tax line fields that the cart's allowed fields omit. */
const trimmed = { item_id: true, total: true, subtotal: true } as const

/** Product fields that promotion and tax rules need; the others are copied to the line item. */
const LineProduct = Product.partial().extend({
  id: z.string(),
  categories: z.array(reference).nullable().optional(),
})

export const CartLineItem = loose({
  id: z.string(),
  cart_id: z.string().optional(),
  cart: reference.optional(),
  ...optional(lineSnapshot),
  title: z.string(),
  requires_shipping: z.boolean(),
  is_tax_inclusive: z.boolean(),
  unit_price: z.number(),
  compare_at_unit_price: z.number().nullable().optional(),
  quantity: z.number(),
  ...optional(lineTotals),
  tax_lines: z.array(ItemTaxLine.partial(trimmed)).optional(),
  adjustments: z.array(ItemAdjustment.partial({ item_id: true })).optional(),
  product: LineProduct.nullable().optional(),
  variant: ProductVariant.nullable().optional(),
  metadata: json.nullable().optional(),
  ...optional(lifecycle),
})
export type CartLineItem = z.infer<typeof CartLineItem>

export const CartShippingMethod = loose({
  ...shippingMethod,
  cart_id: z.string().optional(),
  tax_lines: z
    .array(ShippingMethodTaxLine.partial({ shipping_method_id: true, total: true, subtotal: true }))
    .optional(),
  adjustments: z.array(ShippingMethodAdjustment.partial({ shipping_method_id: true })).optional(),
})
export type CartShippingMethod = z.infer<typeof CartShippingMethod>

export const CartPromotion = loose({
  id: z.string(),
  code: z.string().optional(),
  is_automatic: z.boolean().optional(),
  application_method: loose({
    value: z.unknown(),
    type: z.enum(["fixed", "percentage"]),
    currency_code: z.string().nullable(),
  }).optional(),
})
export type CartPromotion = z.infer<typeof CartPromotion>

export const Cart = loose({
  id: z.string(),
  currency_code: z.string(),
  region_id: z.string().optional(),
  region: Region.optional(),
  sales_channel_id: z.string().nullable().optional(),
  customer_id: z.string().nullable().optional(),
  customer: reference.nullable().optional(),
  email: z.string().nullable().optional(),
  locale: z.string().nullable().optional(),
  shipping_address: CartAddress.nullable().optional(),
  billing_address: CartAddress.nullable().optional(),
  items: z.array(CartLineItem).optional(),
  shipping_methods: z.array(CartShippingMethod).optional(),
  payment_collection: PaymentCollection.nullable().optional(),
  promotions: z.array(CartPromotion),
  ...orderTotals,
  ...optional({
    original_subtotal: z.number(),
    item_discount_total: z.number(),
    shipping_discount_total: z.number(),
    gift_card_total: z.number(),
    gift_card_tax_total: z.number(),
    credit_line_total: z.number(),
  }),
  metadata: json.nullable().optional(),
  ...optional(timestamps),
  completed_at: datetime.nullable().optional(),
})
export type Cart = z.infer<typeof Cart>

export const CartShippingOptionWithServiceZone = loose({
  id: z.string(),
  name: z.string(),
  price_type: z.enum(["calculated", "flat"]),
  service_zone_id: z.string(),
  shipping_profile_id: z.string(),
  provider_id: z.string(),
  data: json.nullable(),
  type: loose({ id: z.string(), label: z.string(), description: z.string(), code: z.string() }),
  provider: loose({ id: z.string(), is_enabled: z.boolean() }),
  /** Missing without a price in the cart's currency, and if a carrier calculates it. */
  amount: z.number().nullable().optional(),
  prices: z.array(Price),
  calculated_price: CalculatedPrice.nullable(),
  insufficient_inventory: z.boolean(),
  is_tax_inclusive: z.boolean().optional(),
  service_zone: loose({
    id: z.string(),
    fulfillment_set_id: z.string(),
    fulfillment_set: loose({
      id: z.string(),
      type: z.string(),
      location: loose({ id: z.string(), address: FulfillmentAddress }),
    }),
  }),
})
export type CartShippingOptionWithServiceZone = z.infer<typeof CartShippingOptionWithServiceZone>

export const CartShippingOption = loose({
  id: z.string().optional(),
  name: z.string().optional(),
  price_type: z.enum(["calculated", "flat"]).optional(),
  service_zone_id: z.string().optional(),
  shipping_profile_id: z.string().optional(),
  provider_id: z.string().optional(),
  data: json.nullable().optional(),
  type: loose({
    id: z.string().optional(),
    label: z.string().optional(),
    description: z.string().optional(),
    code: z.string().optional(),
  }).optional(),
  provider: loose({ id: z.string().optional(), is_enabled: z.boolean().optional() }).optional(),
  amount: z.number().optional(),
  prices: z.array(Price).optional(),
  calculated_price: CalculatedPrice.optional(),
  insufficient_inventory: z.boolean().optional(),
})
export type CartShippingOption = z.infer<typeof CartShippingOption>
