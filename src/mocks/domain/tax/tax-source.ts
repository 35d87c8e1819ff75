import { inLocale } from "#mocks/domain/translations/translations.ts"
import type { Database } from "#mocks/kernel/database.ts"
import type { TaxSource } from "./tax.rules.ts"

/** Provides `taxLinesFor` with the tax regions, rates and rules of the database, with the rates' names in a locale. */
export const taxSource = (db: Database, locale: string | null = null): TaxSource => ({
  regionsOf: (country) => db.tables.taxRegion.by("country_code", country),
  ratesOf: (regionId) => db.tables.taxRate.by("tax_region_id", regionId).map((rate) => inLocale(db, rate, locale)),
  rulesOf: (rateId) => db.tables.taxRateRule.by("tax_rate_id", rateId),
})
