import { z } from "zod"
import { FulfillmentProvider, FulfillmentProviderOption } from "#schema/admin/entities/location.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { flag, listQuery, page, textFilters } from "#schema/fields.ts"

const ListFulfillmentProviderQuery = listQuery({
  ...textFilters("id", "stock_location_id"),
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
