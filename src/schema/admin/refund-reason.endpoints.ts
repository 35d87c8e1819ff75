import { del, endpoints, get, post } from "#schema/endpoint.ts"
import type { refundReasonSchemas } from "./refund-reason.ts"

export const refundReasonEndpoints = endpoints<typeof refundReasonSchemas>()({
  list: get("/admin/refund-reasons"),
  create: post("/admin/refund-reasons"),
  delete: del("/admin/refund-reasons/:id"),
  retrieve: get("/admin/refund-reasons/:id"),
  update: post("/admin/refund-reasons/:id"),
})
