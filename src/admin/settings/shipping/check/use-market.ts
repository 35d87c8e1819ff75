import { useQuery } from "@tanstack/react-query"
import { regionsQuery, storeQuery } from "#admin/settings/settings.ts"
import type { CheckSearch } from "./check-search.ts"

/** The region of the chosen country, and the sales channel: the store's default one if none is chosen. */
export function useMarket({ country, channel }: CheckSearch) {
  const { data: regions } = useQuery(regionsQuery)
  const { data: store } = useQuery(storeQuery)
  const region = regions?.find(({ countries }) => countries?.some(({ iso_2 }) => iso_2 === country))
  return {
    isLoaded: regions !== undefined && store !== undefined,
    region: region && { id: region.id, name: region.name, currency: region.currency_code },
    channel: channel ?? store?.channel ?? "",
    currency: region?.currency_code ?? store?.currencies[0] ?? "usd",
  }
}
