import { z } from "zod"
import * as defaults from "#schema/defaults/store.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { flag, json, listQuery, loose, one, selectQuery } from "#schema/fields.ts"
import { CartShippingOption, CartShippingOptionWithServiceZone } from "#schema/store/entities/cart.ts"

const filters = { cart_id: z.string(), is_return: flag().optional() }
const group = z.array(z.strictObject(filters)).optional()
const ListCartOptionsQuery = listQuery({ ...filters, $and: group, $or: group })

const CalculateBody = z.strictObject({ cart_id: z.string(), data: json.optional() })

export const fulfillmentSchemas = {
  listCartOptions: {
    about: "List the shipping options of a cart",
    auth: "key",
    allowed: defaults.storeShippingOptionsAllowed,
    limit: 20,
    fields: ["*"],
    query: ListCartOptionsQuery,
    response: loose({ shipping_options: z.array(CartShippingOptionWithServiceZone) }),
  },
  calculate: {
    about: "Calculate the price of a shipping option",
    auth: "key",
    fields: defaults.storeCalculate,
    allowed: defaults.storeCalculateAllowed,
    query: selectQuery,
    body: CalculateBody,
    response: one("shipping_option", CartShippingOption),
  },
} satisfies EndpointSchemas
