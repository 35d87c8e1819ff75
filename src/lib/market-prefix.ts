import { placeOf, type RegionLike } from "./place.ts"

const pattern = /^\/([a-z]{2})-([a-z]{2})(?=\/(?!admin(?:\/|$))|$)/i
/** Paths that are the same in all markets: the back office, the demo's pages, files, and markets that aren't one. */
const common = /^\/(?:admin|_mock|_demo|[^/]*\.[^/]*|[a-z]{2}-[a-z]{2})(?:\/|$)/i

/** A path in the app, and the market that it starts with. */
export interface MarketPath {
  /** The market as written in the address, such as "/de-at"; empty if it names none. */
  readonly prefix: string
  /** Language of the prefix, such as "de". */
  readonly language: string | undefined
  /** iso_2 of the prefix's country, such as "at". */
  readonly country: string | undefined
  /** Path of the page: "/de-at/products" is "/products" for Austria in German. */
  readonly path: string
}

/** Splits a path in the app into its market and its page. A prefix counts only with one of the app's languages. */
export function splitMarket(pathname: string, languages: readonly string[]): MarketPath {
  const [prefix = "", language, country] = pattern.exec(pathname) ?? []
  if (!languages.includes(language?.toLowerCase() ?? ""))
    return { prefix: "", language: undefined, country: undefined, path: pathname }
  return {
    prefix,
    language: language?.toLowerCase(),
    country: country?.toLowerCase(),
    // Two slashes would lead to another site.
    path: pathname.slice(prefix.length).replace(/^[/\\]+/, "/") || "/",
  }
}

/** Whether a path without a market has an address in each of them. */
export const hasMarkets = (path: string): boolean => !common.test(path)

/** Puts a page's path behind a prefix: "/" becomes "/de-at". */
export const joinMarket = (prefix: string, path: string): string =>
  prefix && (path === "/" || path.startsWith("/?")) ? prefix + path.slice(1) : prefix + path

/** A shop's default market: a language, and a country that it may not sell to. */
export interface MainMarket {
  readonly locale: string
  readonly country: string | undefined
}

/** The prefix of a market, also of the default one; empty for a market without a country. */
export const fullPrefix = (locale: string, country: string): string => (country ? `/${locale}-${country}` : "")

/** The market in the addresses of a language and a country, such as "/de-at"; empty for the shop's default market. */
export function prefixOf(regions: readonly RegionLike[], main: MainMarket, locale: string, country: string): string {
  const isMain = locale === main.locale && country === placeOf(regions, main.country)?.country
  return isMain ? "" : fullPrefix(locale, country)
}

/** The prefixes of all languages and countries of a shop with their tags for search engines, such as "de-AT". */
export function alternatesOf(
  regions: readonly RegionLike[],
  main: MainMarket,
  languages: readonly string[],
): readonly { readonly tag: string; readonly prefix: string }[] {
  const countries = regions.flatMap((region) => (region.countries ?? []).flatMap(({ iso_2 }) => iso_2 ?? []))
  const markets = languages.flatMap((language) => countries.map((country) => ({ language, country })))
  // The address without a market leads visitors to theirs.
  return [
    { tag: "x-default", prefix: "" },
    ...markets.map(({ language, country }) => ({
      tag: `${language}-${country.toUpperCase()}`,
      prefix: prefixOf(regions, main, language, country),
    })),
  ]
}
