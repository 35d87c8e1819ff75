import type { Database, Row } from "#mocks/kernel/database.ts"
import { refuseDuplicate } from "#mocks/kernel/unique.ts"

type Attribute = "region_id" | "currency_code"

const preferenceOf = (db: Database, attribute: string, value: string): Row<"pricePreference"> | undefined =>
  db.tables.pricePreference.by("value", value).find((p) => p.attribute === attribute)

/** Sets whether prices of a currency or region include tax; undefined keeps the setting, or creates it as false. */
export function setTaxInclusive(
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

/** Changes whether prices of a currency or region include tax; without a setting, nothing is saved. */
export function updateTaxInclusive(db: Database, attribute: Attribute, value: string, isTaxInclusive: boolean): void {
  const present = preferenceOf(db, attribute, value)
  if (present) db.tables.pricePreference.update(present.id, { is_tax_inclusive: isTaxInclusive })
}

interface PreferenceValues {
  readonly attribute?: string | undefined
  readonly value?: string | null | undefined
  readonly is_tax_inclusive?: boolean | undefined
}

export function createPricePreference(
  db: Database,
  values: PreferenceValues & { readonly attribute: string },
): Row<"pricePreference"> {
  const { attribute, value } = values
  refuseDuplicate(db.tables.pricePreference, "Price preference", { attribute, value })
  return db.tables.pricePreference.insert(values)
}

/** Updates a preference; returns undefined if it doesn't exist. */
export function updatePricePreference(
  db: Database,
  id: string,
  change: PreferenceValues,
): Row<"pricePreference"> | undefined {
  const present = db.tables.pricePreference.get(id)
  if (!present) return undefined
  const { attribute, value } = { ...present, ...change }
  refuseDuplicate(db.tables.pricePreference, "Price preference", { attribute, value }, id)
  return db.tables.pricePreference.update(id, change)
}
