import { useQuery } from "@tanstack/react-query"
import { useLocale } from "#lib/i18n.tsx"
import { rememberCountry, useVisit } from "#store/visit/visit.ts"
import { marketOf, prefixIn, regionsQuery } from "./region.ts"

/** Returns the visit's market and a function to choose a country, after which all tabs reload their prices. */
export function useMarket() {
  const { data: regions = [] } = useQuery(regionsQuery)
  useVisit()
  return { regions, market: marketOf(regions), choose: rememberCountry }
}

/** Returns the market in the page's canonical address, such as "/de-at"; empty for the shop's default market. */
export function useMarketPrefix(): string {
  const { regions, market } = useMarket()
  return prefixIn(regions, useLocale(), market?.country)
}

/** Returns a country's localized name, or its code if the name is unknown. */
export function countryName(iso2: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: "region" }).of(iso2.toUpperCase()) ?? iso2.toUpperCase()
  } catch {
    return iso2.toUpperCase()
  }
}
