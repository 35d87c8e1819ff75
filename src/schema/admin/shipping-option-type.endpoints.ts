import { del, endpoints, get, post } from "#schema/endpoint.ts"
import type { shippingOptionTypeSchemas } from "./shipping-option-type.ts"

export const shippingOptionTypeEndpoints = endpoints<typeof shippingOptionTypeSchemas>()({
  list: get("/admin/shipping-option-types"),
  create: post("/admin/shipping-option-types"),
  delete: del("/admin/shipping-option-types/:id"),
  retrieve: get("/admin/shipping-option-types/:id"),
  update: post("/admin/shipping-option-types/:id"),
})
