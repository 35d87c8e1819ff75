import type { StoreSdk } from "#sdk/store.ts"
import { searchOverListing } from "./over-listing.ts"
import { searchOverStore } from "./over-store.ts"
import type { SearchClient, SearchMarket } from "./types.ts"
import { type SearchMemory, withFallback } from "./with-fallback.ts"

/**
 * Searches with the store API: `auto` uses its search if the server has one, otherwise its product list. `memory` is asked
 * before the server.
 */
export function searchOverApi(
  kind: "store" | "listing" | "auto",
  sdk: StoreSdk,
  market: SearchMarket,
  memory?: SearchMemory,
): SearchClient {
  const listing = () => searchOverListing(sdk, market)
  if (kind === "listing") return listing()
  const store = searchOverStore(sdk, market)
  return kind === "store" ? store : withFallback(store, listing, memory)
}
