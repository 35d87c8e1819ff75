import { privatePaths } from "./private-pages.mjs"

/**
 * @typedef {{ readonly path: string, readonly changed?: string | null | undefined }} Entry
 * A page by its path in the app, already encoded, and the time of its last change.
 */

/**
 * @typedef {{ readonly tag: string, readonly prefix: string }} Alternate
 * A language and country with the start of its addresses: "de-AT" and "/de-at".
 */

/** The protocol's limits for one file; with many markets, bytes are reached first. */
export const MAX_URLS = 50_000
const MAX_BYTES = 45_000_000

const escapes = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" }

/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"']/g, (sign) => escapes[/** @type {keyof typeof escapes} */ (sign)])

/**
 * Returns the files by their names: `sitemap.xml`, which is an index of several files if there are too many pages.
 *
 * @param {readonly Entry[]} entries pages that are named twice are listed once
 * @param {string} site address of the storefront, without a trailing slash
 * @param {readonly Alternate[]} [alternates] languages and countries in which each page has an address
 * @param {number} [limit] pages in one file
 * @returns {Map<string, string>}
 */
export function sitemapFiles(entries, site, alternates = [], limit = MAX_URLS) {
  const unique = [...new Map(entries.map((entry) => [entry.path, entry])).values()]
  const urls = unique.map(({ path, changed }) => {
    const links = alternates.map(
      ({ tag, prefix }) =>
        `<xhtml:link rel="alternate" hreflang="${tag}" href="${escaped(site + join(prefix, path))}"/>`,
    )
    return element("url", site + path, changed, links.join(""))
  })
  const longest = urls.reduce((most, { length }) => Math.max(most, length), 1)
  const max = Math.max(1, Math.min(limit, Math.floor(MAX_BYTES / longest)))
  const parts = Array.from({ length: Math.max(1, Math.ceil(urls.length / max)) }, (_, i) =>
    wrapped("urlset", urls.slice(i * max, (i + 1) * max)),
  )
  if (parts.length === 1) return new Map([["sitemap.xml", parts[0] ?? ""]])
  const named = parts.map((text, i) => /** @type {const} */ ([`sitemap-${i + 1}.xml`, text]))
  const index = named.map(([name]) => element("sitemap", `${site}/${name}`))
  return new Map([["sitemap.xml", wrapped("sitemapindex", index)], ...named])
}

/**
 * @param {string} prefix
 * @param {string} path
 */
const join = (prefix, path) => (prefix && path === "/" ? prefix : prefix + path)

/**
 * @param {"urlset" | "sitemapindex"} name
 * @param {readonly string[]} elements
 */
const wrapped = (name, elements) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${elements.join("\n")}\n</${name}>\n`

/**
 * @param {"url" | "sitemap"} name
 * @param {string} location
 * @param {string | null} [changed]
 * @param {string} [links]
 */
function element(name, location, changed, links = "") {
  const time = changed ? new Date(changed) : undefined
  const isValid = time !== undefined && !Number.isNaN(time.getTime())
  const lastmod = isValid ? `<lastmod>${time.toISOString()}</lastmod>` : ""
  return `<${name}><loc>${escaped(location)}</loc>${lastmod}${links}</${name}>`
}

/** Pages of one visitor, and searches: an unlimited number of addresses for the same products. */
const hidden = ["/admin", "/search", ...privatePaths]

/**
 * Returns the text of robots.txt. It counts only at the root of a host, so its paths start there.
 *
 * @param {string} site address of the storefront, without a trailing slash
 * @param {readonly string[]} [prefixes] markets in addresses
 */
export function robotsText(site, prefixes = []) {
  const base = new URL(`${site}/`).pathname.replace(/\/$/, "")
  const rules = [...new Set(["", ...prefixes])].flatMap((prefix) =>
    hidden.filter((path) => !prefix || path !== "/admin").map((path) => `Disallow: ${base}${prefix}${path}`),
  )
  return ["User-agent: *", ...rules, "", `Sitemap: ${site}/sitemap.xml`, ""].join("\n")
}

/**
 * Reads the shop's regions with their countries.
 *
 * @param {{ readonly store: import("#sdk/store.ts").StoreSdk["store"] }} sdk
 */
export const shopRegions = async ({ store }) =>
  (await store.region.list({ query: { limit: 100, fields: "id,countries.iso_2" } })).regions

/** Collections whose metadata holds content of the storefront (`src/lib/store-content.ts`); they have no page. */
const ofContent = /^\/collections\/storefront(?:-home|-pages)?$/

/**
 * Reads the pages that the publishable key's sales channel shows.
 *
 * @param {{ readonly store: import("#sdk/store.ts").StoreSdk["store"] }} sdk
 * @param {typeof import("#sdk/pages.ts").items} items
 * @returns {Promise<{ products: Entry[], categories: Entry[], collections: Entry[] }>}
 */
export async function catalogEntries({ store }, items) {
  // Ids sort by creation, so that products created meanwhile don't move others to another page. Each is unique, unlike
  // the time of an import, so that the order is the same for all pages.
  const query = { fields: "id,handle,updated_at", limit: 200, order: "id" }
  /**
   * @param {string} folder
   * @param {AsyncIterable<{ handle?: string | null | undefined, updated_at?: string | null | undefined } | null | undefined>} rows
   */
  const entriesOf = async (folder, rows) => {
    /** @type {Entry[]} */
    const entries = []
    for await (const row of rows)
      if (row?.handle) entries.push({ path: `/${folder}/${encodeURIComponent(row.handle)}`, changed: row.updated_at })
    return entries
  }
  const [products, categories, collections] = await Promise.all([
    entriesOf("products", items(store.product.list, { query })),
    entriesOf("categories", items(store.category.list, { query })),
    entriesOf("collections", items(store.collection.list, { query })),
  ])
  return { products, categories, collections: collections.filter(({ path }) => !ofContent.test(path)) }
}
