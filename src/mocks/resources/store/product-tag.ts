import { Scope } from "#mocks/graph/node.ts"
import { found } from "#mocks/kernel/refusal.ts"
import { implement } from "#mocks/resources/implement.ts"
import { page, show } from "#mocks/resources/reply.ts"
import { productTagEndpoints } from "#schema/store/product-tag.endpoints.ts"
import { productTagSchemas } from "#schema/store/product-tag.ts"

export const productTagRoutes = implement(productTagEndpoints, productTagSchemas, {
  list: (ctx) =>
    page(ctx, "product_tag", "product_tags", { scope: new Scope(ctx.db, { isShop: true, keepsTexts: true }) }),
  retrieve: (ctx) => {
    const { id } = ctx.params
    const row = found(ctx.db.tables.productTag.get(id), `Product tag with id: ${id} was not found`)
    return { product_tag: show(ctx, "product_tag", row, { scope: new Scope(ctx.db, { isShop: true }) }) }
  },
})
