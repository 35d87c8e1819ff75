import type { Filters } from "#mocks/graph/filter.ts"
import { Scope } from "#mocks/graph/node.ts"
import { implement } from "#mocks/resources/implement.ts"
import { page } from "#mocks/resources/reply.ts"
import type { Context } from "#mocks/resources/request.ts"
import { productVariantEndpoints } from "#schema/admin/product-variant.endpoints.ts"
import { productVariantSchemas } from "#schema/admin/product-variant.ts"

/** Returns a page of variants with their stock at all locations, which only lists of variants calculate. */
export function pageOfVariants(ctx: Context, filters?: Filters) {
  const locations = ctx.db.tables.stockLocation.all().map((location) => location.id)
  const scope = new Scope(ctx.db, { ...ctx.scope.context, locations })
  return page(ctx, "product_variant", "variants", { scope, shownAs: "priced_variant", ...(filters ? { filters } : {}) })
}

export const productVariantRoutes = implement(productVariantEndpoints, productVariantSchemas, {
  list: (ctx) => pageOfVariants(ctx),
})
