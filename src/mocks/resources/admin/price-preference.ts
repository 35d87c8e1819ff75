import { createPricePreference, updatePricePreference } from "#mocks/domain/pricing/price-preferences.ts"
import { implement } from "#mocks/resources/implement.ts"
import { recordResolvers } from "#mocks/resources/record-resolvers.ts"
import { pricePreferenceEndpoints } from "#schema/admin/price-preference.endpoints.ts"
import { pricePreferenceSchemas } from "#schema/admin/price-preference.ts"

const { resolvers, answer } = recordResolvers({ node: "price_preference", many: "price_preferences" })

export const pricePreferenceRoutes = implement(pricePreferenceEndpoints, pricePreferenceSchemas, {
  ...resolvers,
  create: answer((ctx) => createPricePreference(ctx.db, ctx.body)),
  update: answer((ctx) => updatePricePreference(ctx.db, ctx.params.id, ctx.body)),
})
