import { implement } from "#mocks/resources/implement.ts"
import { page } from "#mocks/resources/reply.ts"
import { productVariantEndpoints } from "#schema/admin/product-variant.endpoints.ts"
import { productVariantSchemas } from "#schema/admin/product-variant.ts"

export const productVariantRoutes = implement(productVariantEndpoints, productVariantSchemas, {
  list: (ctx) => page(ctx, "product_variant", "variants"),
})
