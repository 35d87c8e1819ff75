import { z } from "zod"
import { OrderChange, OrderPreview } from "#schema/admin/entities/order-change.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { deleted, json, metadata, one } from "#schema/fields.ts"
import { AddShippingBody, NotificationBody, StartBody, UpdateShippingBody } from "./order-change.bodies.ts"

const AddItemsBody = z.strictObject({
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

const UpdateAddedItemBody = z.strictObject({
  quantity: z.number().optional(),
  unit_price: z.number().nullable().optional(),
  compare_at_unit_price: z.number().nullable().optional(),
  internal_note: z.string().nullable().optional(),
})

const UpdateOriginalItemBody = UpdateAddedItemBody.extend({
  quantity: z.number(),
  metadata: metadata.optional(),
})

const preview = { auth: "user", response: one("order_preview", OrderPreview) } as const

export const orderEditSchemas = {
  initiateRequest: {
    about: "Start editing an order",
    auth: "user",
    body: StartBody,
    response: one("order_change", OrderChange),
  },
  cancelRequest: { about: "Discard the edit of an order", auth: "user", response: deleted("order-edit") },
  confirm: { ...preview, about: "Confirm the edit of an order" },
  addItems: { ...preview, about: "Add items to an order", body: AddItemsBody },
  removeAddedItem: { ...preview, about: "Remove an item that the edit adds or changes" },
  updateAddedItem: { ...preview, about: "Change an item that the edit adds", body: UpdateAddedItemBody },
  updateOriginalItem: {
    ...preview,
    about: "Change or remove an item that the order already has",
    body: UpdateOriginalItemBody,
  },
  request: { ...preview, about: "Request confirmation of the edit", body: NotificationBody },
  addShipping: { ...preview, about: "Add a shipping method to an order", body: AddShippingBody },
  removeShipping: { ...preview, about: "Remove a shipping method that the edit adds" },
  updateShipping: {
    ...preview,
    about: "Change the price of a shipping method that the edit adds",
    body: UpdateShippingBody,
  },
} satisfies EndpointSchemas
