import { del, endpoints, get, post } from "#schema/endpoint.ts"
import type { priceListSchemas } from "./price-list.ts"

export const priceListEndpoints = endpoints<typeof priceListSchemas>()({
  list: get("/admin/price-lists"),
  create: post("/admin/price-lists"),
  delete: del("/admin/price-lists/:id"),
  retrieve: get("/admin/price-lists/:id"),
  update: post("/admin/price-lists/:id"),
  prices: get("/admin/price-lists/:id/prices"),
  batchPrices: post("/admin/price-lists/:id/prices/batch"),
  linkProducts: post("/admin/price-lists/:id/products"),
})
