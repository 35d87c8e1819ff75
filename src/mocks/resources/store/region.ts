import { notFound } from "#mocks/kernel/refusal.ts"
import { implement } from "#mocks/resources/implement.ts"
import { page, show } from "#mocks/resources/reply.ts"
import { regionEndpoints } from "#schema/store/region.endpoints.ts"
import { regionSchemas } from "#schema/store/region.ts"

export const regionRoutes = implement(regionEndpoints, regionSchemas, {
  list: (ctx) => page(ctx, "region", "regions"),
  retrieve: (ctx) => {
    const region = ctx.db.tables.region.get(ctx.params.id)
    if (!region) throw notFound(`Region with id: ${ctx.params.id} was not found`)
    return { region: show(ctx, "region", region) }
  },
})
