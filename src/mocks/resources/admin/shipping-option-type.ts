import { found, invalidData } from "#mocks/kernel/refusal.ts"
import { implement } from "#mocks/resources/implement.ts"
import { deleted, page, show } from "#mocks/resources/reply.ts"
import { shippingOptionTypeEndpoints } from "#schema/admin/shipping-option-type.endpoints.ts"
import { shippingOptionTypeSchemas } from "#schema/admin/shipping-option-type.ts"

const NODE = "shipping_option_type"

export const shippingOptionTypeRoutes = implement(shippingOptionTypeEndpoints, shippingOptionTypeSchemas, {
  list: (ctx) => page(ctx, NODE, "shipping_option_types"),
  create: (ctx) => ({ shipping_option_type: show(ctx, NODE, ctx.db.tables.shippingOptionType.insert(ctx.body)) }),
  retrieve: (ctx) => {
    const row = ctx.db.tables.shippingOptionType.get(ctx.params.id)
    return row ? { shipping_option_type: show(ctx, NODE, row) } : {}
  },
  update: (ctx) => {
    const { id } = ctx.params
    found(ctx.db.tables.shippingOptionType.get(id), `Shipping option type with id "${id}" not found`)
    return { shipping_option_type: show(ctx, NODE, ctx.db.tables.shippingOptionType.update(id, ctx.body)) }
  },
  delete: (ctx) => {
    const { id } = ctx.params
    if (ctx.db.tables.shippingOption.by("shipping_option_type_id", id).length > 0)
      throw invalidData("Cannot delete shipping option type because some shipping options are using it.")
    ctx.db.tables.shippingOptionType.remove(id)
    return deleted(id, "shipping_option_type")
  },
})
