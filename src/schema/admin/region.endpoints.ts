import { del, endpoints, get, post } from "#schema/endpoint.ts"
import type { regionSchemas } from "./region.ts"

export const regionEndpoints = endpoints<typeof regionSchemas>()({
  list: get("/admin/regions"),
  create: post("/admin/regions"),
  delete: del("/admin/regions/:id"),
  retrieve: get("/admin/regions/:id"),
  update: post("/admin/regions/:id"),
})
