import { describe, expect, it } from "vitest"
import { currentStep, regionGaps, regionsWithGaps, type StoreState, setupGaps, setupSteps } from "./first-sale.rules.ts"

const nothing: StoreState = {
  currency: null,
  regions: [],
  taxCountries: [],
  channels: [],
  keys: [],
  locations: [],
  products: [],
  orders: 0,
}
const region = {
  id: "reg",
  name: "Germany",
  currency: "eur",
  countries: ["de"],
  paymentProviders: ["pp_system_default"],
}
const zone = { id: "zone", countries: ["de"], options: [{ profile: "default", prices: ["eur"] }] }
const location = {
  id: "berlin",
  name: "Berlin",
  channels: ["web"],
  providers: ["manual_manual"],
  sets: [{ id: "set", type: "shipping", zones: [zone] }],
}
const product = {
  id: "prod",
  channels: ["web"],
  profile: "default",
  variants: [{ prices: ["eur"], stockedAt: ["berlin"] }],
}
const ready: StoreState = {
  currency: "eur",
  regions: [region],
  taxCountries: ["de"],
  channels: ["web"],
  orders: 0,
  keys: [{ id: "key", channels: ["web"] }],
  locations: [location],
  products: [product],
}
const gapOf = (change: Partial<StoreState>) => {
  const state = { ...ready, ...change }
  const step = currentStep(state)
  return step && [step, setupGaps(state)[step]]
}

describe("the next step to the first sale", () => {
  it("is the first one that the server's state lacks", () => {
    const found = []
    let state: StoreState = nothing
    for (const key of ["currency", "regions", "taxCountries", "channels", "locations", "products"] as const) {
      found.push(currentStep(state))
      state = { ...state, [key]: ready[key], ...(key === "channels" ? { keys: ready.keys } : {}) }
    }
    found.push(currentStep(state))
    expect(found).toEqual([...setupSteps])
  })

  it("is none once an order was placed, whatever else is missing", () => {
    expect(currentStep({ ...nothing, orders: 1 })).toBeUndefined()
    expect(currentStep({ ...ready, orders: 1 })).toBeUndefined()
  })

  it("is the region if it has no country or no payment provider", () => {
    expect(gapOf({ regions: [{ ...region, countries: [] }] })).toEqual(["region", "none"])
    expect(gapOf({ regions: [{ ...region, paymentProviders: [] }] })).toEqual(["region", "payment"])
    const other = { ...region, id: "other", paymentProviders: [] }
    expect(gapOf({ regions: [other, region] })).toEqual(["order", "none"])
  })

  it("is the tax region if no country of the region has one", () => {
    expect(gapOf({ taxCountries: ["us"] })).toEqual(["tax", "none"])
  })

  it("is the sales channel if no key can use an enabled one", () => {
    expect(gapOf({ keys: [] })).toEqual(["channel", "none"])
    expect(gapOf({ keys: [{ id: "key", channels: [] }] })).toEqual(["channel", "keyChannel"])
    expect(gapOf({ channels: [] })).toEqual(["channel", "keyChannel"])
  })

  it("is the location if it ships nothing to the region for the storefront", () => {
    const unfinished = ["shipping", "unfinished"]
    const withZone = (change: Partial<typeof zone>) => ({
      locations: [{ ...location, sets: [{ id: "set", type: "shipping", zones: [{ ...zone, ...change }] }] }],
    })
    expect(gapOf({ locations: [] })).toEqual(["shipping", "none"])
    expect(gapOf({ locations: [{ ...location, channels: [] }] })).toEqual(unfinished)
    expect(gapOf({ locations: [{ ...location, sets: [] }] })).toEqual(unfinished)
    expect(gapOf(withZone({ countries: ["us"] }))).toEqual(unfinished)
    expect(gapOf(withZone({ options: [] }))).toEqual(unfinished)
    expect(gapOf(withZone({ options: [{ profile: "default", prices: ["usd"] }] }))).toEqual(unfinished)
    expect(gapOf(withZone({ options: [{ profile: "default", prices: ["*"] }] }))).toEqual(["order", "none"])
  })

  it("is the product if customers of the region can't buy any", () => {
    const notForSale = ["product", "notForSale"]
    const [variant] = product.variants
    const withVariant = (change: object) => ({
      products: [{ ...product, variants: [{ prices: ["eur"], stockedAt: ["berlin"], ...variant, ...change }] }],
    })
    expect(gapOf({ products: [] })).toEqual(["product", "none"])
    expect(gapOf({ products: [{ ...product, channels: [] }] })).toEqual(notForSale)
    expect(gapOf({ products: [{ ...product, profile: null }] })).toEqual(notForSale)
    expect(gapOf({ products: [{ ...product, profile: "heavy" }] })).toEqual(notForSale)
    expect(gapOf(withVariant({ prices: ["usd"] }))).toEqual(notForSale)
    expect(gapOf(withVariant({ stockedAt: [] }))).toEqual(notForSale)
    expect(gapOf(withVariant({ stockedAt: null }))).toEqual(["order", "none"])
  })
})

describe("a region's gaps", () => {
  const alps = { ...region, id: "alps", name: "Alps", countries: ["at", "ch", "de"] }

  it("are its countries without a tax region, and those without a shipping option", () => {
    const atZone = { id: "at", countries: ["at", "ch"], options: [] }
    const set = { id: "set", type: "shipping", zones: [zone, atZone] }
    const state = { ...ready, taxCountries: ["de", "at"], locations: [{ ...location, sets: [set] }] }
    expect(regionGaps(alps, state)).toMatchObject({ untaxed: ["ch"], unshipped: ["at", "ch"] })
    const nothing = { untaxed: [], unshipped: [], isUnpriced: false, isUnpaid: false }
    expect(regionGaps(region, state)).toEqual(nothing)
  })

  it("are products and shipping options without a price for it, and no payment provider", () => {
    const japan = { id: "jp", name: "Japan", currency: "jpy", countries: ["de"], paymentProviders: [] }
    expect(regionGaps(japan, ready)).toEqual({ untaxed: [], unshipped: ["de"], isUnpriced: true, isUnpaid: true })
  })

  it("are found in every region of the store, also after its first order", () => {
    const all = regionsWithGaps({ ...ready, orders: 1, regions: [region, alps] })
    expect(all).toEqual([{ region: alps, gaps: ["tax", "shipping"] }])
  })
})
