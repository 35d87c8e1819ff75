import { z } from "zod"
import * as defaults from "#schema/defaults/store.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { groupFilters, listQuery, one, page, selectQuery, textFilters } from "#schema/fields.ts"
import { Order } from "#schema/store/entities/order.ts"

const ListOrderQuery = listQuery({
  ...textFilters("id", "status"),
  ...groupFilters,
})

const AcceptTransferBody = z.strictObject({ token: z.string().min(1) })

const RequestTransferBody = z.strictObject({
  description: z.string().optional(),
  update_order_email: z.boolean().optional(),
})

const operation = {
  auth: "key",
  fields: defaults.storeComplete,
  allowed: defaults.storeCompleteAllowed,
  query: selectQuery,
  response: one("order", Order),
} as const
const customerOperation = { ...operation, auth: "customer" } as const

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
  retrieve: { ...operation, about: "Get an order" },
  acceptTransfer: { ...operation, about: "Accept the transfer of an order", body: AcceptTransferBody },
  cancelTransfer: { ...customerOperation, about: "Withdraw a transfer request" },
  declineTransfer: { ...operation, about: "Decline the transfer of an order", body: AcceptTransferBody },
  requestTransfer: { ...customerOperation, about: "Request the transfer of a guest order", body: RequestTransferBody },
} satisfies EndpointSchemas
