import { deleteShippingProfile } from "#mocks/domain/shipping/shipping-options.ts"
import { found } from "#mocks/kernel/refusal.ts"
import { refuseDuplicate } from "#mocks/kernel/unique.ts"
import { implement } from "#mocks/resources/implement.ts"
import { deleted, page, show } from "#mocks/resources/reply.ts"
import { shippingProfileEndpoints } from "#schema/admin/shipping-profile.endpoints.ts"
import { shippingProfileSchemas } from "#schema/admin/shipping-profile.ts"

export const shippingProfileRoutes = implement(shippingProfileEndpoints, shippingProfileSchemas, {
  list: (ctx) => page(ctx, "shipping_profile", "shipping_profiles"),
  create: (ctx) => {
    const { shippingProfile } = ctx.db.tables
    refuseDuplicate(shippingProfile, "Shipping profile", { name: ctx.body.name })
    return { shipping_profile: show(ctx, "shipping_profile", shippingProfile.insert(ctx.body)) }
  },
  retrieve: (ctx) => {
    const row = ctx.db.tables.shippingProfile.get(ctx.params.id)
    return row ? { shipping_profile: show(ctx, "shipping_profile", row) } : {}
  },
  update: (ctx) => {
    const { id } = ctx.params
    const { shippingProfile } = ctx.db.tables
    if (!shippingProfile.get(id)) return {}
    if (ctx.body.name !== undefined) refuseDuplicate(shippingProfile, "Shipping profile", { name: ctx.body.name }, id)
    return { shipping_profile: show(ctx, "shipping_profile", shippingProfile.update(id, ctx.body)) }
  },
  delete: (ctx) => {
    const { id } = ctx.params
    found(ctx.db.tables.shippingProfile.get(id), `ShippingProfile with id: ${id} was not found`)
    deleteShippingProfile(ctx.db, id)
    return deleted(id, "shipping_profile")
  },
})
