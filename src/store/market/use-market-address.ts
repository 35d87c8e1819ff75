import { useLocation, useRouter } from "@tanstack/react-router"
import { useEffect } from "react"
import { withBase } from "#lib/base-path.ts"
import { useLocale } from "#lib/i18n.tsx"
import { fullPrefix, joinMarket } from "#lib/market-prefix.ts"
import { marketRewrite } from "#lib/market-rewrite.ts"
import { marketPathOf, noteChoice, setTabPrefix } from "#lib/tab-market.ts"
import { useMarket } from "./market.ts"
import { prefixIn } from "./region.ts"

/**
 * Keeps the page's language and country in its address, also after going back to a page of another market. The default
 * market may stand there too.
 */
export function useMarketAddress(): void {
  const router = useRouter()
  const locale = useLocale()
  const { regions, market } = useMarket()
  const address = useLocation({ select: ({ publicHref }) => publicHref })
  const wanted = market && prefixIn(regions, locale, market.country)
  const full = market && fullPrefix(locale, market.country)
  useEffect(noteChoice, [])
  useEffect(() => {
    const { pathname, search, hash } = new URL(address, window.location.origin)
    const { prefix, path } = marketPathOf(pathname)
    if (wanted === undefined || prefix === wanted || prefix === full) return
    setTabPrefix(wanted)
    // Links are written anew.
    router.update({ ...router.options, rewrite: marketRewrite() })
    const { state } = router.history.location
    router.history.replace(withBase(joinMarket(wanted, path)) + search + hash, state, { ignoreBlocker: true })
  }, [router, address, wanted, full])
}
