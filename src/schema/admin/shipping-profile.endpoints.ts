import { del, endpoints, get, post } from "#schema/endpoint.ts"
import type { shippingProfileSchemas } from "./shipping-profile.ts"

export const shippingProfileEndpoints = endpoints<typeof shippingProfileSchemas>()({
  list: get("/admin/shipping-profiles"),
  create: post("/admin/shipping-profiles"),
  delete: del("/admin/shipping-profiles/:id"),
  retrieve: get("/admin/shipping-profiles/:id"),
  update: post("/admin/shipping-profiles/:id"),
})
