import { queryOptions } from "@tanstack/react-query"
import type { Locale } from "#lib/locale.ts"
import { prefixOf } from "#lib/market-prefix.ts"
import { pageScope } from "#lib/page-scope.ts"
import { placeOf } from "#lib/place.ts"
import { marketSetting } from "#lib/tab-market.ts"
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

/** Returns iso_2 of the country in the address, otherwise the chosen one, otherwise that of the browser. */
export const wantedCountry = (): string | undefined => visit().addressCountry ?? visit().country ?? pageScope().country

export interface Market {
  readonly region: Region
  /** iso_2 of the country used for prices, taxes and shipping. */
  readonly country: string
}

/** Returns the market of the wanted country, otherwise the shop's default market. */
export const marketOf = (regions: readonly Region[], wanted = wantedCountry()): Market | undefined =>
  placeOf(regions, wanted, marketSetting().country)

/** The market in the addresses of a language and a country, such as "/de-at"; empty for the shop's default market. */
export const prefixIn = (regions: readonly Region[], locale: Locale, country: string): string =>
  prefixOf(regions, marketSetting(), locale, country)
