import { browserLanguages } from "./browser-languages.ts"
import { settings } from "./config.ts"
import { countryOf } from "./place.ts"
import { tabPrefix } from "./tab-market.ts"

/** What a page is rendered for. */
export interface PageScope {
  /** Origin of the page's address, such as "https://shop.example". */
  readonly origin: string
  /** Language of the page; empty before it is known. */
  readonly locale: string
  /** iso_2 of the country to show prices for if the visitor hasn't chosen one. */
  readonly country: string | undefined
  /** The market in the addresses of the page's links, such as "/de-at"; empty for the shop's default market. */
  readonly prefix: string
}

/** Origin of the site by its settings. */
export function siteOrigin(): string | undefined {
  const site = settings().VITE_SITE_URL?.trim() ?? ""
  return URL.canParse(site) && /^https?:/.test(site) ? new URL(site).origin : undefined
}

let nextLocale: string | undefined
/** Sets the language that requests use while the texts of the page are still in another one; undefined when they follow. */
export function setNextLocale(locale: string | undefined): void {
  nextLocale = locale
}

const browserScope: PageScope = {
  get origin() {
    return siteOrigin() ?? globalThis.window?.location.origin ?? ""
  },
  get locale() {
    return nextLocale ?? globalThis.document?.documentElement.lang ?? ""
  },
  get country() {
    return countryOf(browserLanguages())
  },
  get prefix() {
    return tabPrefix()
  },
}

let currentScope: () => PageScope | undefined = () => undefined

/** Lets a server say which page it is rendering: it renders several at a time. */
export function provideScope(current: () => PageScope | undefined): void {
  currentScope = current
}

/** Returns what the current page is rendered for; in a browser, what the document tells. */
export const pageScope = (): PageScope => currentScope() ?? browserScope
