import { queryOptions } from "@tanstack/react-query"
import { pageScope } from "#lib/page-scope.ts"
import { placeOf } from "#lib/place.ts"
import type { Region } from "#schema/store/entities/settings.ts"
import { catalogSdk } from "#store/api/client.ts"
import { visit } from "#store/visit/visit.ts"

/** Only required fields, because every first page waits for this request. */
const REGIONS = { limit: 100, fields: "id,name,currency_code,countries.iso_2" }

/** All regions with their countries; loaded once per visit, because they rarely change. */
export const regionsQuery = queryOptions({
  queryKey: ["store", "regions"],
  queryFn: async ({ signal }) => (await catalogSdk().store.region.list({ query: REGIONS }, { signal })).regions,
  staleTime: Number.POSITIVE_INFINITY,
})

/** Returns iso_2 of the chosen country, otherwise the country that the page is for. */
export const wantedCountry = (): string | undefined => visit().country ?? pageScope().country

export interface Market {
  readonly region: Region
  /** iso_2 of the country used for prices, taxes and shipping. */
  readonly country: string
}

/** Returns the visit's market: the chosen country, otherwise the browser's, otherwise the shop's first one. */
export const marketOf = (regions: readonly Region[], wanted = wantedCountry()): Market | undefined =>
  placeOf(regions, wanted)
