import { describe, expect, it, vi } from "vitest"
import { answerRequests, api, CHAIR, EMPTY, openStorefront as open } from "#tests/support/storefront.ts"

answerRequests()

/** What browsers ask for. */
const GERMAN = { headers: { "accept-language": "fr;q=0.5, de-DE,de;Q=0.9" } }

describe("addresses with a language and a country", () => {
  const location = (response: Response) => `${response.status} ${response.headers.get("location") ?? ""}`.trim()

  it("have the texts and prices of their market, and each its own page", async () => {
    const { page } = open()
    const [german, american] = await Promise.all([page(`/de-de${CHAIR}`), page(`/en-us${CHAIR}`)])
    expect(german).toContain('<html lang="de">')
    expect(german).toMatch(/379,61.€/)
    expect(german).toMatch(/<link rel="modulepreload" href="\/assets\/texts-de.js" fetchpriority="low">/)
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
    ["/EN-de/products", "302 /en-de/products"],
    ["/de-zz", "302 /de-de"],
    ["/en-zz/products?page=2", "302 /products?page=2"],
    ["/en-zz", "302 /"],
    ["/fr-fr/products", "404"],
    ["/de-de/admin", "404"],
    ["/de-de/nowhere", "404"],
    ["/de-de//evil.example", "302 /de-de/evil.example"],
    ["/en-zz//evil.example", "302 /evil.example"],
    ["/EN-DE//evil.example/x", "302 /en-de/evil.example/x"],
    ["/en-zz/\\evil.example", "302 /evil.example"],
  ])("%s leads to %s", async (path, expected) => {
    expect(location(await open().get(path))).toBe(expected)
  })

  it("keep the default market's prefix for visitors who would otherwise be redirected to another market", async () => {
    const { get } = open()
    expect(location(await get(`/en-zz${CHAIR}`, GERMAN))).toBe(`302 /en-de${CHAIR}`)
    expect(location(await get(`/de-zz${CHAIR}`, GERMAN))).toBe(`302 /de-de${CHAIR}`)
  })

  it("keeps private pages out of memory in every market", async () => {
    const { get, page } = open()
    expect((await get("/de-de/cart")).headers.get("cache-control")).toBe("no-store")
    await page("/de-de/cart")
    const before = api.sent.length
    await page("/de-de/cart")
    expect(api.sent.length).toBeGreaterThan(before)
  })

  it("get the empty page while the shop's countries can't be read", async () => {
    const { get } = open({ patience: 100 })
    api.reply = async () => Response.json({ message: "broken" }, { status: 500 })
    for (const path of [CHAIR, `/de-de${CHAIR}`, "/de-zz"]) {
      const response = await get(path, GERMAN)
      expect(location(response)).toBe("503")
      const html = await response.text()
      expect(html).toContain(EMPTY)
      expect(html).toContain(`<html lang="${path === CHAIR ? "en" : "de"}">`)
    }
  })

  it.each(["/config.json", "/.well-known/assetlinks.json", "/de-de/admin", "/fr-fr/products"])(
    "don't take in %s, which is no page of a market",
    async (path) => {
      expect(location(await open().get(path, GERMAN))).toBe("404")
    },
  )

  it("aren't needed in a shop without countries", async () => {
    const { get } = open()
    api.reply = (url) =>
      url.includes("/store/regions")
        ? Promise.resolve(
            Response.json({ regions: [{ id: "reg_1", name: "World", currency_code: "eur", countries: [] }] }),
          )
        : undefined
    expect(location(await get("/products", GERMAN))).toBe("503")
  })

  it("lead on again after a request for the shop's countries got no response", async () => {
    vi.useFakeTimers({ toFake: ["Date"] })
    const { get } = open()
    api.reply = (url) => (url.includes("/store/regions") ? new Promise(() => {}) : undefined)
    const response = await get("/pages/shipping", GERMAN)
    expect(response.headers.get("cache-control")).toBe("no-store")
    api.reply = undefined
    vi.setSystemTime(Date.now() + 6000)
    expect(location(await get("/pages/shipping", GERMAN))).toBe("302 /de-de/pages/shipping")
  })
})
