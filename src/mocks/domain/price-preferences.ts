import type { Database, Row } from "#mocks/db/database.ts"

type Attribute = "region_id" | "currency_code"

const preferenceOf = (db: Database, attribute: string, value: string): Row<"pricePreference"> | undefined =>
  db.tables.pricePreference.by("value", value).find((p) => p.attribute === attribute)

/** Says whether prices of a currency or region include taxes; without a say, a new one does not and an old one stays. */
export function preferTaxInclusive(
  db: Database,
  attribute: Attribute,
  value: string,
  isTaxInclusive: boolean | undefined,
): void {
  const present = preferenceOf(db, attribute, value)
  if (!present) db.tables.pricePreference.insert({ attribute, value, is_tax_inclusive: isTaxInclusive ?? false })
  else if (isTaxInclusive !== undefined)
    db.tables.pricePreference.update(present.id, { is_tax_inclusive: isTaxInclusive })
}
