import { useQuery } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { useSyncExternalStore } from "react"
import { chosenCountry, marketOf, regionsQuery, rememberCountry, watchCountry } from "./region.ts"

/** Where the visit shops, and how to go elsewhere: every page reads its prices anew. */
export function useMarket() {
  const router = useRouter()
  const { data: regions = [] } = useQuery(regionsQuery)
  useSyncExternalStore(watchCountry, chosenCountry)
  return {
    regions,
    market: marketOf(regions),
    choose(country: string) {
      rememberCountry(country)
      void router.invalidate()
    },
  }
}

/** A country by its name in the reader's language. */
export function countryName(iso2: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: "region" }).of(iso2.toUpperCase()) ?? iso2.toUpperCase()
  } catch {
    return iso2.toUpperCase()
  }
}
