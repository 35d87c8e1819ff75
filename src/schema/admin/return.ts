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
/** Changes of a return respond with a preview of the order. */
const change = { ...operation, response: returnPreview } as const

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
  updateRequest: { ...change, about: "Set the location of a return", body: UpdateRequestBody },
  cancel: {
    ...operation,
    about: "Cancel a return",
    body: NotificationBody,
    response: one("return", Return.optional()),
  },
  dismissItems: { ...change, about: "Add received items that can't be restocked", body: DismissItemsBody },
  removeDismissItem: { ...change, about: "Remove an item that can't be restocked" },
  updateDismissItem: { ...change, about: "Change an item that can't be restocked", body: UpdateActionBody },
  cancelReceive: { about: "Stop receiving a return, without saving", auth: "user", response: deleted("return") },
  initiateReceive: {
    ...operation,
    about: "Start receiving a return",
    body: InitiateReceiveBody,
    response: orderAndReturn,
  },
  receiveItems: { ...change, about: "Add received items to restock", body: DismissItemsBody },
  removeReceiveItem: { ...change, about: "Remove a received item" },
  updateReceiveItem: { ...change, about: "Change a received item", body: UpdateActionBody },
  confirmReceive: { ...change, about: "Confirm the received items", body: NotificationBody },
  cancelRequest: { about: "Discard an unconfirmed return", auth: "user", response: deleted("return") },
  confirmRequest: { ...change, about: "Confirm a return request", body: NotificationBody },
  addReturnItem: { ...change, about: "Add items to return", body: AddReturnItemsBody },
  removeReturnItem: { ...change, about: "Remove an item to return" },
  updateReturnItem: { ...change, about: "Change an item to return", body: UpdateActionBody },
  addReturnShipping: { ...change, about: "Set the return shipping method", body: AddShippingBody },
  deleteReturnShipping: { ...change, about: "Remove the return shipping method" },
  updateReturnShipping: {
    ...change,
    about: "Change the price of the return shipping method",
    body: UpdateShippingBody,
  },
} satisfies EndpointSchemas
