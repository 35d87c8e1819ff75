import { useQuery } from "@tanstack/react-query"
import { rememberCountry, useVisit } from "#store/visit/visit.ts"
import { marketOf, regionsQuery } from "./region.ts"

/** Returns the visit's market and a function to choose a country, after which all tabs reload their prices. */
export function useMarket() {
  const { data: regions = [] } = useQuery(regionsQuery)
  useVisit()
  return { regions, market: marketOf(regions), choose: rememberCountry }
}

/** Returns a country's localized name, or its code if the name is unknown. */
export function countryName(iso2: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: "region" }).of(iso2.toUpperCase()) ?? iso2.toUpperCase()
  } catch {
    return iso2.toUpperCase()
  }
}
