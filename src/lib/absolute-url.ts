import { withBase } from "./base-path.ts"
import { joinMarket } from "./market-prefix.ts"
import { pageScope } from "./page-scope.ts"

const base = import.meta.env.BASE_URL

/** Returns the URL of a page, given by its path in the app, or of a picture, also on another host. */
export const absoluteUrl = (path: string): string =>
  new URL(base !== "/" && path.startsWith("/") ? base + path.slice(1) : path, pageScope().origin).href

/** Returns the path on this site of a page of the store in the current market: "/search" becomes "/shop/de-at/search". */
export const storePath = (path: string): string => withBase(joinMarket(pageScope().prefix, path))

/** Returns the URL of a page of the store in a market, by default the current one. */
export const storeUrl = (path: string, prefix = pageScope().prefix): string => absoluteUrl(joinMarket(prefix, path))

/** Returns a picture's URL for other sites; undefined if the shop stored something else there. */
export function pictureUrl(text: string | null | undefined): string | undefined {
  if (!text || !URL.canParse(text, pageScope().origin)) return undefined
  const url = absoluteUrl(text)
  return /^https?:/.test(url) ? url : undefined
}
