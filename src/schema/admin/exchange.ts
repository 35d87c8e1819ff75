import { z } from "zod"
import { Order } from "#schema/admin/entities/order.ts"
import { Exchange, OrderPreview, Return } from "#schema/admin/entities/order-change.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import {
  dateFilters,
  deleted,
  json,
  listQuery,
  loose,
  metadata,
  one,
  oneOrMany,
  page,
  selectQuery,
} from "#schema/fields.ts"

const ListExchangeQuery = listQuery({
  id: oneOrMany(z.string()).optional(),
  order_id: oneOrMany(z.string()).optional(),
  status: oneOrMany(z.string()).optional(),
  ...dateFilters,
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
  ...dateFilters,
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

const operation = { auth: "user", fields: defaults.adminOrderExchange, query: exchangeQuery } as const

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
    ...operation,
    about: "Start an exchange on an order",
    body: CreateExchangeBody,
    response: loose({ order: Order, exchange: Exchange }),
  },
  retrieve: { ...operation, about: "Get an exchange", query: selectQuery, response: one("exchange", Exchange) },
  cancel: { ...operation, about: "Cancel an exchange and its return", body: CancelBody, response: canceledExchange },
  addInboundItems: { ...operation, about: "Add items to return", body: AddInboundItemsBody, response: returnPreview },
  removeInboundItem: { ...operation, about: "Remove an item to return", query: selectQuery, response: returnPreview },
  updateInboundItem: {
    ...operation,
    about: "Change an item to return",
    body: UpdateInboundItemBody,
    response: returnPreview,
  },
  addInboundShipping: {
    ...operation,
    about: "Set the return shipping method",
    body: AddInboundShippingBody,
    response: returnPreview,
  },
  deleteInboundShipping: {
    ...operation,
    about: "Remove the return shipping method",
    query: selectQuery,
    response: returnPreview,
  },
  updateInboundShipping: {
    ...operation,
    about: "Change the price of the return shipping method",
    body: UpdateInboundShippingBody,
    response: exchangePreview,
  },
  addOutboundItems: { ...operation, about: "Add new items", body: AddOutboundItemsBody, response: exchangePreview },
  removeOutboundItem: { ...operation, about: "Remove a new item", query: selectQuery, response: exchangePreview },
  updateOutboundItem: {
    ...operation,
    about: "Change a new item",
    body: UpdateOutboundItemBody,
    response: exchangePreview,
  },
  addOutboundShipping: {
    ...operation,
    about: "Set the shipping method of the new items",
    body: AddInboundShippingBody,
    response: exchangePreview,
  },
  deleteOutboundShipping: {
    ...operation,
    about: "Remove the shipping method of the new items",
    query: selectQuery,
    response: exchangePreview,
  },
  updateOutboundShipping: {
    ...operation,
    about: "Change the price of the new items' shipping method",
    body: UpdateInboundShippingBody,
    response: exchangePreview,
  },
  cancelRequest: { about: "Discard an unconfirmed exchange", auth: "user", response: deleted("exchange") },
  request: { ...operation, about: "Confirm an exchange", response: exchangeReturnPreview },
} satisfies EndpointSchemas
