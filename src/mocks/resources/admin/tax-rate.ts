import { addTaxRateRule, createTaxRate, deleteTaxRate, updateTaxRate } from "#mocks/domain/tax/tax-regions.ts"
import { found } from "#mocks/kernel/refusal.ts"
import { implement } from "#mocks/resources/implement.ts"
import { recordResolvers } from "#mocks/resources/record-resolvers.ts"
import { deleted, show } from "#mocks/resources/reply.ts"
import { taxRateEndpoints } from "#schema/admin/tax-rate.endpoints.ts"
import { taxRateSchemas } from "#schema/admin/tax-rate.ts"

const { resolvers, answer, removal } = recordResolvers({ node: "tax_rate", many: "tax_rates" })

export const taxRateRoutes = implement(taxRateEndpoints, taxRateSchemas, {
  ...resolvers,
  create: answer((ctx) => createTaxRate(ctx.db, ctx.body, ctx.actor?.id ?? "")),
  update: answer((ctx) => updateTaxRate(ctx.db, ctx.params.id, ctx.body, ctx.actor?.id ?? "")),
  delete: removal((ctx) => deleteTaxRate(ctx.db, ctx.params.id)),
  addRule: answer((ctx) => {
    const { id } = ctx.params
    addTaxRateRule(ctx.db, id, ctx.body, ctx.actor?.id ?? "")
    return found(ctx.db.tables.taxRate.get(id), `Tax rate with id: ${id} not found`)
  }),
  removeRule: (ctx) => {
    const { id, rule_id } = ctx.params
    const { taxRate, taxRateRule } = ctx.db.tables
    if (taxRateRule.get(rule_id)?.tax_rate_id === id) taxRateRule.remove(rule_id)
    const parent = taxRate.get(id)
    return { ...deleted(rule_id, "tax_rate_rule"), parent: parent && show(ctx, "tax_rate", parent) }
  },
})
