import { del, endpoints, get, post } from "#schema/endpoint.ts"
import type { productCollectionSchemas } from "./product-collection.ts"

export const productCollectionEndpoints = endpoints<typeof productCollectionSchemas>()({
  list: get("/admin/collections"),
  create: post("/admin/collections"),
  delete: del("/admin/collections/:id"),
  retrieve: get("/admin/collections/:id"),
  update: post("/admin/collections/:id"),
  updateProducts: post("/admin/collections/:id/products"),
})
