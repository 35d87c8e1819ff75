import { z } from "zod"
import { json, loose, optional, optionalTexts, reference, timestamps } from "#schema/fields.ts"
import { lineTotals } from "./totals.ts"

const ofItem = { item: reference.optional(), item_id: z.string() }
const ofDelivery = { shipping_method: reference.optional(), shipping_method_id: z.string() }

const taxLine = {
  id: z.string(),
  description: z.string().nullable().optional(),
  tax_rate_id: z.string().nullable().optional(),
  code: z.string(),
  rate: z.number(),
  provider_id: z.string().nullable().optional(),
  total: z.number(),
  subtotal: z.number(),
  ...optional(timestamps),
}
export const ItemTaxLine = loose({ ...taxLine, ...ofItem })
export const ShippingMethodTaxLine = loose({ ...taxLine, ...ofDelivery })

/** The part of a discount that applies to one line item or shipping method. */
const adjustment = {
  id: z.string().optional(),
  code: z.string().optional(),
  amount: z.number(),
  description: z.string().nullable().optional(),
  is_tax_inclusive: z.boolean().optional(),
  promotion_id: z.string().nullable().optional(),
  provider_id: z.string().nullable().optional(),
  ...optional(timestamps),
}
export const ItemAdjustment = loose({ ...adjustment, ...ofItem })
export const ShippingMethodAdjustment = loose({ ...adjustment, ...ofDelivery })

/** Product fields copied to a line item at the time of purchase. */
export const lineSnapshot = {
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
}

/** Fulfillment and return progress of a line item, as quantities out of `quantity`. */
export const ItemDetail = loose({
  id: z.string(),
  ...ofItem,
  quantity: z.number(),
  fulfilled_quantity: z.number(),
  shipped_quantity: z.number(),
  delivered_quantity: z.number(),
  return_requested_quantity: z.number(),
  return_received_quantity: z.number(),
  return_dismissed_quantity: z.number(),
  written_off_quantity: z.number(),
  metadata: json.nullable().optional(),
  ...optional(timestamps),
})

/** The return, claim or exchange that a shipping method belongs to; all empty for the order's own. */
export const ShippingMethodDetail = loose({
  id: z.string().optional(),
  ...ofDelivery,
  ...optionalTexts("claim_id", "exchange_id", "return_id"),
  ...optional(timestamps),
})

/** Fields of a shipping method of a cart or an order. */
export const shippingMethod = {
  id: z.string(),
  name: z.string().optional(),
  description: z.string().nullable().optional(),
  amount: z.number(),
  is_tax_inclusive: z.boolean(),
  shipping_option_id: z.string().nullable().optional(),
  data: json.nullable().optional(),
  metadata: json.nullable().optional(),
  ...optional(lineTotals),
  ...optional(timestamps),
}

/** A captured or refunded amount. */
export const Transaction = loose({
  id: z.string(),
  order_id: z.string(),
  amount: z.number(),
  currency_code: z.string(),
  reference: z.enum(["refund", "capture"]),
  reference_id: z.string(),
  metadata: json.nullable().optional(),
  ...timestamps,
})

/** Totals and payments of an order; a positive `pending_difference` is due, a negative one is to be refunded. */
export const OrderSummary = loose({
  pending_difference: z.number(),
  current_order_total: z.number(),
  original_order_total: z.number(),
  transaction_total: z.number(),
  paid_total: z.number(),
  refunded_total: z.number(),
  accounting_total: z.number(),
})
export type OrderSummary = z.infer<typeof OrderSummary>

export const PaymentStatus = z.enum([
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
export type PaymentStatus = z.infer<typeof PaymentStatus>

export const FulfillmentStatus = z.enum([
  "canceled",
  "not_fulfilled",
  "partially_fulfilled",
  "fulfilled",
  "partially_shipped",
  "shipped",
  "partially_delivered",
  "delivered",
])
export type FulfillmentStatus = z.infer<typeof FulfillmentStatus>
