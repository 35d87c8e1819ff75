import { z } from "zod"
import { Order } from "#schema/admin/entities/order.ts"
import { OrderPreview, Return } from "#schema/admin/entities/order-change.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { deleted, json, listQuery, metadata, one, oneOrMany, operators, page, selectQuery } from "#schema/fields.ts"

const ListReturnQuery = listQuery({
  id: oneOrMany(z.string()).optional(),
  order_id: oneOrMany(z.string()).optional(),
  status: oneOrMany(z.string()).optional(),
  created_at: operators(z.string()).optional(),
  updated_at: operators(z.string()).optional(),
  deleted_at: operators(z.string()).optional(),
})

export const InitiateRequestBody = z.strictObject({
  order_id: z.string(),
  location_id: z.string().optional(),
  description: z.string().optional(),
  internal_note: z.string().optional(),
  no_notification: z.boolean().optional(),
  metadata: metadata.optional(),
})

export const UpdateRequestBody = z.strictObject({
  location_id: z.string().optional(),
  no_notification: z.boolean().optional(),
  metadata: metadata.optional(),
})

export const CancelBody = z.strictObject({ no_notification: z.boolean().optional() })

export const DismissItemsBody = z.strictObject({
  items: z.array(z.object({ id: z.string(), quantity: z.number().min(1), internal_note: z.string().optional() })),
})

export const UpdateDismissItemBody = z.strictObject({
  quantity: z.number().optional(),
  internal_note: z.string().nullable().optional(),
  reason_id: z.string().nullable().optional(),
  metadata: metadata.optional(),
})

export const InitiateReceiveBody = z.strictObject({
  internal_note: z.string().optional(),
  description: z.string().optional(),
  metadata: metadata.optional(),
})

export const AddReturnItemBody = z.strictObject({
  items: z.array(
    z.object({
      id: z.string(),
      quantity: z.number(),
      description: z.string().optional(),
      internal_note: z.string().optional(),
      reason_id: z.string().optional(),
      metadata: json.optional(),
    }),
  ),
})

export const AddReturnShippingBody = z.strictObject({
  shipping_option_id: z.string(),
  custom_amount: z.number().optional(),
  description: z.string().optional(),
  internal_note: z.string().optional(),
  metadata: json.optional(),
})

export const UpdateReturnShippingBody = z.strictObject({
  custom_amount: z.number().nullable().optional(),
  internal_note: z.string().nullable().optional(),
  metadata: metadata.optional(),
})

const returnQuery = selectQuery.extend({
  id: oneOrMany(z.string()).optional(),
  status: oneOrMany(z.string()).optional(),
  created_at: operators(z.string()).optional(),
  updated_at: operators(z.string()).optional(),
  deleted_at: operators(z.string()).optional(),
})
const orderAndReturn = z.looseObject({ order: Order, return: Return })
const returnPreview = z.looseObject({ order_preview: OrderPreview, return: Return })

export const returnSchemas = {
  list: {
    about: "List returns",
    auth: "user",
    fields: defaults.adminReturnList,
    limit: 15,
    query: ListReturnQuery,
    response: page("returns", Return),
  },
  initiateRequest: {
    about: "Begin a return on an order",
    auth: "user",
    fields: defaults.adminReturn,
    query: returnQuery,
    body: InitiateRequestBody,
    response: orderAndReturn,
  },
  retrieve: {
    about: "Get a return",
    auth: "user",
    fields: defaults.adminReturn,
    query: selectQuery,
    response: one("return", Return),
  },
  updateRequest: {
    about: "Set where a return goes",
    auth: "user",
    fields: defaults.adminReturn,
    query: returnQuery,
    body: UpdateRequestBody,
    response: returnPreview,
  },
  cancel: {
    about: "Cancel a return",
    auth: "user",
    fields: defaults.adminReturn,
    query: returnQuery,
    body: CancelBody,
    response: one("return", Return.optional()),
  },
  dismissItems: {
    about: "Write off received items that cannot be sold again",
    auth: "user",
    fields: defaults.adminReturn,
    query: returnQuery,
    body: DismissItemsBody,
    response: returnPreview,
  },
  removeDismissItem: {
    about: "Undo that an item is written off",
    auth: "user",
    fields: defaults.adminReturn,
    query: returnQuery,
    response: returnPreview,
  },
  updateDismissItem: {
    about: "Change an item that is written off",
    auth: "user",
    fields: defaults.adminReturn,
    query: returnQuery,
    body: UpdateDismissItemBody,
    response: returnPreview,
  },
  cancelReceive: { about: "Give up receiving a return", auth: "user", response: deleted("return") },
  initiateReceive: {
    about: "Begin to receive a return",
    auth: "user",
    fields: defaults.adminReturn,
    query: returnQuery,
    body: InitiateReceiveBody,
    response: orderAndReturn,
  },
  receiveItems: {
    about: "Take received items back into stock",
    auth: "user",
    fields: defaults.adminReturn,
    query: returnQuery,
    body: DismissItemsBody,
    response: returnPreview,
  },
  removeReceiveItem: {
    about: "Undo that an item is received",
    auth: "user",
    fields: defaults.adminReturn,
    query: returnQuery,
    response: returnPreview,
  },
  updateReceiveItem: {
    about: "Change an item that is received",
    auth: "user",
    fields: defaults.adminReturn,
    query: returnQuery,
    body: UpdateDismissItemBody,
    response: returnPreview,
  },
  confirmReceive: {
    about: "Confirm what was received",
    auth: "user",
    fields: defaults.adminReturn,
    query: returnQuery,
    body: CancelBody,
    response: returnPreview,
  },
  cancelRequest: { about: "Give up a return that is not requested yet", auth: "user", response: deleted("return") },
  confirmRequest: {
    about: "Confirm that a return is requested",
    auth: "user",
    fields: defaults.adminReturn,
    query: returnQuery,
    body: CancelBody,
    response: returnPreview,
  },
  addReturnItem: {
    about: "Ask for items back",
    auth: "user",
    fields: defaults.adminReturn,
    query: returnQuery,
    body: AddReturnItemBody,
    response: returnPreview,
  },
  removeReturnItem: {
    about: "Remove an item to return",
    auth: "user",
    fields: defaults.adminReturn,
    query: returnQuery,
    response: returnPreview,
  },
  updateReturnItem: {
    about: "Change an item to return",
    auth: "user",
    fields: defaults.adminReturn,
    query: returnQuery,
    body: UpdateDismissItemBody,
    response: returnPreview,
  },
  addReturnShipping: {
    about: "Choose how the items come back",
    auth: "user",
    fields: defaults.adminReturn,
    query: returnQuery,
    body: AddReturnShippingBody,
    response: returnPreview,
  },
  deleteReturnShipping: {
    about: "Undo the choice of how the items come back",
    auth: "user",
    fields: defaults.adminReturn,
    query: returnQuery,
    response: returnPreview,
  },
  updateReturnShipping: {
    about: "Change the price of the way back",
    auth: "user",
    fields: defaults.adminReturn,
    query: returnQuery,
    body: UpdateReturnShippingBody,
    response: returnPreview,
  },
} satisfies EndpointSchemas
