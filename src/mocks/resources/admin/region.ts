import { createRegion, deleteRegion, updateRegion } from "#mocks/domain/system/regions.ts"
import { found } from "#mocks/kernel/refusal.ts"
import { implement } from "#mocks/resources/implement.ts"
import { deleted, page, show } from "#mocks/resources/reply.ts"
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
