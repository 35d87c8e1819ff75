import { implement } from "#mocks/core/implement.ts"
import { found } from "#mocks/core/refusal.ts"
import { filtersOf, page, show } from "#mocks/core/reply.ts"
import { soldIn } from "#mocks/domain/store-catalog.ts"
import { productVariantEndpoints } from "#schema/store/product-variant.endpoints.ts"
import { productVariantSchemas } from "#schema/store/product-variant.ts"
import { shopperScope } from "./product.ts"

const CONTEXT = ["region_id", "country_code", "province", "cart_id", "currency_code", "sales_channel_id", "locale"]

export const productVariantRoutes = implement(productVariantEndpoints, productVariantSchemas, {
  list: (ctx) => {
    const { channels, scope } = shopperScope(ctx, ctx.query)
    const rows = soldIn(ctx.db, channels).flatMap((p) => ctx.db.tables.productVariant.by("product_id", p.id))
    const filters = Object.fromEntries(Object.entries(filtersOf(ctx.query)).filter(([key]) => !CONTEXT.includes(key)))
    return page(ctx, "product_variant", "variants", { rows, filters, scope })
  },
  retrieve: (ctx) => {
    const { channels, scope } = shopperScope(ctx, ctx.query)
    const variant = ctx.db.tables.productVariant.get(ctx.params.id)
    const isSold = variant && soldIn(ctx.db, channels).some((p) => p.id === variant.product_id)
    const row = found(isSold ? variant : undefined, `Product variant with id: ${ctx.params.id} was not found`)
    return { variant: show(ctx, "product_variant", row, { scope }) }
  },
})
