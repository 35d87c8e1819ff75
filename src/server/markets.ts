import { isCrawler } from "#lib/browser-languages.ts"
import { detectLocale, type Locale, locales } from "#lib/locale.ts"
import { fullPrefix, hasMarkets, joinMarket, splitMarket } from "#lib/market-prefix.ts"
import { marketSetting } from "#lib/market-setting.ts"
import { countryOf } from "#lib/place.ts"
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
  | {
      readonly kind: "here"
      readonly scope: RenderScope
      /** The page's path, without the market. */
      readonly path: string
      /** False while the shop's countries can't be read: the page may be another one later. */
      readonly isSure: boolean
    }

export interface Markets {
  /** Finds out which market a path of the store is for. */
  readonly find: (pathname: string, visitor: Visitor) => Promise<Addressed>
  /** Reads the shop's countries again before the next answer. */
  readonly forget: () => void
}

/** Reads the shop's countries and leads addresses to their markets. */
export function createMarkets(origin: string): Markets {
  const regionsOf = regionReader(origin)
  return {
    forget: regionsOf.forget,
    async find(pathname, visitor) {
      const { prefix, language, country, path } = splitMarket(pathname, locales)
      const regions = await regionsOf.read()
      const guess = () => guessed(regions, path, visitor)
      const leads = prefix ? named(regions, language as Locale, country, guess) : guess()
      const right = leads === undefined ? prefix : leads
      // Two slashes after the market aren't the page's path either.
      if (right !== prefix || (prefix && joinMarket(prefix, path) !== pathname))
        return { kind: "elsewhere", pathname: joinMarket(right, path) }
      const locale = prefix ? (language as Locale) : marketSetting().locale
      const scope = { origin, locale, country, prefix: prefix.toLowerCase() }
      return { kind: "here", path, scope, isSure: regions.length > 0 }
    },
  }
}

/**
 * The prefix of a market that an address names. A country that the shop doesn't sell to leads to the default one, whose
 * address has a prefix only where one without it would lead the visitor elsewhere, as in a browser (`tabPrefixIn`).
 */
function named(
  regions: readonly Region[],
  locale: Locale,
  country: string | undefined,
  guess: () => string | undefined,
): string | undefined {
  const market = marketOf(regions, country ?? "")
  if (!market) return undefined
  const full = fullPrefix(locale, market.country)
  return market.country === country ? full : prefixIn(regions, locale, market.country) || (guess() ? full : "")
}

/** The prefix of the market that a visitor has chosen or their browser asks for. */
function guessed(regions: readonly Region[], path: string, visitor: Visitor): string | undefined {
  const { choice = "", acceptLanguage, userAgent = "" } = visitor
  if (isCrawler(userAgent) || !hasMarkets(path)) return undefined
  const [, language = "", country] = /^([a-z]{2})?-([a-z]{2})?$/.exec(choice) ?? []
  const tags = languagesOf(acceptLanguage)
  const locale = detectLocale([language, ...tags]) ?? marketSetting().locale
  return prefixIn(regions, locale, marketOf(regions, country ?? countryOf(tags) ?? "")?.country)
}

/** Reads the shop's regions; the last ones are returned while they are read again. */
function regionReader(origin: string) {
  const client = createQueryClient()
  let known: { readonly regions: readonly Region[]; readonly at: number } | undefined
  let loading: Promise<void> | undefined
  let failedAt = Number.NEGATIVE_INFINITY
  const scope = { origin, locale: "en", country: undefined, prefix: "" }
  async function load(): Promise<void> {
    const late = setTimeout(() => void client.cancelQueries(), PATIENCE)
    try {
      const regions = await runInScope(scope, () => client.fetchQuery({ ...regionsQuery, staleTime: 0 }))
      known = { regions, at: Date.now() }
    } catch {
      failedAt = Date.now()
    } finally {
      clearTimeout(late)
      loading = undefined
    }
  }
  return {
    async read(): Promise<readonly Region[]> {
      const isFresh = known && Date.now() - known.at < FRESH
      if (!isFresh && Date.now() - failedAt >= PAUSE) loading ??= load()
      if (!known) await loading
      return known?.regions ?? []
    },
    forget() {
      known = undefined
      failedAt = Number.NEGATIVE_INFINITY
    },
  }
}

/** The tags of an Accept-Language header, the preferred ones first. */
const languagesOf = (header = ""): readonly string[] =>
  header
    .slice(0, 1000)
    .split(",")
    .map((part) => {
      const [tag = "", weight] = part.trim().split(/\s*;\s*q\s*=\s*/i)
      return { tag, weight: weight === undefined ? 1 : Number(weight) || 0 }
    })
    .filter(({ tag, weight }) => /^[a-z]{1,8}(?:-[a-z\d]{1,8})*$/i.test(tag) && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)
