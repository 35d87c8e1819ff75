import { implement } from "#mocks/core/implement.ts"
import { found } from "#mocks/core/refusal.ts"
import { deleted, page, show } from "#mocks/core/reply.ts"
import { createRegion, deleteRegion, updateRegion } from "#mocks/domain/regions.ts"
import { regionEndpoints } from "#schema/admin/region.endpoints.ts"
import { regionSchemas } from "#schema/admin/region.ts"

export const regionRoutes = implement(regionEndpoints, regionSchemas, {
  list: (ctx) => page(ctx, "region", "regions"),
  create: (ctx) => ({ region: show(ctx, "region", createRegion(ctx.db, ctx.body)) }),
  retrieve: (ctx) => {
    const { id } = ctx.params
    return { region: show(ctx, "region", found(ctx.db.tables.region.get(id), `Region with id: ${id} not found`)) }
  },
  update: (ctx) => ({ region: show(ctx, "region", updateRegion(ctx.db, ctx.params.id, ctx.body)) }),
  delete: (ctx) => {
    deleteRegion(ctx.db, ctx.params.id)
    return deleted(ctx.params.id, "region")
  },
})
