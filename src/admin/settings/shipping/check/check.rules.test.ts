import { beforeEach, expect, it } from "vitest"
import type { GeoArea, LocationShipping } from "#machines/settings/location-setup/location-shipping.ts"
import { openLiveShop } from "#tests/support/live-shop.ts"
import { checkShipping, type TrialCart } from "./check.rules.ts"

const shop = await openLiveShop()
const { tables } = shop.backend.db
const start = shop.backend.db.export()
beforeEach(() => shop.backend.db.import(start))

const channel = tables.store.all()[0]?.default_sales_channel_id ?? ""
const region = tables.region.get(shop.region)
const country = "de"
const market = { id: shop.region, currency: region?.currency_code ?? "" }

/** How the shop's locations ship, as the page loads it. */
async function loadAll(): Promise<LocationShipping[]> {
  const { stock_locations } = await shop.admin.admin.stockLocation.list({
    query: { fields: "id,name,sales_channels.id,sales_channels.name,*fulfillment_sets.service_zones.geo_zones" },
  })
  const fields = "id,name,price_type,shipping_profile_id,service_zone_id,*rules,*prices,*prices.price_rules"
  const { shipping_options } = await shop.admin.admin.shippingOption.list({ query: { fields } })
  return stock_locations.map((location) => ({
    id: location.id,
    name: location.name,
    channels: location.sales_channels ?? [],
    providers: [],
    sets: (location.fulfillment_sets ?? []).map((set) => ({
      id: set.id,
      name: "",
      type: "shipping",
      zones: (set.service_zones ?? []).map((zone) => ({
        id: zone.id,
        name: zone.name ?? "",
        geo_zones: (zone.geo_zones ?? []) as GeoArea[],
        options: shipping_options.filter(({ service_zone_id }) => service_zone_id === zone.id) as never[],
      })),
    })),
  }))
}

/** Adds a zone with an option in the first fulfillment set. */
async function addOption(name: string, areas: object[], change: object = {}) {
  const [set] = tables.fulfillmentSet.all()
  const [profile] = tables.shippingProfile.all()
  const [type] = tables.shippingOptionType.all()
  const { fulfillment_set } = await shop.admin.admin.fulfillmentSet.createServiceZone({
    id: set?.id ?? "",
    body: { name, geo_zones: areas as never },
    query: { fields: "id,*service_zones" },
  })
  const zone = fulfillment_set?.service_zones?.find((each) => each.name === name)
  const { shipping_option } = await shop.admin.admin.shippingOption.create({
    body: {
      name,
      service_zone_id: zone?.id ?? "",
      shipping_profile_id: profile?.id ?? "",
      type_id: type?.id ?? "",
      provider_id: tables.fulfillmentProvider.all()[0]?.id ?? "",
      price_type: "flat" as const,
      prices: [{ currency_code: market.currency, amount: 7 }],
      ...change,
    },
  })
  return shipping_option
}

const trial = (change: Partial<TrialCart> = {}): TrialCart => ({
  region: market,
  channel,
  country,
  province: "",
  city: "",
  total: 0,
  ...change,
})
const missing = async (name: string, change: Partial<TrialCart> = {}) =>
  checkShipping(await loadAll(), trial(change)).find(({ option }) => option.name === name)?.missing

/** What the store offers to a cart with this address, as texts. */
async function offeredTo(address: object, items: { variant_id: string; quantity: number }[]) {
  const { cart } = await shop.store.store.cart.create({ body: { region_id: shop.region, items } })
  const shipping_address = { first_name: "Ada", last_name: "Shopper", address_1: "Street 1", ...address }
  const updated = await shop.store.store.cart.update({ id: cart.id, body: { shipping_address } })
  const { shipping_options } = await shop.store.store.fulfillment.listCartOptions({ query: { cart_id: cart.id } })
  const options = shipping_options
    .filter(({ amount }) => amount !== undefined && amount !== null)
    .map(({ name, amount }) => `${name} ${amount}`)
    .sort()
  return { options, total: updated.cart.item_total ?? 0 }
}

