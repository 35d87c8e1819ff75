import { createRegion, deleteRegion, updateRegion } from "#mocks/domain/system/regions.ts"
import { implement } from "#mocks/resources/implement.ts"
import { recordResolvers } from "#mocks/resources/record-resolvers.ts"
import { regionEndpoints } from "#schema/admin/region.endpoints.ts"
import { regionSchemas } from "#schema/admin/region.ts"

const { resolvers, answer, removal } = recordResolvers({
  node: "region",
  many: "regions",
  missing: (id) => `Region with id: ${id} not found`,
})

export const regionRoutes = implement(regionEndpoints, regionSchemas, {
  ...resolvers,
  create: answer((ctx) => createRegion(ctx.db, ctx.body)),
  update: answer((ctx) => updateRegion(ctx.db, ctx.params.id, ctx.body)),
  delete: removal((ctx) => deleteRegion(ctx.db, ctx.params.id)),
})
