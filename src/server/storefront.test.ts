import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { brotliDecompressSync } from "node:zlib"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { applyConfig } from "#lib/config.ts"
import { createBackend } from "#mocks/http/backend.ts"
import { PUBLISHABLE_KEY } from "#mocks/seed/defaults.ts"
import { fetchOf } from "#tests/support/live-shop.ts"
import { createStorefront, type StorefrontOptions } from "./storefront.ts"

const backend = createBackend()

const indexHtml = `<!doctype html><html lang="en"><head><meta charset="utf-8" /><script type="application/json" id="config"></script><script>var ahead=1;ahead.send()</script><title>Shop</title></head>
<body><div id="app"><div class="boot-sign"></div></div><script>ahead.show({})</script></body></html>`
const route = (path: string) => `src/routes/_store/${path}.tsx?tsr-split=component`
const manifest = {
  "index.html": { file: "assets/index.js", imports: ["_vendor.js"], isEntry: true },
  "_vendor.js": { file: "assets/vendor.js" },
  "src/lib/messages/en/store.ts": { file: "assets/texts-en.js" },
  "src/lib/messages/de/store.ts": { file: "assets/texts-de.js" },
  [route("products/$handle")]: { file: "assets/product.js", imports: ["_vendor.js"] },
  [route("cart/index")]: { file: "assets/cart.js" },
}

function folder(): string {
  const dir = mkdtempSync(join(tmpdir(), "storefront-"))
  mkdirSync(join(dir, "assets"))
  writeFileSync(join(dir, "index.html"), indexHtml)
  writeFileSync(join(dir, "_headers"), "")
  writeFileSync(join(dir, "robots.txt"), "User-agent: *")
  writeFileSync(join(dir, "size chart.txt"), "S M L")
  mkdirSync(join(dir, ".well-known"))
  writeFileSync(join(dir, ".well-known", "security.txt"), "Contact: mailto:security@shop.example")
  writeFileSync(join(dir, "assets", "index.js"), "export {}")
  return dir
}

/** Requests to the API that were sent, and what they get instead of the backend's response. */
let sent: string[] = []
let reply: ((url: string) => Promise<Response> | undefined) | undefined

beforeEach(() => {
  sent = []
  reply = undefined
  const send = fetchOf(backend)
  vi.stubGlobal("fetch", (input: string, init?: RequestInit) => {
    sent.push(input)
    return reply?.(input) ?? send(input, init)
  })
})

afterEach(() => {
  applyConfig({})
  vi.useRealTimers()
})

function open(options: Partial<StorefrontOptions> = {}) {
  const reported: unknown[] = []
  const storefront = createStorefront({
    dir: folder(),
    indexHtml,
    manifest,
    origin: "https://shop.example",
    settings: { VITE_API_URL: "http://shop.test", VITE_PUBLISHABLE_KEY: PUBLISHABLE_KEY, VITE_DEFAULT_MARKET: "en-de" },
    freshSeconds: 60,
    cacheMegabytes: 8,
    renders: 4,
    // Longer than a busy machine needs.
    patience: 60_000,
    purgeToken: "secret",
    report: (_, error) => reported.push(error),
    ...options,
  })
  const get = async (path: string, init?: RequestInit) => storefront.request(`https://shop.example${path}`, init)
  const purge = (query: string, token = "secret") =>
    get(`/_pages${query}`, { method: "DELETE", headers: { authorization: `Bearer ${token}` } })
  return { get, purge, reported, page: async (path: string) => (await get(path)).text() }
}

const CHAIR = "/products/window-chair"
/** What browsers ask for. */
const GERMAN = { headers: { "accept-language": "fr;q=0.5, de-DE,de;q=0.9" } }
/** What the browser fills. */
const EMPTY = '<div id="app"><div class="boot-sign"></div></div>'

