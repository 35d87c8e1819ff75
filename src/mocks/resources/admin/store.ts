import { implement } from "#mocks/core/implement.ts"
import { page, show } from "#mocks/core/reply.ts"
import { updateStore } from "#mocks/domain/stores.ts"
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
