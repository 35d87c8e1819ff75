import type { QueryClient } from "@tanstack/react-query"
import { type Market, marketOf, regionsQuery } from "#routes/_store/-market/region.ts"

/** The market of the visit, for a loader; throws where the shop serves no country at all. */
export async function loadMarket(client: QueryClient): Promise<Market> {
  const market = marketOf(await client.ensureQueryData(regionsQuery))
  if (!market) throw new Error("the shop has no region")
  return market
}
