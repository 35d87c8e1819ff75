import type { QueryClient } from "@tanstack/react-query"
import type { AnyRouter } from "@tanstack/react-router"
import { apiLocale } from "#lib/api-locale.ts"
import { chosenValues } from "#routes/_store/-listing/chosen-filters.ts"
import { foundQuery } from "#routes/_store/-listing/facets/found.ts"
import { listingSearch } from "#routes/_store/-listing/listing-search.ts"
import { facetName, joinValues } from "#routes/_store/-search/facet-names.ts"
import { loadMarket } from "./load.ts"

/** Pages with filters in the URL. */
const FILTERED = /^\/(search|products|(categories|collections)\/[^/]+)\/?$/

/**
 * Removes the filter values from the URL that the new language doesn't have: values are texts of the catalog, and its
 * translations have no ids to find the same value by.
 */
export async function dropForeignFilters(client: QueryClient, router: AnyRouter): Promise<void> {
  const { pathname, search } = router.latestLocation
  const chosen = FILTERED.test(pathname) ? chosenValues(listingSearch(search)) : []
  if (chosen.length === 0) return
  const market = await loadMarket(client)
  // Under a key of its own, because the page may still show the values in the old language.
  const all = foundQuery(market, {}, {})
  const { facets } = await client.fetchQuery({ ...all, queryKey: [...all.queryKey, apiLocale() ?? ""] })
  const known = new Map(facets.map(({ attribute, values }) => [attribute, values.map(({ value }) => value)]))
  const change = chosen.flatMap(([attribute, values]) => {
    const kept = values.filter((value) => attribute === "availability" || known.get(attribute)?.includes(value))
    if (kept.length === values.length) return []
    return [[facetName(attribute), kept.length > 0 ? joinValues(kept) : undefined] as const]
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
