import { del, endpoints, get, post } from "#schema/endpoint.ts"
import type { taxRegionSchemas } from "./tax-region.ts"

export const taxRegionEndpoints = endpoints<typeof taxRegionSchemas>()({
  list: get("/admin/tax-regions"),
  create: post("/admin/tax-regions"),
  delete: del("/admin/tax-regions/:id"),
  retrieve: get("/admin/tax-regions/:id"),
  update: post("/admin/tax-regions/:id"),
})
