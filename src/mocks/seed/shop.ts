import { PRODUCT_NAME } from "#lib/product-name.ts"
import { createLogin } from "#mocks/domain/auth/accounts.ts"
import { createLevel } from "#mocks/domain/inventory/inventory-levels.ts"
import { createFulfillmentSet, createServiceZone, createStockLocation } from "#mocks/domain/inventory/locations.ts"
import { createShippingOption } from "#mocks/domain/shipping/shipping-options.ts"
import { createRegion } from "#mocks/domain/system/regions.ts"
import { updateStore } from "#mocks/domain/system/stores.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import { people } from "./content/people.ts"
import { PASSWORD_HASH } from "./defaults.ts"

/** Records that the rest of the seed refers to. */
export interface SeedBasics {
  readonly channel: string
  readonly profile: string
  readonly warehouse: Row<"stockLocation">
  readonly regions: readonly Row<"region">[]
}

const TAX = { de: 19, dk: 25, fr: 20, it: 22, es: 21, se: 25, gb: 20, us: 8, ca: 13 } as const
const MARKETS = [
  { name: "Europe", currency_code: "eur", countries: ["de", "dk", "fr", "it", "es", "se"] },
  { name: "United Kingdom", currency_code: "gbp", countries: ["gb"] },
  { name: "North America", currency_code: "usd", countries: ["us", "ca"] },
] as const

/** Exchange rates per euro; converted prices are rounded to whole units. */
export const rates = { eur: 1, gbp: 0.86, usd: 1.1 } as const
export const pricesOf = (euro: number) =>
  Object.entries(rates).map(([currency_code, rate]) => ({
    currency_code,
    amount: currency_code === "eur" ? euro : Math.round(euro * rate),
  }))

/**
 * Seeds the requirements for selling: regions with taxes, a warehouse, shipping options (including return shipping),
 * reasons.
 */
export function seedGround(db: Database): SeedBasics {
  const t = db.tables
  const [channel] = t.salesChannel.all()
  const [profile] = t.shippingProfile.all()
  const [store] = t.store.all()
  if (!channel || !profile || !store) throw new Error("the defaults must be seeded first")
  const regions = MARKETS.map((market) =>
    createRegion(db, { ...market, countries: [...market.countries], payment_providers: ["pp_system_default"] }),
  )
  for (const [country_code, rate] of Object.entries(TAX)) {
    const region = t.taxRegion.insert({ country_code, provider_id: "tp_system" })
    t.taxRate.insert({ tax_region_id: region.id, name: "VAT", code: `${country_code}-vat`, rate, is_default: true })
  }
  const warehouse = createStockLocation(db, {
    name: "Hamburg warehouse",
    address: { address_1: "Kaispeicher 4", city: "Hamburg", postal_code: "20457", country_code: "de" },
  })
  t.salesChannelLocation.insert({ sales_channel_id: channel.id, stock_location_id: warehouse.id })
  t.locationFulfillmentProvider.insert({ stock_location_id: warehouse.id, fulfillment_provider_id: "manual_manual" })
  updateStore(db, store.id, {
    name: PRODUCT_NAME,
    default_region_id: regions[0]?.id,
    default_location_id: warehouse.id,
    supported_currencies: Object.keys(rates).map((currency_code) => ({
      currency_code,
      is_default: currency_code === "eur",
    })),
  })
  seedShippingOptions(db, warehouse.id, profile.id)
  seedReasons(db)
  return { channel: channel.id, profile: profile.id, warehouse, regions }
}

/** Item total in euros from which shipping is free. */
const FREE_FROM = 150
const freeAbove = ({ currency_code, amount }: { currency_code: string; amount: number }) => ({
  currency_code,
  amount: 0,
  rules: { item_total: [{ operator: "gte", value: amount }] },
})

function seedShippingOptions(db: Database, locationId: string, profileId: string): void {
  const set = createFulfillmentSet(db, locationId, { name: "Hamburg shipping", type: "shipping" })
  createServiceZone(db, set.id, {
    name: "All markets",
    geo_zones: Object.keys(TAX).map((country_code) => ({ type: "country" as const, country_code })),
  })
  const [zone] = db.tables.serviceZone.by("fulfillment_set_id", set.id)
  if (!zone) throw new Error("the zone was not made")
  const option = (name: string, description: string, euro: number, { isReturn = false, freeFrom = 0 } = {}) =>
    createShippingOption(db, {
      name,
      service_zone_id: zone.id,
      shipping_profile_id: profileId,
      provider_id: "manual_manual",
      type: { label: name, description, code: name.toLowerCase().replaceAll(" ", "-") },
      prices: [...pricesOf(euro), ...(freeFrom > 0 ? pricesOf(freeFrom).map(freeAbove) : [])],
      rules: [
        { attribute: "enabled_in_store", operator: "eq", value: "true" },
        { attribute: "is_return", operator: "eq", value: String(isReturn) },
      ],
    })
  option("Standard", "Arrives in 3 to 5 business days", 5, { freeFrom: FREE_FROM })
  option("Express", "Arrives the next business day before noon", 14)
  option("Return label", "We email you a label", 4, { isReturn: true })
}

function seedReasons(db: Database): void {
  const t = db.tables
  for (const [value, label] of [
    ["too_small", "Too small"],
    ["too_large", "Too large"],
    ["damaged", "Arrived damaged"],
    ["wrong_item", "Wrong item received"],
    ["changed_mind", "Changed my mind"],
  ] as const)
    t.returnReason.insert({ value, label })
  for (const [code, label] of [
    ["goodwill", "Goodwill"],
    ["return", "Items returned"],
    ["late", "Late delivery"],
  ] as const)
    t.refundReason.insert({ code, label })
}

/** Email of the customer whose login the demo shows. */
export const CUSTOMER = "customer@example.com"

/** Seeds customers with addresses; those with an account have the demo's password. */
export function seedPeople(db: Database): void {
  const t = db.tables
  const vip = t.customerGroup.insert({ name: "VIP" })
  const wholesale = t.customerGroup.insert({ name: "Wholesale" })
  const known = [...people, { ...(people[0] as (typeof people)[number]), email: CUSTOMER, has_account: true }]
  for (const [i, person] of known.entries()) {
    const { address, ...columns } = person
    const customer = t.customer.insert(columns)
    t.customerAddress.insert({
      customer_id: customer.id,
      address_name: "Home",
      is_default_shipping: true,
      is_default_billing: true,
      ...address,
    })
    if (person.has_account)
      createLogin(db, { email: person.email, hash: PASSWORD_HASH, app_metadata: { customer_id: customer.id } })
    if (i % 5 === 0) t.customerGroupCustomer.insert({ customer_id: customer.id, customer_group_id: vip.id })
    if (i % 9 === 4) t.customerGroupCustomer.insert({ customer_id: customer.id, customer_group_id: wholesale.id })
  }
}

/** Stocks a variant in the warehouse. */
export function addStock(db: Database, variantId: string, basics: SeedBasics, quantity: number): void {
  for (const link of db.tables.variantInventoryItem.by("variant_id", variantId))
    createLevel(db, link.inventory_item_id, { location_id: basics.warehouse.id, stocked_quantity: quantity })
}
