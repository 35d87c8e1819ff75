import { addTaxRateRule, createTaxRate, deleteTaxRate, updateTaxRate } from "#mocks/domain/tax/tax-regions.ts"
import { found } from "#mocks/kernel/refusal.ts"
import { implement } from "#mocks/resources/implement.ts"
import { deleted, page, show } from "#mocks/resources/reply.ts"
import { taxRateEndpoints } from "#schema/admin/tax-rate.endpoints.ts"
import { taxRateSchemas } from "#schema/admin/tax-rate.ts"

interface Region {
  readonly id: string
  readonly parent?: { readonly id: string } | null
}
/** Returns a region's parent in full if the same list has a rate of the parent. */
function withParents(rates: readonly { readonly tax_region?: Region | null }[]) {
  const regions = new Map(rates.flatMap(({ tax_region: region }) => (region ? [[region.id, region] as const] : [])))
  return rates.map((rate) => {
    const parent = regions.get(rate.tax_region?.parent?.id ?? "")
    if (!parent) return rate
    const { parent: _, ...whole } = parent
    return { ...rate, tax_region: { ...rate.tax_region, parent: whole } }
  })
}

export const taxRateRoutes = implement(taxRateEndpoints, taxRateSchemas, {
  list: (ctx) => {
    const { tax_rates, ...rest } = page(ctx, "tax_rate", "tax_rates")
    return { tax_rates: withParents(tax_rates as Parameters<typeof withParents>[0]), ...rest }
  },
  create: (ctx) => ({ tax_rate: show(ctx, "tax_rate", createTaxRate(ctx.db, ctx.body, ctx.actor?.id ?? "")) }),
  retrieve: (ctx) => {
    const row = ctx.db.tables.taxRate.get(ctx.params.id)
    return row ? { tax_rate: show(ctx, "tax_rate", row) } : {}
  },
  update: (ctx) => ({
    tax_rate: show(ctx, "tax_rate", updateTaxRate(ctx.db, ctx.params.id, ctx.body, ctx.actor?.id ?? "")),
  }),
  delete: (ctx) => {
    deleteTaxRate(ctx.db, ctx.params.id)
    return deleted(ctx.params.id, "tax_rate")
  },
  addRule: (ctx) => {
    const { id } = ctx.params
    addTaxRateRule(ctx.db, id, ctx.body, ctx.actor?.id ?? "")
    return {
      tax_rate: show(ctx, "tax_rate", found(ctx.db.tables.taxRate.get(id), `Tax rate with id: ${id} not found`)),
    }
  },
  removeRule: (ctx) => {
    const { id, rule_id } = ctx.params
    const { taxRate, taxRateRule } = ctx.db.tables
    if (taxRateRule.get(rule_id)?.tax_rate_id === id) taxRateRule.remove(rule_id)
    const parent = taxRate.get(id)
    return { ...deleted(rule_id, "tax_rate_rule"), parent: parent && show(ctx, "tax_rate", parent) }
  },
})
