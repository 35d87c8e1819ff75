import { z } from "zod"
import * as defaults from "#schema/defaults/store.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { groupFilters, listQuery, one, textFilters } from "#schema/fields.ts"
import { Return } from "#schema/store/entities/order.ts"

const CreateQuery = listQuery({
  ...textFilters("id", "order_id"),
  ...groupFilters,
})

const CreateReturnBody = z.strictObject({
  order_id: z.string().min(1),
  items: z.array(
    z.object({
      id: z.string(),
      quantity: z.number().min(1),
      reason_id: z.string().nullable().optional(),
      note: z.string().nullable().optional(),
    }),
  ),
  return_shipping: z.object({ option_id: z.string(), price: z.number().optional() }),
  note: z.string().nullable().optional(),
  receive_now: z.boolean().optional(),
  location_id: z.string().nullable().optional(),
})

export const returnSchemas = {
  create: {
    about: "Request a return of items of an order",
    auth: "key",
    fields: defaults.storeReturns,
    allowed: defaults.storeReturnsAllowed,
    query: CreateQuery,
    body: CreateReturnBody,
    response: one("return", Return),
  },
} satisfies EndpointSchemas
