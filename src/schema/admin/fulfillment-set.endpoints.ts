import { del, endpoints, get, post } from "#schema/endpoint.ts"
import type { fulfillmentSetSchemas } from "./fulfillment-set.ts"

export const fulfillmentSetEndpoints = endpoints<typeof fulfillmentSetSchemas>()({
  delete: del("/admin/fulfillment-sets/:id"),
  createServiceZone: post("/admin/fulfillment-sets/:id/service-zones"),
  deleteServiceZone: del("/admin/fulfillment-sets/:id/service-zones/:zone_id"),
  retrieveServiceZone: get("/admin/fulfillment-sets/:id/service-zones/:zone_id"),
  updateServiceZone: post("/admin/fulfillment-sets/:id/service-zones/:zone_id"),
})
