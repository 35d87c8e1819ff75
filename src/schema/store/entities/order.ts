import { z } from "zod"
import { datetime, json, reference } from "#schema/fields.ts"
import { ProductVariant } from "./catalog.ts"
import { Customer } from "./customer.ts"
import { PaymentCollection } from "./payment.ts"
import { RegionCountry } from "./settings.ts"

export const CartPromotion = z.looseObject({
  id: z.string(),
  code: z.string().optional(),
  is_automatic: z.boolean().optional(),
  application_method: z
    .looseObject({ value: z.unknown(), type: z.enum(["fixed", "percentage"]), currency_code: z.string() })
    .optional(),
})
export type CartPromotion = z.infer<typeof CartPromotion>

export const OrderAddress = z.looseObject({
  country: RegionCountry.optional(),
  id: z.string(),
  customer_id: z.string().nullable().optional(),
  first_name: z.string().optional(),
  last_name: z.string().optional(),
  phone: z.string().optional(),
  company: z.string().nullable().optional(),
  address_1: z.string().optional(),
  address_2: z.string().nullable().optional(),
  city: z.string().optional(),
  country_code: z.string().optional(),
  province: z.string().nullable().optional(),
  postal_code: z.string().optional(),
  metadata: json.nullable(),
  created_at: datetime,
  updated_at: datetime,
})
export type OrderAddress = z.infer<typeof OrderAddress>

export const OrderLineItem = z.looseObject({
  variant: ProductVariant.optional(),
  product: reference.optional(),
  tax_lines: z
    .array(
      z.looseObject({
        item: reference.optional(),
        item_id: z.string(),
        total: z.number(),
        subtotal: z.number(),
        id: z.string(),
        description: z.string().optional(),
        tax_rate_id: z.string().optional(),
        code: z.string(),
        rate: z.number(),
        provider_id: z.string().optional(),
        created_at: datetime,
        updated_at: datetime,
      }),
    )
    .optional(),
  adjustments: z
    .array(
      z.looseObject({
        item: reference.optional(),
        item_id: z.string(),
        id: z.string(),
        code: z.string().optional(),
        amount: z.number(),
        order_id: z.string().optional(),
        description: z.string().nullable().optional(),
        promotion_id: z.string().optional(),
        provider_id: z.string().nullable().optional(),
        created_at: datetime,
        updated_at: datetime,
      }),
    )
    .optional(),
  detail: z.looseObject({
    id: z.string(),
    item_id: z.string(),
    item: reference.optional(),
    quantity: z.number(),
    fulfilled_quantity: z.number(),
    delivered_quantity: z.number(),
    shipped_quantity: z.number(),
    return_requested_quantity: z.number(),
    return_received_quantity: z.number(),
    return_dismissed_quantity: z.number(),
    written_off_quantity: z.number(),
    metadata: json.nullable(),
    created_at: datetime,
    updated_at: datetime,
  }),
  id: z.string(),
  metadata: json.nullable(),
  created_at: datetime,
  updated_at: datetime,
  item_total: z.number().optional(),
  item_subtotal: z.number().optional(),
  item_tax_total: z.number().optional(),
  original_total: z.number(),
  original_subtotal: z.number(),
  original_tax_total: z.number(),
  total: z.number(),
  subtotal: z.number(),
  tax_total: z.number(),
  discount_total: z.number(),
  discount_tax_total: z.number(),
  title: z.string(),
  subtitle: z.string().nullable(),
  thumbnail: z.string().nullable(),
  variant_id: z.string().nullable(),
  product_id: z.string().nullable(),
  product_title: z.string().nullable(),
  product_description: z.string().nullable(),
  product_subtitle: z.string().nullable(),
  product_type_id: z.string().nullable(),
  product_type: z.string().nullable(),
  product_collection: z.string().nullable(),
  product_handle: z.string().nullable(),
  variant_sku: z.string().nullable(),
  variant_barcode: z.string().nullable(),
  variant_title: z.string().nullable(),
  variant_option_values: json.nullable(),
  requires_shipping: z.boolean(),
  is_discountable: z.boolean(),
  is_tax_inclusive: z.boolean(),
  compare_at_unit_price: z.number().nullable().optional(),
  unit_price: z.number(),
  quantity: z.number(),
  refundable_total: z.number(),
  refundable_total_per_unit: z.number(),
})
export type OrderLineItem = z.infer<typeof OrderLineItem>

export const OrderShippingMethod = z.looseObject({
  tax_lines: z
    .array(
      z.looseObject({
        shipping_method: reference.optional(),
        shipping_method_id: z.string(),
        total: z.number(),
        subtotal: z.number(),
        id: z.string(),
        description: z.string().optional(),
        tax_rate_id: z.string().optional(),
        code: z.string(),
        rate: z.number(),
        provider_id: z.string().optional(),
        created_at: datetime,
        updated_at: datetime,
      }),
    )
    .optional(),
  adjustments: z
    .array(
      z.looseObject({
        shipping_method: reference.optional(),
        shipping_method_id: z.string().optional(),
        id: z.string().optional(),
        code: z.string().optional(),
        amount: z.number().optional(),
        order_id: z.string().optional(),
        description: z.string().optional(),
        promotion_id: z.string().optional(),
        provider_id: z.string().optional(),
        created_at: datetime.optional(),
        updated_at: datetime.optional(),
      }),
    )
    .optional(),
  detail: z
    .looseObject({
      id: z.string(),
      shipping_method_id: z.string(),
      shipping_method: reference.optional(),
      claim_id: z.string().nullable().optional(),
      exchange_id: z.string().nullable().optional(),
      return_id: z.string().nullable().optional(),
      created_at: datetime,
      updated_at: datetime,
    })
    .optional(),
  id: z.string(),
  order_id: z.string(),
  name: z.string(),
  description: z.string().nullable().optional(),
  amount: z.number(),
  is_tax_inclusive: z.boolean(),
  shipping_option_id: z.string().nullable(),
  data: json.nullable(),
  metadata: json.nullable(),
  original_total: z.number(),
  original_subtotal: z.number(),
  original_tax_total: z.number(),
  total: z.number(),
  subtotal: z.number(),
  tax_total: z.number(),
  discount_total: z.number(),
  discount_tax_total: z.number(),
  created_at: datetime,
  updated_at: datetime,
})
export type OrderShippingMethod = z.infer<typeof OrderShippingMethod>

