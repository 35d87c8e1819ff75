import { useLocation, useRouter } from "@tanstack/react-router"
import { useEffect, useLayoutEffect } from "react"
import { withBase } from "#lib/base-path.ts"
import { useLocale } from "#lib/i18n.tsx"
import { fullPrefix, hasMarkets, joinMarket } from "#lib/market-prefix.ts"
import { marketRewrite } from "#lib/market-rewrite.ts"
import { marketPathOf, noteChoice, setTabPrefix } from "#lib/tab-market.ts"
import { useMarket } from "./market.ts"
import { tabPrefixIn } from "./region.ts"

/**
 * Keeps the page's language and country in its address, also after going back to a page of another market. The default
 * market may stand there too.
 */
export function useMarketAddress(): void {
  const router = useRouter()
  const locale = useLocale()
  const { regions, market } = useMarket()
  const address = useLocation({ select: ({ publicHref }) => publicHref })
  const country = market?.country
  useEffect(noteChoice, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the history can already be at a newer address; in the same task as the texts, also on a busy device
  useLayoutEffect(() => {
    const { href, state } = router.history.location
    const { pathname, search, hash } = new URL(href, window.location.origin)
    const { prefix, path } = marketPathOf(pathname)
    if (country === undefined || !hasMarkets(path)) return
    const wanted = tabPrefixIn(regions, locale, country)
    if (prefix === wanted || prefix === fullPrefix(locale, country)) return
    setTabPrefix(wanted)
    // Updates the links on the page.
    router.update({ ...router.options, rewrite: marketRewrite() })
    // The page stays where it was scrolled to.
    const kept = { ...state, place: state.place ?? state.__TSR_key, __hashScrollIntoViewOptions: false }
    const next = withBase(joinMarket(wanted, path)) + search + hash
    router.history.replace(next, kept, { ignoreBlocker: true })
  }, [router, address, regions, locale, country])
}
