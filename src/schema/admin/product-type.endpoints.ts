import { del, endpoints, get, post } from "#schema/endpoint.ts"
import type { productTypeSchemas } from "./product-type.ts"

export const productTypeEndpoints = endpoints<typeof productTypeSchemas>()({
  list: get("/admin/product-types"),
  create: post("/admin/product-types"),
  delete: del("/admin/product-types/:id"),
  retrieve: get("/admin/product-types/:id"),
  update: post("/admin/product-types/:id"),
})
