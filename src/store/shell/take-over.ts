import type { QueryClient } from "@tanstack/react-query"
import type { PageState } from "#lib/page-state.ts"
import type { Region } from "#schema/store/entities/settings.ts"
import { marketOf } from "#store/market/region.ts"
import { GUEST } from "#store/visit/owner.ts"
import { currentOwner } from "#store/visit/visit.ts"

/** Milliseconds for which a page's data counts as loaded now, also what the app loads once per visit. */
const MAX_AGE = 600_000

/**
 * Takes the data of a page that a server has rendered, so that its HTML can stay. Returns false, and takes nothing, if the
 * page is in another language, shows another country's prices, or a customer is signed in, whose prices can differ.
 */
export function takeOver(client: QueryClient, state: PageState, locale: string): boolean {
  const regions = state.queries.find(({ key: [, name] }) => name === "regions")?.data
  const market = marketOf((regions ?? []) as readonly Region[])
  if (state.locale !== locale || state.country !== market?.country || currentOwner() !== GUEST) return false
  for (const { key, data, at } of state.queries) client.setQueryData(key, data, { updatedAt: at })
  const isOld = ({ state: { dataUpdatedAt } }: { state: { dataUpdatedAt: number } }) =>
    dataUpdatedAt < Date.now() - MAX_AGE
  void client.invalidateQueries({ predicate: isOld, refetchType: "none" })
  return true
}
