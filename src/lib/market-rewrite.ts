import type { LocationRewrite } from "@tanstack/react-router"
import { locales } from "./locale.ts"
import { hasMarkets, joinMarket, splitMarket } from "./market-prefix.ts"
import { pageScope } from "./page-scope.ts"

/** Takes the market from the addresses that the router reads, and puts the current one into those that it writes. */
export const marketRewrite = (): LocationRewrite => ({
  input: ({ url }) => {
    url.pathname = splitMarket(url.pathname, locales).path
    return url
  },
  output: ({ url }) => {
    if (hasMarkets(url.pathname)) url.pathname = joinMarket(pageScope().prefix, url.pathname)
    return url
  },
})
