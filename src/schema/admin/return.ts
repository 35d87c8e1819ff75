import { z } from "zod"
import { Order } from "#schema/admin/entities/order.ts"
import { OrderPreview, Return } from "#schema/admin/entities/order-change.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { deleted, loose, metadata, one, page, selectQuery } from "#schema/fields.ts"
import {
  AddReturnItemsBody,
  AddShippingBody,
  changeQuery,
  ListChangeQuery,
  NotificationBody,
  UpdateActionBody,
  UpdateShippingBody,
} from "./order-change.bodies.ts"

const InitiateRequestBody = z.strictObject({
  order_id: z.string(),
  location_id: z.string().optional(),
  description: z.string().optional(),
  internal_note: z.string().optional(),
  no_notification: z.boolean().optional(),
  metadata: metadata.optional(),
})

const UpdateRequestBody = z.strictObject({
  location_id: z.string().optional(),
  no_notification: z.boolean().optional(),
  metadata: metadata.optional(),
})

const DismissItemsBody = z.strictObject({
  items: z.array(z.object({ id: z.string(), quantity: z.number().min(1), internal_note: z.string().optional() })),
})

const InitiateReceiveBody = z.strictObject({
  internal_note: z.string().optional(),
  description: z.string().optional(),
  metadata: metadata.optional(),
})
const orderAndReturn = loose({ order: Order, return: Return })
const returnPreview = loose({ order_preview: OrderPreview, return: Return })

const operation = { auth: "user", fields: defaults.adminReturn, query: changeQuery } as const

export const returnSchemas = {
  list: {
    about: "List returns",
    auth: "user",
    fields: defaults.adminReturnList,
    limit: 15,
    query: ListChangeQuery,
    response: page("returns", Return),
  },
  initiateRequest: {
    ...operation,
    about: "Start a return on an order",
    body: InitiateRequestBody,
    response: orderAndReturn,
  },
  retrieve: { ...operation, about: "Get a return", query: selectQuery, response: one("return", Return) },
  updateRequest: {
    ...operation,
    about: "Set the location of a return",
    body: UpdateRequestBody,
    response: returnPreview,
  },
  cancel: {
    ...operation,
    about: "Cancel a return",
    body: NotificationBody,
    response: one("return", Return.optional()),
  },
  dismissItems: {
    ...operation,
    about: "Add received items that can't be restocked",
    body: DismissItemsBody,
    response: returnPreview,
  },
  removeDismissItem: { ...operation, about: "Remove an item that can't be restocked", response: returnPreview },
  updateDismissItem: {
    ...operation,
    about: "Change an item that can't be restocked",
    body: UpdateActionBody,
    response: returnPreview,
  },
  cancelReceive: { about: "Stop receiving a return, without saving", auth: "user", response: deleted("return") },
  initiateReceive: {
    ...operation,
    about: "Start receiving a return",
    body: InitiateReceiveBody,
    response: orderAndReturn,
  },
  receiveItems: {
    ...operation,
    about: "Add received items to restock",
    body: DismissItemsBody,
    response: returnPreview,
  },
  removeReceiveItem: { ...operation, about: "Remove a received item", response: returnPreview },
  updateReceiveItem: {
    ...operation,
    about: "Change a received item",
    body: UpdateActionBody,
    response: returnPreview,
  },
  confirmReceive: {
    ...operation,
    about: "Confirm the received items",
    body: NotificationBody,
    response: returnPreview,
  },
  cancelRequest: { about: "Discard an unconfirmed return", auth: "user", response: deleted("return") },
  confirmRequest: { ...operation, about: "Confirm a return request", body: NotificationBody, response: returnPreview },
  addReturnItem: { ...operation, about: "Add items to return", body: AddReturnItemsBody, response: returnPreview },
  removeReturnItem: { ...operation, about: "Remove an item to return", response: returnPreview },
  updateReturnItem: {
    ...operation,
    about: "Change an item to return",
    body: UpdateActionBody,
    response: returnPreview,
  },
  addReturnShipping: {
    ...operation,
    about: "Set the return shipping method",
    body: AddShippingBody,
    response: returnPreview,
  },
  deleteReturnShipping: { ...operation, about: "Remove the return shipping method", response: returnPreview },
  updateReturnShipping: {
    ...operation,
    about: "Change the price of the return shipping method",
    body: UpdateShippingBody,
    response: returnPreview,
  },
} satisfies EndpointSchemas
