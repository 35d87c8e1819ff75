import { z } from "zod"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { json, listQuery, oneOrMany, page, selectQuery } from "#schema/fields.ts"
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
  list: { about: "List orders", query: ListOrderQuery, response: page("orders", Order) },
  retrieve: { about: "Get an order", query: selectQuery, response: z.looseObject({ order: Order }) },
  acceptTransfer: {
    about: "Accept transfer",
    query: selectQuery,
    body: AcceptTransferBody,
    response: z.looseObject({ order: Order }),
  },
  cancelTransfer: { about: "Cancel transfer", query: selectQuery, response: z.looseObject({ order: Order }) },
  declineTransfer: {
    about: "Decline transfer",
    query: selectQuery,
    body: AcceptTransferBody,
    response: z.looseObject({ order: Order }),
  },
  requestTransfer: {
    about: "Request transfer",
    query: selectQuery,
    body: RequestTransferBody,
    response: z.looseObject({ order: Order }),
  },
} satisfies EndpointSchemas
