import { endpoints, get } from "#schema/endpoint.ts"
import type { categorySchemas } from "./category.ts"

export const categoryEndpoints = endpoints<typeof categorySchemas>()({
  list: get("/store/product-categories"),
  retrieve: get("/store/product-categories/:id"),
})
