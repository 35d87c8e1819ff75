import { endpoints, get } from "#schema/endpoint.ts"
import type { productTypeSchemas } from "./product-type.ts"

export const productTypeEndpoints = endpoints<typeof productTypeSchemas>()({
  list: get("/store/product-types"),
  retrieve: get("/store/product-types/:id"),
})
