import { endpoints, get } from "#schema/endpoint.ts"
import type { productTagSchemas } from "./product-tag.ts"

export const productTagEndpoints = endpoints<typeof productTagSchemas>()({
  list: get("/store/product-tags"),
  retrieve: get("/store/product-tags/:id"),
})
