import { Scope } from "#mocks/graph/node.ts"
import { found } from "#mocks/kernel/refusal.ts"
import { implement } from "#mocks/resources/implement.ts"
import { page, show } from "#mocks/resources/reply.ts"
import { productTypeEndpoints } from "#schema/store/product-type.endpoints.ts"
import { productTypeSchemas } from "#schema/store/product-type.ts"

export const productTypeRoutes = implement(productTypeEndpoints, productTypeSchemas, {
  list: (ctx) =>
    page(ctx, "product_type", "product_types", { scope: new Scope(ctx.db, { isShop: true, keepsTexts: true }) }),
  retrieve: (ctx) => {
    const { id } = ctx.params
    const row = found(ctx.db.tables.productType.get(id), `Product type with id: ${id} was not found`)
    return { product_type: show(ctx, "product_type", row, { scope: new Scope(ctx.db, { isShop: true }) }) }
  },
})
