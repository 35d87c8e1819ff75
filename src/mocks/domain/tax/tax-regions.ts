import type { Database, Row } from "#mocks/kernel/database.ts"
import { invalidData, notFound } from "#mocks/kernel/refusal.ts"
import { refuseDuplicate } from "#mocks/kernel/unique.ts"

type Metadata = Record<string, unknown> | null | undefined
interface RateRule {
  readonly reference: string
  readonly reference_id: string
}
interface RateChange {
  readonly name?: string | undefined
  readonly code?: string | undefined
  readonly rate?: number | null | undefined
  readonly is_default?: boolean | undefined
  readonly is_combinable?: boolean | undefined
  readonly rules?: readonly RateRule[] | undefined
  readonly metadata?: Metadata
}
interface RegionValues {
  readonly country_code: string
  readonly province_code?: string | null | undefined
  readonly parent_id?: string | null | undefined
  readonly provider_id?: string | null | undefined
  readonly default_tax_rate?: (RateChange & { readonly name: string; readonly code: string }) | undefined
  readonly metadata?: Metadata
}

const missing = (key: string, id: string) =>
  notFound(`You tried to set relationship ${key}: ${id}, but such entity does not exist`)

/** Throws if the parent tax region doesn't exist or belongs to another country. */
function checkParent(db: Database, country: string, values: RegionValues): void {
  const { province_code: province, parent_id: parentId } = values
  const message = `You are trying to create a province region with (country: ${country}, province: ${province ?? null})`
  if (!parentId) return
  const parent = db.tables.taxRegion.get(parentId)
  if (!parent) throw invalidData(`Province region must belong to a parent region. ${message} but parent does not exist`)
  if (parent.country_code !== country)
    throw invalidData(
      `Province region must belong to a parent region with the same country code. ${message} but parent expects (country: ${parent.country_code})`,
    )
}

export function createTaxRegion(db: Database, values: RegionValues, actorId: string): Row<"taxRegion"> {
  const country_code = values.country_code.toLowerCase()
  const province_code = values.province_code?.toLowerCase() ?? null
  checkParent(db, country_code, values)
  if (province_code === null) {
    if (db.tables.taxRegion.by("country_code", country_code).some((r) => r.province_code === null))
      throw invalidData(`Tax region with country_code: ${country_code}, already exists.`)
  } else refuseDuplicate(db.tables.taxRegion, "Tax region", { country_code, province_code })
  const { provider_id, parent_id, metadata } = values
  if (provider_id && !db.tables.taxProvider.get(provider_id)) throw missing("provider_id", provider_id)
  const row = db.tables.taxRegion.insert({
    country_code,
    province_code,
    provider_id,
    parent_id,
    metadata,
    created_by: actorId,
  })
  const rate = values.default_tax_rate
  if (rate) createTaxRate(db, { ...rate, tax_region_id: row.id, is_default: true }, actorId)
  return row
}

export function updateTaxRegion(
  db: Database,
  id: string,
  change: { province_code?: string | null | undefined; provider_id?: string | null | undefined; metadata?: Metadata },
): Row<"taxRegion"> | undefined {
  if (!db.tables.taxRegion.get(id)) return undefined
  const { provider_id: provider, metadata } = change
  if (provider && !db.tables.taxProvider.get(provider)) throw missing("provider_id", provider)
  return db.tables.taxRegion.update(id, {
    province_code: change.province_code,
    provider_id: provider,
    metadata,
  })
}

/** Deletes a tax region with its provinces, rates and rules. */
export function deleteTaxRegion(db: Database, id: string): void {
  for (const child of db.tables.taxRegion.by("parent_id", id)) deleteTaxRegion(db, child.id)
  for (const rate of db.tables.taxRate.by("tax_region_id", id)) deleteTaxRate(db, rate.id)
  db.tables.taxRegion.remove(id)
}

function refuseSecondDefault(db: Database, regionId: string, ownId?: string): void {
  if (db.tables.taxRate.by("tax_region_id", regionId).some((rate) => rate.is_default && rate.id !== ownId))
    throw invalidData(`Tax rate with tax_region_id: ${regionId}, already exists.`)
}

export function createTaxRate(
  db: Database,
  values: RateChange & { readonly tax_region_id: string; readonly name: string; readonly code: string },
  actorId: string,
): Row<"taxRate"> {
  const { rules, ...columns } = values
  if (!db.tables.taxRegion.get(values.tax_region_id)) throw missing("tax_region_id", values.tax_region_id)
  if (values.is_default) refuseSecondDefault(db, values.tax_region_id)
  const row = db.tables.taxRate.insert({ ...columns, created_by: actorId })
  for (const rule of rules ?? []) addTaxRateRule(db, row.id, rule, actorId)
  return row
}

/** Updates a tax rate; a list of rules replaces its rules. */
export function updateTaxRate(db: Database, id: string, change: RateChange, actorId: string): Row<"taxRate"> {
  const present = db.tables.taxRate.get(id)
  if (!present) throw notFound(`Tax rate with id "${id}" not found`)
  const { rules, ...columns } = change
  if (change.is_default) refuseSecondDefault(db, present.tax_region_id, id)
  const row = db.tables.taxRate.update(id, columns)
  if (rules) {
    for (const old of db.tables.taxRateRule.by("tax_rate_id", id)) db.tables.taxRateRule.remove(old.id)
    for (const rule of rules) addTaxRateRule(db, id, rule, actorId)
  }
  return row
}

export function deleteTaxRate(db: Database, id: string): void {
  for (const rule of db.tables.taxRateRule.by("tax_rate_id", id)) db.tables.taxRateRule.remove(rule.id)
  db.tables.taxRate.remove(id)
}

export function addTaxRateRule(db: Database, rateId: string, rule: RateRule, actorId: string): Row<"taxRateRule"> {
  if (!db.tables.taxRate.get(rateId)) throw missing("tax_rate_id", rateId)
  const { reference, reference_id } = rule
  refuseDuplicate(db.tables.taxRateRule, "Tax rate rule", { tax_rate_id: rateId, reference_id })
  return db.tables.taxRateRule.insert({ tax_rate_id: rateId, reference, reference_id, created_by: actorId })
}
