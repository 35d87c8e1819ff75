import { z } from "zod"
import { Order } from "#schema/admin/entities/order.ts"
import { OrderPreview, Return } from "#schema/admin/entities/order-change.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import {
  deleted,
  json,
  listQuery,
  loose,
  metadata,
  one,
  oneOrMany,
  operators,
  page,
  selectQuery,
} from "#schema/fields.ts"

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
const orderAndReturn = loose({ order: Order, return: Return })
const returnPreview = loose({ order_preview: OrderPreview, return: Return })

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
    about: "Start a return on an order",
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
    about: "Set the location of a return",
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
    about: "Add received items that can't be restocked",
    auth: "user",
    fields: defaults.adminReturn,
    query: returnQuery,
    body: DismissItemsBody,
    response: returnPreview,
  },
  removeDismissItem: {
    about: "Remove an item that can't be restocked",
    auth: "user",
    fields: defaults.adminReturn,
    query: returnQuery,
    response: returnPreview,
  },
  updateDismissItem: {
    about: "Change an item that can't be restocked",
    auth: "user",
    fields: defaults.adminReturn,
    query: returnQuery,
    body: UpdateDismissItemBody,
    response: returnPreview,
  },
  cancelReceive: { about: "Stop receiving a return, without saving", auth: "user", response: deleted("return") },
  initiateReceive: {
    about: "Start receiving a return",
    auth: "user",
    fields: defaults.adminReturn,
    query: returnQuery,
    body: InitiateReceiveBody,
    response: orderAndReturn,
  },
  receiveItems: {
    about: "Add received items to restock",
    auth: "user",
    fields: defaults.adminReturn,
    query: returnQuery,
    body: DismissItemsBody,
    response: returnPreview,
  },
  removeReceiveItem: {
    about: "Remove a received item",
    auth: "user",
    fields: defaults.adminReturn,
    query: returnQuery,
    response: returnPreview,
  },
  updateReceiveItem: {
    about: "Change a received item",
    auth: "user",
    fields: defaults.adminReturn,
    query: returnQuery,
    body: UpdateDismissItemBody,
    response: returnPreview,
  },
  confirmReceive: {
    about: "Confirm the received items",
    auth: "user",
    fields: defaults.adminReturn,
    query: returnQuery,
    body: CancelBody,
    response: returnPreview,
  },
  cancelRequest: { about: "Discard an unconfirmed return", auth: "user", response: deleted("return") },
  confirmRequest: {
    about: "Confirm a return request",
    auth: "user",
    fields: defaults.adminReturn,
    query: returnQuery,
    body: CancelBody,
    response: returnPreview,
  },
  addReturnItem: {
    about: "Add items to return",
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
    about: "Set the return shipping method",
    auth: "user",
    fields: defaults.adminReturn,
    query: returnQuery,
    body: AddReturnShippingBody,
    response: returnPreview,
  },
  deleteReturnShipping: {
    about: "Remove the return shipping method",
    auth: "user",
    fields: defaults.adminReturn,
    query: returnQuery,
    response: returnPreview,
  },
  updateReturnShipping: {
    about: "Change the price of the return shipping method",
    auth: "user",
    fields: defaults.adminReturn,
    query: returnQuery,
    body: UpdateReturnShippingBody,
    response: returnPreview,
  },
} satisfies EndpointSchemas
