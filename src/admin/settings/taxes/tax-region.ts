import { queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import { FieldRefusal } from "#admin/kit/form/server-errors.ts"
import { provinceRegion } from "#machines/settings/tax-setup/tax-setup.rules.ts"
import type { TaxRegion } from "#schema/admin/entities/tax.ts"
import { RATE_FIELDS, taxRegions } from "./tax-region.resource.ts"

/** Most tax regions of one country that a check reads: a country with all its provinces. */
const MAX_REGIONS = 500

/** Tax regions as records of a form that edits them. */
export const taxRegionRecords = {
  name: taxRegions.name,
  one: taxRegions.one,
  update: taxRegions.update,
  invalidate: taxRegions.invalidate,
}

/** Refuses the code of a province that has a tax region already, under this or its other code. */
export async function checkProvince(country: string, code: string, ownId?: string): Promise<void> {
  const query = { country_code: country, fields: "id,country_code,province_code,parent_id", limit: MAX_REGIONS }
  const { tax_regions } = await adminSdk().admin.taxRegion.list({ query })
  if (provinceRegion(tax_regions, country, code, ownId)) throw new FieldRefusal("province_code", "provinceExists")
}

/** A country's provinces as records of a form that edits them. */
export const provinceRecords = (country: string) => ({
  ...taxRegionRecords,
  async update(id: string, body: { province_code?: string; metadata?: Record<string, unknown> }): Promise<TaxRegion> {
    if (body.province_code !== undefined) await checkProvince(country, body.province_code, id)
    return taxRegions.update(id, body)
  },
})

/** All tax regions with their rates, countries and provinces. */
export const taxTreeQuery = queryOptions({
  queryKey: ["admin", "tax-regions", "list", "tree"],
  queryFn: ({ signal }) => taxRegions.all({}, { signal }),
  staleTime: 10_000,
})

/** A country's tax regions with their rates and what these are restricted to. */
export const countryTaxesQuery = (country: string | undefined) =>
  queryOptions({
    queryKey: ["admin", "tax-regions", "list", "country", country],
    queryFn: async ({ signal }) => {
      const fields = `id,country_code,province_code,parent_id,${RATE_FIELDS},tax_rates.rules.reference,tax_rates.rules.reference_id`
      const query = { country_code: country ?? "", fields, limit: MAX_REGIONS }
      return (await adminSdk().admin.taxRegion.list({ query }, { signal })).tax_regions
    },
    enabled: country !== undefined,
    staleTime: 10_000,
  })

/** Ids of the enabled tax providers. */
export const taxProvidersQuery = queryOptions({
  queryKey: ["admin", "tax-providers"],
  queryFn: async ({ signal }) => {
    const query = { fields: "id,is_enabled", limit: 100 }
    const { tax_providers } = await adminSdk().admin.taxProvider.list({ query }, { signal })
    return tax_providers.filter(({ is_enabled }) => is_enabled).map(({ id }) => id)
  },
  staleTime: 300_000,
})

/** Finds the tax region of a country, or of one of its provinces, if nothing was added to it since it was created. */
export async function findNewTaxRegion(country: string, province: string | null): Promise<TaxRegion | undefined> {
  const query = { country_code: country, fields: taxRegions.fields.one, limit: MAX_REGIONS }
  const { tax_regions } = await adminSdk().admin.taxRegion.list({ query })
  const code = province?.toLowerCase() ?? null
  const region = tax_regions.find(({ province_code }) => (province_code?.toLowerCase() ?? null) === code)
  const isNew = (region?.children?.length ?? 0) === 0 && (region?.tax_rates?.length ?? 0) <= 1
  return isNew ? region : undefined
}
