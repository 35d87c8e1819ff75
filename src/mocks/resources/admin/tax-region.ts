import { createTaxRegion, deleteTaxRegion, updateTaxRegion } from "#mocks/domain/tax/tax-regions.ts"
import { found } from "#mocks/kernel/refusal.ts"
import { implement } from "#mocks/resources/implement.ts"
import { deleted, page, show } from "#mocks/resources/reply.ts"
import { taxRegionEndpoints } from "#schema/admin/tax-region.endpoints.ts"
import { taxRegionSchemas } from "#schema/admin/tax-region.ts"

export const taxRegionRoutes = implement(taxRegionEndpoints, taxRegionSchemas, {
  list: (ctx) => page(ctx, "tax_region", "tax_regions"),
  create: (ctx) => ({
    tax_region: show(ctx, "tax_region", createTaxRegion(ctx.db, ctx.body, ctx.actor?.id ?? "")),
  }),
  retrieve: (ctx) => {
    const row = ctx.db.tables.taxRegion.get(ctx.params.id)
    return row ? { tax_region: show(ctx, "tax_region", row) } : {}
  },
  update: (ctx) => {
    const { id } = ctx.params
    const row = found(updateTaxRegion(ctx.db, id, ctx.body), `TaxRegion with id "${id}" not found`)
    return { tax_region: show(ctx, "tax_region", row) }
  },
  delete: (ctx) => {
    deleteTaxRegion(ctx.db, ctx.params.id)
    return deleted(ctx.params.id, "tax_region")
  },
})
