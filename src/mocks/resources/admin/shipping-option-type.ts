import { found, invalidData } from "#mocks/kernel/refusal.ts"
import { implement } from "#mocks/resources/implement.ts"
import { recordResolvers } from "#mocks/resources/record-resolvers.ts"
import { shippingOptionTypeEndpoints } from "#schema/admin/shipping-option-type.endpoints.ts"
import { shippingOptionTypeSchemas } from "#schema/admin/shipping-option-type.ts"

const { resolvers, answer, removal } = recordResolvers({ node: "shipping_option_type", many: "shipping_option_types" })

export const shippingOptionTypeRoutes = implement(shippingOptionTypeEndpoints, shippingOptionTypeSchemas, {
  ...resolvers,
  create: answer((ctx) => ctx.db.tables.shippingOptionType.insert(ctx.body)),
  update: answer((ctx) => {
    const { id } = ctx.params
    found(ctx.db.tables.shippingOptionType.get(id), `Shipping option type with id "${id}" not found`)
    return ctx.db.tables.shippingOptionType.update(id, ctx.body)
  }),
  delete: removal((ctx) => {
    const { id } = ctx.params
    if (ctx.db.tables.shippingOption.by("shipping_option_type_id", id).length > 0)
      throw invalidData("Cannot delete shipping option type because some shipping options are using it.")
    ctx.db.tables.shippingOptionType.remove(id)
  }),
})
