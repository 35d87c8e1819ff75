import { adminSdk } from "#admin/api/client.ts"
import { datesQuery } from "#admin/kit/filter-query.ts"
import { defineResource } from "#admin/kit/resource.ts"
import { loadTaxSetting } from "#admin/settings/taxes/tax-settings.ts"
import type { Region } from "#schema/admin/entities/settings.ts"
import type { RegionSearch } from "./region-search.ts"

const FIELDS =
  "id,name,currency_code,automatic_taxes,countries.iso_2,payment_providers.id,metadata,created_at,updated_at"

export const regions = defineResource({
  name: "regions",
  table: () => adminSdk().admin.region,
  keys: { many: "regions", one: "region" },
  fields: {
    list: "id,name,currency_code,countries.iso_2,payment_providers.id,created_at,updated_at",
    one: FIELDS,
  },
  sort: "name",
  toQuery: (search: RegionSearch) => datesQuery(search),
  affects: ["region-choices"],
})

/** A region; a new one with its tax setting, which the server keeps as a price preference. */
export interface RegionRecord extends Region {
  readonly is_tax_inclusive?: boolean
}

export interface RegionBody {
  name: string
  currency_code: string
  countries: string[]
  payment_providers: string[]
  automatic_taxes: boolean
  is_tax_inclusive: boolean
  metadata: Record<string, unknown>
}

/** Loads a region with its tax setting: the same record that the form creates. */
export async function loadCreatedRegion(id: string): Promise<RegionRecord> {
  const [{ region }, tax] = await Promise.all([
    adminSdk().admin.region.retrieve({ id, query: { fields: FIELDS } }),
    loadTaxSetting({ attribute: "region_id", value: id }),
  ])
  return { ...region, is_tax_inclusive: tax?.is_tax_inclusive ?? false }
}

/** Regions as records of a form. After its creation, a region's tax setting is saved on its own. */
export const regionRecords = {
  name: regions.name,
  one: regions.one,
  create: async (body: RegionBody): Promise<RegionRecord> => ({
    ...(await regions.create(body)),
    is_tax_inclusive: body.is_tax_inclusive,
  }),
  update: regions.update,
  invalidate: regions.invalidate,
}
