import { channelProducts } from "#mocks/domain/catalog/channel-products.ts"
import { isSoldIn, soldIn } from "#mocks/domain/catalog/store-catalog.ts"
import type { Row } from "#mocks/kernel/database.ts"
import { found } from "#mocks/kernel/refusal.ts"
import { implement } from "#mocks/resources/implement.ts"
import { page, show } from "#mocks/resources/reply.ts"
import { productVariantEndpoints } from "#schema/store/product-variant.endpoints.ts"
import { productVariantSchemas } from "#schema/store/product-variant.ts"
import { shopFilters, shopperScope } from "./product.ts"

/** Additional fields: the price if the query has a region. */
const alsoFor = (query: { region_id?: string | undefined }): string[] =>
  query.region_id === undefined ? [] : ["calculated_price"]

type Owned = Pick<Row<"productVariant">, "product_id">

export const productVariantRoutes = implement(productVariantEndpoints, productVariantSchemas, {
  list: (ctx) => {
    const { channels, scope } = shopperScope(ctx, ctx.query, "product", "type_id")
    const { productVariant } = ctx.db.tables
    const { product_id } = ctx.query
    const { ids } = channelProducts(ctx.db, channels)
    const requested = product_id && soldIn(ctx.db, channels, new Set([product_id].flat()))
    const rows = requested
      ? { rows: requested.flatMap(({ id }) => productVariant.by("product_id", id)) }
      : { among: { columns: ["product_id"], test: (row: object) => ids.has((row as Owned).product_id) } }
    return page(ctx, "product_variant", "variants", {
      ...rows,
      filters: shopFilters(ctx.query),
      scope,
      also: alsoFor(ctx.query),
    })
  },
  retrieve: (ctx) => {
    const { id } = ctx.params
    const { channels, scope } = shopperScope(ctx, ctx.query, "product", "type_id")
    const variant = ctx.db.tables.productVariant.get(id)
    const isSold = isSoldIn(ctx.db, channels, ctx.db.tables.product.get(variant?.product_id))
    const row = found(isSold ? variant : undefined, `Product variant with id: ${id} was not found`)
    return { variant: show(ctx, "product_variant", row, { scope, also: alsoFor(ctx.query) }) }
  },
})
