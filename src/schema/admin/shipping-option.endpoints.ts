import { del, endpoints, get, post } from "#schema/endpoint.ts"
import type { shippingOptionSchemas } from "./shipping-option.ts"

export const shippingOptionEndpoints = endpoints<typeof shippingOptionSchemas>()({
  list: get("/admin/shipping-options"),
  create: post("/admin/shipping-options"),
  delete: del("/admin/shipping-options/:id"),
  retrieve: get("/admin/shipping-options/:id"),
  update: post("/admin/shipping-options/:id"),
  updateRules: post("/admin/shipping-options/:id/rules/batch"),
})
