import { z } from "zod"
import { Order } from "#schema/admin/entities/order.ts"
import { Exchange, OrderPreview, Return } from "#schema/admin/entities/order-change.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { Deleted, json, listQuery, metadata, oneOrMany, operators, page, selectQuery } from "#schema/fields.ts"

const ListExchangeQuery = listQuery({
  id: oneOrMany(z.string()).optional(),
  order_id: oneOrMany(z.string()).optional(),
  status: oneOrMany(z.string()).optional(),
  created_at: operators(z.string()).optional(),
  updated_at: operators(z.string()).optional(),
  deleted_at: operators(z.string()).optional(),
})

export const CreateExchangeBody = z.strictObject({
  order_id: z.string(),
  description: z.string().optional(),
  internal_note: z.string().optional(),
  metadata: metadata.optional(),
})

export const CancelBody = z.strictObject({ no_notification: z.boolean().optional() })

export const AddInboundItemsBody = z.strictObject({
  location_id: z.string().optional(),
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

export const UpdateInboundItemBody = z.strictObject({
  quantity: z.number().optional(),
  internal_note: z.string().nullable().optional(),
  reason_id: z.string().nullable().optional(),
  metadata: metadata.optional(),
})

export const AddInboundShippingBody = z.strictObject({
  shipping_option_id: z.string(),
  custom_amount: z.number().optional(),
  description: z.string().optional(),
  internal_note: z.string().optional(),
  metadata: json.optional(),
})

export const UpdateInboundShippingBody = z.strictObject({
  custom_amount: z.number().nullable().optional(),
  internal_note: z.string().nullable().optional(),
  metadata: metadata.optional(),
})

export const AddOutboundItemsBody = z.strictObject({
  items: z.array(
    z.object({
      variant_id: z.string(),
      quantity: z.number(),
      unit_price: z.number().optional(),
      internal_note: z.string().optional(),
      allow_backorder: z.boolean().optional(),
      metadata: json.optional(),
    }),
  ),
})

export const UpdateOutboundItemBody = z.strictObject({
  quantity: z.number().optional(),
  internal_note: z.string().nullable().optional(),
})

export const exchangeSchemas = {
  list: { about: "List exchanges", query: ListExchangeQuery, response: page("exchanges", Exchange) },
  create: {
    about: "Create an exchange",
    query: selectQuery.extend({
      id: oneOrMany(z.string()).optional(),
      status: oneOrMany(z.string()).optional(),
      created_at: operators(z.string()).optional(),
      updated_at: operators(z.string()).optional(),
      deleted_at: operators(z.string()).optional(),
    }),
    body: CreateExchangeBody,
    response: z.looseObject({ order: Order, exchange: Exchange }),
  },
  retrieve: { about: "Get an exchange", query: selectQuery, response: z.looseObject({ exchange: Exchange }) },
  cancel: {
    about: "Cancel an exchange",
    query: selectQuery.extend({
      id: oneOrMany(z.string()).optional(),
      status: oneOrMany(z.string()).optional(),
      created_at: operators(z.string()).optional(),
      updated_at: operators(z.string()).optional(),
      deleted_at: operators(z.string()).optional(),
    }),
    body: CancelBody,
    response: z.looseObject({ exchange: Exchange.optional() }),
  },
  addInboundItems: {
    about: "Add inbound items",
    query: selectQuery.extend({
      id: oneOrMany(z.string()).optional(),
      status: oneOrMany(z.string()).optional(),
      created_at: operators(z.string()).optional(),
      updated_at: operators(z.string()).optional(),
      deleted_at: operators(z.string()).optional(),
    }),
    body: AddInboundItemsBody,
    response: z.looseObject({ order_preview: OrderPreview, return: Return }),
  },
  removeInboundItem: {
    about: "Remove inbound item",
    query: selectQuery,
    response: z.looseObject({ order_preview: OrderPreview, return: Return }),
  },
  updateInboundItem: {
    about: "Update inbound item",
    query: selectQuery.extend({
      id: oneOrMany(z.string()).optional(),
      status: oneOrMany(z.string()).optional(),
      created_at: operators(z.string()).optional(),
      updated_at: operators(z.string()).optional(),
      deleted_at: operators(z.string()).optional(),
    }),
    body: UpdateInboundItemBody,
    response: z.looseObject({ order_preview: OrderPreview, return: Return }),
  },
  addInboundShipping: {
    about: "Add inbound shipping",
    query: selectQuery.extend({
      id: oneOrMany(z.string()).optional(),
      status: oneOrMany(z.string()).optional(),
      created_at: operators(z.string()).optional(),
      updated_at: operators(z.string()).optional(),
      deleted_at: operators(z.string()).optional(),
    }),
    body: AddInboundShippingBody,
    response: z.looseObject({ order_preview: OrderPreview, return: Return }),
  },
  deleteInboundShipping: {
    about: "Delete inbound shipping",
    query: selectQuery,
    response: z.looseObject({ order_preview: OrderPreview, return: Return }),
  },
  updateInboundShipping: {
    about: "Update inbound shipping",
    query: selectQuery.extend({
      id: oneOrMany(z.string()).optional(),
      status: oneOrMany(z.string()).optional(),
      created_at: operators(z.string()).optional(),
      updated_at: operators(z.string()).optional(),
      deleted_at: operators(z.string()).optional(),
    }),
    body: UpdateInboundShippingBody,
    response: z.looseObject({ order_preview: OrderPreview, exchange: Exchange }),
  },
  addOutboundItems: {
    about: "Add outbound items",
    query: selectQuery.extend({
      id: oneOrMany(z.string()).optional(),
      status: oneOrMany(z.string()).optional(),
      created_at: operators(z.string()).optional(),
      updated_at: operators(z.string()).optional(),
      deleted_at: operators(z.string()).optional(),
    }),
    body: AddOutboundItemsBody,
    response: z.looseObject({ order_preview: OrderPreview, exchange: Exchange }),
  },
  removeOutboundItem: {
    about: "Remove outbound item",
    query: selectQuery,
    response: z.looseObject({ order_preview: OrderPreview, exchange: Exchange }),
  },
  updateOutboundItem: {
    about: "Update outbound item",
    query: selectQuery.extend({
      id: oneOrMany(z.string()).optional(),
      status: oneOrMany(z.string()).optional(),
      created_at: operators(z.string()).optional(),
      updated_at: operators(z.string()).optional(),
      deleted_at: operators(z.string()).optional(),
    }),
    body: UpdateOutboundItemBody,
    response: z.looseObject({ order_preview: OrderPreview, exchange: Exchange }),
  },
  addOutboundShipping: {
    about: "Add outbound shipping",
    query: selectQuery.extend({
      id: oneOrMany(z.string()).optional(),
      status: oneOrMany(z.string()).optional(),
      created_at: operators(z.string()).optional(),
      updated_at: operators(z.string()).optional(),
      deleted_at: operators(z.string()).optional(),
    }),
    body: AddInboundShippingBody,
    response: z.looseObject({ order_preview: OrderPreview, exchange: Exchange }),
  },
  deleteOutboundShipping: {
    about: "Delete outbound shipping",
    query: selectQuery,
    response: z.looseObject({ order_preview: OrderPreview, exchange: Exchange }),
  },
  updateOutboundShipping: {
    about: "Update outbound shipping",
    query: selectQuery.extend({
      id: oneOrMany(z.string()).optional(),
      status: oneOrMany(z.string()).optional(),
      created_at: operators(z.string()).optional(),
      updated_at: operators(z.string()).optional(),
      deleted_at: operators(z.string()).optional(),
    }),
    body: UpdateInboundShippingBody,
    response: z.looseObject({ order_preview: OrderPreview, exchange: Exchange }),
  },
  cancelRequest: { about: "Cancel request", response: Deleted },
  request: {
    about: "Request an exchange",
    query: selectQuery.extend({
      id: oneOrMany(z.string()).optional(),
      status: oneOrMany(z.string()).optional(),
      created_at: operators(z.string()).optional(),
      updated_at: operators(z.string()).optional(),
      deleted_at: operators(z.string()).optional(),
    }),
    response: z.looseObject({ return: Return, order_preview: OrderPreview, exchange: Exchange }),
  },
} satisfies EndpointSchemas
