import { endpoints, post } from "#schema/endpoint.ts"
import type { fulfillmentSchemas } from "./fulfillment.ts"

export const fulfillmentEndpoints = endpoints<typeof fulfillmentSchemas>()({
  create: post("/admin/fulfillments"),
  cancel: post("/admin/fulfillments/:id/cancel"),
  createShipment: post("/admin/fulfillments/:id/shipment"),
})
