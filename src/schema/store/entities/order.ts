import { z } from "zod"
import * as admin from "#schema/admin/entities/order.ts"
import * as changes from "#schema/admin/entities/order-change.ts"
import { datetime, json, loose, optional, timestamps } from "#schema/fields.ts"
import {
  FulfillmentStatus,
  ItemAdjustment,
  ItemDetail,
  ItemTaxLine,
  lineSnapshot,
  OrderSummary,
  PaymentStatus,
  ShippingMethodAdjustment,
  ShippingMethodDetail,
  ShippingMethodTaxLine,
  shippingMethod,
  Transaction,
} from "#schema/parts/lines.ts"
import { lineTotals, orderTotals } from "#schema/parts/totals.ts"
import { Product, ProductVariant } from "./catalog.ts"
import { Customer } from "./customer.ts"
import { PaymentCollection } from "./payment.ts"

export const OrderAddress = admin.OrderAddress
export type OrderAddress = z.infer<typeof OrderAddress>

export const OrderLineItem = loose({
  id: z.string(),
  ...lineSnapshot,
  unit_price: z.number(),
  compare_at_unit_price: z.number().nullable().optional(),
  quantity: z.number(),
  ...lineTotals,
  refundable_total: z.number(),
  refundable_total_per_unit: z.number(),
  tax_lines: z.array(ItemTaxLine).optional(),
  adjustments: z.array(ItemAdjustment).optional(),
  detail: ItemDetail,
  variant: ProductVariant.nullable().optional(),
  product: Product.nullable().optional(),
  metadata: json.nullable(),
  ...timestamps,
})
export type OrderLineItem = z.infer<typeof OrderLineItem>

export const OrderShippingMethod = loose({
  ...shippingMethod,
  ...lineTotals,
  order_id: z.string(),
  name: z.string(),
  tax_lines: z.array(ShippingMethodTaxLine).optional(),
  adjustments: z.array(ShippingMethodAdjustment).optional(),
  detail: ShippingMethodDetail.optional(),
})
export type OrderShippingMethod = z.infer<typeof OrderShippingMethod>

export const OrderFulfillment = loose({
  id: z.string().optional(),
  location_id: z.string().nullable().optional(),
  packed_at: datetime.nullable().optional(),
  shipped_at: datetime.nullable().optional(),
  delivered_at: datetime.nullable().optional(),
  canceled_at: datetime.nullable().optional(),
  requires_shipping: z.boolean().optional(),
  provider_id: z.string().nullable().optional(),
  shipping_option_id: z.string().nullable().optional(),
  data: json.nullable().optional(),
  metadata: json.nullable().optional(),
  created_by: z.string().nullable().optional(),
  marked_shipped_by: z.string().nullable().optional(),
  ...optional(timestamps),
})
export type OrderFulfillment = z.infer<typeof OrderFulfillment>

/** Completing a cart returns the order without the two statuses and payments; retrieving the order returns them. */
export const Order = loose({
  id: z.string(),
  display_id: z.number().optional(),
  custom_display_id: z.string().nullable().optional(),
  status: z.string(),
  payment_status: PaymentStatus.optional(),
  fulfillment_status: FulfillmentStatus.optional(),
  email: z.string().nullable().optional(),
  currency_code: z.string(),
  region_id: z.string().nullable().optional(),
  sales_channel_id: z.string().nullable().optional(),
  customer_id: z.string().nullable().optional(),
  customer: Customer.nullable().optional(),
  shipping_address: OrderAddress.nullable().optional(),
  billing_address: OrderAddress.nullable().optional(),
  items: z.array(OrderLineItem).nullable(),
  shipping_methods: z.array(OrderShippingMethod).nullable().optional(),
  payment_collections: z.array(PaymentCollection).optional(),
  fulfillments: z.array(OrderFulfillment).optional(),
  transactions: z.array(Transaction).optional(),
  summary: OrderSummary,
  ...optional(orderTotals),
  total: z.number(),
  metadata: json.nullable().optional(),
  ...timestamps,
})
export type Order = z.infer<typeof Order>

export const ReturnItem = changes.ReturnItem
export type ReturnItem = z.infer<typeof ReturnItem>

export const Return = changes.Return.omit({
  fulfillments: true,
  order: true,
  order_version: true,
  no_notification: true,
}).extend({ items: z.array(ReturnItem) })
export type Return = z.infer<typeof Return>