describe("the server of the storefront", () => {
  it("sends a page with its content, its data, the deployment's settings and the files it needs", async () => {
    const html = await open().page(CHAIR)
    expect(html).toContain('<html lang="en">')
    expect(html.match(/<title>[^<]*<\/title>/g)).toEqual(["<title>Window Chair · Fennmark</title>"])
    expect(html).toContain('"VITE_API_URL":"http://shop.test"')
    expect(html).toMatch(/<h1[^>]*>Window Chair<\/h1>/)
    expect(html).toContain('<script type="application/json" id="page-state">{"locale":"en","country":"de"')
    expect(html).not.toContain("ahead")
    for (const file of ["index", "vendor", "texts-en", "product"])
      expect(html).toContain(`<link rel="modulepreload" href="/assets/${file}.js">`)
    expect(html).not.toMatch(/texts-de|cart\.js/)
  })

  it("sends a page again without asking the API, until it isn't fresh or was removed", async () => {
    vi.useFakeTimers({ toFake: ["Date"] })
    const { page, purge } = open()
    await page(CHAIR)
    const first = sent.length
    await page(CHAIR)
    expect(sent).toHaveLength(first)
    expect((await purge("", "wrong")).status).toBe(403)
    expect(await (await purge("?tag=product:other")).json()).toEqual({ removed: 0 })
    expect(await (await purge("?tag=product:window-chair")).json()).toEqual({ removed: 1 })
    await page(CHAIR)
    const second = sent.length
    expect(second).toBeGreaterThan(first)
    vi.setSystemTime(Date.now() + 61_000)
    await page(CHAIR)
    await vi.waitFor(() => expect(sent.length).toBeGreaterThan(second))
  })

  it.each([
    ["/products", "product:window-chair"],
    ["/products/nothing", "product:nothing"],
    ["/categories/nothing", "category:nothing"],
    ["/collections/nothing", "collection:nothing"],
  ])("removes %s by the tag %s", async (path, tag) => {
    const { page, purge } = open()
    await page(path)
    expect(await (await purge(`?tag=${tag}`)).json()).toEqual({ removed: 1 })
  })

  it("doesn't keep a page that was being rendered when pages were removed", async () => {
    const { page, purge } = open()
    let respond = () => {}
    reply = (url) =>
      url.includes("handle=window-chair")
        ? new Promise((resolve) => {
            respond = () => resolve(Response.json({ products: [] }))
          })
        : undefined
    const before = page(CHAIR)
    await vi.waitFor(() => expect(sent.some((url) => url.includes("handle=window-chair"))).toBe(true))
    await purge("?tag=product:window-chair")
    reply = undefined
    respond()
    await before
    expect(await page(CHAIR)).toMatch(/<h1[^>]*>Window Chair<\/h1>/)
  })

  it("renders a page once for all who ask for it at the same time", async () => {
    const { page } = open()
    const pages = await Promise.all(Array.from({ length: 20 }, () => page(CHAIR)))
    expect(new Set(pages).size).toBe(1)
    expect(sent.filter((url) => url.includes("handle=window-chair"))).toHaveLength(1)
  })

  it("sends the last page while the API fails, and the empty page if there is none", async () => {
    vi.useFakeTimers({ toFake: ["Date"] })
    const { get, page, reported } = open()
    const before = await page(CHAIR)
    vi.setSystemTime(Date.now() + 61_000)
    reply = async () => Response.json({ message: "broken" }, { status: 500 })
    expect(await page(CHAIR)).toBe(before)
    const other = await get("/products")
    expect([other.status, other.headers.get("cache-control")]).toEqual([200, "no-store"])
    expect(await other.text()).toContain(EMPTY)
    await vi.waitFor(() => expect(reported).toHaveLength(2))
    const asked = sent.length
    for (let i = 0; i < 5; i += 1) await page(CHAIR)
    expect(sent).toHaveLength(asked)
    vi.setSystemTime(Date.now() + 86_400_000)
    reply = undefined
    expect((await get(CHAIR)).headers.get("cache-control")).toContain("s-maxage=60")
  })

  it("lets no cache keep an outdated page", async () => {
    vi.useFakeTimers({ toFake: ["Date"] })
    const { get } = open()
    await get(CHAIR)
    vi.setSystemTime(Date.now() + 61_000)
    expect((await get(CHAIR)).headers.get("cache-control")).toBe("public, max-age=0, s-maxage=0")
  })

  it("sends the empty page, and says why, if a part of the page can't be rendered", async () => {
    const { get, reported } = open({ origin: "not an origin" })
    const response = await get(CHAIR)
    expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"])
    expect(await response.text()).toContain(EMPTY)
    expect(reported).toHaveLength(1)
  })

  it("has the addresses of the site in its pages, whichever host they are asked for", async () => {
    const { get } = open()
    const html = await (await get(CHAIR, { headers: { host: "evil.example" } })).text()
    expect(html).toContain('href="https://shop.example/products/window-chair"')
    expect(html).not.toContain("evil.example")
  })

  it.each(["/account/reset?token=t1", "/order/order_1", "/cart", "/checkout"])("keeps no copy of %s", async (path) => {
    const { get } = open()
    expect((await get(path)).headers.get("cache-control")).toBe("no-store")
    const asked = sent.length
    await get(path)
    expect(sent.length).toBeGreaterThan(asked)
  })

  it("keeps one page for all the addresses that advertisements make of it", async () => {
    const { page } = open()
    await page("/products?page=2")
    const asked = sent.length
    await page("/products?utm_source=mail&page=2&fbclid=1")
    expect(sent).toHaveLength(asked)
  })

  it.each([
    ["garbage", async () => new Response("<html>", { headers: { "content-type": "text/html" } })],
    ["no response", () => new Promise<Response>(() => {})],
  ])("sends the empty page if the API sends %s", async (_, answer) => {
    const { page } = open({ patience: 100 })
    reply = answer
    expect(await page(CHAIR)).toContain(EMPTY)
  })

  it("sends the empty page once too many pages wait to be rendered", async () => {
    const { page } = open({ renders: 1, patience: 60_000 })
    const waiting: (() => void)[] = []
    reply = (url) =>
      url.includes("categories")
        ? new Promise((resolve) => waiting.push(() => resolve(Response.json({ product_categories: [] }))))
        : undefined
    const pages = Array.from({ length: 9 }, (_, i) => page(`/search?q=${i}`))
    expect(await page("/search?q=more")).toContain(EMPTY)
    reply = undefined
    await vi.waitFor(() => expect(waiting).toHaveLength(1))
    for (const answer of waiting) answer()
    await Promise.all(pages)
  })

  it("keeps no more than its memory allows, over many searches", async () => {
    const { page } = open({ cacheMegabytes: 0.25 })
    for (let i = 0; i < 30; i += 1) await page(`/search?q=${i}`)
    const before = sent.length
    await page("/search?q=29")
    expect(sent).toHaveLength(before)
    await page("/search?q=0")
    expect(sent.length).toBeGreaterThan(before)
  })

  it("has nothing of a visitor in a page or in a request to the API", async () => {
    const asked: (RequestInit | undefined)[] = []
    const { fetch: send } = globalThis
    vi.stubGlobal("fetch", (input: string, init?: RequestInit) => {
      asked.push(init)
      return send(input, init)
    })
    const { get } = open()
    const headers = { cookie: "connect.sid=visitor-1", authorization: "Bearer visitor-1" }
    const text = await (await get(CHAIR, { headers })).text()
    expect(text).not.toContain("visitor-1")
    expect(
      asked.map((init) => new Headers(init?.headers)).some((sent) => sent.has("cookie") || sent.has("authorization")),
    ).toBe(false)
    expect(await (await get(CHAIR)).text()).toBe(text)
  })

  it.each([
    "/products/%2F",
    "/products/%3Cscript%3Ealert(1)%3C%2Fscript%3E",
    "/products/%",
    "/%E0%A4%A",
    `/products/${"a".repeat(4000)}`,
    `/search?q=${"%F0%9F%A6%8A".repeat(600)}`,
    "/xx-yy/products",
    "//example.com",
  ])("answers %s with a page", async (path) => {
    const { get } = open()
    const response = await get(path)
    expect(response.status).toBeLessThan(500)
    const html = await response.text()
    expect(html).not.toMatch(/<script>alert/)
    if (response.status !== 307) expect(html).toContain("</html>")
  })

  it("compresses pages, and sends nothing to a browser that has them already", async () => {
    const { get } = open()
    const response = await get(CHAIR, { headers: { "accept-encoding": "gzip, br" } })
    expect(response.headers.get("content-encoding")).toBe("br")
    expect((await get(CHAIR, { headers: { "accept-encoding": "br;q=0" } })).headers.get("content-encoding")).toBeNull()
    expect(brotliDecompressSync(await response.arrayBuffer()).toString()).toContain("Window Chair")
    const etag = response.headers.get("etag") ?? ""
    const again = await get(CHAIR, { headers: { "if-none-match": etag } })
    expect([again.status, await again.text()]).toEqual([304, ""])
  })

  it("serves the build's files and the back office's page, and nothing else of the folder", async () => {
    const { get } = open()
    const asset = await get("/assets/index.js")
    expect(asset.headers.get("cache-control")).toContain("immutable")
    expect(await (await get("/robots.txt")).text()).toBe("User-agent: *")
    expect(await (await get("/admin/orders")).text()).toContain(EMPTY)
    const missing = await get("/assets/missing.js")
    expect([missing.status, missing.headers.get("cache-control")]).toEqual([404, "no-store"])
    expect(await (await get("/.well-known/security.txt")).text()).toBe("Contact: mailto:security@shop.example")
    expect(await (await get("/size%20chart.txt")).text()).toBe("S M L")
    for (const path of ["/_headers", "/.headers/settings.json", "/../package.json"])
      expect(await (await get(path)).text()).toMatch(/<div id="app">/)
    expect(await (await get("/_health")).text()).toBe("ok")
    expect((await get("/products")).headers.get("content-security-policy")).not.toContain("unsafe-inline")
  })
})

