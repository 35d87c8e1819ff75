import { del, endpoints, get, post } from "#schema/endpoint.ts"
import type { productCategorySchemas } from "./product-category.ts"

export const productCategoryEndpoints = endpoints<typeof productCategorySchemas>()({
  list: get("/admin/product-categories"),
  create: post("/admin/product-categories"),
  delete: del("/admin/product-categories/:id"),
  retrieve: get("/admin/product-categories/:id"),
  update: post("/admin/product-categories/:id"),
  updateProducts: post("/admin/product-categories/:id/products"),
})
