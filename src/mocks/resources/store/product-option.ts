import { found } from "#mocks/kernel/refusal.ts"
import { implement } from "#mocks/resources/implement.ts"
import { page, show } from "#mocks/resources/reply.ts"
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
