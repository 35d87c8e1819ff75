import { expect, it } from "vitest"
import {
  availableAt,
  missingEverywhere,
  openMarkets,
  productSales,
  type SaleProduct,
  type SaleVariant,
  type Shop,
  variantSales,
} from "./sellability.ts"

const europe = { id: "reg_eu", name: "Europe", currency_code: "eur", countries: ["de", "fr"] }
const america = { id: "reg_us", name: "America", currency_code: "usd", countries: ["us"] }
const shop: Shop = {
  markets: [europe, america],
  storefronts: new Set(["web"]),
  key: "key",
  disabledChannels: new Set(["closed"]),
  locations: [
    {
      id: "berlin",
      channels: ["web"],
      hasSets: true,
      zones: new Map([["near", ["de", "us"]]]),
      shipping: [{ id: "parcel", zone: "near", profile: "default", countries: ["de", "us"], prices: null }],
    },
  ],
}
const product: SaleProduct = { id: "prod", status: "published", channels: ["web"], profile: "default" }
const variant: SaleVariant = {
  id: "variant",
  product_id: "prod",
  manage_inventory: true,
  allow_backorder: false,
  prices: [
    { currency_code: "eur", min_quantity: null, rules: {} },
    { currency_code: "usd", min_quantity: null, rules: {} },
  ],
  parts: [{ item: "item", required: 1, available: new Map([["berlin", 3]]) }],
}
const price = { currency_code: "eur", min_quantity: null, rules: {} }
const missing = (change: { product?: object; variant?: object; shop?: object }) =>
  variantSales({ ...product, ...change.product }, { ...variant, ...change.variant }, { ...shop, ...change.shop }).map(
    (state) => state.missing,
  )

it("is sold in every market if nothing is missing", () => {
  expect(missing({})).toEqual([[], []])
  expect(openMarkets(variantSales(product, variant, shop))).toBe(2)
})

it("names each missing link", () => {
  const both = (link: string) => [[link], [link]]
  expect(missing({ product: { status: "draft" } })).toEqual(both("published"))
  expect(missing({ product: { channels: [] } })).toEqual(both("channel"))
  expect(missing({ product: { channels: ["marketplace"] } })).toEqual(both("storefront"))
  expect(missing({ product: { channels: ["closed"] } })).toEqual(both("disabled"))
  expect(missing({ product: { profile: null } })).toEqual(both("profile"))
  expect(missing({ shop: { locations: [] } })).toEqual(both("location"))
  expect(missing({ product: { profile: "heavy" } })).toEqual(both("shipping"))
  expect(missing({ variant: { prices: [] } })).toEqual(both("price"))
  expect(missing({ variant: { parts: [] } })).toEqual(both("stock"))
})

it("says once what the product lacks in all markets, but not what each market lacks", () => {
  const states = variantSales({ ...product, status: "draft" }, { ...variant, prices: [] }, shop)
  expect(states.map((state) => state.missing)).toEqual(Array(2).fill(["published", "price"]))
  expect(missingEverywhere(states)).toEqual(["published"])
  expect(missingEverywhere(states.slice(0, 1))).toEqual([])
  expect(missingEverywhere(variantSales(product, variant, shop))).toEqual([])
  expect(missingEverywhere(variantSales(product, { ...variant, parts: [] }, shop))).toEqual(["stock"])
})

it("names all missing links in the order to fix them", () => {
  expect(missing({ product: { status: "draft", profile: null }, variant: { prices: [], parts: [] } })[0]).toEqual([
    "published",
    "price",
    "profile",
    "stock",
  ])
})

it("needs a price for one unit that applies to all customers of the market", () => {
  const open = (...prices: object[]) => missing({ variant: { prices } }).map((links) => links.length === 0)
  expect(open(price)).toEqual([true, false])
  expect(open({ ...price, min_quantity: 10 })).toEqual([false, false])
  expect(open({ ...price, min_quantity: 1 })).toEqual([true, false])
  expect(open({ ...price, rules: { region_id: "reg_eu" } })).toEqual([true, false])
  expect(open({ ...price, rules: { region_id: "reg_other" } })).toEqual([false, false])
  expect(open({ ...price, rules: { customer_group_id: "vip" } })).toEqual([false, false])
})

it("needs a shipping option for a country of the market, at a location of the sales channel", () => {
  const at = (location: object) => ({ shop: { locations: [{ ...shop.locations[0], ...location }] } })
  expect(missing(at({ shipping: [{ profile: "default", countries: ["fr"], prices: null }] }))).toEqual([
    [],
    ["shipping"],
  ])
  expect(missing(at({ channels: ["marketplace"] }))).toEqual([["location"], ["location"]])
})

