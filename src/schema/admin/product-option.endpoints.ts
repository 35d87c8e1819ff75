import { del, endpoints, get, post } from "#schema/endpoint.ts"
import type { productOptionSchemas } from "./product-option.ts"

export const productOptionEndpoints = endpoints<typeof productOptionSchemas>()({
  list: get("/admin/product-options"),
  create: post("/admin/product-options"),
  delete: del("/admin/product-options/:id"),
  retrieve: get("/admin/product-options/:id"),
  update: post("/admin/product-options/:id"),
  listValues: get("/admin/product-options/:id/values"),
  deleteValue: del("/admin/product-options/:id/values/:value_id"),
  retrieveValue: get("/admin/product-options/:id/values/:value_id"),
  updateValue: post("/admin/product-options/:id/values/:value_id"),
})
