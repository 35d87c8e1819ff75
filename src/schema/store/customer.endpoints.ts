import { del, endpoints, get, post } from "#schema/endpoint.ts"
import type { customerSchemas } from "./customer.ts"

export const customerEndpoints = endpoints<typeof customerSchemas>()({
  create: post("/store/customers"),
  retrieve: get("/store/customers/me"),
  update: post("/store/customers/me"),
  listAddress: get("/store/customers/me/addresses"),
  createAddress: post("/store/customers/me/addresses"),
  deleteAddress: del("/store/customers/me/addresses/:address_id"),
  retrieveAddress: get("/store/customers/me/addresses/:address_id"),
  updateAddress: post("/store/customers/me/addresses/:address_id"),
})
