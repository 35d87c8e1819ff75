import { endpoints, get } from "#schema/endpoint.ts"
import type { productOptionSchemas } from "./product-option.ts"

export const productOptionEndpoints = endpoints<typeof productOptionSchemas>()({
  list: get("/store/product-options"),
  retrieve: get("/store/product-options/:id"),
})
