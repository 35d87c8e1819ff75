import { queryOptions } from "@tanstack/react-query"
import { datesQuery } from "#routes/admin/_app/-lists/dates.tsx"
import { loadTaxInclusive } from "#routes/admin/_app/settings/_store/-store/store.ts"
import { defineResource } from "#routes/admin/-kit/resource.ts"
import { adminSdk } from "#routes/admin/-queries/client.ts"
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

/** A region with its tax setting, which the server keeps as a price preference. */
export interface RegionRecord extends Region {
  readonly is_tax_inclusive: boolean
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

/** Loads a region with its tax setting. */
export async function loadRegion(id: string, signal?: AbortSignal): Promise<RegionRecord> {
  const [{ region }, inclusive] = await Promise.all([
    adminSdk().admin.region.retrieve({ id, query: { fields: FIELDS } }, signal ? { signal } : {}),
    loadTaxInclusive("region_id", id, signal),
  ])
  return { ...region, is_tax_inclusive: inclusive.get(id) ?? false }
}

/** Regions as records of a form. The server updates the price preference of a region, and never adds a second one. */
export const regionRecords = {
  name: regions.name,
  one: (id: string) =>
    queryOptions({
      queryKey: ["admin", regions.name, "one", id] as readonly unknown[],
      queryFn: ({ signal }) => loadRegion(id, signal),
      staleTime: 10_000,
    }),
  create: async (body: RegionBody): Promise<RegionRecord> => ({
    ...(await regions.create(body)),
    is_tax_inclusive: body.is_tax_inclusive,
  }),
  update: async (id: string, body: Partial<RegionBody>): Promise<RegionRecord> => {
    await adminSdk().admin.region.update({ id, body, query: { fields: "id" } })
    return loadRegion(id)
  },
  invalidate: regions.invalidate,
}
