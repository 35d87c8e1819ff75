import { z } from "zod"
import { datetime, json, reference } from "#schema/fields.ts"
import { Product, ProductVariant } from "./catalog.ts"
import { Customer } from "./customer.ts"
import { Fulfillment } from "./location.ts"
import { PaymentCollection } from "./payment.ts"
import { Region, RegionCountry, SalesChannel } from "./settings.ts"

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
  metadata: json.nullable().optional(),
  created_at: datetime.optional(),
  updated_at: datetime.optional(),
})
export type OrderAddress = z.infer<typeof OrderAddress>

export const OrderLineItemTaxLine = z.looseObject({
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
})
export type OrderLineItemTaxLine = z.infer<typeof OrderLineItemTaxLine>

export const OrderLineItemAdjustment = z.looseObject({
  item: reference.optional(),
  item_id: z.string(),
  id: z.string().optional(),
  code: z.string().optional(),
  amount: z.number(),
  order_id: z.string().optional(),
  description: z.string().nullable().optional(),
  promotion_id: z.string().optional(),
  provider_id: z.string().nullable().optional(),
  created_at: datetime.optional(),
  updated_at: datetime.optional(),
})
export type OrderLineItemAdjustment = z.infer<typeof OrderLineItemAdjustment>

export const OrderItemDetail = z.looseObject({
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
  metadata: json.nullable().optional(),
  created_at: datetime.optional(),
  updated_at: datetime.optional(),
})
export type OrderItemDetail = z.infer<typeof OrderItemDetail>

export const OrderLineItem = z.looseObject({
  variant: ProductVariant.optional(),
  product: Product.optional(),
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
  title: z.string().optional(),
  subtitle: z.string().nullable().optional(),
  thumbnail: z.string().nullable().optional(),
  variant_id: z.string().nullable().optional(),
  product_id: z.string().nullable().optional(),
  product_title: z.string().nullable().optional(),
  product_description: z.string().nullable().optional(),
  product_subtitle: z.string().nullable().optional(),
  product_type_id: z.string().nullable().optional(),
  product_type: z.string().nullable().optional(),
  product_collection: z.string().nullable().optional(),
  product_handle: z.string().nullable().optional(),
  variant_sku: z.string().nullable().optional(),
  variant_barcode: z.string().nullable().optional(),
  variant_title: z.string().nullable().optional(),
  variant_option_values: json.nullable().optional(),
  requires_shipping: z.boolean().optional(),
  is_discountable: z.boolean().optional(),
  is_tax_inclusive: z.boolean().optional(),
  compare_at_unit_price: z.number().nullable().optional(),
  unit_price: z.number().nullable(),
  quantity: z.number(),
  tax_lines: z.array(OrderLineItemTaxLine).optional(),
  adjustments: z.array(OrderLineItemAdjustment).optional(),
  detail: OrderItemDetail.optional(),
  refundable_total: z.number().optional(),
  refundable_total_per_unit: z.number().optional(),
})
export type OrderLineItem = z.infer<typeof OrderLineItem>

export const OrderShippingMethodTaxLine = z.looseObject({
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
})
export type OrderShippingMethodTaxLine = z.infer<typeof OrderShippingMethodTaxLine>

export const OrderShippingMethodAdjustment = z.looseObject({
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
})
export type OrderShippingMethodAdjustment = z.infer<typeof OrderShippingMethodAdjustment>

export const OrderShippingDetail = z.looseObject({
  id: z.string().optional(),
  shipping_method_id: z.string(),
  shipping_method: reference.optional(),
  claim_id: z.string().nullable().optional(),
  exchange_id: z.string().nullable().optional(),
  return_id: z.string().nullable().optional(),
  created_at: datetime.optional(),
  updated_at: datetime.optional(),
})
export type OrderShippingDetail = z.infer<typeof OrderShippingDetail>

export const OrderShippingMethod = z.looseObject({
  id: z.string(),
  order_id: z.string(),
  name: z.string().optional(),
  description: z.string().nullable().optional(),
  amount: z.number().optional(),
  is_tax_inclusive: z.boolean().optional(),
  shipping_option_id: z.string().nullable().optional(),
  data: json.nullable().optional(),
  metadata: json.nullable().optional(),
  tax_lines: z.array(OrderShippingMethodTaxLine).optional(),
  adjustments: z.array(OrderShippingMethodAdjustment).optional(),
  original_total: z.number().optional(),
  original_subtotal: z.number().optional(),
  original_tax_total: z.number().optional(),
  total: z.number().optional(),
  detail: OrderShippingDetail.optional(),
  subtotal: z.number().optional(),
  tax_total: z.number().optional(),
  discount_total: z.number().optional(),
  discount_tax_total: z.number().optional(),
  created_at: datetime,
  updated_at: datetime,
})
export type OrderShippingMethod = z.infer<typeof OrderShippingMethod>

export const OrderCreditLine = z.looseObject({
  id: z.string(),
  order_id: z.string(),
  order: reference.optional(),
  amount: z.number(),
  reference: z.string().nullable(),
  reference_id: z.string().nullable(),
  metadata: json.nullable(),
  created_at: datetime,
  updated_at: datetime,
})
export type OrderCreditLine = z.infer<typeof OrderCreditLine>

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
  payment_collections: z.array(PaymentCollection).optional(),
  fulfillments: z.array(Fulfillment).optional(),
  sales_channel: SalesChannel.optional(),
  region: Region.optional(),
  customer: Customer.optional(),
  shipping_address: OrderAddress.nullable().optional(),
  billing_address: OrderAddress.nullable().optional(),
  items: z.array(OrderLineItem),
  shipping_methods: z.array(OrderShippingMethod).optional(),
  credit_lines: z.array(OrderCreditLine).optional(),
  id: z.string(),
  version: z.number(),
  region_id: z.string().nullable().optional(),
  customer_id: z.string().nullable().optional(),
  sales_channel_id: z.string().nullable().optional(),
  email: z.string().nullable().optional(),
  currency_code: z.string().optional(),
  display_id: z.number().optional(),
  custom_display_id: z.string().nullable().optional(),
  status: z.string().optional(),
  payment_status: z
    .enum([
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
    ])
    .optional(),
  fulfillment_status: z
    .enum([
      "canceled",
      "not_fulfilled",
      "partially_fulfilled",
      "fulfilled",
      "partially_shipped",
      "shipped",
      "partially_delivered",
      "delivered",
    ])
    .optional(),
  transactions: z.array(OrderTransaction).optional(),
  summary: OrderSummary.optional(),
  metadata: json.nullable().optional(),
  created_at: datetime.optional(),
  updated_at: datetime.optional(),
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
  total: z.number().optional(),
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

export const OrderItem = z.looseObject({
  order_id: z.string(),
  item_id: z.string(),
  version: z.number(),
  history: z.looseObject({ version: z.looseObject({ from: z.number(), to: z.number() }) }),
  item: reference,
})
export type OrderItem = z.infer<typeof OrderItem>
