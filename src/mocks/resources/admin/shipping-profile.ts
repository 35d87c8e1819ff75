import { implement } from "#mocks/core/implement.ts"
import { found } from "#mocks/core/refusal.ts"
import { deleted, page, show } from "#mocks/core/reply.ts"
import { deleteShippingProfile } from "#mocks/domain/shipping-options.ts"
import { refuseDuplicate } from "#mocks/domain/unique.ts"
import { shippingProfileEndpoints } from "#schema/admin/shipping-profile.endpoints.ts"
import { shippingProfileSchemas } from "#schema/admin/shipping-profile.ts"

const missing = (id: string) => `ShippingProfile with id: ${id} was not found`

export const shippingProfileRoutes = implement(shippingProfileEndpoints, shippingProfileSchemas, {
  list: (ctx) => page(ctx, "shipping_profile", "shipping_profiles"),
  create: (ctx) => {
    const { shippingProfile } = ctx.db.tables
    refuseDuplicate(shippingProfile, "Shipping profile", { name: ctx.body.name })
    return { shipping_profile: show(ctx, "shipping_profile", shippingProfile.insert(ctx.body)) }
  },
  retrieve: (ctx) => {
    const { id } = ctx.params
    const row = found(ctx.db.tables.shippingProfile.get(id), missing(id))
    return { shipping_profile: show(ctx, "shipping_profile", row) }
  },
  update: (ctx) => {
    const { id } = ctx.params
    const { shippingProfile } = ctx.db.tables
    found(shippingProfile.get(id), missing(id))
    if (ctx.body.name !== undefined) refuseDuplicate(shippingProfile, "Shipping profile", { name: ctx.body.name }, id)
    return { shipping_profile: show(ctx, "shipping_profile", shippingProfile.update(id, ctx.body)) }
  },
  delete: (ctx) => {
    const { id } = ctx.params
    found(ctx.db.tables.shippingProfile.get(id), missing(id))
    deleteShippingProfile(ctx.db, id)
    return deleted(id, "shipping_profile")
  },
})
