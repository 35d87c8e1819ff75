import { implement } from "#mocks/core/implement.ts"
import { found } from "#mocks/core/refusal.ts"
import { page, show } from "#mocks/core/reply.ts"
import { productTagEndpoints } from "#schema/store/product-tag.endpoints.ts"
import { productTagSchemas } from "#schema/store/product-tag.ts"

export const productTagRoutes = implement(productTagEndpoints, productTagSchemas, {
  list: (ctx) => page(ctx, "product_tag", "product_tags"),
  retrieve: (ctx) => {
    const row = found(
      ctx.db.tables.productTag.get(ctx.params.id),
      `Product tag with id: ${ctx.params.id} was not found`,
    )
    return { product_tag: show(ctx, "product_tag", row) }
  },
})
