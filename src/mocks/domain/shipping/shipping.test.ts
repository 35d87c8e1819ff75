import { describe, expect, it } from "vitest"
import { openShop } from "#tests/support/small-shop.ts"
import { lacksStock, optionsFor, type Place } from "./shipping.ts"

/** Names of the shipping options that a shop offers for a place. */
function offers(shop: ReturnType<typeof openShop>, place: Place | undefined, isReturn = false): string[] {
  const facts = { is_return: String(isReturn) }
  return optionsFor(shop.db, { salesChannelId: shop.channel, place, facts }).map((option) => option.name)
}

/** A shop with an additional shipping option for this geo zone. */
function shopWithZone(zone: Parameters<ReturnType<typeof openShop>["db"]["tables"]["geoZone"]["insert"]>[0]) {
  const shop = openShop()
  const [set] = shop.db.tables.fulfillmentSet.all()
  const { id } = shop.db.tables.serviceZone.insert({ name: "Local", fulfillment_set_id: set?.id ?? "" })
  shop.db.tables.geoZone.insert({ ...zone, service_zone_id: id })
  shop.db.tables.shippingOption.insert({ name: "Local", service_zone_id: id })
  return shop
}

describe("shipping options", () => {
  it("are all offered until the country is known, then those of its service zones", () => {
    const shop = openShop()
    expect(offers(shop, undefined)).toEqual(["Standard", "Express"])
    expect(offers(shop, { country_code: "de" })).toEqual(["Standard", "Express"])
    expect(offers(shop, { country_code: "dk" })).toEqual([])
  })

  it.each([
    [
      "a province",
      { type: "province", country_code: "us", province_code: "ca" },
      { province: "ca" },
      { province: "CA" },
    ],
    ["a city", { type: "city", country_code: "us", city: "Boston" }, { city: "Boston" }, { city: "Austin" }],
    ["a postal code", { type: "zip", country_code: "us", postal_expression: "02108" }, { postal_code: "02108" }, {}],
  ] as const)("can be limited to %s", (_, zone, inside, outside) => {
    const shop = shopWithZone(zone)
    expect(offers(shop, { country_code: "us", ...inside })).toContain("Local")
    expect(offers(shop, { country_code: "us", ...outside })).not.toContain("Local")
  })

  it("aren't offered for a postal expression that is an object, the only kind that the API accepts", () => {
    const zone = { type: "zip", country_code: "us", postal_expression: { pattern: "02108" } } as const
    expect(offers(shopWithZone(zone), { country_code: "us", postal_code: "02108" })).not.toContain("Local")
  })

  it("are for outbound or return shipping by their rules", () => {
    const shop = openShop()
    const option = shop.option("Return", [])
    const rule = shop.db.tables.shippingOptionRule
      .by("shipping_option_id", option.id)
      .find((r) => r.attribute === "is_return")
    shop.db.tables.shippingOptionRule.update(rule?.id ?? "", { value: "true" })
    expect(offers(shop, undefined)).toEqual(["Standard", "Express"])
    expect(offers(shop, undefined, true)).toEqual(["Return"])
  })

  it("lack stock if their location doesn't have enough items", () => {
    const { db, sell, standard } = openShop()
    const shirt = sell("Shirt", { stock: 2, prices: [] })
    expect(lacksStock(db, standard, [{ variant_id: shirt.id, quantity: 2 }])).toBe(false)
    expect(lacksStock(db, standard, [{ variant_id: shirt.id, quantity: 3 }])).toBe(true)
  })
})