it("offers a cart the same options for the same prices as the store does", async () => {
  const tier = (operator: string, value: number) => ({ attribute: "item_total", operator, value })
  const whole = [{ type: "country", country_code: country }]
  await addOption("Tiers", whole, {
    prices: [
      { currency_code: market.currency, amount: 9 },
      { currency_code: market.currency, amount: 4, rules: [tier("gte", 20), tier("lt", 60)] },
      { currency_code: market.currency, amount: 0, rules: [tier("gte", 60)] },
      { region_id: market.id, amount: 6 },
    ],
  })
  await addOption("Large carts", whole, {
    prices: [{ currency_code: market.currency, amount: 1, rules: [tier("gt", 59)] }],
  })
  await addOption("Province", [{ type: "province", country_code: country, province_code: "BE" }])
  await addOption("City", [{ type: "city", country_code: country, province_code: "BE", city: "Berlin" }])
  await addOption("Postal", [
    { type: "zip", country_code: country, province_code: "BE", city: "Berlin", postal_expression: { pattern: "10*" } },
  ])
  const hidden = { attribute: "enabled_in_store", operator: "eq", value: "false" }
  await addOption("Admins", whole, { rules: [hidden] })
  await addOption("Return", whole, { rules: [{ attribute: "is_return", operator: "eq", value: "true" }] })
  const locations = await loadAll()
  const shirt = shop.variant("SHIRT-M-BLACK")
  const addresses = [{}, { province: "BE" }, { province: "be" }, { city: "Berlin" }, { city: "Berlin", province: "BY" }]
  for (const place of addresses)
    for (const quantity of [1, 2, 3]) {
      const address = { country_code: country, postal_code: "10115", city: "", province: "", ...place }
      const { options, total } = await offeredTo(address, [{ variant_id: shirt, quantity }])
      const found = checkShipping(locations, trial({ ...place, total })).filter((each) => each.missing.length === 0)
      expect(found.map(({ option, price }) => `${option.name} ${price}`).sort()).toEqual(options)
    }
})

it("names what keeps an option from a customer", async () => {
  await addOption("Province", [{ type: "province", country_code: country, province_code: "BE" }])
  await addOption("City", [{ type: "city", country_code: country, province_code: "BE", city: "Berlin" }])
  await addOption("Dollars", [{ type: "country", country_code: country }], {
    prices: [{ currency_code: "usd", amount: 1 }],
  })
  await addOption("Admins", [{ type: "country", country_code: country }], {
    rules: [{ attribute: "enabled_in_store", operator: "eq", value: "false" }],
  })
  expect(await missing("Province", { country: "xx" })).toEqual(["country"])
  expect(await missing("Province", { province: "BY" })).toEqual(["province"])
  expect(await missing("City", { province: "BE", city: "berlin" })).toEqual(["city"])
  expect(await missing("Dollars")).toEqual(["price"])
  expect(await missing("Admins")).toEqual(["store"])
  expect(await missing("Admins", { channel: "sc_other", profile: null })).toEqual(["channel", "store", "profile"])
})

it("offers only options of locations that have the product in stock, and names variants that they lack", async () => {
  const locations = await loadAll()
  const offering = checkShipping(locations, trial()).filter(({ missing }) => missing.length === 0)
  const [here] = offering
  if (!here) throw new Error("nothing is offered")
  const at = (units: number) => new Map([[here.location.id, units]])
  const ofOption = (variants: TrialCart["variants"]) =>
    checkShipping(locations, trial({ variants })).find(({ option }) => option.id === here.option.id)
  expect(ofOption([{ name: "Sea", stock: at(0) }])).toMatchObject({ missing: ["stock"], without: [] })
  expect(ofOption([{ name: "Sea", stock: new Map() }])).toMatchObject({ missing: ["stock"], without: [] })
  expect(ofOption([{ name: "Sea", stock: null }])).toMatchObject({ missing: [], without: [] })
  const both = [
    { name: "Sea", stock: at(0) },
    { name: "Sand", stock: at(2) },
  ]
  expect(ofOption(both)).toMatchObject({ missing: [], without: ["Sea"] })
})
