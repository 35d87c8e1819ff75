/** Id of the JSON block that tells which address a prerendered page is for. */
export const PAGE_ADDRESS_ID = "page-address"

/** What {@link checkAddress} compares a visitor's address and choice with. */
export interface PageAddress {
  /** Path of the page on its site, without its market. */
  readonly path: string
  /** Path below which the site serves the app: "" or "/shop". */
  readonly base: string
  /** The page's market, such as "/de-at"; empty for the shop's default market. */
  readonly prefix: string
  /** The markets in which the page has a file. */
  readonly prefixes: readonly string[]
  readonly locales: readonly string[]
  /** iso_2 of the countries that the shop sells to. */
  readonly countries: readonly string[]
  readonly main: { readonly locale: string; readonly country: string }
  /** Pattern of the user agents that get the page that they ask for. */
  readonly crawlers: string
}

/**
 * Leads a visitor from a page of the default market to their own, as a server does, and hides a page that a host has sent for
 * another address: the app shows the right one. A file of the page contains it as text, so that it may use nothing from outside.
 */
export function checkAddress(): void {
  const block = document.getElementById("page-address")
  if (!block) return
  const { path, base, prefix, prefixes, locales, countries, main, crawlers }: PageAddress = JSON.parse(
    block.textContent ?? "",
  )
  const stored = (key: string) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const plain = (pathname: string) => {
    try {
      return decodeURIComponent(pathname).replace(/\/+$/, "")
    } catch {
      return pathname
    }
  }
  const { pathname, search, hash } = location
  const other = [...new URLSearchParams(search).keys()].filter(
    (name) => !/^(?:utm_\w+|fbclid|gclid|msclkid)$/.test(name),
  )
  const isHere = plain(pathname) === plain(base + prefix + path) && other.length === 0
  let wanted = prefix
  if (isHere && !prefix && !new RegExp(crawlers, "i").test(navigator.userAgent)) {
    const tags = [...navigator.languages]
    const own = [stored("app:locale") ?? "", ...tags].map((tag) => tag.toLowerCase().split("-")[0] ?? "")
    const locale = own.find((language) => locales.includes(language)) ?? main.locale
    const places = tags.flatMap((tag) => tag.split("-").slice(1)).filter((part) => /^[a-z]{2}$/i.test(part))
    const country = stored("app:shop_country") ?? places[0]?.toLowerCase() ?? ""
    const sold = countries.includes(country) ? country : main.country
    wanted = locale === main.locale && sold === main.country ? "" : `/${locale}-${sold}`
  }
  if (isHere && wanted === prefix) return
  document.documentElement.dataset.otherPage = ""
  if (isHere && prefixes.includes(wanted)) location.replace(base + wanted + (path === "/" ? "" : path) + search + hash)
}

export const checkScript = `<script>(${checkAddress.toString()})()</script>`
