import { del, endpoints, get, post } from "#schema/endpoint.ts"
import type { pricePreferenceSchemas } from "./price-preference.ts"

export const pricePreferenceEndpoints = endpoints<typeof pricePreferenceSchemas>()({
  list: get("/admin/price-preferences"),
  create: post("/admin/price-preferences"),
  delete: del("/admin/price-preferences/:id"),
  retrieve: get("/admin/price-preferences/:id"),
  update: post("/admin/price-preferences/:id"),
})
