import { useQuery } from "@tanstack/react-query"
import { useVisit } from "#routes/_store/-visit/use-visit.ts"
import { rememberCountry } from "#routes/_store/-visit/visit.ts"
import { marketOf, regionsQuery } from "./region.ts"

/** Where the visit shops, and how to go elsewhere: every page of every tab reads its prices again. */
export function useMarket() {
  const { data: regions = [] } = useQuery(regionsQuery)
  useVisit()
  return { regions, market: marketOf(regions), choose: rememberCountry }
}

/** A country by its name in the reader's language. */
export function countryName(iso2: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: "region" }).of(iso2.toUpperCase()) ?? iso2.toUpperCase()
  } catch {
    return iso2.toUpperCase()
  }
}
