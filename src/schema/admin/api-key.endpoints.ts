import { del, endpoints, get, post } from "#schema/endpoint.ts"
import type { apiKeySchemas } from "./api-key.ts"

export const apiKeyEndpoints = endpoints<typeof apiKeySchemas>()({
  list: get("/admin/api-keys"),
  create: post("/admin/api-keys"),
  delete: del("/admin/api-keys/:id"),
  retrieve: get("/admin/api-keys/:id"),
  update: post("/admin/api-keys/:id"),
  revoke: post("/admin/api-keys/:id/revoke"),
  batchSalesChannels: post("/admin/api-keys/:id/sales-channels"),
})
