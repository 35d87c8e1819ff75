import { del, endpoints, get, post } from "#schema/endpoint.ts"
import type { taxRateSchemas } from "./tax-rate.ts"

export const taxRateEndpoints = endpoints<typeof taxRateSchemas>()({
  list: get("/admin/tax-rates"),
  create: post("/admin/tax-rates"),
  delete: del("/admin/tax-rates/:id"),
  retrieve: get("/admin/tax-rates/:id"),
  update: post("/admin/tax-rates/:id"),
  addRule: post("/admin/tax-rates/:id/rules"),
  removeRule: del("/admin/tax-rates/:id/rules/:rule_id"),
})
