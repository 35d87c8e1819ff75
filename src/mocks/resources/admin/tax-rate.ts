import { addTaxRateRule, createTaxRate, deleteTaxRate, updateTaxRate } from "#mocks/domain/tax/tax-regions.ts"
import { found } from "#mocks/kernel/refusal.ts"
import { implement } from "#mocks/resources/implement.ts"
import { deleted, page, show } from "#mocks/resources/reply.ts"
import { taxRateEndpoints } from "#schema/admin/tax-rate.endpoints.ts"
import { taxRateSchemas } from "#schema/admin/tax-rate.ts"

export const taxRateRoutes = implement(taxRateEndpoints, taxRateSchemas, {
  list: (ctx) => page(ctx, "tax_rate", "tax_rates"),
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
