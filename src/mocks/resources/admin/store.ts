import { updateStore } from "#mocks/domain/system/stores.ts"
import { implement } from "#mocks/resources/implement.ts"
import { page, show } from "#mocks/resources/reply.ts"
import { storeEndpoints } from "#schema/admin/store.endpoints.ts"
import { storeSchemas } from "#schema/admin/store.ts"

export const storeRoutes = implement(storeEndpoints, storeSchemas, {
  list: (ctx) => page(ctx, "store", "stores"),
  retrieve: (ctx) => {
    const row = ctx.db.tables.store.get(ctx.params.id)
    return row ? { store: show(ctx, "store", row) } : {}
  },
  update: (ctx) => ({ store: show(ctx, "store", updateStore(ctx.db, ctx.params.id, ctx.body)) }),
})
