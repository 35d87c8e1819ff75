import { z } from "zod"
import { datetime, json, loose, optional, reference, timestamps } from "#schema/fields.ts"
import { Fulfillment } from "./location.ts"
import { Order, OrderLineItem, OrderShippingMethod, OrderTransaction, StoredLine } from "./order.ts"

export const ReturnItem = loose({
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
export interface ReturnItem extends z.infer<typeof ReturnItem> {}

export const Return = loose({
  items: z.array(ReturnItem).optional(),
  fulfillments: z.array(Fulfillment).optional(),
  id: z.string(),
  order_id: z.string(),
  /** Requested as a part of a claim or an exchange, its summary is a list. */
  order: loose({ id: z.string(), display_id: z.number().optional() }).nullable().optional(),
  status: z.enum(["canceled", "requested", "received", "partially_received", "open"]).optional(),
  exchange_id: z.string().nullable().optional(),
  location_id: z.string().nullable().optional(),
  claim_id: z.string().nullable().optional(),
  order_version: z.number(),
  display_id: z.number(),
  no_notification: z.boolean().nullable().optional(),
  refund_amount: z.number().nullable().optional(),
  received_at: z.string().nullable(),
  created_at: z.string(),
  created_by: z.string().nullable(),
  canceled_at: z.string().nullable(),
  requested_at: z.string().nullable(),
  metadata: json.nullable().optional(),
})
export interface Return extends z.infer<typeof Return> {}

export const ClaimItem = loose({
  id: z.string(),
  claim_id: z.string(),
  order_id: z.string().optional(),
  item_id: z.string(),
  quantity: z.number(),
  reason: z.enum(["missing_item", "wrong_item", "production_failure", "other"]).nullable(),
  raw_quantity: json.optional(),
  metadata: json.nullable().optional(),
  ...optional(timestamps),
  item: StoredLine.optional(),
})
export interface ClaimItem extends z.infer<typeof ClaimItem> {}

export const Claim = loose({
  order: Order.optional(),
  return: Return.nullable().optional(),
  shipping_methods: z.array(OrderShippingMethod).optional(),
  id: z.string(),
  type: z.enum(["refund", "replace"]),
  order_id: z.string(),
  return_id: z.string().optional(),
  display_id: z.number(),
  order_version: z.number(),
  refund_amount: z.number().nullable().optional(),
  created_by: z.string().optional(),
  ...timestamps,
  canceled_at: datetime.nullable(),
  deleted_at: datetime.optional(),
  additional_items: z.array(ClaimItem).optional(),
  claim_items: z.array(ClaimItem).optional(),
  no_notification: z.boolean().nullable().optional(),
  transactions: z.array(OrderTransaction).optional(),
  metadata: json.nullable().optional(),
})
export interface Claim extends z.infer<typeof Claim> {}

export const OrderChangeActionKind = z.enum([
  "CANCEL_RETURN_ITEM",
  "FULFILL_ITEM",
  "DELIVER_ITEM",
  "CANCEL_ITEM_FULFILLMENT",
  "ITEM_ADD",
  "ITEM_REMOVE",
  "ITEM_UPDATE",
  "RECEIVE_DAMAGED_RETURN_ITEM",
  "RECEIVE_RETURN_ITEM",
  "RETURN_ITEM",
  "SHIPPING_ADD",
  "SHIPPING_REMOVE",
  "SHIPPING_UPDATE",
  "SHIP_ITEM",
  "WRITE_OFF_ITEM",
  "REINSTATE_ITEM",
  "TRANSFER_CUSTOMER",
  "UPDATE_ORDER_PROPERTIES",
  "CREDIT_LINE_ADD",
  "PROMOTION_ADD",
  "PROMOTION_REMOVE",
  "ITEM_ADJUSTMENTS_REPLACE",
  "SHIPPING_ADJUSTMENTS_REPLACE",
])
export type OrderChangeActionKind = z.infer<typeof OrderChangeActionKind>

export const OrderChangeAction = loose({
  order: Order.nullable().optional(),
  id: z.string(),
  ...timestamps,
  order_id: z.string().nullable(),
  return_id: z.string().nullable(),
  exchange_id: z.string().nullable(),
  claim_id: z.string().nullable(),
  internal_note: z.string().nullable(),
  ordering: z.number(),
  order_change_id: z.string().nullable(),
  reference: z.string().nullable(),
  reference_id: z.string().nullable(),
  action: OrderChangeActionKind,
  amount: z.number().nullable().optional(),
  details: json.nullable(),
}).extend({
  get order_change(): z.ZodOptional<typeof OrderChange> {
    return OrderChange.optional()
  },
})
export interface OrderChangeAction extends z.infer<typeof OrderChangeAction> {}

export const ExchangeItem = loose({
  id: z.string(),
  exchange_id: z.string(),
  order_id: z.string().optional(),
  item_id: z.string(),
  quantity: z.number(),
  metadata: json.optional(),
  created_at: z.string().nullable(),
  updated_at: z.string().nullable(),
  item: StoredLine.optional(),
})
export interface ExchangeItem extends z.infer<typeof ExchangeItem> {}

export const Exchange = loose({
  id: z.string(),
  order_id: z.string(),
  return_id: z.string().optional(),
  display_id: z.number().optional(),
  order_version: z.number().optional(),
  created_by: z.string().optional(),
  ...timestamps,
  canceled_at: datetime.nullable(),
  deleted_at: datetime.nullable().optional(),
  additional_items: z.array(ExchangeItem).optional(),
  return_items: z.array(ReturnItem).optional(),
  no_notification: z.boolean().nullable().optional(),
  difference_due: z.number().nullable().optional(),
  return: Return.nullable().optional(),
  order: Order.optional(),
  allow_backorder: z.boolean().optional(),
  shipping_methods: z.array(OrderShippingMethod).optional(),
  transactions: z.array(OrderTransaction).optional(),
  metadata: json.nullable().optional(),
})
export interface Exchange extends z.infer<typeof Exchange> {}

export const OrderChange = loose({
  /** Fields as stored, before calculation. */
  order: reference.optional(),
  claim: Claim.optional(),
  return_order: Return.optional(),
  exchange: Exchange.optional(),
  actions: z.array(OrderChangeAction).optional(),
  id: z.string(),
  version: z.number(),
  status: z.enum(["canceled", "pending", "requested", "confirmed", "declined"]),
  metadata: json.nullable().optional(),
  ...optional(timestamps),
  change_type: z
    .enum([
      "return",
      "exchange",
      "claim",
      "edit",
      "transfer",
      "return_request",
      "return_receive",
      "credit_line",
      "update_order",
    ])
    .nullable()
    .optional(),
  order_id: z.string(),
  return_id: z.string().nullable(),
  exchange_id: z.string().nullable(),
  claim_id: z.string().nullable(),
  description: z.string().nullable().optional(),
  internal_note: z.string().nullable(),
  carry_over_promotions: z.boolean().nullable().optional(),
  no_notification: z.boolean().nullable().optional(),
  requested_by: z.string().nullable(),
  requested_at: datetime.nullable(),
  confirmed_by: z.string().nullable().optional(),
  confirmed_at: datetime.nullable().optional(),
  declined_by: z.string().nullable().optional(),
  declined_reason: z.string().nullable().optional(),
  declined_at: datetime.nullable().optional(),
  canceled_by: z.string().nullable().optional(),
  canceled_at: datetime.nullable().optional(),
  created_by: z.string().nullable().optional(),
})
export interface OrderChange extends z.infer<typeof OrderChange> {}

/** A previewed line item with the staged actions that affect it. */
export const OrderLinePreview = OrderLineItem.extend({
  return_requested_total: z.number().optional(),
  actions: z.array(OrderChangeAction).optional(),
})
// Interfaces: an alias of these nested types is resolved again at each use, which exceeds the compiler's depth limit.
export interface OrderLinePreview extends OrderLineItem {
  return_requested_total?: number | undefined
  actions?: OrderChangeAction[] | undefined
}

/** The order as it would be after confirming its open change. */
export const OrderPreview = Order.extend({
  return_requested_total: z.number(),
  order_change: OrderChange.nullable().optional(),
  items: z.array(OrderLinePreview),
  shipping_methods: z.array(OrderShippingMethod.extend({ actions: z.array(OrderChangeAction).optional() })),
})
export interface OrderPreview extends z.infer<typeof OrderPreview> {}

export const DraftOrder = Order
export type DraftOrder = z.infer<typeof DraftOrder>

export const DraftOrderPreview = OrderPreview
export type DraftOrderPreview = z.infer<typeof DraftOrderPreview>
