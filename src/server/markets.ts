import { detectLocale, type Locale, locales } from "#lib/locale.ts"
import { joinMarket, splitMarket } from "#lib/market-prefix.ts"
import { countryOf } from "#lib/place.ts"
import { isCrawler, marketSetting } from "#lib/tab-market.ts"
import { createQueryClient } from "#query-client.ts"
import type { Region } from "#schema/store/entities/settings.ts"
import { marketOf, prefixIn, regionsQuery } from "#store/market/region.ts"
import { runInScope } from "./page-scopes.ts"
import type { RenderScope } from "./render-page.tsx"

/** Milliseconds in which the shop's countries aren't read again. */
const FRESH = 60_000
/** Milliseconds that a visitor waits for them. */
const PATIENCE = 2000
/** Milliseconds without another attempt after they couldn't be read. */
const PAUSE = 5000

/** What a request says about its visitor. */
export interface Visitor {
  /** The `market` cookie: "de-at", "de-" or "-at". */
  readonly choice: string | undefined
  readonly acceptLanguage: string | undefined
  readonly userAgent: string | undefined
}

/** Where an address leads, or what its page is rendered for. */
export type Addressed =
  | { readonly kind: "elsewhere"; readonly pathname: string }
  | { readonly kind: "here"; readonly scope: RenderScope; readonly path: string }

/** Finds out which market a path of the store is for. `path` is the page's without the market. */
export function createMarkets(origin: string): (pathname: string, visitor: Visitor) => Promise<Addressed> {
  const client = createQueryClient()
  let known: { readonly regions: readonly Region[]; readonly at: number } | undefined
  let loading: Promise<unknown> | undefined
  let failedAt = Number.NEGATIVE_INFINITY
  const load = () => {
    if (Date.now() - failedAt < PAUSE) return undefined
    loading ??= runInScope({ origin, locale: "en", country: undefined, prefix: "" }, () =>
      client.fetchQuery({ ...regionsQuery, staleTime: 0 }),
    )
      .then(
        (regions) => {
          known = { regions, at: Date.now() }
        },
        () => {
          failedAt = Date.now()
        },
      )
      .finally(() => {
        loading = undefined
      })
    return loading
  }
  /** The last list is sent on while it is read again; without one, the address counts as it is. */
  const regionsOf = async (): Promise<readonly Region[]> => {
    if (!known) await Promise.race([load(), new Promise((resolve) => setTimeout(resolve, PATIENCE))])
    else if (Date.now() - known.at > FRESH) void load()
    return known?.regions ?? []
  }
  return async (pathname, visitor) => {
    const { prefix, language, country, path } = splitMarket(pathname, locales)
    const regions = await regionsOf()
    const wanted = prefix ? { locale: language as Locale, country } : wantedBy(visitor)
    const market = marketOf(regions, wanted?.country ?? "")
    const isRight = prefix ? prefix === `/${language}-${market?.country ?? country}` : !market || !wanted
    const right = market && wanted && prefixIn(regions, wanted.locale, market.country)
    if (!isRight && right !== undefined && right !== prefix)
      return { kind: "elsewhere", pathname: joinMarket(right, path) }
    const { locale } = prefix && wanted ? wanted : marketSetting()
    return { kind: "here", path, scope: { origin, locale, country, prefix } }
  }
}

/** What the visitor has chosen or their browser asks for; undefined for a crawler, which gets what it asks for. */
function wantedBy({ choice, acceptLanguage, userAgent = "" }: Visitor) {
  if (isCrawler(userAgent)) return undefined
  const [, language = "", country] = /^([a-z]{2})?-([a-z]{2})?$/.exec(choice ?? "") ?? []
  const tags = languagesOf(acceptLanguage)
  return { locale: detectLocale([language, ...tags], marketSetting().locale), country: country ?? countryOf(tags) }
}

/** The tags of an Accept-Language header, the preferred ones first. */
const languagesOf = (header = ""): readonly string[] =>
  header
    .slice(0, 1000)
    .split(",")
    .map((part) => {
      const [tag = "", weight] = part.trim().split(/\s*;\s*q=/)
      return { tag, weight: weight === undefined ? 1 : Number(weight) || 0 }
    })
    .filter(({ tag, weight }) => /^[a-z]{1,8}(?:-[a-z\d]{1,8})*$/i.test(tag) && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)
