// Bodies and queries that claims, exchanges, returns, order edits and draft orders have in common.
import { z } from "zod"
import { dateFilters, json, listQuery, metadata, selectQuery, textFilters } from "#schema/fields.ts"

export const ListChangeQuery = listQuery({
  ...textFilters("id", "order_id", "status"),
  ...dateFilters,
})

export const changeQuery = selectQuery.extend({
  ...textFilters("id", "status"),
  ...dateFilters,
})

export const StartBody = z.strictObject({
  order_id: z.string(),
  description: z.string().optional(),
  internal_note: z.string().optional(),
  metadata: metadata.optional(),
})

/** Of cancellations and confirmations. */
export const NotificationBody = z.strictObject({ no_notification: z.boolean().optional() })

const returnedItem = z.object({
  id: z.string(),
  quantity: z.number(),
  description: z.string().optional(),
  internal_note: z.string().optional(),
  reason_id: z.string().optional(),
  metadata: json.optional(),
})

export const AddReturnItemsBody = z.strictObject({ items: z.array(returnedItem) })

export const AddInboundItemsBody = z.strictObject({
  location_id: z.string().optional(),
  items: z.array(returnedItem),
})

export const UpdateActionBody = z.strictObject({
  quantity: z.number().optional(),
  internal_note: z.string().nullable().optional(),
  reason_id: z.string().nullable().optional(),
  metadata: metadata.optional(),
})

export const AddShippingBody = z.strictObject({
  shipping_option_id: z.string(),
  custom_amount: z.number().optional(),
  description: z.string().optional(),
  internal_note: z.string().optional(),
  metadata: json.optional(),
})

export const UpdateShippingBody = z.strictObject({
  custom_amount: z.number().nullable().optional(),
  internal_note: z.string().nullable().optional(),
  metadata: metadata.optional(),
})
