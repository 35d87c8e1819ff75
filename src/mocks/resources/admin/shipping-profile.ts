import { deleteShippingProfile } from "#mocks/domain/shipping/shipping-options.ts"
import { found } from "#mocks/kernel/refusal.ts"
import { refuseDuplicate } from "#mocks/kernel/unique.ts"
import { implement } from "#mocks/resources/implement.ts"
import { recordResolvers } from "#mocks/resources/record-resolvers.ts"
import { shippingProfileEndpoints } from "#schema/admin/shipping-profile.endpoints.ts"
import { shippingProfileSchemas } from "#schema/admin/shipping-profile.ts"

const { resolvers, answer, removal } = recordResolvers({ node: "shipping_profile", many: "shipping_profiles" })

export const shippingProfileRoutes = implement(shippingProfileEndpoints, shippingProfileSchemas, {
  ...resolvers,
  create: answer((ctx) => {
    const { shippingProfile } = ctx.db.tables
    refuseDuplicate(shippingProfile, "Shipping profile", { name: ctx.body.name })
    return shippingProfile.insert(ctx.body)
  }),
  update: answer((ctx) => {
    const { id } = ctx.params
    const { shippingProfile } = ctx.db.tables
    if (!shippingProfile.get(id)) return undefined
    if (ctx.body.name !== undefined) refuseDuplicate(shippingProfile, "Shipping profile", { name: ctx.body.name }, id)
    return shippingProfile.update(id, ctx.body)
  }),
  delete: removal((ctx) => {
    const { id } = ctx.params
    found(ctx.db.tables.shippingProfile.get(id), `ShippingProfile with id: ${id} was not found`)
    deleteShippingProfile(ctx.db, id)
  }),
})
