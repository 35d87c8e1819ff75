import { demoSearchAppId } from "#lib/env-search.ts"
import { memoizeUntilFailure } from "#lib/memoize.ts"
import { catalogSdk } from "#routes/_store/-api/client.ts"
import type { Market } from "#routes/_store/-market/region.ts"
import { withFallback } from "#sdk/search/auto.ts"
import { searchOverListing } from "#sdk/search/over-listing.ts"
import { searchOverStore } from "#sdk/search/over-store.ts"
import type { SearchClient } from "#sdk/search/types.ts"
import type { StoreSdk } from "#sdk/store.ts"
import { searchEnv } from "./settings.ts"

async function createClient(sdk: StoreSdk, { region, country }: Market): Promise<SearchClient> {
  const env = searchEnv()
  const market = { regionId: region.id, country, currency: region.currency_code }
  const listing = () => searchOverListing(sdk, market)
  const store = () => searchOverStore(sdk, market)
  if (env.kind === "listing") return listing()
  if (env.kind === "store") return store()
  if (env.kind === "auto") return withFallback(store(), listing)
  const { hostedSearch } = await import("#sdk/search/hosted.ts")
  const inPage = env.appId === demoSearchAppId
  return hostedSearch({ appId: env.appId, key: env.key, host: env.host, inPage })
}

const clients = new WeakMap<StoreSdk, (market: Market) => Promise<SearchClient>>()

/** Returns a market's search client as configured; loads the hosted service's client only if it is used. */
export function searchClient(market: Market): Promise<SearchClient> {
  const sdk = catalogSdk()
  const ofMarket =
    clients.get(sdk) ??
    memoizeUntilFailure(
      (one: Market) => createClient(sdk, one),
      ({ region, country }) => `${searchEnv().kind} ${region.id} ${country}`,
    )
  clients.set(sdk, ofMarket)
  return ofMarket(market)
}