describe("addresses with a language and a country", () => {
  const location = (response: Response) => `${response.status} ${response.headers.get("location") ?? ""}`.trim()

  it("have the texts and prices of their market, and each its own page", async () => {
    const { page } = open()
    const [german, american] = await Promise.all([page(`/de-de${CHAIR}`), page(`/en-us${CHAIR}`)])
    expect(german).toContain('<html lang="de">')
    expect(german).toMatch(/379,61.€/)
    expect(german).toMatch(/<link rel="modulepreload" href="\/assets\/texts-de.js">/)
    expect(american).toContain('<html lang="en">')
    expect(american).toContain("$379.08")
    expect(await page(CHAIR)).toContain("€379.61")
  })

  it.each([
    ["the browser's language and country", GERMAN.headers],
    [
      "the visitor's choice, whatever the browser asks for",
      { ...GERMAN.headers, cookie: "a=b; market=en-us", to: "/en-us" },
    ],
    ["a chosen language in the browser's country", { "accept-language": "en-US", cookie: "market=de-", to: "/de-us" }],
    ["a chosen country in the browser's language", { "accept-language": "en-US", cookie: "market=-gb", to: "/en-gb" }],
    ["the default market's country if the shop doesn't sell to the browser's", { "accept-language": "de-CH" }],
  ])("without them, lead to %s", async (_, { to = "/de-de", ...headers }: Record<string, string>) => {
    const response = await open().get(`${CHAIR}?variant=1`, { headers })
    expect(location(response)).toBe(`302 ${to}${CHAIR}?variant=1`)
    expect(response.headers.get("cache-control")).toBe("no-store")
  })

  it.each([
    ["a crawler", { ...GERMAN.headers, "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" }],
    ["someone who asks for no language", {}],
    ["the default market's visitors", { "accept-language": "en-DE" }],
    ["someone whose language the shop doesn't have", { "accept-language": "fr" }],
    ["a cookie that isn't ours", { cookie: "market=%00<script>" }],
  ])("without them, show the default market to %s", async (_, headers: Record<string, string>) => {
    const response = await open().get(CHAIR, { headers })
    expect(location(response)).toBe("200")
    expect(await response.text()).toContain("€379.61")
  })

  it("stay as they are for everyone, also those of the default market", async () => {
    const { get } = open()
    for (const prefix of ["/de-us", "/en-de", "/en-gb"]) expect(location(await get(prefix + CHAIR, GERMAN))).toBe("200")
    expect(await (await get(`/en-de${CHAIR}`)).text()).toContain(`rel="canonical" href="https://shop.example${CHAIR}"`)
  })

  it.each([
    ["/DE-de/products", "302 /de-de/products"],
    ["/de-zz", "302 /de-de"],
    ["/en-zz/products?page=2", "302 /products?page=2"],
    ["/fr-fr/products", "404"],
    ["/de-de/admin", "404"],
    ["/de-de/nowhere", "404"],
    ["/de-de//evil.example", "307 /de-de/evil.example"],
  ])("%s leads to %s", async (path, expected) => {
    expect(location(await open().get(path))).toBe(expected)
  })

  it("keeps private pages out of memory in every market", async () => {
    const { get, page } = open()
    expect((await get("/de-de/cart")).headers.get("cache-control")).toBe("no-store")
    await page("/de-de/cart")
    const before = sent.length
    await page("/de-de/cart")
    expect(sent.length).toBeGreaterThan(before)
  })

  it("get the empty page while the shop's countries can't be read", async () => {
    const { get } = open({ patience: 100 })
    reply = async () => Response.json({ message: "broken" }, { status: 500 })
    for (const path of [CHAIR, `/de-de${CHAIR}`, "/de-zz"]) {
      const response = await get(path, GERMAN)
      expect(location(response)).toBe("200")
      expect(await response.text()).toContain(EMPTY)
    }
  })
})
