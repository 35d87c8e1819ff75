import { titles } from "virtual:help-titles"
import { settings } from "#lib/config.ts"
import { readEnv } from "#lib/env.ts"
import { privateFrames } from "#scripts/lib/private-pages.mjs"
import { catalogEntries, shopRegions } from "#scripts/lib/sitemap.mjs"
import { items } from "#sdk/pages.ts"
import { createStoreSdk } from "#sdk/store.ts"
import { recordRequests } from "./recorded-requests.ts"

/** Reads which pages a shop has, and the countries that it sells to. Throws if the API doesn't tell. */
export async function sitePages(origin: string) {
  const result = readEnv(settings(), origin)
  if (!result.ok) throw new Error(`${result.problems.map(({ name }) => name).join(", ")}: not set or not valid`)
  const { apiUrl: baseUrl, publishableKey } = result.env
  const sdk = createStoreSdk({ baseUrl, publishableKey })
  // Requests fail, and are sent again, as those of the pages.
  const requests = recordRequests()
  const { result: lists } = await requests
    .record(() => Promise.all([catalogEntries(sdk, items), shopRegions(sdk)]))
    .finally(requests.stop)
  const [{ products, categories, collections }, regions] = lists
  const help = Object.keys(titles.en ?? {}).map((slug) => `/pages/${slug}`)
  const catalog = [...categories, ...collections, ...products].map(({ path }) => path)
  return { paths: [...new Set(["/", "/products", "/search", ...help, ...privateFrames, ...catalog])], regions }
}
