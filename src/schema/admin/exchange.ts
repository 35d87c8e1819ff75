import { z } from "zod"
import { Order } from "#schema/admin/entities/order.ts"
import { Exchange, OrderPreview, Return } from "#schema/admin/entities/order-change.ts"
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

const exchangeQuery = selectQuery.extend({
  id: oneOrMany(z.string()).optional(),
  status: oneOrMany(z.string()).optional(),
  created_at: operators(z.string()).optional(),
  updated_at: operators(z.string()).optional(),
  deleted_at: operators(z.string()).optional(),
})
/** Named by hand: if the compiler derives these types from the schemas, it gives up (TS2589). */
interface CanceledExchange {
  exchange?: Exchange | undefined
}
interface ExchangePreview {
  order_preview: OrderPreview
  exchange: Exchange
}
interface ReturnPreview {
  order_preview: OrderPreview
  return: Return
}
interface ExchangeReturnPreview extends ExchangePreview, ReturnPreview {}

const canceledExchange: z.ZodType<CanceledExchange> = loose({ exchange: Exchange.optional() })
const exchangePreview: z.ZodType<ExchangePreview> = loose({ order_preview: OrderPreview, exchange: Exchange })
const returnPreview: z.ZodType<ReturnPreview> = loose({ order_preview: OrderPreview, return: Return })
const exchangeReturnPreview: z.ZodType<ExchangeReturnPreview> = loose({
  order_preview: OrderPreview,
  exchange: Exchange,
  return: Return,
})

export const exchangeSchemas = {
  list: {
    about: "List exchanges",
    auth: "user",
    fields: defaults.adminOrderExchangeList,
    limit: 15,
    query: ListExchangeQuery,
    response: page("exchanges", Exchange),
  },
  create: {
    about: "Start an exchange on an order",
    auth: "user",
    fields: defaults.adminOrderExchange,
    query: exchangeQuery,
    body: CreateExchangeBody,
    response: loose({ order: Order, exchange: Exchange }),
  },
  retrieve: {
    about: "Get an exchange",
    auth: "user",
    fields: defaults.adminOrderExchange,
    query: selectQuery,
    response: one("exchange", Exchange),
  },
  cancel: {
    about: "Cancel an exchange and its return",
    auth: "user",
    fields: defaults.adminOrderExchange,
    query: exchangeQuery,
    body: CancelBody,
    response: canceledExchange,
  },
  addInboundItems: {
    about: "Add items to return",
    auth: "user",
    fields: defaults.adminOrderExchange,
    query: exchangeQuery,
    body: AddInboundItemsBody,
    response: returnPreview,
  },
  removeInboundItem: {
    about: "Remove an item to return",
    auth: "user",
    fields: defaults.adminOrderExchange,
    query: selectQuery,
    response: returnPreview,
  },
  updateInboundItem: {
    about: "Change an item to return",
    auth: "user",
    fields: defaults.adminOrderExchange,
    query: exchangeQuery,
    body: UpdateInboundItemBody,
    response: returnPreview,
  },
  addInboundShipping: {
    about: "Set the return shipping method",
    auth: "user",
    fields: defaults.adminOrderExchange,
    query: exchangeQuery,
    body: AddInboundShippingBody,
    response: returnPreview,
  },
  deleteInboundShipping: {
    about: "Remove the return shipping method",
    auth: "user",
    fields: defaults.adminOrderExchange,
    query: selectQuery,
    response: returnPreview,
  },
  updateInboundShipping: {
    about: "Change the price of the return shipping method",
    auth: "user",
    fields: defaults.adminOrderExchange,
    query: exchangeQuery,
    body: UpdateInboundShippingBody,
    response: exchangePreview,
  },
  addOutboundItems: {
    about: "Add new items",
    auth: "user",
    fields: defaults.adminOrderExchange,
    query: exchangeQuery,
    body: AddOutboundItemsBody,
    response: exchangePreview,
  },
  removeOutboundItem: {
    about: "Remove a new item",
    auth: "user",
    fields: defaults.adminOrderExchange,
    query: selectQuery,
    response: exchangePreview,
  },
  updateOutboundItem: {
    about: "Change a new item",
    auth: "user",
    fields: defaults.adminOrderExchange,
    query: exchangeQuery,
    body: UpdateOutboundItemBody,
    response: exchangePreview,
  },
  addOutboundShipping: {
    about: "Set the shipping method of the new items",
    auth: "user",
    fields: defaults.adminOrderExchange,
    query: exchangeQuery,
    body: AddInboundShippingBody,
    response: exchangePreview,
  },
  deleteOutboundShipping: {
    about: "Remove the shipping method of the new items",
    auth: "user",
    fields: defaults.adminOrderExchange,
    query: selectQuery,
    response: exchangePreview,
  },
  updateOutboundShipping: {
    about: "Change the price of the new items' shipping method",
    auth: "user",
    fields: defaults.adminOrderExchange,
    query: exchangeQuery,
    body: UpdateInboundShippingBody,
    response: exchangePreview,
  },
  cancelRequest: {
    about: "Discard an unconfirmed exchange",
    auth: "user",
    response: deleted("exchange"),
  },
  request: {
    about: "Confirm an exchange",
    auth: "user",
    fields: defaults.adminOrderExchange,
    query: exchangeQuery,
    response: exchangeReturnPreview,
  },
} satisfies EndpointSchemas
