import { z } from "zod"
import * as defaults from "#schema/defaults/store.ts"
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
  list: {
    about: "List the signed-in customer's orders",
    auth: "customer",
    fields: defaults.storeOrdersList,
    allowed: defaults.storeOrdersAllowed,
    limit: 50,
    query: ListOrderQuery,
    response: page("orders", Order),
  },
  retrieve: {
    about: "Get an order",
    auth: "key",
    fields: defaults.storeComplete,
    allowed: defaults.storeCompleteAllowed,
    query: selectQuery,
    response: one("order", Order),
  },
  acceptTransfer: {
    about: "Accept the transfer of an order",
    auth: "key",
    fields: defaults.storeComplete,
    allowed: defaults.storeCompleteAllowed,
    query: selectQuery,
    body: AcceptTransferBody,
    response: one("order", Order),
  },
  cancelTransfer: {
    about: "Withdraw a transfer request",
    auth: "customer",
    fields: defaults.storeComplete,
    allowed: defaults.storeCompleteAllowed,
    query: selectQuery,
    response: one("order", Order),
  },
  declineTransfer: {
    about: "Decline the transfer of an order",
    auth: "key",
    fields: defaults.storeComplete,
    allowed: defaults.storeCompleteAllowed,
    query: selectQuery,
    body: AcceptTransferBody,
    response: one("order", Order),
  },
  requestTransfer: {
    about: "Request the transfer of a guest order",
    auth: "customer",
    fields: defaults.storeComplete,
    allowed: defaults.storeCompleteAllowed,
    query: selectQuery,
    body: RequestTransferBody,
    response: one("order", Order),
  },
} satisfies EndpointSchemas
