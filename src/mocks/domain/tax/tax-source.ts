import type { Database } from "#mocks/kernel/database.ts"
import type { TaxSource } from "./tax.ts"

/** The tax regions, rates and rules of the tables, for `taxLinesFor`. */
export const taxSource = (db: Database): TaxSource => ({
  regionsOf: (country) => db.tables.taxRegion.by("country_code", country),
  ratesOf: (regionId) => db.tables.taxRate.by("tax_region_id", regionId),
  rulesOf: (rateId) => db.tables.taxRateRule.by("tax_rate_id", rateId),
})
