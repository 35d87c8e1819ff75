import type { Database } from "#mocks/kernel/database.ts"
import type { TaxSource } from "./tax.rules.ts"

/** Provides `taxLinesFor` with the tax regions, rates and rules of the database. */
export const taxSource = (db: Database): TaxSource => ({
  regionsOf: (country) => db.tables.taxRegion.by("country_code", country),
  ratesOf: (regionId) => db.tables.taxRate.by("tax_region_id", regionId),
  rulesOf: (rateId) => db.tables.taxRateRule.by("tax_rate_id", rateId),
})
