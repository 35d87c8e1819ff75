import { execFile } from "node:child_process"
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest"
import { contentCollections } from "#lib/store-content.ts"
import { PUBLISHABLE_KEY } from "#mocks/seed/defaults.ts"
import { startServer } from "#mocks/server.ts"
import { privatePaths } from "#scripts/lib/private-pages.mjs"
import { catalogEntries, robotsText, sitemapFiles } from "#scripts/lib/sitemap.mjs"
import { items } from "#sdk/pages.ts"
import type { StoreSdk } from "#sdk/store.ts"

const SITE = "https://shop.example.com"
const server = await startServer({ port: 0 })
afterAll(() => server.close())

let dir = ""
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "sitemap-"))
})
afterEach(() => rm(dir, { recursive: true }))

/** Runs the command without blocking this process, which also serves the shop. */
const run = (...args: readonly string[]) =>
  new Promise<{ code: number; text: string }>((resolve) =>
    execFile(
      process.execPath,
      ["scripts/sitemap.mjs", "--dir", dir, ...args],
      { env: { PATH: process.env.PATH ?? "" } },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, text: stdout + stderr }),
    ),
  )
const locationsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location = ""]) => location)

describe("npm run sitemap", () => {
  it("lists the pages of the key's sales channel with their last change, and nothing else", async () => {
    const { tables } = server.backend.db
    const [draft] = tables.product.all()
    if (!draft) throw new Error("the shop has no product")
    tables.product.update(draft.id, { status: "draft" })
    const ofContent = Object.values(contentCollections)
    for (const handle of ofContent) tables.productCollection.insert({ title: handle, handle })
    await writeFile(join(dir, "sitemap-7.xml"), "of an earlier run")
    const market = ["--market", "en-us"]
    const { code, text } = await run("--url", server.url, "--key", PUBLISHABLE_KEY, "--site", `${SITE}/`, ...market)
    expect({ code, text }).toEqual({ code: 0, text: expect.stringMatching(/^\d+ products, \d+ categories/) })
    const xml = await readFile(join(dir, "sitemap.xml"), "utf8")
    const locations = locationsIn(xml)
    const published = tables.product.all().filter(({ status }) => status === "published")
    expect(locations).toEqual(expect.arrayContaining([`${SITE}/`, `${SITE}/products`, `${SITE}/pages/imprint`]))
    expect(locations.filter((url) => url.startsWith(`${SITE}/products/`)).sort()).toEqual(
      published.map(({ handle }) => `${SITE}/products/${encodeURIComponent(handle)}`).sort(),
    )
    expect(locations).not.toContain(`${SITE}/products/${draft.handle}`)
    expect(locations.some((url) => url.startsWith(`${SITE}/categories/`))).toBe(true)
    expect(locations.some((url) => url.startsWith(`${SITE}/collections/`))).toBe(true)
    expect(ofContent.filter((handle) => locations.includes(`${SITE}/collections/${handle}`))).toEqual([])
    expect(xml.match(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/g)?.length).toBeGreaterThan(published.length)
    expect((await readdir(dir)).sort()).toEqual(["robots.txt", "sitemap.xml"])
    const chair = `<loc>${SITE}/products/window-chair</loc>`
    expect(xml.slice(xml.indexOf(chair), xml.indexOf("</url>", xml.indexOf(chair)))).toContain(
      `<xhtml:link rel="alternate" hreflang="de-US" href="${SITE}/de-us/products/window-chair"/>`,
    )
    expect(xml).toContain(`<xhtml:link rel="alternate" hreflang="en-US" href="${SITE}/products/window-chair"/>`)
    expect(xml).toContain(`<xhtml:link rel="alternate" hreflang="de-DE" href="${SITE}/de-de"/>`)
    const rules = (await readFile(join(dir, "robots.txt"), "utf8")).split("\n")
    expect(rules).toEqual(
      expect.arrayContaining(["Disallow: /cart", "Disallow: /admin", "Disallow: /de-us/cart", "Disallow: /en-us/cart"]),
    )
    expect(rules).not.toContain("Disallow: /de-us/admin")
  }, 60_000)

  it("changes no file if the server refuses the key", async () => {
    await writeFile(join(dir, "sitemap.xml"), "the last one")
    const { code, text } = await run("--url", server.url, "--key", "pk_wrong", "--site", SITE)
    expect({ code, text }).toEqual({ code: 1, text: expect.stringContaining("No file was changed") })
    expect(await readFile(join(dir, "sitemap.xml"), "utf8")).toBe("the last one")
  }, 60_000)

  it("refuses addresses that aren't web addresses, and a missing key", async () => {
    expect(await run("--url", "shop", "--key", "pk_1", "--site", SITE)).toMatchObject({ code: 2 })
    expect(await run("--url", server.url, "--key", "pk_1", "--site", "file:///shop")).toMatchObject({ code: 2 })
    const market = ["--url", server.url, "--key", "pk_1", "--site", SITE, "--market", "de_at"]
    expect(await run(...market)).toMatchObject({ code: 2, text: expect.stringContaining("such as en-us") })
    const { code, text } = await run("--url", server.url, "--site", SITE)
    expect({ code, text }).toEqual({ code: 2, text: expect.stringContaining("--key is required") })
  }, 60_000)
})

