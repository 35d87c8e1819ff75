import { createHash } from "node:crypto"
import { brotliDecompressSync } from "node:zlib"
import { describe, expect, it, vi } from "vitest"
import { privateFrames } from "#scripts/lib/private-pages.mjs"
import { answerRequests, api, CHAIR, EMPTY, openStorefront as open } from "#tests/support/storefront.ts"

answerRequests()

describe("the server of the storefront", () => {
  it("sends a page with its content, its data, the deployment's settings and the files it needs", async () => {
    const html = await open().page(CHAIR)
    expect(html).toContain('<html lang="en">')
    expect(html.match(/<title>[^<]*<\/title>/g)).toEqual(["<title>Window Chair · Nord</title>"])
    expect(html).toContain('"VITE_API_URL":"http://shop.test"')
    expect(html).toMatch(/<h1[^>]*>Window Chair<\/h1>/)
    expect(html).toContain('<script type="application/json" id="page-state">{"locale":"en","country":"de"')
    expect(html).not.toContain("ahead")
    for (const file of ["index", "vendor", "texts-en", "product"])
      expect(html).toContain(`<link rel="modulepreload" href="/assets/${file}.js" fetchpriority="low">`)
    expect(html).not.toMatch(/texts-de|cart\.js|home\.js/)
  })

  it.each([
    ["/", "home"],
    ["/cart", "cart"],
  ])("sends %s with its own file", async (path, file) => {
    expect(await open().page(path)).toContain(
      `<link rel="modulepreload" href="/assets/${file}.js" fetchpriority="low">`,
    )
  })

  it("allows its inline scripts by their hashes, whatever they request", async () => {
    const { get, page } = open()
    const html = await page("/cart")
    const policy = (await get("/cart")).headers.get("content-security-policy") ?? ""
    const scripts = [...html.matchAll(/<script(?: data-requests="[^"]*")?>([\s\S]*?)<\/script>/g)]
    expect(scripts).toHaveLength(2)
    for (const [, content = ""] of scripts)
      expect(policy).toContain(`'sha256-${createHash("sha256").update(content).digest("base64")}'`)
  })

  it("sends a page again without asking the API, until it isn't fresh or was removed", async () => {
    vi.useFakeTimers({ toFake: ["Date"] })
    const { page, purge } = open()
    await page(CHAIR)
    const first = api.sent.length
    await page(CHAIR)
    expect(api.sent).toHaveLength(first)
    expect((await purge("", "wrong")).status).toBe(403)
    expect((await purge("?tags=product:window-chair")).status).toBe(400)
    expect(await (await purge("?tag=product:other")).json()).toEqual({ removed: 0 })
    expect(await (await purge("?tag=product:window-chair")).json()).toEqual({ removed: 1 })
    await page(CHAIR)
    const second = api.sent.length
    expect(second).toBeGreaterThan(first)
    vi.setSystemTime(Date.now() + 61_000)
    await page(CHAIR)
    await vi.waitFor(() => expect(api.sent.length).toBeGreaterThan(second))
  })

  it.each([
    ["/products", "product:window-chair"],
    ["/products/nothing", "product:nothing"],
    ["/categories/nothing", "category:nothing"],
    ["/collections/nothing", "collection:nothing"],
    ["/products", "collection:storefront-home"],
    ["/pages/shipping", "collection:storefront-pages"],
  ])("removes %s by the tag %s", async (path, tag) => {
    const { page, purge } = open()
    await page(path)
    expect(await (await purge(`?tag=${tag}`)).json()).toEqual({ removed: 1 })
  })

  it("doesn't keep a page that was being rendered when pages were removed", async () => {
    const { page, purge } = open()
    let respond = () => {}
    api.reply = (url) =>
      url.includes("handle=window-chair")
        ? new Promise((resolve) => {
            respond = () => resolve(Response.json({ products: [] }))
          })
        : undefined
    const before = page(CHAIR)
    await vi.waitFor(() => expect(api.sent.some((url) => url.includes("handle=window-chair"))).toBe(true))
    await purge("?tag=product:window-chair")
    api.reply = undefined
    respond()
    await before
    expect(await page(CHAIR)).toMatch(/<h1[^>]*>Window Chair<\/h1>/)
  })

  it("renders a page once for all who ask for it at the same time", async () => {
    const { page } = open()
    const pages = await Promise.all(Array.from({ length: 20 }, () => page(CHAIR)))
    expect(new Set(pages).size).toBe(1)
    expect(api.sent.filter((url) => url.includes("handle=window-chair"))).toHaveLength(1)
  })

  it("sends the last page while the API fails, and the empty page if there is none", async () => {
    vi.useFakeTimers({ toFake: ["Date"] })
    const { get, page, reported } = open()
    const before = await page(CHAIR)
    vi.setSystemTime(Date.now() + 61_000)
    api.reply = async () => Response.json({ message: "broken" }, { status: 500 })
    expect(await page(CHAIR)).toBe(before)
    const other = await get("/products")
    expect([other.status, other.headers.get("cache-control")]).toEqual([503, "no-store"])
    expect(other.headers.get("retry-after")).toBe("30")
    expect(await other.text()).toContain(EMPTY)
    await vi.waitFor(() => expect(reported).toHaveLength(2))
    const asked = api.sent.length
    for (let i = 0; i < 5; i += 1) await page(CHAIR)
    expect(api.sent).toHaveLength(asked)
    vi.setSystemTime(Date.now() + 86_400_000)
    api.reply = undefined
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
    expect([response.status, response.headers.get("cache-control")]).toEqual([503, "no-store"])
    expect(await response.text()).toContain(EMPTY)
    expect(reported).toHaveLength(1)
  })

  it("has the addresses of the site in its pages, whichever host they are asked for", async () => {
    const { get } = open()
    const html = await (await get(CHAIR, { headers: { host: "evil.example" } })).text()
    expect(html).toContain('href="https://shop.example/products/window-chair"')
    expect(html).not.toContain("evil.example")
  })

  const tokens = ["/account/reset?token=t1", "/order/order_1"]
  it.each([...tokens, ...privateFrames])("keeps no copy of %s", async (path) => {
    const { get } = open()
    const { headers } = await get(path)
    expect([headers.get("cache-control"), headers.get("x-robots-tag")]).toEqual(["no-store", "noindex"])
    const asked = api.sent.length
    await get(path)
    expect(api.sent.length).toBeGreaterThan(asked)
  })

  it("keeps one page for all the addresses that advertisements make of it", async () => {
    const { page } = open()
    await page("/products?page=2")
    const asked = api.sent.length
    await page("/products?utm_source=mail&page=2&fbclid=1")
    expect(api.sent).toHaveLength(asked)
  })

  it.each([
    ["garbage", async () => new Response("<html>", { headers: { "content-type": "text/html" } })],
    ["no response", () => new Promise<Response>(() => {})],
  ])("sends the empty page if the API sends %s", async (_, answer) => {
    const { page } = open({ patience: 100 })
    api.reply = answer
    expect(await page(CHAIR)).toContain(EMPTY)
  })

  it("sends the empty page once too many pages wait to be rendered", async () => {
    const { page } = open({ renders: 1, patience: 60_000 })
    const waiting: (() => void)[] = []
    api.reply = (url) =>
      url.includes("categories")
        ? new Promise((resolve) => waiting.push(() => resolve(Response.json({ product_categories: [] }))))
        : undefined
    const pages = Array.from({ length: 9 }, (_, i) => page(`/search?q=${i}`))
    expect(await page("/search?q=more")).toContain(EMPTY)
    api.reply = undefined
    await vi.waitFor(() => expect(waiting).toHaveLength(1))
    for (const answer of waiting) answer()
    await Promise.all(pages)
  })

  it("keeps no more than its memory allows, over many searches", async () => {
    const { page } = open({ cacheMegabytes: 0.25 })
    for (let i = 0; i < 30; i += 1) await page(`/search?q=${i}`)
    const before = api.sent.length
    await page("/search?q=29")
    expect(api.sent).toHaveLength(before)
    await page("/search?q=0")
    expect(api.sent.length).toBeGreaterThan(before)
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
      asked.map((init) => new Headers(init?.headers)).some((its) => its.has("cookie") || its.has("authorization")),
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
