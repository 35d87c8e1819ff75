import { z } from "zod"
import { Order } from "#schema/admin/entities/order.ts"
import { Exchange, OrderPreview, Return } from "#schema/admin/entities/order-change.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { deleted, json, loose, one, page, selectQuery } from "#schema/fields.ts"
import { inboundSchemas } from "./inbound-schemas.ts"
import {
  AddShippingBody,
  changeQuery,
  ListChangeQuery,
  NotificationBody,
  StartBody,
  UpdateShippingBody,
} from "./order-change.bodies.ts"

const AddOutboundItemsBody = z.strictObject({
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

const UpdateOutboundItemBody = z.strictObject({
  quantity: z.number().optional(),
  internal_note: z.string().nullable().optional(),
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

const operation = { auth: "user", fields: defaults.adminOrderExchange, query: changeQuery } as const
const change = { ...operation, response: exchangePreview } as const

export const exchangeSchemas = {
  list: {
    about: "List exchanges",
    auth: "user",
    fields: defaults.adminOrderExchangeList,
    limit: 15,
    query: ListChangeQuery,
    response: page("exchanges", Exchange),
  },
  create: {
    ...operation,
    about: "Start an exchange on an order",
    body: StartBody,
    response: loose({ order: Order, exchange: Exchange }),
  },
  retrieve: { ...operation, about: "Get an exchange", query: selectQuery, response: one("exchange", Exchange) },
  cancel: {
    ...operation,
    about: "Cancel an exchange and its return",
    body: NotificationBody,
    response: canceledExchange,
  },
  ...inboundSchemas(operation, returnPreview, exchangePreview),
  addOutboundItems: { ...change, about: "Add new items", body: AddOutboundItemsBody },
  removeOutboundItem: { ...change, about: "Remove a new item", query: selectQuery },
  updateOutboundItem: { ...change, about: "Change a new item", body: UpdateOutboundItemBody },
  addOutboundShipping: { ...change, about: "Set the shipping method of the new items", body: AddShippingBody },
  deleteOutboundShipping: { ...change, about: "Remove the shipping method of the new items", query: selectQuery },
  updateOutboundShipping: {
    ...change,
    about: "Change the price of the new items' shipping method",
    body: UpdateShippingBody,
  },
  cancelRequest: { about: "Discard an unconfirmed exchange", auth: "user", response: deleted("exchange") },
  request: { ...operation, about: "Confirm an exchange", response: exchangeReturnPreview },
} satisfies EndpointSchemas
