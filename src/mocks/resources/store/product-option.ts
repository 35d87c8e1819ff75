import { implement } from "#mocks/core/implement.ts"
import { found } from "#mocks/core/refusal.ts"
import { page, show } from "#mocks/core/reply.ts"
import { productOptionEndpoints } from "#schema/store/product-option.endpoints.ts"
import { productOptionSchemas } from "#schema/store/product-option.ts"

export const productOptionRoutes = implement(productOptionEndpoints, productOptionSchemas, {
  list: (ctx) => page(ctx, "product_option", "product_options"),
  retrieve: (ctx) => {
    const row = found(
      ctx.db.tables.productOption.get(ctx.params.id),
      `Product option with id: ${ctx.params.id} was not found`,
    )
    return { product_option: show(ctx, "product_option", row) }
  },
})
