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
import { recordResolvers } from "#mocks/resources/record-resolvers.ts"
import { deleted, filtersOf, page, show } from "#mocks/resources/reply.ts"
import { productOptionEndpoints } from "#schema/admin/product-option.endpoints.ts"
import { productOptionSchemas } from "#schema/admin/product-option.ts"

const NODE = "product_option"
const VALUE = "product_option_value"

const { resolvers, answer, removal } = recordResolvers({ node: NODE, many: "product_options" })

export const productOptionRoutes = implement(productOptionEndpoints, productOptionSchemas, {
  ...resolvers,
  list: (ctx) => page(ctx, NODE, "product_options", { scope: new Scope(ctx.db, { keepsTexts: true }) }),
  create: answer((ctx) => createOption(ctx.db, ctx.body)),
  update: answer((ctx) => updateOption(ctx.db, ctx.params.id, ctx.body)),
  delete: removal((ctx) => deleteOption(ctx.db, ctx.params.id)),
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
