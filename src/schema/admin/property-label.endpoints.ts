import { del, endpoints, get, post } from "#schema/endpoint.ts"
import type { propertyLabelSchemas } from "./property-label.ts"

export const propertyLabelEndpoints = endpoints<typeof propertyLabelSchemas>()({
  list: get("/admin/property-labels"),
  create: post("/admin/property-labels"),
  delete: del("/admin/property-labels/:id"),
  retrieve: get("/admin/property-labels/:id"),
  update: post("/admin/property-labels/:id"),
  batch: post("/admin/property-labels/batch"),
})
