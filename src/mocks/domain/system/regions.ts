import { setTaxInclusive, updateTaxInclusive } from "#mocks/domain/pricing/price-preferences.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import { emit } from "#mocks/kernel/events.ts"
import { invalidData, notFound } from "#mocks/kernel/refusal.ts"
import { setLinks, unlink } from "./links.ts"

interface RegionChange {
  readonly name?: string | undefined
  readonly currency_code?: string | undefined
  readonly countries?: readonly string[] | undefined
  readonly payment_providers?: readonly string[] | undefined
  readonly automatic_taxes?: boolean | undefined
  readonly is_tax_inclusive?: boolean | undefined
  readonly metadata?: Record<string, unknown> | null | undefined
}

const quoted = (codes: readonly string[]): string => `Countries with codes: "${codes.join(", ")}"`

/** Throws if a country doesn't exist or belongs to another region. */
function checkCountries(db: Database, codes: readonly string[], ownId?: string): void {
  const twice = [...new Set(codes.filter((code, i) => codes.indexOf(code) !== i))]
  if (twice.length > 0) throw invalidData(`${quoted(twice)} are already assigned to a region`)
  const missing = codes.filter((code) => !db.tables.country.get(code))
  if (missing.length > 0) throw invalidData(`${quoted(missing)} do not exist`)
  const taken = codes.filter((code) => {
    const region = db.tables.country.get(code)?.region_id ?? null
    return region !== null && region !== ownId
  })
  if (taken.length > 0) throw invalidData(`${quoted(taken)} are already assigned to a region`)
}

function assignCountries(db: Database, region: string, codes: readonly string[]): void {
  for (const country of db.tables.country.by("region_id", region))
    if (!codes.includes(country.id)) db.tables.country.update(country.id, { region_id: null })
  for (const code of codes) db.tables.country.update(code, { region_id: region })
}

function assignProviders(db: Database, region: string, ids: readonly string[]): void {
  const missing = ids.filter((id) => !db.tables.paymentProvider.get(id)?.is_enabled)
  if (missing.length > 0) throw notFound(`Payment providers with ids ${missing.join(", ")} not found or not enabled`)
  setLinks(db.tables.regionPaymentProvider, "region_id", region, "payment_provider_id", ids)
}

function complete(db: Database, region: Row<"region">, change: RegionChange): Row<"region"> {
  if (change.countries) {
    const codes = change.countries.map((code) => code.toLowerCase())
    checkCountries(db, codes, region.id)
    assignCountries(db, region.id, codes)
  }
  if (change.payment_providers) assignProviders(db, region.id, change.payment_providers)
  return region
}

export function createRegion(
  db: Database,
  values: RegionChange & { readonly name: string; readonly currency_code: string },
): Row<"region"> {
  const { name, automatic_taxes, metadata } = values
  const row = db.tables.region.insert({
    name,
    currency_code: values.currency_code.toLowerCase(),
    automatic_taxes,
    metadata,
  })
  setTaxInclusive(db, "region_id", row.id, values.is_tax_inclusive)
  emit(db, "region.created", { id: row.id })
  return complete(db, row, values)
}

export function updateRegion(db: Database, id: string, change: RegionChange): Row<"region"> {
  if (!db.tables.region.get(id)) throw notFound(`Region with id "${id}" not found`)
  const row = db.tables.region.update(id, {
    name: change.name,
    currency_code: change.currency_code?.toLowerCase(),
    automatic_taxes: change.automatic_taxes,
    metadata: change.metadata,
  })
  if (change.is_tax_inclusive !== undefined) updateTaxInclusive(db, "region_id", id, change.is_tax_inclusive)
  emit(db, "region.updated", { id })
  return complete(db, row, change)
}

/** Deletes a region and unassigns its countries. */
export function deleteRegion(db: Database, id: string): void {
  if (!db.tables.region.get(id)) return
  assignCountries(db, id, [])
  unlink(db.tables.regionPaymentProvider, "region_id", id)
  db.tables.region.remove(id)
  emit(db, "region.deleted", { id })
}
