import "./lib/node-version.mjs"
import { existsSync } from "node:fs"
import { readdir, rm, writeFile } from "node:fs/promises"
import { join, resolve } from "node:path"
import { address, readFlags, refuse } from "./lib/flags.mjs"
import { loadTs } from "./lib/load-ts.mjs"
import { root } from "./lib/project.mjs"
import { catalogEntries, robotsText, shopRegions, sitemapFiles } from "./lib/sitemap.mjs"

const flags = readFlags("npm run sitemap -- [flags]     writes sitemap.xml and robots.txt into a build", {
  url: {
    default: process.env.VITE_API_URL ?? "",
    help: "address of the server; VITE_API_URL if left out",
    check: address,
  },
  key: { default: process.env.VITE_PUBLISHABLE_KEY ?? "", help: "publishable key; VITE_PUBLISHABLE_KEY if left out" },
  site: { default: "", help: "address of the storefront", check: address },
  market: {
    default: process.env.VITE_DEFAULT_MARKET ?? "",
    help: "language and country of addresses without them, such as en-us; VITE_DEFAULT_MARKET if left out",
  },
  dir: { default: "dist", help: "folder for the files" },
})
if (!flags.key) refuse("--key is required: the pages depend on the sales channel of the publishable key")
const dir = resolve(flags.dir)
if (!existsSync(dir)) refuse(`There is no folder ${flags.dir}`)

const [{ createStoreSdk }, { items }, { locales }, { alternatesOf, fullPrefix, splitMarket }] = await Promise.all([
  loadTs("src/sdk/store.ts"),
  loadTs("src/sdk/pages.ts"),
  loadTs("src/lib/locale.ts"),
  loadTs("src/lib/market-prefix.ts"),
])
const { language = "en", country } = splitMarket(`/${flags.market}`, locales)
if (flags.market && !country) refuse(`--market must be a language and a country such as en-us, not "${flags.market}"`)
const sdk = createStoreSdk({ baseUrl: flags.url, publishableKey: flags.key })
const [catalog, regions] = await Promise.all([catalogEntries(sdk, items), shopRegions(sdk)]).catch(
  (/** @type {unknown} */ error) => {
    const reason = error instanceof Error ? error.message : String(error)
    console.error(`Couldn't read the catalog from ${flags.url}: ${reason}. No file was changed.`)
    process.exit(1)
  },
)
const { products, categories, collections } = catalog
const slugs = (await readdir(join(root, "src", "content", "en"))).filter((name) => name.endsWith(".md"))
const help = slugs.map((name) => ({ path: `/pages/${name.slice(0, -3)}` }))
const pages = [{ path: "/" }, { path: "/products" }, ...help]
const alternates = alternatesOf(regions, { locale: language, country }, locales)
const prefixes = [
  ...alternates.map((/** @type {{ prefix: string }} */ { prefix }) => prefix),
  fullPrefix(language, country ?? ""),
]
const files = sitemapFiles([...pages, ...categories, ...collections, ...products], flags.site, alternates)

// An earlier run can have written more files.
for (const name of await readdir(dir))
  if (/^sitemap-\d+\.xml$/.test(name) && !files.has(name)) await rm(join(dir, name))
for (const [name, text] of files) await writeFile(join(dir, name), text)
await writeFile(join(dir, "robots.txt"), robotsText(flags.site, prefixes))

console.log(
  `${products.length} products, ${categories.length} categories, ${collections.length} collections and ${pages.length} other pages written to ${flags.dir}/sitemap.xml`,
)
if (new URL(flags.site).pathname !== "/")
  console.log(
    `robots.txt counts only at the root of a host: copy its lines to ${new URL(flags.site).origin}/robots.txt`,
  )