it("needs a price of the shipping option in the market's currency, unless the provider calculates it", () => {
  const priced = (...prices: object[]) => ({
    shop: {
      locations: [{ ...shop.locations[0], shipping: [{ profile: "default", countries: ["de", "us"], prices }] }],
    },
  })
  expect(missing(priced(price))).toEqual([[], ["shippingPrice"]])
  expect(missing(priced({ ...price, rules: { region_id: "reg_eu" } }))).toEqual([[], ["shippingPrice"]])
  expect(missing(priced({ ...price, rules: { item_total: "100" } }))).toEqual([["shippingPrice"], ["shippingPrice"]])
})

it("names the countries of an open market that no shipping option delivers to", () => {
  const states = variantSales(product, variant, shop)
  expect(states.map(({ unserved }) => unserved)).toEqual([["fr"], []])
  const draft = variantSales({ ...product, status: "draft" }, variant, shop)
  expect(draft.map(({ unserved }) => unserved)).toEqual([[], []])
})

it("says which records to open", () => {
  const [state] = variantSales(product, variant, shop)
  const places = { channel: "web", key: "key", location: "berlin", hasSets: true }
  expect(state?.places).toEqual({ ...places, profile: "default", zone: "near" })
  const [heavy] = variantSales({ ...product, profile: "heavy" }, variant, shop)
  expect(heavy?.places).toEqual({ ...places, profile: "heavy", zone: "near" })
  const [berlin] = shop.locations
  if (!berlin) throw new Error("no location")
  const unpriced = { ...berlin, shipping: berlin.shipping.map((option) => ({ ...option, prices: [] })) }
  const [sold] = variantSales(
    product,
    { ...variant, parts: [{ item: "item", required: 4, available: new Map() }] },
    {
      ...shop,
      locations: [unpriced],
    },
  )
  expect(sold?.places).toMatchObject({ zone: "near", option: "parcel", item: "item" })
  const far = { ...berlin, zones: new Map([["far", ["jp"]]]), shipping: [] }
  expect(variantSales(product, variant, { ...shop, locations: [far] })[0]?.places.zone).toBeUndefined()
})

it("needs a country in the region", () => {
  expect(missing({ shop: { markets: [{ ...europe, countries: [] }] } })).toEqual([["country"]])
})

it("counts only stock at locations of the sales channel, unless backorders are allowed", () => {
  const elsewhere = { parts: [{ required: 1, available: new Map([["tokyo", 9]]) }] }
  expect(missing({ variant: elsewhere })[0]).toEqual(["stock"])
  expect(missing({ variant: { ...elsewhere, allow_backorder: true } })[0]).toEqual([])
  expect(missing({ variant: { ...elsewhere, manage_inventory: false } })[0]).toEqual([])
})

it("limits a kit by its scarcest part", () => {
  const parts = [
    { item: "item", required: 1, available: new Map([["berlin", 5]]) },
    {
      item: "item",
      required: 2,
      available: new Map([
        ["berlin", 3],
        ["tokyo", 1],
      ]),
    },
  ]
  expect(availableAt({ ...variant, parts }, ["berlin"])).toBe(1)
  expect(availableAt({ ...variant, parts }, ["berlin", "tokyo"])).toBe(2)
  expect(availableAt({ ...variant, manage_inventory: false }, ["berlin"])).toBeUndefined()
})

it("sells a product where one of its variants is sold, else names what its most complete variant lacks", () => {
  const bare = { ...variant, prices: [], parts: [] }
  const european = { ...variant, prices: [price] }
  const states = productSales(product, [bare, european], shop).map((state) => state.missing)
  expect(states).toEqual([[], ["price"]])
  expect(productSales(product, [], shop).map((state) => state.missing)).toEqual([["variant"], ["variant"]])
})

it("isn't sold in a market to which only locations without stock ship", () => {
  const osaka = {
    id: "osaka",
    channels: ["web"],
    hasSets: true,
    zones: new Map([["far", ["us"]]]),
    shipping: [{ id: "air", zone: "far", profile: "default", countries: ["us"], prices: null }],
  }
  const near = { id: "parcel", zone: "near", profile: "default", countries: ["de", "fr"], prices: null }
  const locations = [...shop.locations.map((location) => ({ ...location, shipping: [near] })), osaka]
  expect(missing({ shop: { locations } })).toEqual([[], ["stockElsewhere"]])
  expect(missing({ shop: { locations }, variant: { allow_backorder: true } })).toEqual([[], []])
  const parts = [{ item: "item", required: 1, available: new Map([["osaka", 1]]) }]
  expect(missing({ shop: { locations }, variant: { parts } })).toEqual([["stockElsewhere"], []])
})

it("leaves out the countries to which only locations without stock ship", () => {
  const paris = {
    id: "paris",
    channels: ["web"],
    hasSets: true,
    zones: new Map([["home", ["fr"]]]),
    shipping: [{ id: "colis", zone: "home", profile: "default", countries: ["fr"], prices: null }],
  }
  const locations = [...shop.locations, paris]
  const [state] = variantSales(product, variant, { ...shop, locations })
  expect(state).toMatchObject({ missing: [], unserved: ["fr"] })
})
