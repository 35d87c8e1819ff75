import type { LocationRewrite } from "@tanstack/react-router"
import { locales } from "./locale.ts"
import { joinMarket, splitMarket } from "./market-prefix.ts"
import { pageScope } from "./page-scope.ts"

const isStore = (path: string): boolean => !/^\/(?:admin|_mock|_demo)(?:\/|$)/.test(path)

/** Takes the market from the addresses that the router reads, and puts the current one into those that it writes. */
export const marketRewrite = (): LocationRewrite => ({
  input: ({ url }) => {
    url.pathname = splitMarket(url.pathname, locales).path
    return url
  },
  output: ({ url }) => {
    if (isStore(url.pathname)) url.pathname = joinMarket(pageScope().prefix, url.pathname)
    return url
  },
})
