import { describe, expect, it } from "vitest"
import { alternatesOf, fullPrefix, hasMarkets, joinMarket, prefixOf, splitMarket } from "./market-prefix.ts"

const regions = [
  { id: "reg_eu", countries: [{ iso_2: "de" }, { iso_2: "at" }] },
  { id: "reg_us", countries: [{ iso_2: "us" }] },
]
const languages = ["en", "de"]
const main = { locale: "en", country: "us" }

describe("an address", () => {
  it.each([
    ["/de-at/products", "/de-at", "/products"],
    ["/de-at", "/de-at", "/"],
    ["/DE-AT/", "/DE-AT", "/"],
    ["/products", "", "/products"],
    ["/fr-fr/products", "", "/fr-fr/products"],
    ["/de-at/admin/orders", "", "/de-at/admin/orders"],
    ["/de-atx/products", "", "/de-atx/products"],
    ["/de-at//evil.example", "/de-at", "/evil.example"],
    ["/de-at/\\\\evil.example", "/de-at", "/evil.example"],
  ])("%s names the market %j and the page %s", (pathname, prefix, path) => {
    expect(splitMarket(pathname, languages)).toMatchObject({ prefix, path })
  })

  it("is read as it was written, for every market and page", () => {
    for (const { prefix } of alternatesOf(regions, main, languages))
      for (const path of ["/", "/products", "/search?q=1"].map((text) => text.replace(/\?.*/, "")))
        expect(splitMarket(joinMarket(prefix, path), languages)).toMatchObject({ prefix, path })
  })

  it.each(["/admin", "/admin/orders", "/_mock", "/robots.txt", "/.well-known/x", "/fr-fr/products"])(
    "%s is the same in all markets",
    (path) => {
      expect(hasMarkets(path)).toBe(false)
    },
  )

  it.each(["/", "/products/mr.-chair", "/search", "/administration"])("%s has one in each market", (path) => {
    expect(hasMarkets(path)).toBe(true)
  })
})

describe("the prefix of a market", () => {
  it("is empty for the shop's default market only, which is that of the first country without a setting", () => {
    expect(prefixOf(regions, main, "en", "us")).toBe("")
    expect(prefixOf(regions, main, "de", "us")).toBe("/de-us")
    expect(prefixOf(regions, { locale: "de", country: undefined }, "de", "de")).toBe("")
    expect(prefixOf(regions, { locale: "de", country: "zz" }, "de", "de")).toBe("")
  })

  it("is empty without a country", () => {
    expect(fullPrefix("de", "")).toBe("")
    expect(prefixOf([{ id: "reg_1", countries: [] }], main, "de", "")).toBe("")
  })
})
