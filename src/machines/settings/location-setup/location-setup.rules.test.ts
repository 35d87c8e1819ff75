import { describe, expect, it } from "vitest"
import {
  freeName,
  marketsOf,
  missingPrices,
  missingSteps,
  obstacleTo,
  shippingGap,
  whyNotEnter,
} from "./location-setup.rules.ts"
import type { LocationShipping, Option } from "./location-shipping.ts"

const option = (isReturn: boolean): Option => ({
  id: `so_${isReturn}`,
  name: "Standard",
  price_type: "flat",
  provider_id: "manual",
  service_zone_id: "z",
  shipping_profile_id: "sp",
  rules: [{ attribute: "is_return", operator: "eq", value: String(isReturn) }],
})
const area = { type: "country", country_code: "de" } as const
const zone = (id: string, ...options: Option[]) => ({ id, name: id, geo_zones: [area], options })
const location = (...zones: ReturnType<typeof zone>[]): LocationShipping => ({
  id: "sloc",
  name: "Berlin",
  channels: [{ id: "sc", name: "Store" }],
  providers: ["manual"],
  sets: [{ id: "fuset", name: "Shipping", type: "shipping", zones }],
})
const settings = {
  markets: [],
  channels: [{ id: "sc", name: "Store" }],
  providers: ["manual"],
  profiles: ["sp"],
  types: ["sotype"],
}

it("lacks every step before the location exists", () => {
  expect(missingSteps(null)[0]).toBe("address")
  expect(whyNotEnter("zone", null)).toBe("address")
  expect(missingSteps({ ...location(), channels: [], providers: [], sets: [] })).toEqual([
    "channels",
    "providers",
    "set",
    "zone",
    "option",
    "returnOption",
  ])
})

it("needs an option for customers in each zone; returns are optional", () => {
  expect(shippingGap(location(zone("a", option(false)), zone("b", option(true))))).toBe("option")
  const ships = location(zone("a", option(false)), zone("b", option(false)))
  expect([shippingGap(ships), missingSteps(ships), whyNotEnter("done", ships)]).toEqual([
    undefined,
    ["returnOption"],
    undefined,
  ])
})

describe("prices of an option", () => {
  const [germany, us, austria] = [
    { id: "de", currency_code: "eur", countries: [{ iso_2: "de" }] },
    { id: "us", currency_code: "usd", countries: [{ iso_2: "us" }, { iso_2: "ca" }] },
    { id: "at", currency_code: "eur", countries: [{ iso_2: "at" }] },
  ]

  it("are needed in the currencies of the regions that the zone ships to", () => {
    expect(marketsOf(zone("a"), [germany, us, austria])).toEqual([germany])
    expect(missingPrices([], [germany, austria, us])).toEqual(["eur", "usd"])
  })

  it("must not be limited to some cart totals", () => {
    const tier = { currency_code: "usd", rules: [{}] }
    expect(missingPrices([{ currency_code: "eur" }, tier], [germany, us])).toEqual(["usd"])
  })

  it("can be those of a region, for that region", () => {
    expect(missingPrices([{ region_id: "de" }], [germany])).toEqual([])
    expect(missingPrices([{ region_id: "de" }], [germany, austria])).toEqual(["eur"])
  })
})

it("says which settings an option lacks; its type can be created with it", () => {
  expect(obstacleTo("option", { ...settings, profiles: [] })).toBe("noProfiles")
  expect(obstacleTo("returnOption", { ...settings, types: [] })).toBeUndefined()
  expect(obstacleTo("zone", { ...settings, profiles: [] })).toBeUndefined()
})

it("proposes the first free number", () => {
  expect(freeName("Europe", [])).toBe("Europe")
  expect(freeName("Europe", ["Europe", "Europe 2"])).toBe("Europe 3")
  expect(freeName("Europe 2", ["Europe", "Europe 2"])).toBe("Europe 3")
})
