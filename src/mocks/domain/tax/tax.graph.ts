import { joined, many, node, one } from "#mocks/graph/node.ts"
import * as m from "#mocks/kernel/models/tax.ts"

export const taxNodes = {
  tax_provider: node("taxProvider", m.taxProvider),
  tax_region: node("taxRegion", m.taxRegion, {
    relations: {
      tax_rates: joined(many("tax_rate", "taxRate", "tax_region_id")),
      children: many("tax_region", "taxRegion", "parent_id"),
      parent: { ...one("tax_region", "taxRegion", "parent_id"), inStar: true },
      provider: { ...one("tax_provider", "taxProvider", "provider_id"), inStar: true },
    },
  }),
  tax_rate: node("taxRate", m.taxRate, {
    relations: {
      rules: many("tax_rate_rule", "taxRateRule", "tax_rate_id"),
      tax_region: joined(one("tax_region", "taxRegion", "tax_region_id")),
    },
  }),
  tax_rate_rule: node("taxRateRule", m.taxRateRule),
}
