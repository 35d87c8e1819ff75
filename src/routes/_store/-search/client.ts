import { demoSearchAppId } from "#lib/env-search.ts"
import { storeSdk } from "#routes/_store/-data/client.ts"
import type { Market } from "#routes/_store/-data/region.ts"
import { firstThatAnswers } from "#sdk/search/auto.ts"
import { searchOverListing } from "#sdk/search/over-listing.ts"
import { searchOverStore } from "#sdk/search/over-store.ts"
import type { SearchClient } from "#sdk/search/types.ts"
import { searchEnv } from "./settings.ts"

const clients = new Map<string, Promise<SearchClient>>()

/** The client of a market, by the settings; the hosted service's comes only where it is asked. */
export function searchClient({ region, country }: Market): Promise<SearchClient> {
  const env = searchEnv()
  const market = { regionId: region.id, country, currency: region.currency_code }
  const make = async (): Promise<SearchClient> => {
    const listing = () => searchOverListing(storeSdk(), market)
    const store = () => searchOverStore(storeSdk(), market)
    if (env.kind === "listing") return listing()
    if (env.kind === "store") return store()
    if (env.kind === "auto") return firstThatAnswers(store(), listing)
    const { hostedSearch } = await import("#sdk/search/hosted.ts")
    const inPage = env.appId === demoSearchAppId
    return hostedSearch({ appId: env.appId, key: env.key, host: env.host, inPage })
  }
  const name = `${region.id} ${country}`
  const known = clients.get(name) ?? make()
  clients.set(name, known)
  return known
}
