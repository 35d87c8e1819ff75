import { apiLocale } from "#lib/api-locale.ts"
import { deviceItem } from "#lib/device-items.ts"
import { demoSearchAppId } from "#lib/env-search.ts"
import { memoizeUntilFailure } from "#lib/memoize.ts"
import type { SearchClient } from "#sdk/search/types.ts"
import type { StoreSdk } from "#sdk/store.ts"
import { catalogSdk } from "#store/api/client.ts"
import type { Market } from "#store/market/region.ts"
import { setIsFallback } from "./fallback-state.ts"
import { searchEnv } from "./search-env.ts"

/** Milliseconds for which the hosted service may take to answer; its client would retry for half a minute. */
const TIMEOUT = 4_000

const missing = deviceItem("searchMissing")
/** An API without search is asked once per tab: browsers report each 404. A server that renders pages asks when it starts. */
const memory = globalThis.window && { isMissing: () => missing.get() !== null, noteMissing: () => missing.set("1") }

async function createClient(sdk: StoreSdk, { region, country }: Market): Promise<SearchClient> {
  const env = searchEnv()
  const overApi = async (kind: Exclude<typeof env.kind, "hosted">) => {
    const { searchOverApi } = await import("#sdk/search/over-api.ts")
    return searchOverApi(kind, sdk, { regionId: region.id, country, currency: region.currency_code }, memory)
  }
  if (env.kind !== "hosted") return overApi(env.kind)
  const [{ hostedSearch }, { withTemporaryFallback }] = await Promise.all([
    import("#sdk/search/hosted.ts"),
    import("#sdk/search/fallback.ts"),
  ])
  // In the page itself, a slow response isn't a lost connection.
  const inPage = env.appId === demoSearchAppId
  return withTemporaryFallback(hostedSearch({ appId: env.appId, key: env.key, host: env.host, inPage }), {
    timeout: inPage ? undefined : TIMEOUT,
    // Its texts are in the page's language, unlike those of the API's own search.
    other: () => overApi("listing"),
    onFallback: setIsFallback,
  })
}

/** Loads the code of the configured client, which is needed once the market is known. */
export function preloadSearch(): void {
  const code = searchEnv().kind === "hosted" ? import("#sdk/search/hosted.ts") : import("#sdk/search/over-api.ts")
  code.catch(() => undefined)
}

const clients = new WeakMap<StoreSdk, (market: Market) => Promise<SearchClient>>()

/** Returns a market's search client as configured; loads only the client that is used. */
export function searchClient(market: Market): Promise<SearchClient> {
  const sdk = catalogSdk()
  const ofMarket =
    clients.get(sdk) ??
    memoizeUntilFailure(
      (one: Market) => createClient(sdk, one),
      ({ region, country }) => `${searchEnv().kind} ${region.id} ${country} ${apiLocale()}`,
    )
  clients.set(sdk, ofMarket)
  return ofMarket(market)
}
