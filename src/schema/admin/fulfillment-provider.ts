import { z } from "zod"
import { FulfillmentProvider, FulfillmentProviderOption } from "#schema/admin/entities/location.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { flag, listQuery, oneOrMany, page } from "#schema/fields.ts"

const ListFulfillmentProviderQuery = listQuery({
  id: oneOrMany(z.string()).optional(),
  stock_location_id: oneOrMany(z.string()).optional(),
  is_enabled: flag().optional(),
  q: z.string().optional(),
})

export const fulfillmentProviderSchemas = {
  list: {
    about: "List fulfillment providers",
    auth: "user",
    fields: defaults.adminFulfillmentProviderList,
    limit: 50,
    query: ListFulfillmentProviderQuery,
    response: page("fulfillment_providers", FulfillmentProvider),
  },
  listFulfillmentOptions: {
    about: "List fulfillment options",
    auth: "user",
    response: page("fulfillment_options", FulfillmentProviderOption),
  },
} satisfies EndpointSchemas
