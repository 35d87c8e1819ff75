import { adminSdk } from "#admin/api/client.ts"
import { loadTaxSetting } from "#admin/settings/taxes/tax-settings.ts"
import type { Region } from "#schema/admin/entities/settings.ts"
import { regions } from "./region.resource.ts"

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
    adminSdk().admin.region.retrieve({ id, query: { fields: regions.fields.one } }),
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
