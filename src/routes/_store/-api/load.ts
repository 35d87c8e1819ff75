import type { QueryClient } from "@tanstack/react-query"
import { type Market, marketOf, regionsQuery } from "#routes/_store/-market/region.ts"

/** Returns the visit's market for a loader; throws if the shop has no region. */
export async function loadMarket(client: QueryClient): Promise<Market> {
  const market = marketOf(await client.ensureQueryData(regionsQuery))
  if (!market) throw new Error("the shop has no region")
  return market
}
