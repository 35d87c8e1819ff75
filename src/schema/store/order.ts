import { z } from "zod"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { json, listQuery, one, oneOrMany, page, selectQuery } from "#schema/fields.ts"
import { Order } from "#schema/store/entities/order.ts"

const ListOrderQuery = listQuery({
  id: oneOrMany(z.string()).optional(),
  status: oneOrMany(z.string()).optional(),
  $and: z.array(json).optional(),
  $or: z.array(json).optional(),
})

export const AcceptTransferBody = z.strictObject({ token: z.string().min(1) })

export const RequestTransferBody = z.strictObject({
  description: z.string().optional(),
  update_order_email: z.boolean().optional(),
})

export const orderSchemas = {
  list: { about: "List one's orders", query: ListOrderQuery, response: page("orders", Order) },
  retrieve: { about: "Get an order", query: selectQuery, response: one("order", Order) },
  acceptTransfer: {
    about: "Take over an order that was offered",
    query: selectQuery,
    body: AcceptTransferBody,
    response: one("order", Order),
  },
  cancelTransfer: { about: "Take back the request for an order", query: selectQuery, response: one("order", Order) },
  declineTransfer: {
    about: "Keep an order that somebody asks for",
    query: selectQuery,
    body: AcceptTransferBody,
    response: one("order", Order),
  },
  requestTransfer: {
    about: "Ask for an order that was placed as a guest",
    query: selectQuery,
    body: RequestTransferBody,
    response: one("order", Order),
  },
} satisfies EndpointSchemas
