import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { crawlerPattern } from "#lib/browser-languages.ts"
import { checkAddress, PAGE_ADDRESS_ID, type PageAddress } from "./check-address.ts"

const page: PageAddress = {
  path: "/products/chair",
  base: "",
  prefix: "",
  prefixes: ["", "/de-de", "/en-gb"],
  locales: ["en", "de"],
  countries: ["us", "de", "gb", "at"],
  main: { locale: "en", country: "us" },
  crawlers: crawlerPattern,
}

const replace = vi.fn()

beforeEach(() => {
  replace.mockClear()
  localStorage.clear()
})
afterEach(() => {
  document.getElementById(PAGE_ADDRESS_ID)?.remove()
  delete document.documentElement.dataset.otherPage
})

/** Opens a page's file at an address with a browser of these languages. */
function open(address: string, given: Partial<PageAddress> = {}, languages = ["en-US"], userAgent = "Chrome") {
  const block = document.createElement("script")
  block.type = "application/json"
  block.id = PAGE_ADDRESS_ID
  block.textContent = JSON.stringify({ ...page, ...given })
  document.head.append(block)
  const { pathname, search, hash } = new URL(address, "https://shop.example")
  vi.stubGlobal("location", { pathname, search, hash, replace })
  vi.stubGlobal("navigator", { languages, userAgent })
  checkAddress()
  return { isShown: document.documentElement.dataset.otherPage === undefined, leadsTo: replace.mock.lastCall?.[0] }
}

it.each(["/products/chair", "/products/chair/", "/products/chair#reviews", "/products/chair?utm_source=news&gclid=1"])(
  "shows the page at %s",
  (address) => expect(open(address)).toEqual({ isShown: true, leadsTo: undefined }),
)

it.each(["/products/chair%40home", "/products/chair@home"])("shows the page of a handle with a sign at %s", (address) =>
  expect(open(address, { path: "/products/chair%40home" }).isShown).toBe(true),
)

it.each(["/products/chair?variant=blue", "/", "/account", "/products/%E0%A4%A"])(
  "hides the page at %s, which the app shows",
  (address) => expect(open(address)).toEqual({ isShown: false, leadsTo: undefined }),
)

it.each([
  [["de-DE"], "/de-de/products/chair"],
  [["fr", "en-GB"], "/en-gb/products/chair"],
])("leads a browser with the languages %j to their market's file", (languages, leadsTo) =>
  expect(open("/products/chair", {}, languages)).toEqual({ isShown: false, leadsTo }),
)

it("hides the page if the visitor's market has no file", () =>
  expect(open("/products/chair", {}, ["de-AT"])).toEqual({ isShown: false, leadsTo: undefined }))

it("keeps the query and the anchor on the way", () =>
  expect(open("/products/chair?utm_source=news#reviews", {}, ["de-DE"]).leadsTo).toBe(
    "/de-de/products/chair?utm_source=news#reviews",
  ))

it("prefers what the visitor has chosen", () => {
  localStorage.setItem("app:locale", "en")
  localStorage.setItem("app:shop_country", "gb")
  expect(open("/products/chair", {}, ["de-DE"]).leadsTo).toBe("/en-gb/products/chair")
})

it("shows the default market for a country that the shop doesn't sell to", () =>
  expect(open("/products/chair", {}, ["en-NZ"]).isShown).toBe(true))

it("shows a crawler what it asks for", () =>
  expect(open("/products/chair", {}, ["de-DE"], "Googlebot/2.1").isShown).toBe(true))

it("shows an address with a market to everyone", () =>
  expect(open("/de-de/products/chair", { prefix: "/de-de" }, ["en-US"]).isShown).toBe(true))

it("leads below the path of the site", () =>
  expect(open("/shop/", { base: "/shop", path: "/" }, ["de-DE"]).leadsTo).toBe("/shop/de-de"))
