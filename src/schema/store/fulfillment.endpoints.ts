import { endpoints, get, post } from "#schema/endpoint.ts"
import type { fulfillmentSchemas } from "./fulfillment.ts"

export const fulfillmentEndpoints = endpoints<typeof fulfillmentSchemas>()({
  listCartOptions: get("/store/shipping-options"),
  calculate: post("/store/shipping-options/:id/calculate"),
})
