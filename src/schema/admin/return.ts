import { z } from "zod"
import { Order } from "#schema/admin/entities/order.ts"
import { OrderPreview, Return } from "#schema/admin/entities/order-change.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { Deleted, json, listQuery, metadata, oneOrMany, operators, page, selectQuery } from "#schema/fields.ts"

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

export const returnSchemas = {
  list: { about: "List returns", query: ListReturnQuery, response: page("returns", Return) },
  initiateRequest: {
    about: "Initiate request",
    query: selectQuery.extend({
      id: oneOrMany(z.string()).optional(),
      status: oneOrMany(z.string()).optional(),
      created_at: operators(z.string()).optional(),
      updated_at: operators(z.string()).optional(),
      deleted_at: operators(z.string()).optional(),
    }),
    body: InitiateRequestBody,
    response: z.looseObject({ order: Order, return: Return }),
  },
  retrieve: { about: "Get a return", query: selectQuery, response: z.looseObject({ return: Return }) },
  updateRequest: {
    about: "Update request",
    query: selectQuery.extend({
      id: oneOrMany(z.string()).optional(),
      status: oneOrMany(z.string()).optional(),
      created_at: operators(z.string()).optional(),
      updated_at: operators(z.string()).optional(),
      deleted_at: operators(z.string()).optional(),
    }),
    body: UpdateRequestBody,
    response: z.looseObject({ order_preview: OrderPreview, return: Return }),
  },
  cancel: {
    about: "Cancel a return",
    query: selectQuery.extend({
      id: oneOrMany(z.string()).optional(),
      status: oneOrMany(z.string()).optional(),
      created_at: operators(z.string()).optional(),
      updated_at: operators(z.string()).optional(),
      deleted_at: operators(z.string()).optional(),
    }),
    body: CancelBody,
    response: z.looseObject({ return: Return.optional() }),
  },
  dismissItems: {
    about: "Dismiss items",
    query: selectQuery.extend({
      id: oneOrMany(z.string()).optional(),
      status: oneOrMany(z.string()).optional(),
      created_at: operators(z.string()).optional(),
      updated_at: operators(z.string()).optional(),
      deleted_at: operators(z.string()).optional(),
    }),
    body: DismissItemsBody,
    response: z.looseObject({ order_preview: OrderPreview, return: Return }),
  },
  removeDismissItem: {
    about: "Remove dismiss item",
    query: selectQuery.extend({
      id: oneOrMany(z.string()).optional(),
      status: oneOrMany(z.string()).optional(),
      created_at: operators(z.string()).optional(),
      updated_at: operators(z.string()).optional(),
      deleted_at: operators(z.string()).optional(),
    }),
    response: z.looseObject({ order_preview: OrderPreview, return: Return }),
  },
  updateDismissItem: {
    about: "Update dismiss item",
    query: selectQuery.extend({
      id: oneOrMany(z.string()).optional(),
      status: oneOrMany(z.string()).optional(),
      created_at: operators(z.string()).optional(),
      updated_at: operators(z.string()).optional(),
      deleted_at: operators(z.string()).optional(),
    }),
    body: UpdateDismissItemBody,
    response: z.looseObject({ order_preview: OrderPreview, return: Return }),
  },
  cancelReceive: { about: "Cancel receive", response: Deleted },
  initiateReceive: {
    about: "Initiate receive",
    query: selectQuery.extend({
      id: oneOrMany(z.string()).optional(),
      status: oneOrMany(z.string()).optional(),
      created_at: operators(z.string()).optional(),
      updated_at: operators(z.string()).optional(),
      deleted_at: operators(z.string()).optional(),
    }),
    body: InitiateReceiveBody,
    response: z.looseObject({ order: Order, return: Return }),
  },
  receiveItems: {
    about: "Receive items",
    query: selectQuery.extend({
      id: oneOrMany(z.string()).optional(),
      status: oneOrMany(z.string()).optional(),
      created_at: operators(z.string()).optional(),
      updated_at: operators(z.string()).optional(),
      deleted_at: operators(z.string()).optional(),
    }),
    body: DismissItemsBody,
    response: z.looseObject({ order_preview: OrderPreview, return: Return }),
  },
  removeReceiveItem: {
    about: "Remove receive item",
    query: selectQuery.extend({
      id: oneOrMany(z.string()).optional(),
      status: oneOrMany(z.string()).optional(),
      created_at: operators(z.string()).optional(),
      updated_at: operators(z.string()).optional(),
      deleted_at: operators(z.string()).optional(),
    }),
    response: z.looseObject({ order_preview: OrderPreview, return: Return }),
  },
  updateReceiveItem: {
    about: "Update receive item",
    query: selectQuery.extend({
      id: oneOrMany(z.string()).optional(),
      status: oneOrMany(z.string()).optional(),
      created_at: operators(z.string()).optional(),
      updated_at: operators(z.string()).optional(),
      deleted_at: operators(z.string()).optional(),
    }),
    body: UpdateDismissItemBody,
    response: z.looseObject({ order_preview: OrderPreview, return: Return }),
  },
  confirmReceive: {
    about: "Confirm receive",
    query: selectQuery.extend({
      id: oneOrMany(z.string()).optional(),
      status: oneOrMany(z.string()).optional(),
      created_at: operators(z.string()).optional(),
      updated_at: operators(z.string()).optional(),
      deleted_at: operators(z.string()).optional(),
    }),
    body: CancelBody,
    response: z.looseObject({ order_preview: OrderPreview, return: Return }),
  },
  cancelRequest: { about: "Cancel request", response: Deleted },
  confirmRequest: {
    about: "Confirm request",
    query: selectQuery.extend({
      id: oneOrMany(z.string()).optional(),
      status: oneOrMany(z.string()).optional(),
      created_at: operators(z.string()).optional(),
      updated_at: operators(z.string()).optional(),
      deleted_at: operators(z.string()).optional(),
    }),
    body: CancelBody,
    response: z.looseObject({ order_preview: OrderPreview, return: Return }),
  },
  addReturnItem: {
    about: "Add return item",
    query: selectQuery.extend({
      id: oneOrMany(z.string()).optional(),
      status: oneOrMany(z.string()).optional(),
      created_at: operators(z.string()).optional(),
      updated_at: operators(z.string()).optional(),
      deleted_at: operators(z.string()).optional(),
    }),
    body: AddReturnItemBody,
    response: z.looseObject({ order_preview: OrderPreview, return: Return }),
  },
  removeReturnItem: {
    about: "Remove return item",
    query: selectQuery.extend({
      id: oneOrMany(z.string()).optional(),
      status: oneOrMany(z.string()).optional(),
      created_at: operators(z.string()).optional(),
      updated_at: operators(z.string()).optional(),
      deleted_at: operators(z.string()).optional(),
    }),
    response: z.looseObject({ order_preview: OrderPreview, return: Return }),
  },
  updateReturnItem: {
    about: "Update return item",
    query: selectQuery.extend({
      id: oneOrMany(z.string()).optional(),
      status: oneOrMany(z.string()).optional(),
      created_at: operators(z.string()).optional(),
      updated_at: operators(z.string()).optional(),
      deleted_at: operators(z.string()).optional(),
    }),
    body: UpdateDismissItemBody,
    response: z.looseObject({ order_preview: OrderPreview, return: Return }),
  },
  addReturnShipping: {
    about: "Add return shipping",
    query: selectQuery.extend({
      id: oneOrMany(z.string()).optional(),
      status: oneOrMany(z.string()).optional(),
      created_at: operators(z.string()).optional(),
      updated_at: operators(z.string()).optional(),
      deleted_at: operators(z.string()).optional(),
    }),
    body: AddReturnShippingBody,
    response: z.looseObject({ order_preview: OrderPreview, return: Return }),
  },
  deleteReturnShipping: {
    about: "Delete return shipping",
    query: selectQuery.extend({
      id: oneOrMany(z.string()).optional(),
      status: oneOrMany(z.string()).optional(),
      created_at: operators(z.string()).optional(),
      updated_at: operators(z.string()).optional(),
      deleted_at: operators(z.string()).optional(),
    }),
    response: z.looseObject({ order_preview: OrderPreview, return: Return }),
  },
  updateReturnShipping: {
    about: "Update return shipping",
    query: selectQuery.extend({
      id: oneOrMany(z.string()).optional(),
      status: oneOrMany(z.string()).optional(),
      created_at: operators(z.string()).optional(),
      updated_at: operators(z.string()).optional(),
      deleted_at: operators(z.string()).optional(),
    }),
    body: UpdateReturnShippingBody,
    response: z.looseObject({ order_preview: OrderPreview, return: Return }),
  },
} satisfies EndpointSchemas
