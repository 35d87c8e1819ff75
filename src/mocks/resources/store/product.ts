import { directFilter, narrowProducts } from "#mocks/domain/catalog/product-filters.ts"
import {
  channelsOf,
  isSoldIn,
  locationsFor,
  type PricingQuery,
  pricingFor,
  soldIn,
} from "#mocks/domain/catalog/store-catalog.ts"
import { graph } from "#mocks/domain/graph.ts"
import { isFeatureOn } from "#mocks/domain/system/feature-flags.ts"
import { matcher } from "#mocks/graph/filter.ts"
import { Scope } from "#mocks/graph/node.ts"
import { found } from "#mocks/kernel/refusal.ts"
import { implement } from "#mocks/resources/implement.ts"
import { filtersOf, page, requestsField, selectionOf, show } from "#mocks/resources/reply.ts"
import type { Context } from "#mocks/resources/request.ts"
import { productEndpoints } from "#schema/store/product.endpoints.ts"
import { productSchemas } from "#schema/store/product.ts"

/** Query keys for prices and sales channels; they aren't filters. */
const CONTEXT = new Set(["region_id", "country_code", "province", "cart_id", "sales_channel_id", "locale"])

export const shopFilters = (query: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(filtersOf(query)).filter(([key]) => !CONTEXT.has(key)))

/** Splits the filters of a product list into matching ids and remaining filters. */
function productFilters(ctx: Context, query: object) {
  const { $and, $or, ...filters } = shopFilters(query)
  const directFilters = (entries: unknown) =>
    (entries as object[] | undefined)?.map((entry) => directFilter(ctx.db, entry))
  const { ids, rest } = narrowProducts(ctx.db, filters)
  return { ids, rest: { ...rest, $and: directFilters($and), $or: directFilters($or) } }
}

/** Returns the request's sales channels, and a scope with its prices and stock locations. */
export function shopperScope(
  ctx: Context,
  query: PricingQuery & { sales_channel_id?: string | string[] | undefined },
  ...type: readonly string[]
) {
  const channels = channelsOf(ctx.db, ctx.key, query.sales_channel_id)
  const found = pricingFor(ctx.db, query, ctx.actor?.type === "customer" ? ctx.actor.id : undefined)
  // Tax rates by product type apply only if the request reads the type.
  const typed = found?.place && !requestsField(ctx, ...type) ? { ...found, ignoresProductType: true } : found
  // The tax of a variant is calculated only if the request reads its product.
  const isTaxed = type.length === 1 || requestsField(ctx, "product_id") || selectionOf(ctx).relations.has("product")
  const pricing = typed && !isTaxed ? { ...typed, place: undefined } : typed
  const locations = locationsFor(ctx.db, channels, query.fields)
  const scope = new Scope(ctx.db, { pricing, locations, isShop: true })
  return { channels, scope }
}

/**
 * A product always returns `is_internal` of its categories; if more of their fields are requested, internal ones are
 * omitted.
 */
function withoutInternal(product: Record<string, unknown>): Record<string, unknown> {
  const categories = product.categories as { id?: string; is_internal: boolean }[]
  const isAsked = categories.some((category) => "name" in category)
  return isAsked ? { ...product, categories: categories.filter((category) => !category.is_internal) } : product
}

/** Whether the server reads the list from its index, which also estimates the count. */
const isIndexed = (ctx: Context): boolean =>
  isFeatureOn(ctx.db, "index_engine") && !["tag_id", "category_id"].some((key) => key in (ctx.query as object))

/** Always returned if the query has a region. */
const PRICE = "variants.calculated_price"

export const productRoutes = implement(productEndpoints, productSchemas, {
  list: (ctx) => {
    const { channels, scope } = shopperScope(ctx, ctx.query, "type_id")
    const { ids, rest: filters } = productFilters(ctx, ctx.query)
    const also = ctx.query.region_id === undefined ? [] : [PRICE]
    const { products, count, ...rest } = page(ctx, "product", "products", {
      rows: soldIn(ctx.db, channels, ids),
      filters,
      scope,
      also,
    })
    return { products, count, ...(isIndexed(ctx) ? { estimate_count: count } : {}), ...rest }
  },
  retrieve: (ctx) => {
    const { id } = ctx.params
    const { channels, scope } = shopperScope(ctx, ctx.query, "type_id")
    const product = ctx.db.tables.product.get(id)
    const { ids, rest } = productFilters(ctx, ctx.query)
    const isFound =
      product &&
      isSoldIn(ctx.db, channels, product) &&
      (ids?.has(id) ?? true) &&
      matcher(graph, "product", rest, scope)(product)
    const row = found(isFound ? product : undefined, `Product with id: ${id} was not found`)
    const also = ["categories.is_internal", ...(ctx.query.region_id === undefined ? [] : [PRICE])]
    return { product: withoutInternal(show(ctx, "product", row, { scope, also })) }
  },
})
