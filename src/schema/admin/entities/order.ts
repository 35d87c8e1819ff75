import { z } from "zod"
import { datetime, json, loose, optional, reference, timestamps } from "#schema/fields.ts"
import { addressLines } from "#schema/parts/address.ts"
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
import { Fulfillment } from "./location.ts"
import { PaymentCollection } from "./payment.ts"
import { Promotion } from "./promotion.ts"
import { Region, RegionCountry, SalesChannel } from "./settings.ts"

export const OrderAddress = loose({
  id: z.string(),
  customer_id: z.string().nullable().optional(),
  country: RegionCountry.nullable().optional(),
  ...addressLines,
  ...optional(timestamps),
})
export type OrderAddress = z.infer<typeof OrderAddress>

export const OrderLineItem = loose({
  id: z.string(),
  ...optional(lineSnapshot),
  unit_price: z.number().nullable(),
  compare_at_unit_price: z.number().nullable().optional(),
  is_custom_price: z.boolean().optional(),
  quantity: z.number(),
  ...optional(lineTotals),
  refundable_total: z.number().nullable().optional(),
  refundable_total_per_unit: z.number().nullable().optional(),
  tax_lines: z.array(ItemTaxLine).optional(),
  adjustments: z.array(ItemAdjustment).optional(),
  detail: ItemDetail.optional(),
  variant: ProductVariant.nullable().optional(),
  product: Product.nullable().optional(),
  metadata: json.nullable().optional(),
  ...optional(timestamps),
})
export type OrderLineItem = z.infer<typeof OrderLineItem>

/** A line item without quantity and price, which the referring row has. */
export const StoredLine = OrderLineItem.partial({ unit_price: true, quantity: true })

export const OrderShippingMethod = loose({
  ...shippingMethod,
  name: z.string().optional(),
  amount: z.number().optional(),
  is_tax_inclusive: z.boolean().optional(),
  order_id: z.string().optional(),
  tax_lines: z.array(ShippingMethodTaxLine).optional(),
  adjustments: z.array(ShippingMethodAdjustment).optional(),
  detail: ShippingMethodDetail.optional(),
})
export type OrderShippingMethod = z.infer<typeof OrderShippingMethod>

export const OrderCreditLine = loose({
  id: z.string(),
  order_id: z.string(),
  order: reference.optional(),
  amount: z.number(),
  reference: z.string().nullable(),
  reference_id: z.string().nullable(),
  metadata: json.nullable(),
  ...timestamps,
})
export type OrderCreditLine = z.infer<typeof OrderCreditLine>

export const OrderTransaction = Transaction
export type OrderTransaction = z.infer<typeof OrderTransaction>

/** Retrieving an order adds what responses to changes omit: the statuses, fulfillments and payment collections. */
export const Order = loose({
  id: z.string(),
  display_id: z.number().optional(),
  custom_display_id: z.string().nullable().optional(),
  status: z.string().optional(),
  is_draft_order: z.boolean().optional(),
  payment_status: PaymentStatus.optional(),
  fulfillment_status: FulfillmentStatus.optional(),
  /** Incremented by every confirmed change. */
  version: z.number(),
  email: z.string().nullable().optional(),
  currency_code: z.string().optional(),
  region_id: z.string().nullable().optional(),
  region: Region.nullable().optional(),
  sales_channel_id: z.string().nullable().optional(),
  sales_channel: SalesChannel.nullable().optional(),
  customer_id: z.string().nullable().optional(),
  customer: Customer.nullable().optional(),
  shipping_address: OrderAddress.nullable().optional(),
  billing_address: OrderAddress.nullable().optional(),
  items: z.array(OrderLineItem),
  shipping_methods: z.array(OrderShippingMethod).optional(),
  payment_collections: z.array(PaymentCollection).optional(),
  fulfillments: z.array(Fulfillment).optional(),
  promotions: z.array(Promotion).optional(),
  returns: z.array(loose({ id: z.string(), status: z.string().optional() })).optional(),
  credit_lines: z.array(OrderCreditLine).optional(),
  transactions: z.array(OrderTransaction).optional(),
  summary: OrderSummary.optional(),
  ...optional(orderTotals),
  metadata: json.nullable().optional(),
  ...optional(timestamps),
  canceled_at: datetime.nullable().optional(),
})
export type Order = z.infer<typeof Order>

/** A line item in one version of its order. */
export const OrderItem = loose({
  order_id: z.string(),
  item_id: z.string(),
  version: z.number(),
  quantity: z.number().optional(),
  /** The line item's own price if null. */
  unit_price: z.number().nullable().optional(),
  history: loose({ version: loose({ from: z.number(), to: z.number() }) }),
  item: StoredLine,
})
export type OrderItem = z.infer<typeof OrderItem>
