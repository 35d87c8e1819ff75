import {
  batchPrices,
  createPriceList,
  removePriceList,
  removeProducts,
  updatePriceList,
} from "#mocks/domain/pricing/price-lists.ts"
import type { Row } from "#mocks/kernel/database.ts"
import { found, invalidData } from "#mocks/kernel/refusal.ts"
import { implement } from "#mocks/resources/implement.ts"
import { deleted, filtersOf, freshScope, page, show } from "#mocks/resources/reply.ts"
import type { Context } from "#mocks/resources/request.ts"
import { priceListEndpoints } from "#schema/admin/price-list.endpoints.ts"
import { priceListSchemas } from "#schema/admin/price-list.ts"

type Answer = Record<string, unknown>

const byAttribute = (rules: readonly { readonly attribute: string; readonly value: unknown }[]) =>
  Object.fromEntries(rules.map(({ attribute, value }) => [attribute, value]))

/** Flattens a price of a list: sets `variant_id` and `rules` if the set's variant and the rules are requested. */
function flatPrice(ctx: Context, { price_set: set, price_rules: rules, ...price }: Answer): Answer {
  const variant = (set as { variant?: { id?: string } } | undefined)?.variant?.id
  return {
    ...price,
    ...(variant === undefined ? {} : { variant_id: variant }),
    ...(rules === undefined ? {} : { rules: byAttribute(ctx.db.tables.priceRule.by("price_id", String(price.id))) }),
  }
}

/** Like the server, names rules by the requested columns: `undefined` without `attribute`, no values without `value`. */
const listRules = (rules: readonly Answer[]) =>
  Object.fromEntries(rules.map(({ attribute, value = [] }) => [String(attribute), value]))

function flat(ctx: Context, { price_list_rules: rules, prices, ...list }: Answer): Answer {
  return {
    ...list,
    ...(rules === undefined ? {} : { rules: listRules(rules as Answer[]) }),
    ...(prices === undefined ? {} : { prices: (prices as Answer[]).map((price) => flatPrice(ctx, price)) }),
  }
}

const one = (ctx: Context, row: Row<"priceList">) => ({ price_list: flat(ctx, show(ctx, "price_list", row)) })

export const priceListRoutes = implement(priceListEndpoints, priceListSchemas, {
  list: (ctx) => {
    const { price_lists: lists, ...envelope } = page(ctx, "price_list", "price_lists")
    return { price_lists: (lists as Answer[]).map((list) => flat(ctx, list)), ...envelope }
  },
  create: (ctx) => one(ctx, createPriceList(ctx.db, ctx.body)),
  retrieve: (ctx) => {
    const { id } = ctx.params
    return one(ctx, found(ctx.db.tables.priceList.get(id), `Price list with id: ${id} was not found`))
  },
  update: (ctx) => one(ctx, updatePriceList(ctx.db, ctx.params.id, ctx.body)),
  delete: (ctx) => {
    removePriceList(ctx.db, ctx.params.id)
    return deleted(ctx.params.id, "price_list")
  },
  prices: (ctx) => page(ctx, "price", "prices", { filters: { ...filtersOf(ctx.query), price_list_id: ctx.params.id } }),
  batchPrices: (ctx) => {
    const { created, updated } = batchPrices(ctx.db, ctx.params.id, ctx.body)
    const scope = freshScope(ctx)
    return {
      created: created.map((price) => show(ctx, "price", price, { scope })),
      updated: updated.map((price) => show(ctx, "price", price, { scope })),
      deleted: { ids: ctx.body.delete ?? [], object: "price", deleted: true },
    }
  },
  linkProducts: (ctx) => {
    const { remove } = ctx.body
    if (!remove?.length) throw invalidData("No product ids passed to remove from price list")
    return one(ctx, removeProducts(ctx.db, ctx.params.id, remove))
  },
})
