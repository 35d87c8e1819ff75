import { withoutBase } from "./base-path.ts"
import { settings } from "./config.ts"
import { deviceItem } from "./device-items.ts"
import { detectLocale, type Locale, locales } from "./locale.ts"
import { type MainMarket, type MarketPath, splitMarket } from "./market-prefix.ts"

const chosenLocale = deviceItem("locale")
const chosenCountry = deviceItem("country")
/** Programs that read pages for search engines and previews: their language says nothing about who reads the result. */
const crawlers = /bot\b|crawl|spider|slurp|preview|externalhit|lighthouse/i

export const isCrawler = (userAgent: string): boolean => crawlers.test(userAgent)

/** The languages that the visitor's browser asks for; none for a crawler, which gets the page that it has asked for. */
export const browserLanguages = (): readonly string[] => (isCrawler(navigator.userAgent) ? [] : navigator.languages)

/** Splits the path of a page on this site, such as "/shop/de-at/products", into its market and its path in the app. */
export const marketPathOf = (pathname: string): MarketPath => splitMarket(withoutBase(pathname), locales)

/** Path in the app of the page that this tab shows, without its market. */
export const openPath = (): string => marketPathOf(window.location.pathname).path

/** What this tab's address says; a choice of the visitor takes its place. */
let address: Pick<MarketPath, "language" | "country"> = { language: undefined, country: undefined }
let prefix = ""

/** Takes the market of an address as that of this tab. */
export function readMarket(pathname: string): void {
  const found = marketPathOf(pathname)
  address = found
  prefix = found.prefix
}
if (globalThis.window) readMarket(window.location.pathname)

/** The market in the addresses of this tab's links, such as "/de-at"; empty for the shop's default market. */
export const tabPrefix = (): string => prefix
export function setTabPrefix(next: string): void {
  prefix = next
}

/** iso_2 of the country in this tab's address; null without one, and after the visitor has chosen a country. */
export const addressCountry = (): string | null => address.country ?? null
export function leaveAddressCountry(): void {
  address = { ...address, country: undefined }
}

/** The default market by the shop's settings. */
export function marketSetting(): MainMarket & { readonly locale: Locale } {
  const { language, country } = splitMarket(`/${settings().VITE_DEFAULT_MARKET?.trim() ?? ""}`, locales)
  return { locale: detectLocale([language ?? ""], "en"), country }
}

/** The language of the address, otherwise the chosen one, the browser's first supported one, or the shop's default. */
export const initialLocale = (): Locale =>
  detectLocale([address.language ?? "", chosenLocale.get() ?? "", ...browserLanguages()], marketSetting().locale)

export function rememberLocale(locale: Locale): void {
  address = { ...address, language: undefined }
  chosenLocale.set(locale)
  noteChoice()
}

/**
 * Tells a server that renders the pages what the visitor has chosen, in a cookie such as "market=de-at", so that it can
 * lead addresses without a market to theirs.
 */
export function noteChoice(): void {
  const [locale = "", country = ""] = [chosenLocale.get() ?? "", chosenCountry.get() ?? ""]
  if (locale || country)
    // biome-ignore lint/suspicious/noDocumentCookie: The Cookie Store API is missing in some browsers.
    document.cookie = `market=${locale}-${country}; path=${import.meta.env.BASE_URL}; max-age=31536000; samesite=lax`
}