it("misses no product of an import, in which all have the same time", async () => {
  const rows = Array.from({ length: 450 }, (_, i) => ({ id: `prod_${i + 1000}`, handle: `p${i}`, created_at: "2026" }))
  // A database may return rows with the same value in another order for each page.
  const list = async ({ query }: { query: { order: "id" | "created_at"; offset: number; limit: number } }) => {
    const { order, offset, limit } = query
    const shuffled = offset > 0 ? rows.toReversed() : rows
    const sorted = shuffled.toSorted((a, b) => (a[order] < b[order] ? -1 : a[order] > b[order] ? 1 : 0))
    return { products: sorted.slice(offset, offset + limit), count: rows.length, offset, limit }
  }
  const none = { list: async () => ({ rows: [], count: 0, offset: 0, limit: 200 }) }
  const store = { product: { list }, category: none, collection: none } as unknown as StoreSdk["store"]
  const { products } = await catalogEntries({ store }, items)
  expect(new Set(products.map(({ path }) => path)).size).toBe(450)
})

describe("the files", () => {
  it("are an index and several parts if there are too many pages", () => {
    const entries = Array.from({ length: 5 }, (_, i) => ({ path: `/products/${i}` }))
    const files = sitemapFiles([...entries, ...entries], SITE, [], 2)
    expect([...files.keys()]).toEqual(["sitemap.xml", "sitemap-1.xml", "sitemap-2.xml", "sitemap-3.xml"])
    expect(locationsIn(files.get("sitemap.xml") ?? "")).toEqual([1, 2, 3].map((i) => `${SITE}/sitemap-${i}.xml`))
    const parts = [...files].slice(1).flatMap(([, text]) => locationsIn(text))
    expect(parts).toEqual(entries.map(({ path }) => SITE + path))
  })

  it("escape XML and leave out times that aren't one", () => {
    const [xml = ""] = sitemapFiles([{ path: "/products/a'b&c<d", changed: "soon" }], SITE).values()
    expect(xml).toContain(`<url><loc>${SITE}/products/a&apos;b&amp;c&lt;d</loc></url>`)
  })
})

it("robots.txt hides pages of one customer below the path of the site, and names the sitemap", () => {
  const lines = robotsText(`${SITE}/shop`).split("\n")
  expect(lines).toContain("Disallow: /shop/account")
  expect(lines).toEqual(expect.arrayContaining(privatePaths.map((path) => `Disallow: /shop${path}`)))
  expect(lines).toContain(`Sitemap: ${SITE}/shop/sitemap.xml`)
  expect(lines.filter((line) => /^Disallow: \/shop\/?(?:products.*)?$/.test(line))).toEqual([])
})
