import { withoutBase } from "./base-path.ts"
import { browserLanguages } from "./browser-languages.ts"
import { deviceItem } from "./device-items.ts"
import { detectLocale, type Locale, locales } from "./locale.ts"
import { type MarketPath, splitMarket } from "./market-prefix.ts"
import { marketSetting } from "./market-setting.ts"

const chosenLocale = deviceItem("locale")
const chosenCountry = deviceItem("country")
/** Splits the path of a page on this site, such as "/shop/de-at/products", into its market and its path in the app. */
export const marketPathOf = (pathname: string): MarketPath => splitMarket(withoutBase(pathname), locales)

/** Path in the app of the page that this tab shows, without its market. */
export const openPath = (): string => marketPathOf(window.location.pathname).path

/** What this tab's address says; a choice of the visitor takes its place. */
let address: Pick<MarketPath, "language" | "country"> = { language: undefined, country: undefined }
let prefix = ""
/** The country that was chosen when the address was read. */
let chosenBefore: string | null = null

/** Takes the market of an address as that of this tab. */
export function readMarket(pathname: string): void {
  const found = marketPathOf(pathname)
  address = found
  prefix = found.prefix.toLowerCase()
  chosenBefore = chosenCountry.get()
}
if (globalThis.window) readMarket(window.location.pathname)

/** The market in the addresses of this tab's links, such as "/de-at"; empty for the shop's default market. */
export const tabPrefix = (): string => prefix
export function setTabPrefix(next: string): void {
  prefix = next
}

/** iso_2 of the country in this tab's address; null without one, and after the visitor has chosen a country in any tab. */
export const addressCountry = (): string | null =>
  address.country !== undefined && chosenCountry.get() === chosenBefore ? address.country : null
export function forgetAddressCountry(): void {
  address = { ...address, country: undefined }
}

/** The language that the visitor has chosen, otherwise the browser's first supported one. */
export const ownLocale = (): Locale | undefined => detectLocale([chosenLocale.get() ?? "", ...browserLanguages()])

/** The language of the address, otherwise the visitor's own; undefined if only the shop's settings can tell. */
export const knownLocale = (): Locale | undefined => detectLocale([address.language ?? ""]) ?? ownLocale()

/** The language in which the app starts. */
export const initialLocale = (): Locale => knownLocale() ?? marketSetting().locale

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
