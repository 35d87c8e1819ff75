import { createPricePreference, updatePricePreference } from "#mocks/domain/pricing/price-preferences.ts"
import { implement } from "#mocks/resources/implement.ts"
import { deleted, page, show } from "#mocks/resources/reply.ts"
import { pricePreferenceEndpoints } from "#schema/admin/price-preference.endpoints.ts"
import { pricePreferenceSchemas } from "#schema/admin/price-preference.ts"

export const pricePreferenceRoutes = implement(pricePreferenceEndpoints, pricePreferenceSchemas, {
  list: (ctx) => page(ctx, "price_preference", "price_preferences"),
  create: (ctx) => ({ price_preference: show(ctx, "price_preference", createPricePreference(ctx.db, ctx.body)) }),
  retrieve: (ctx) => {
    const row = ctx.db.tables.pricePreference.get(ctx.params.id)
    return row ? { price_preference: show(ctx, "price_preference", row) } : {}
  },
  update: (ctx) => {
    const row = updatePricePreference(ctx.db, ctx.params.id, ctx.body)
    return row ? { price_preference: show(ctx, "price_preference", row) } : {}
  },
  delete: (ctx) => {
    ctx.db.tables.pricePreference.remove(ctx.params.id)
    return deleted(ctx.params.id, "price_preference")
  },
})
