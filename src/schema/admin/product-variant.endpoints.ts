import { endpoints, get } from "#schema/endpoint.ts"
import type { productVariantSchemas } from "./product-variant.ts"

export const productVariantEndpoints = endpoints<typeof productVariantSchemas>()({
  list: get("/admin/product-variants"),
})
