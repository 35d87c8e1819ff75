import { endpoints, get } from "#schema/endpoint.ts"
import type { fulfillmentProviderSchemas } from "./fulfillment-provider.ts"

export const fulfillmentProviderEndpoints = endpoints<typeof fulfillmentProviderSchemas>()({
  list: get("/admin/fulfillment-providers"),
  listFulfillmentOptions: get("/admin/fulfillment-providers/:id/options"),
})
