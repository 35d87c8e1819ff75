import { beforeEach, describe, expect, it, vi } from "vitest"
import { pageStateBlock } from "#lib/page-state.ts"
import { createBackend } from "#mocks/http/backend.ts"
import { PUBLISHABLE_KEY } from "#mocks/seed/defaults.ts"
import { fetchOf } from "#tests/support/live-shop.ts"
import { type RenderScope, renderPage } from "./render-page.tsx"

const backend = createBackend()
const scope: RenderScope = { origin: "https://shop.example", locale: "en", country: "de", prefix: "" }

beforeEach(() => {
  vi.stubGlobal("fetch", fetchOf(backend))
  vi.stubEnv("VITE_API_URL", "http://shop.test")
  vi.stubEnv("VITE_PUBLISHABLE_KEY", PUBLISHABLE_KEY)
  vi.stubEnv("VITE_DEFAULT_MARKET", "en-de")
})

async function rendered(path: string, given: Partial<RenderScope> = {}) {
  const page = await renderPage(path, { ...scope, ...given })
  if (page.kind !== "page") throw new Error(`${path} leads to ${page.location}`)
  const text = page.body.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ")
  return { ...page, text }
}

describe("a page of the store, rendered by a server", () => {
  it.each([
    ["/", "Just arrived"],
    ["/products", "40 products"],
    ["/products/window-chair", "Window Chair"],
    ["/categories/home", "Home"],
    ["/search?q=chair", "Window Chair"],
    ["/pages/shipping", "We ship to the countries"],
    ["/account/login", "Forgot your password?"],
    ["/track", "Order link or reference"],
  ])("%s holds its content and needs no script to show it", async (path, content) => {
    const { status, body, text } = await rendered(path)
    expect(status).toBe(200)
    expect(text).toContain(content)
    expect(body).not.toMatch(/<template|<script(?! type="application\/ld\+json")/)
  })

  it("has the title, description and address of a product in its head, and its price and picture in its body", async () => {
    const { head, body, text, state } = await rendered("/products/window-chair")
    expect(head).toContain("<title>Window Chair · ")
    expect(head).toContain('<link rel="canonical" href="https://shop.example/products/window-chair"/>')
    expect(head).toMatch(/<meta name="description" content="[^"]{20}/)
    expect(body).toMatch(/<img[^>]+src="http:\/\/shop\.test\/static\/pictures\//)
    expect(body).toMatch(/<img[^>]+alt="Window Chair/)
    expect(text).toContain("€379.61")
    expect(state.routes.at(-1)).toBe("/_store/products/$handle")
  })

  it.each([
    ["/cart", "Your cart"],
    ["/checkout", "Checkout"],
    ["/account", "Your account"],
    ["/account/orders", "Your account"],
    ["/wishlist", "Wishlist"],
  ])(
    "%s is a frame with its title, which says that it needs scripts and hides its placeholders",
    async (path, title) => {
      const { head, body, text } = await rendered(path)
      expect(head).toContain(`<title>${title} · Online store</title>`)
      expect(body).toMatch(/<noscript><[^<]*This page needs JavaScript\./)
      expect(text).not.toContain("You can read about our products")
      expect(body).toMatch(/<main[^>]* class="[^"]*noscript:\*:hidden/)
    },
  )

  it.each([
    ["/", ["/store/carts/__cart__"], []],
    ["/cart", ["/store/carts/__cart__", "/store/shipping-options"], []],
    [
      "/checkout",
      ["/store/carts/__cart__", "/store/carts/__cart__", "/store/payment-providers"],
      ["/store/customers/me"],
    ],
    ["/order/order_1", ["/store/carts/__cart__", "/store/orders/order_1"], []],
    ["/account", ["/store/carts/__cart__"], ["/store/customers/me", "/store/orders"]],
  ])("%s requests what its visitor sees while its scripts load", async (path, paths, customerPaths) => {
    const { early } = await rendered(path)
    const withoutQuery = (list: readonly string[] = []) => list.map((each) => each.split("?")[0])
    expect(withoutQuery(early?.paths)).toEqual(paths)
    expect(withoutQuery(early?.customerPaths)).toEqual(customerPaths)
    expect(JSON.stringify(early)).not.toContain("undefined")
  })

  it("requests nothing early where customers are signed in by a cookie", async () => {
    vi.stubEnv("VITE_AUTH", "session")
    expect((await rendered("/cart")).early).toBeUndefined()
  })

  it("shows what it has without scripts", async () => {
    const { body, text } = await rendered("/products")
    expect(text).toContain("You can read about our products")
    expect(body).not.toContain("noscript:*:hidden")
  })

  it("has no texts in its state that the app loads as files", async () => {
    const { state } = await rendered("/products?order=title")
    const texts = state.queries.filter(({ key: [kind] }) => kind === "texts")
    expect(texts.map(({ key, data }) => [key, JSON.stringify(data).length < 10_000])).toEqual([
      [["texts", "en", "search"], true],
    ])
  })

  it("has each product that a search finds once in its state", async () => {
    const { state } = await rendered("/products?order=-price")
    expect(JSON.stringify(state).match(/"handle":"window-chair"/g)).toHaveLength(1)
  })

  it.each([
    ["/cart", "Your cart"],
    ["/checkout", "Checkout"],
  ])("%s is a frame for all with its title", async (path, title) => {
    const { head, text } = await rendered(path)
    expect(head).toContain(`<title>${title} · `)
    expect(text).toContain(title)
  })

  it("shows the texts and prices of the language and the country, also while others are rendered", async () => {
    const [german, american] = await Promise.all([
      rendered("/products/window-chair", { locale: "de", country: "de" }),
      rendered("/products/window-chair", { locale: "en", country: "us" }),
    ])
    expect(german.text).toMatch(/379,61.€/)
    expect(german.text).toContain("In den Warenkorb")
    expect(american.text).toMatch(/\$\d+\.\d\d/)
    expect(american.text).toContain("Add to cart")
    expect(german.state).toMatchObject({ locale: "de", country: "de" })
    expect(american.state).toMatchObject({ locale: "en", country: "us" })
  })

  it("keeps its language and country in its links, and lists the addresses of the others", async () => {
    const german = { locale: "de", country: "us", prefix: "/de-us" } as const
    const { body, head } = await rendered("/de-us/categories/home", german)
    const links = [...body.matchAll(/<(?:a|form)\b[^>]* (?:href|action)="(\/[^"]*)"/g)].map(([, link]) => link)
    expect(links.length).toBeGreaterThan(20)
    expect(links.filter((link) => !/^\/de-us(?:\/|$)/.test(link ?? ""))).toEqual([])
    expect(head).toContain('<link rel="canonical" href="https://shop.example/de-us/categories/home"/>')
    const alternates = [...head.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)]
    const addresses = Object.fromEntries(alternates.map(([, language, address]) => [language, address]))
    expect(addresses).toMatchObject({
      "x-default": "https://shop.example/categories/home",
      "en-DE": "https://shop.example/categories/home",
      "en-US": "https://shop.example/en-us/categories/home",
      "de-DE": "https://shop.example/de-de/categories/home",
      "de-US": "https://shop.example/de-us/categories/home",
    })
  })

  it.each([
    "/nowhere",
    "/products/nothing",
    "/categories/nothing",
    "/collections/nothing",
    "/pages/nothing",
    "/products/%2F%3Cscript%3E",
  ])("%s isn't found", async (path) => {
    const { status, head } = await rendered(path)
    expect(status).toBe(404)
    expect(head).toContain('<meta name="robots" content="noindex"/>')
  })

  it.each([
    ["/cart", "Your cart Loading"],
    ["/checkout", "Your details"],
    ["/account", "Loading"],
    ["/order/order_1", "Loading"],
    ["/wishlist", "Loading"],
  ])("%s holds only its frame: whose it is, only the browser knows", async (path, content) => {
    const { text, state } = await rendered(path)
    expect(text).toContain(content)
    expect(state.queries.map(({ key }) => key[1]).sort()).toEqual(["categories", "home-content", "regions"])
  })

  it("keeps its data in a block that no text of the shop can end", async () => {
    const send = fetchOf(backend)
    vi.stubGlobal("fetch", async (...request: Parameters<typeof fetch>) => {
      const text = await (await send(...request)).text()
      return new Response(text.replaceAll(/"description":"[^"]*"/g, '"description":"</script><script>alert(1)"'))
    })
    const { state, body } = await rendered("/products/window-chair")
    const block = pageStateBlock(state)
    expect(block.match(/<\/?script/g)).toEqual(["<script", "</script"])
    expect(block).toContain("\\u003cscript>alert(1)")
    expect(body).not.toContain("<script>")
  })

  it("holds a description in Markdown, formatted, and shows HTML in it as text", async () => {
    const send = fetchOf(backend)
    const description = "**Solid** oak\n- <script>alert(1)</script>\n- [here](javascript:alert(1))"
    vi.stubGlobal("fetch", async (...request: Parameters<typeof fetch>) => {
      const text = await (await send(...request)).text()
      return new Response(
        text.replaceAll(/"description":"[^"]*"/g, () => `"description":${JSON.stringify(description)}`),
      )
    })
    const { head, body } = await rendered("/products/window-chair")
    expect(body).toContain('<strong class="font-semibold">Solid</strong> oak')
    expect(body).toContain("<li>&lt;script&gt;alert(1)&lt;/script&gt;</li><li>here</li>")
    expect(body).not.toMatch(/<script>|<template|javascript:/)
    expect(head).toContain(
      '<meta name="description" content="Solid oak\n&lt;script&gt;alert(1)&lt;/script&gt;\nhere"/>',
    )
  })

  it("isn't rendered if its data can't be loaded", async () => {
    vi.stubGlobal("fetch", async () => Response.json({ message: "broken" }, { status: 500 }))
    await expect(renderPage("/products", scope)).rejects.toThrow()
  })
})
