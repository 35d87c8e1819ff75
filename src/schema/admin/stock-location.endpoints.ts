import { del, endpoints, get, post } from "#schema/endpoint.ts"
import type { stockLocationSchemas } from "./stock-location.ts"

export const stockLocationEndpoints = endpoints<typeof stockLocationSchemas>()({
  list: get("/admin/stock-locations"),
  create: post("/admin/stock-locations"),
  delete: del("/admin/stock-locations/:id"),
  retrieve: get("/admin/stock-locations/:id"),
  update: post("/admin/stock-locations/:id"),
  updateFulfillmentProviders: post("/admin/stock-locations/:id/fulfillment-providers"),
  createFulfillmentSet: post("/admin/stock-locations/:id/fulfillment-sets"),
  updateSalesChannels: post("/admin/stock-locations/:id/sales-channels"),
})
