import { implement } from "#mocks/core/implement.ts"
import { found } from "#mocks/core/refusal.ts"
import { filtersOf, page, show } from "#mocks/core/reply.ts"
import type { Context } from "#mocks/core/request.ts"
import { channelsOf, locationsFor, type PricingQuery, pricingFor, soldIn } from "#mocks/domain/store-catalog.ts"
import { Scope } from "#mocks/graph/node.ts"
import { productEndpoints } from "#schema/store/product.endpoints.ts"
import { productSchemas } from "#schema/store/product.ts"

/** Query keys that set the prices' context or name a relation otherwise than the graph does. */
const RENAMED: Readonly<Record<string, string>> = {
  category_id: "categories",
  tag_id: "tags",
  option_id: "options",
}
const CONTEXT = new Set([
  "region_id",
  "country_code",
  "province",
  "cart_id",
  "currency_code",
  "sales_channel_id",
  "locale",
])

function filtersFor(query: object): Record<string, unknown> {
  const filters: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(filtersOf(query))) {
    if (CONTEXT.has(key)) continue
    if (key === "option_value_id") filters.variants = { ...(filters.variants as object), options: { id: value } }
    else filters[RENAMED[key] ?? key] = RENAMED[key] ? { id: value } : value
  }
  return filters
}

/** The channels, prices and stock that a shopper's request is about. */
export function shopperScope(ctx: Context, query: PricingQuery & { sales_channel_id?: string | string[] | undefined }) {
  const channels = channelsOf(ctx.db, ctx.key, query.sales_channel_id)
  const pricing = pricingFor(ctx.db, query, ctx.actor?.type === "customer" ? ctx.actor.id : undefined)
  const scope = new Scope(ctx.db, { pricing, locations: locationsFor(ctx.db, channels) })
  return { channels, scope }
}

export const productRoutes = implement(productEndpoints, productSchemas, {
  list: (ctx) => {
    const { channels, scope } = shopperScope(ctx, ctx.query)
    return page(ctx, "product", "products", { rows: soldIn(ctx.db, channels), filters: filtersFor(ctx.query), scope })
  },
  retrieve: (ctx) => {
    const { channels, scope } = shopperScope(ctx, ctx.query)
    const product = ctx.db.tables.product.get(ctx.params.id)
    const isSold =
      product?.status === "published" &&
      ctx.db.tables.productSalesChannel.by("product_id", product.id).some((l) => channels.includes(l.sales_channel_id))
    const row = found(isSold ? product : undefined, `Product with id: ${ctx.params.id} was not found`)
    return { product: show(ctx, "product", row, { scope }) }
  },
})
