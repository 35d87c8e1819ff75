import { createTaxRegion, deleteTaxRegion, updateTaxRegion } from "#mocks/domain/tax/tax-regions.ts"
import { found } from "#mocks/kernel/refusal.ts"
import { implement } from "#mocks/resources/implement.ts"
import { recordResolvers } from "#mocks/resources/record-resolvers.ts"
import { taxRegionEndpoints } from "#schema/admin/tax-region.endpoints.ts"
import { taxRegionSchemas } from "#schema/admin/tax-region.ts"

const { resolvers, answer, removal } = recordResolvers({ node: "tax_region", many: "tax_regions" })

export const taxRegionRoutes = implement(taxRegionEndpoints, taxRegionSchemas, {
  ...resolvers,
  create: answer((ctx) => createTaxRegion(ctx.db, ctx.body, ctx.actor?.id ?? "")),
  update: answer((ctx) => {
    const { id } = ctx.params
    return found(updateTaxRegion(ctx.db, id, ctx.body), `TaxRegion with id "${id}" not found`)
  }),
  delete: removal((ctx) => deleteTaxRegion(ctx.db, ctx.params.id)),
})
