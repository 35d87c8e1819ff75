import { queryOptions } from "@tanstack/react-query"
import { countryOf, placeOf } from "#lib/place.ts"
import { localStore } from "#lib/storage.ts"
import type { Region } from "#schema/store/entities/settings.ts"
import { storeSdk } from "./client.ts"

const KEY = "shop_country"
/** No more than is asked for here: every first page waits for it. */
const REGIONS = { limit: 100, fields: "id,name,currency_code,countries.iso_2" }

/** All regions with their countries: they change so rarely that one look per visit is enough. */
export const regionsQuery = queryOptions({
  queryKey: ["store", "regions"],
  queryFn: async ({ signal }) => (await storeSdk().store.region.list({ query: REGIONS }, { signal })).regions,
  staleTime: Number.POSITIVE_INFINITY,
})

export const chosenCountry = (): string | null => localStore.get(KEY)
const listeners = new Set<() => void>()
export function rememberCountry(iso2: string): void {
  localStore.set(KEY, iso2)
  for (const listener of listeners) listener()
}
/** Calls when another country is chosen; answers how to stop. */
export function watchCountry(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export interface Market {
  readonly region: Region
  /** iso_2 of the country that prices, taxes and delivery are for. */
  readonly country: string
}

/** The market of the visit: the country chosen before, else the browser's, else the first that the shop serves. */
export const marketOf = (
  regions: readonly Region[],
  wanted = chosenCountry() ?? countryOf(navigator.languages),
): Market | undefined => placeOf(regions, wanted)
