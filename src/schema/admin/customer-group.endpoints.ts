import { del, endpoints, get, post } from "#schema/endpoint.ts"
import type { customerGroupSchemas } from "./customer-group.ts"

export const customerGroupEndpoints = endpoints<typeof customerGroupSchemas>()({
  list: get("/admin/customer-groups"),
  create: post("/admin/customer-groups"),
  delete: del("/admin/customer-groups/:id"),
  retrieve: get("/admin/customer-groups/:id"),
  update: post("/admin/customer-groups/:id"),
  batchCustomers: post("/admin/customer-groups/:id/customers"),
})
