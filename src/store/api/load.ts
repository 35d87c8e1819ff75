import type { QueryClient } from "@tanstack/react-query"
import { type Market, marketOf, regionsQuery } from "#store/market/region.ts"
import { hasSameVisitor, visit } from "#store/visit/visit.ts"

/** Loads an owner's data for a route. A change of owner cancels the read; it then loads the new owner's data. */
export async function loadOwned<T>(load: () => Promise<T>): Promise<T> {
  const before = visit()
  try {
    return await load()
  } catch (error) {
    if (hasSameVisitor(before, visit())) throw error
    return loadOwned(load)
  }
}

/** Returns the visit's market for a loader; throws if the shop has no region. */
export async function loadMarket(client: QueryClient): Promise<Market> {
  const market = marketOf(await client.ensureQueryData(regionsQuery))
  if (!market) throw new Error("the shop has no region")
  return market
}
