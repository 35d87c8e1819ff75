import { endpoints, get } from "#schema/endpoint.ts"
import type { productSchemas } from "./product.ts"

export const productEndpoints = endpoints<typeof productSchemas>()({
  list: get("/store/products"),
  retrieve: get("/store/products/:id"),
})
