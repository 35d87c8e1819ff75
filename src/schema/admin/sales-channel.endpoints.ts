import { del, endpoints, get, post } from "#schema/endpoint.ts"
import type { salesChannelSchemas } from "./sales-channel.ts"

export const salesChannelEndpoints = endpoints<typeof salesChannelSchemas>()({
  list: get("/admin/sales-channels"),
  create: post("/admin/sales-channels"),
  delete: del("/admin/sales-channels/:id"),
  retrieve: get("/admin/sales-channels/:id"),
  update: post("/admin/sales-channels/:id"),
  batchProducts: post("/admin/sales-channels/:id/products"),
})
