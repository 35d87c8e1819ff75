import { isFeatureOn } from "#mocks/domain/system/feature-flags.ts"
import { updateStore } from "#mocks/domain/system/stores.ts"
import { implement } from "#mocks/resources/implement.ts"
import { page, show } from "#mocks/resources/reply.ts"
import type { Context } from "#mocks/resources/request.ts"
import { storeEndpoints } from "#schema/admin/store.endpoints.ts"
import { storeSchemas } from "#schema/admin/store.ts"

/** With translations, the locales are among a store's default fields. */
function localesOf({ db, query }: Context): { also?: readonly string[] } {
  const { fields } = (query ?? {}) as { fields?: string }
  const hasDefaults = fields === undefined || fields.split(",").every((field) => /^[+*-]/.test(field.trim()))
  return hasDefaults && isFeatureOn(db, "translation")
    ? { also: ["*supported_locales", "*supported_locales.locale"] }
    : {}
}

export const storeRoutes = implement(storeEndpoints, storeSchemas, {
  list: (ctx) => page(ctx, "store", "stores", localesOf(ctx)),
  retrieve: (ctx) => {
    const row = ctx.db.tables.store.get(ctx.params.id)
    return row ? { store: show(ctx, "store", row, localesOf(ctx)) } : {}
  },
  update: (ctx) => ({ store: show(ctx, "store", updateStore(ctx.db, ctx.params.id, ctx.body), localesOf(ctx)) }),
})
