import type { QueryClient } from "@tanstack/react-query"
import type { AnyRouter } from "@tanstack/react-router"
import { apiLocale } from "#lib/api-locale.ts"
import { chosenValues } from "#store/listing/chosen-filters.ts"
import { foundQuery } from "#store/listing/facets/found.ts"
import { type ListingSearch, listingSearch } from "#store/listing/listing-search.ts"
import { facetName, joinValues } from "#store/search/facets/facet-names.ts"
import { namesQuery, translationsOf } from "./catalog-names.ts"
import { loadMarket } from "./load.ts"

/** Pages with filters in the URL. */
const FILTERED = /^\/(search|products|(categories|collections)\/[^/]+)\/?$/

/** Attributes whose values are the same in every language. */
const FIXED = new Set(["availability"])

/**
 * Replaces the filter values in the URL that are texts in another language, for example after a change of the language
 * or in a link from someone who reads another one. `unknown` says what happens to values that have no translation.
 */
export async function translateFilters(
  client: QueryClient,
  router: AnyRouter,
  unknown: "drop" | "keep",
): Promise<void> {
  const { pathname, search } = router.latestLocation
  const chosen = FILTERED.test(pathname)
    ? chosenValues(listingSearch(search)).filter(([attribute]) => !FIXED.has(attribute))
    : []
  if (chosen.length === 0) return
  const market = await loadMarket(client)
  // Under a key of its own, because the page may still show the values in the old language.
  const all = foundQuery(market, {}, {})
  const { facets } = await client.fetchQuery({ ...all, queryKey: [...all.queryKey, apiLocale() ?? ""] })
  const known = new Map(facets.map(({ attribute, values }) => [attribute, new Set(values.map(({ value }) => value))]))
  const isKnown = (attribute: string, value: string) => known.get(attribute)?.has(value) ?? false
  const foreign = chosen.filter(([attribute, values]) => values.some((value) => !isKnown(attribute, value)))
  if (foreign.length === 0) return
  // Without the names, values can't be translated, and are handled as unknown.
  const names = await client.fetchQuery(namesQuery()).catch(() => [])
  const change = foreign.flatMap(([attribute, values]) => {
    const translated = values.flatMap((value) => {
      if (isKnown(attribute, value)) return value
      const translations = translationsOf(names, value).filter((name) => isKnown(attribute, name))
      return translations.length > 0 || unknown === "drop" ? translations : value
    })
    const next = joinValues([...new Set(translated)])
    const name = facetName(attribute)
    // A filter that was changed in the meantime has values of this language.
    const isCurrent = (router.latestLocation.search as ListingSearch)[name] === (search as ListingSearch)[name]
    return isCurrent && next !== joinValues(values) ? [[name, next || undefined] as const] : []
  })
  if (change.length === 0 || router.latestLocation.pathname !== pathname) return
  await router.navigate({
    to: ".",
    search: (before: object) => ({ ...before, page: undefined, ...Object.fromEntries(change) }),
    replace: true,
    resetScroll: false,
    state: true,
  })
  // Otherwise the page's products are still those of the old filters when their texts are reloaded.
  await router.invalidate({ sync: true })
}
