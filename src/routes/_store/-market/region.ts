import { queryOptions } from "@tanstack/react-query"
import { countryOf, placeOf } from "#lib/place.ts"
import { catalogSdk } from "#routes/_store/-api/client.ts"
import { visit } from "#routes/_store/-visit/visit.ts"
import type { Region } from "#schema/store/entities/settings.ts"

/** No more than is asked for here: every first page waits for it. */
const REGIONS = { limit: 100, fields: "id,name,currency_code,countries.iso_2" }

/** All regions with their countries: they change so rarely that one look per visit is enough. */
export const regionsQuery = queryOptions({
  queryKey: ["store", "regions"],
  queryFn: async ({ signal }) => (await catalogSdk().store.region.list({ query: REGIONS }, { signal })).regions,
  staleTime: Number.POSITIVE_INFINITY,
})

/** iso_2 of the country that was chosen, else of the browser's. */
export const wantedCountry = (): string | undefined => visit().country ?? countryOf(navigator.languages)

export interface Market {
  readonly region: Region
  /** iso_2 of the country that prices, taxes and delivery are for. */
  readonly country: string
}

/** The market of the visit: the country chosen before, else the browser's, else the first that the shop serves. */
export const marketOf = (regions: readonly Region[], wanted = wantedCountry()): Market | undefined =>
  placeOf(regions, wanted)