export const OrderFulfillment = z.looseObject({
  id: z.string().optional(),
  location_id: z.string().optional(),
  packed_at: datetime.nullable().optional(),
  shipped_at: datetime.nullable().optional(),
  delivered_at: datetime.nullable().optional(),
  canceled_at: datetime.nullable().optional(),
  requires_shipping: z.boolean().optional(),
  data: json.nullable().optional(),
  provider_id: z.string().optional(),
  shipping_option_id: z.string().nullable().optional(),
  metadata: json.nullable().optional(),
  created_at: datetime.optional(),
  created_by: z.string().nullable().optional(),
  marked_shipped_by: z.string().nullable().optional(),
  updated_at: datetime.optional(),
})
export type OrderFulfillment = z.infer<typeof OrderFulfillment>

export const OrderTransaction = z.looseObject({
  id: z.string(),
  order_id: z.string(),
  amount: z.number(),
  currency_code: z.string(),
  reference: z.enum(["refund", "capture"]),
  reference_id: z.string(),
  metadata: json.nullable().optional(),
  created_at: datetime,
  updated_at: datetime,
})
export type OrderTransaction = z.infer<typeof OrderTransaction>

export const OrderSummary = z.looseObject({
  pending_difference: z.number(),
  current_order_total: z.number(),
  original_order_total: z.number(),
  transaction_total: z.number(),
  paid_total: z.number(),
  refunded_total: z.number(),
  accounting_total: z.number(),
})
export type OrderSummary = z.infer<typeof OrderSummary>

export const Order = z.looseObject({
  shipping_address: OrderAddress.nullable().optional(),
  billing_address: OrderAddress.nullable().optional(),
  items: z.array(OrderLineItem).nullable(),
  shipping_methods: z.array(OrderShippingMethod).nullable().optional(),
  payment_collections: z.array(PaymentCollection).optional(),
  fulfillments: z.array(OrderFulfillment).optional(),
  customer: Customer.optional(),
  id: z.string(),
  region_id: z.string().nullable().optional(),
  customer_id: z.string().nullable().optional(),
  sales_channel_id: z.string().nullable().optional(),
  email: z.string().nullable().optional(),
  currency_code: z.string(),
  display_id: z.number().optional(),
  custom_display_id: z.string().nullable().optional(),
  status: z.string(),
  payment_status: z.enum([
    "not_paid",
    "awaiting",
    "authorized",
    "partially_authorized",
    "canceled",
    "captured",
    "requires_action",
    "partially_captured",
    "partially_refunded",
    "refunded",
  ]),
  fulfillment_status: z.enum([
    "canceled",
    "not_fulfilled",
    "partially_fulfilled",
    "fulfilled",
    "partially_shipped",
    "shipped",
    "partially_delivered",
    "delivered",
  ]),
  transactions: z.array(OrderTransaction).optional(),
  summary: OrderSummary,
  metadata: json.nullable().optional(),
  created_at: datetime,
  updated_at: datetime,
  original_item_total: z.number().optional(),
  original_item_subtotal: z.number().optional(),
  original_item_tax_total: z.number().optional(),
  item_total: z.number().optional(),
  item_subtotal: z.number().optional(),
  item_tax_total: z.number().optional(),
  item_discount_total: z.number().optional(),
  original_total: z.number().optional(),
  original_subtotal: z.number().optional(),
  original_tax_total: z.number().optional(),
  total: z.number(),
  subtotal: z.number().optional(),
  tax_total: z.number().optional(),
  discount_total: z.number().optional(),
  discount_tax_total: z.number().optional(),
  gift_card_total: z.number().optional(),
  gift_card_tax_total: z.number().optional(),
  shipping_total: z.number().optional(),
  shipping_subtotal: z.number().optional(),
  shipping_tax_total: z.number().optional(),
  shipping_discount_total: z.number().optional(),
  original_shipping_total: z.number().optional(),
  original_shipping_subtotal: z.number().optional(),
  original_shipping_tax_total: z.number().optional(),
  credit_line_total: z.number().optional(),
})
export type Order = z.infer<typeof Order>

export const ReturnItem = z.looseObject({
  id: z.string(),
  quantity: z.number(),
  received_quantity: z.number(),
  damaged_quantity: z.number(),
  reason_id: z.string().nullable().optional(),
  note: z.string().nullable().optional(),
  item_id: z.string(),
  return_id: z.string(),
  metadata: json.nullable().optional(),
})
export type ReturnItem = z.infer<typeof ReturnItem>

export const Return = z.looseObject({
  items: z.array(ReturnItem),
  id: z.string(),
  display_id: z.number(),
  status: z.enum(["canceled", "requested", "received", "partially_received", "open"]).optional(),
  created_at: z.string(),
  order_id: z.string(),
  exchange_id: z.string().nullable().optional(),
  claim_id: z.string().nullable().optional(),
  requested_at: z.string(),
  canceled_at: z.string().nullable(),
  created_by: z.string().nullable(),
  location_id: z.string().nullable().optional(),
  refund_amount: z.number().nullable().optional(),
  received_at: z.string().nullable(),
})
export type Return = z.infer<typeof Return>
