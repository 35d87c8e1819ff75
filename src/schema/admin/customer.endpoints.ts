import { del, endpoints, get, post } from "#schema/endpoint.ts"
import type { customerSchemas } from "./customer.ts"

export const customerEndpoints = endpoints<typeof customerSchemas>()({
  list: get("/admin/customers"),
  create: post("/admin/customers"),
  delete: del("/admin/customers/:id"),
  retrieve: get("/admin/customers/:id"),
  update: post("/admin/customers/:id"),
  listAddresses: get("/admin/customers/:id/addresses"),
  createAddress: post("/admin/customers/:id/addresses"),
  deleteAddress: del("/admin/customers/:id/addresses/:address_id"),
  retrieveAddress: get("/admin/customers/:id/addresses/:address_id"),
  updateAddress: post("/admin/customers/:id/addresses/:address_id"),
  batchCustomerGroups: post("/admin/customers/:id/customer-groups"),
})
