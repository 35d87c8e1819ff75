import { z } from "zod"
import { OrderChange, OrderPreview } from "#schema/admin/entities/order-change.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { Deleted, json, metadata } from "#schema/fields.ts"

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
    about: "Initiate request",
    body: InitiateRequestBody,
    response: z.looseObject({ order_change: OrderChange }),
  },
  cancelRequest: { about: "Cancel request", response: Deleted },
  confirm: { about: "Confirm an order edit", response: z.looseObject({ order_preview: OrderPreview }) },
  addItems: { about: "Add items", body: AddItemsBody, response: z.looseObject({ order_preview: OrderPreview }) },
  removeAddedItem: { about: "Remove added item", response: z.looseObject({ order_preview: OrderPreview }) },
  updateAddedItem: {
    about: "Update added item",
    body: UpdateAddedItemBody,
    response: z.looseObject({ order_preview: OrderPreview }),
  },
  updateOriginalItem: {
    about: "Update original item",
    body: UpdateOriginalItemBody,
    response: z.looseObject({ order_preview: OrderPreview }),
  },
  request: {
    about: "Request an order edit",
    body: RequestBody,
    response: z.looseObject({ order_preview: OrderPreview }),
  },
  addShipping: {
    about: "Add shipping",
    body: AddShippingBody,
    response: z.looseObject({ order_preview: OrderPreview }),
  },
  removeShipping: { about: "Remove shipping", response: z.looseObject({ order_preview: OrderPreview }) },
  updateShipping: {
    about: "Update shipping",
    body: UpdateShippingBody,
    response: z.looseObject({ order_preview: OrderPreview }),
  },
} satisfies EndpointSchemas
