import type { QueryClient } from "@tanstack/react-query"
import type { PageState } from "#lib/page-state.ts"
import type { Region } from "#schema/store/entities/settings.ts"
import { marketOf } from "#store/market/region.ts"
import { GUEST } from "#store/visit/owner.ts"
import { currentOwner } from "#store/visit/visit.ts"

/** Milliseconds for which a page's data counts as loaded now, also what the app loads once per visit. */
const MAX_AGE = 600_000

/** Queries of every page's frame, which are the same for all visitors. */
const ofAllPages = new Set(["regions", "categories", "home-content"])

/**
 * Takes the data of a page that a server has rendered, so that its HTML can stay, and returns a function to call once the
 * app has taken the HTML over: it loads outdated data again. Before, that would change what React compares with the HTML.
 * Returns undefined, and takes nothing, if the page is in another language or country, or if it can hold prices and a
 * customer is signed in, whose prices can differ.
 */
export function takeOver(client: QueryClient, state: PageState, locale: string): (() => void) | undefined {
  const regions = state.queries.find(({ key: [, name] }) => name === "regions")?.data
  const market = marketOf((regions ?? []) as readonly Region[])
  if (state.locale !== locale || state.country !== market?.country) return undefined
  const hasPrices = state.queries.some(({ key: [, name] }) => !ofAllPages.has(String(name)))
  if (hasPrices && currentOwner() !== GUEST) return undefined
  const taken = state.queries.flatMap(({ key, data, at }) => {
    client.setQueryData(key, data)
    const query = client.getQueryCache().find({ queryKey: key })
    return query ? [{ query, at, since: query.state.dataUpdatedAt }] : []
  })
  return () => {
    const isOld = (at: number) => at < Date.now() - MAX_AGE
    const unchanged = taken.filter(({ query, since }) => query.state.dataUpdatedAt === since)
    for (const { query, at } of unchanged) query.setState({ dataUpdatedAt: at, isInvalidated: isOld(at) })
    const outdated = new Set(unchanged.map(({ query }) => query).filter((query) => query.isStale()))
    void client.refetchQueries({ predicate: (query) => outdated.has(query) })
  }
}
