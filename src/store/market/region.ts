import { queryOptions } from "@tanstack/react-query"
import type { Locale } from "#lib/locale.ts"
import { fullPrefix, prefixOf } from "#lib/market-prefix.ts"
import { marketSetting } from "#lib/market-setting.ts"
import { pageScope } from "#lib/page-scope.ts"
import { placeOf } from "#lib/place.ts"
import { ownLocale } from "#lib/tab-market.ts"
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

/** Returns iso_2 of the chosen country, otherwise that of the browser. */
const ownCountry = (): string | undefined => visit().country ?? pageScope().country

/** Returns iso_2 of the country in the address, otherwise the visitor's own. */
export const wantedCountry = (): string | undefined => visit().addressCountry ?? ownCountry()

export interface Market {
  readonly region: Region
  /** iso_2 of the country used for prices, taxes and shipping. */
  readonly country: string
}

/** Returns the market of the wanted country, otherwise the shop's default market. */
export const marketOf = (regions: readonly Region[], wanted = wantedCountry()): Market | undefined =>
  placeOf(regions, wanted, marketSetting().country)

/** {@link prefixOf} with the shop's setting; empty if the shop has no countries. */
export const prefixIn = (regions: readonly Region[], locale: Locale, country = ""): string =>
  prefixOf(regions, marketSetting(), locale, country)

/**
 * The prefix for this tab's address. The default market has one where an address without a prefix would lead the visitor
 * to their own market.
 */
export function tabPrefixIn(regions: readonly Region[], locale: Locale, country: string): string {
  const own = prefixIn(regions, ownLocale() ?? marketSetting().locale, marketOf(regions, ownCountry())?.country)
  return prefixIn(regions, locale, country) || (own && fullPrefix(locale, country))
}
