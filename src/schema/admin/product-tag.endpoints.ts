import { del, endpoints, get, post } from "#schema/endpoint.ts"
import type { productTagSchemas } from "./product-tag.ts"

export const productTagEndpoints = endpoints<typeof productTagSchemas>()({
  list: get("/admin/product-tags"),
  create: post("/admin/product-tags"),
  delete: del("/admin/product-tags/:id"),
  retrieve: get("/admin/product-tags/:id"),
  update: post("/admin/product-tags/:id"),
})
