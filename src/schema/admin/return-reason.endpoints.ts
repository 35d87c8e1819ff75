import { del, endpoints, get, post } from "#schema/endpoint.ts"
import type { returnReasonSchemas } from "./return-reason.ts"

export const returnReasonEndpoints = endpoints<typeof returnReasonSchemas>()({
  list: get("/admin/return-reasons"),
  create: post("/admin/return-reasons"),
  delete: del("/admin/return-reasons/:id"),
  retrieve: get("/admin/return-reasons/:id"),
  update: post("/admin/return-reasons/:id"),
})
