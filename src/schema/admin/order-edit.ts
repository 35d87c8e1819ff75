import { z } from "zod"
import { OrderChange, OrderPreview } from "#schema/admin/entities/order-change.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { deleted, json, metadata, one } from "#schema/fields.ts"

export const InitiateRequestBody = z.strictObject({
  order_id: z.string(),
  description: z.string().optional(),
  internal_note: z.string().optional(),
  metadata: metadata.optional(),
})

export const AddItemsBody = z.strictObject({
  items: z.array(
    z.object({
      variant_id: z.string(),
      quantity: z.number(),
      unit_price: z.number().nullable().optional(),
      compare_at_unit_price: z.number().nullable().optional(),
      internal_note: z.string().nullable().optional(),
      allow_backorder: z.boolean().optional(),
      metadata: json.optional(),
    }),
  ),
})

export const UpdateAddedItemBody = z.strictObject({
  quantity: z.number().optional(),
  unit_price: z.number().nullable().optional(),
  compare_at_unit_price: z.number().nullable().optional(),
  internal_note: z.string().nullable().optional(),
})

export const UpdateOriginalItemBody = z.strictObject({
  quantity: z.number(),
  unit_price: z.number().nullable().optional(),
  compare_at_unit_price: z.number().nullable().optional(),
  internal_note: z.string().nullable().optional(),
  metadata: metadata.optional(),
})

export const RequestBody = z.strictObject({ no_notification: z.boolean().optional() })

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

export const orderEditSchemas = {
  initiateRequest: {
    about: "Start editing an order",
    auth: "user",
    body: InitiateRequestBody,
    response: one("order_change", OrderChange),
  },
  cancelRequest: { about: "Discard the edit of an order", auth: "user", response: deleted("order-edit") },
  confirm: { about: "Confirm the edit of an order", auth: "user", response: one("order_preview", OrderPreview) },
  addItems: {
    about: "Add items to an order",
    auth: "user",
    body: AddItemsBody,
    response: one("order_preview", OrderPreview),
  },
  removeAddedItem: {
    about: "Remove an item that the edit adds or changes",
    auth: "user",
    response: one("order_preview", OrderPreview),
  },
  updateAddedItem: {
    about: "Change an item that the edit adds",
    auth: "user",
    body: UpdateAddedItemBody,
    response: one("order_preview", OrderPreview),
  },
  updateOriginalItem: {
    about: "Change or remove an item that the order already has",
    auth: "user",
    body: UpdateOriginalItemBody,
    response: one("order_preview", OrderPreview),
  },
  request: {
    about: "Request confirmation of the edit",
    auth: "user",
    body: RequestBody,
    response: one("order_preview", OrderPreview),
  },
  addShipping: {
    about: "Add a shipping method to an order",
    auth: "user",
    body: AddShippingBody,
    response: one("order_preview", OrderPreview),
  },
  removeShipping: {
    about: "Remove a shipping method that the edit adds",
    auth: "user",
    response: one("order_preview", OrderPreview),
  },
  updateShipping: {
    about: "Change the price of a shipping method that the edit adds",
    auth: "user",
    body: UpdateShippingBody,
    response: one("order_preview", OrderPreview),
  },
} satisfies EndpointSchemas
