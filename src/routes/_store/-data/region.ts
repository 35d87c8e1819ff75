import { queryOptions } from "@tanstack/react-query"
import { localStore } from "#lib/storage.ts"
import type { Region } from "#schema/store/entities/settings.ts"
import { storeSdk } from "./client.ts"

const KEY = "shop_country"

/** All regions with their countries: they change so rarely that one look per visit is enough. */
export const regionsQuery = queryOptions({
  queryKey: ["store", "regions"],
  queryFn: async ({ signal }) => (await storeSdk().store.region.list({ query: { limit: 100 } }, { signal })).regions,
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

const countryOfBrowser = (): string | undefined =>
  navigator.languages.map((tag) => tag.split("-")[1]?.toLowerCase()).find((code) => code !== undefined)

/** The market of the visit: the country chosen before, else the browser's, else the first that the shop serves. */
export function marketOf(
  regions: readonly Region[],
  wanted = chosenCountry() ?? countryOfBrowser(),
): Market | undefined {
  const has = (region: Region) => region.countries?.some((c) => c.iso_2 === wanted)
  const region = regions.find(has) ?? regions[0]
  if (!region) return undefined
  const country = has(region) ? wanted : region.countries?.[0]?.iso_2
  return { region, country: country ?? "" }
}
