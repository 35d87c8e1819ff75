import {
  createOption,
  deleteOption,
  deleteValue,
  updateOption,
  updateValue,
  valueIn,
} from "#mocks/domain/catalog/product-options.ts"
import { Scope } from "#mocks/graph/node.ts"
import { implement } from "#mocks/resources/implement.ts"
import { deleted, filtersOf, page, show } from "#mocks/resources/reply.ts"
import { productOptionEndpoints } from "#schema/admin/product-option.endpoints.ts"
import { productOptionSchemas } from "#schema/admin/product-option.ts"

const NODE = "product_option"
const VALUE = "product_option_value"

export const productOptionRoutes = implement(productOptionEndpoints, productOptionSchemas, {
  list: (ctx) => page(ctx, NODE, "product_options", { scope: new Scope(ctx.db, { keepsTexts: true }) }),
  create: (ctx) => ({ product_option: show(ctx, NODE, createOption(ctx.db, ctx.body)) }),
  retrieve: (ctx) => {
    const row = ctx.db.tables.productOption.get(ctx.params.id)
    return row ? { product_option: show(ctx, NODE, row) } : {}
  },
  update: (ctx) => ({ product_option: show(ctx, NODE, updateOption(ctx.db, ctx.params.id, ctx.body)) }),
  delete: (ctx) => {
    deleteOption(ctx.db, ctx.params.id)
    return deleted(ctx.params.id, NODE)
  },
  listValues: (ctx) =>
    page(ctx, VALUE, "product_option_values", { filters: { ...filtersOf(ctx.query), option_id: ctx.params.id } }),
  retrieveValue: (ctx) => {
    const { id, value_id } = ctx.params
    return { product_option_value: show(ctx, VALUE, valueIn(ctx.db, id, value_id)) }
  },
  updateValue: (ctx) => {
    const { id, value_id } = ctx.params
    return { product_option_value: show(ctx, VALUE, updateValue(ctx.db, id, value_id, ctx.body)) }
  },
  deleteValue: (ctx) => {
    const { id, value_id } = ctx.params
    deleteValue(ctx.db, id, value_id)
    return deleted(value_id, VALUE)
  },
})
