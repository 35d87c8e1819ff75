import { createPriceSet, type PriceValues } from "#mocks/domain/pricing/price-sets.ts"
import { createRegion } from "#mocks/domain/system/regions.ts"
import { createClock } from "#mocks/kernel/clock.ts"
import { Database, type Row } from "#mocks/kernel/database.ts"
import { seedDefaults } from "#mocks/seed/defaults.ts"

/** A small shop in tables: Europe with 19 % tax in Germany, a warehouse, two shipping options, products by name. */
export interface Shop {
  readonly db: Database
  readonly europe: Row<"region">
  readonly america: Row<"region">
  readonly channel: string
  readonly warehouse: Row<"stockLocation">
  readonly profile: Row<"shippingProfile">
  readonly standard: Row<"shippingOption">
  readonly express: Row<"shippingOption">
  /** Adds a published product with one variant; inventory is managed if `stock` is given. */
  sell(name: string, values: SaleValues): Row<"productVariant">
  option(name: string, prices: readonly PriceValues[], profile?: string): Row<"shippingOption">
  promote(code: string, method: MethodValues, more?: Partial<Row<"promotion">>): Row<"promotion">
}

interface SaleValues {
  readonly prices: readonly PriceValues[]
  readonly stock?: number
  readonly allow_backorder?: boolean
  readonly shipping_profile_id?: string | null
  readonly status?: Row<"product">["status"]
}
type MethodValues = Partial<Row<"applicationMethod">> & Pick<Row<"applicationMethod">, "type" | "target_type">

/** Time of the shop's clock, in epoch milliseconds. */
export const NOON = Date.UTC(2026, 0, 15, 12)

export function openShop(): Shop {
  const db = new Database({ seed: 7, clock: createClock(NOON) })
  seedDefaults(db)
  const t = db.tables
  const [channel] = t.salesChannel.all()
  const [profile] = t.shippingProfile.all()
  if (!channel || !profile) throw new Error("the defaults lack a sales channel or a shipping profile")
  const payment_providers = ["pp_system_default"]
  const europe = createRegion(db, { name: "Europe", currency_code: "eur", countries: ["de", "dk"], payment_providers })
  const america = createRegion(db, { name: "America", currency_code: "usd", countries: ["us"], payment_providers })
  const germany = t.taxRegion.insert({ country_code: "de", provider_id: "tp_system" })
  t.taxRate.insert({ tax_region_id: germany.id, name: "VAT", code: "de", rate: 19, is_default: true })
  const warehouse = t.stockLocation.insert({ name: "Warehouse" })
  t.salesChannelLocation.insert({ sales_channel_id: channel.id, stock_location_id: warehouse.id })
  const set = t.fulfillmentSet.insert({ name: "Delivery", type: "shipping" })
  t.locationFulfillmentSet.insert({ stock_location_id: warehouse.id, fulfillment_set_id: set.id })
  const zone = t.serviceZone.insert({ name: "World", fulfillment_set_id: set.id })
  for (const country_code of ["de", "us"]) t.geoZone.insert({ service_zone_id: zone.id, country_code })

  const option: Shop["option"] = (name, prices, profileId = profile.id) => {
    const row = t.shippingOption.insert({
      name,
      service_zone_id: zone.id,
      shipping_profile_id: profileId,
      provider_id: "manual_manual",
      price_set_id: createPriceSet(db, prices).id,
    })
    for (const [attribute, value] of [
      ["enabled_in_store", "true"],
      ["is_return", "false"],
    ] as const)
      t.shippingOptionRule.insert({ shipping_option_id: row.id, attribute, value })
    return row
  }

  return {
    db,
    europe,
    america,
    channel: channel.id,
    warehouse,
    profile,
    standard: option("Standard", [
      { currency_code: "eur", amount: 10 },
      { currency_code: "usd", amount: 12 },
    ]),
    express: option("Express", [{ currency_code: "eur", amount: 20 }]),
    option,
    sell: (name, { prices, stock, status = "published", shipping_profile_id = profile.id, ...more }) => {
      const product = t.product.insert({ title: name, handle: name.toLowerCase(), status, shipping_profile_id })
      const variant = t.productVariant.insert({
        product_id: product.id,
        title: name,
        sku: name,
        price_set_id: createPriceSet(db, prices).id,
        manage_inventory: stock !== undefined,
        ...more,
      })
      if (stock === undefined) return variant
      const item = t.inventoryItem.insert({ sku: name })
      t.variantInventoryItem.insert({ variant_id: variant.id, inventory_item_id: item.id })
      t.inventoryLevel.insert({ inventory_item_id: item.id, location_id: warehouse.id, stocked_quantity: stock })
      return variant
    },
    promote: (code, method, more = {}) => {
      const promotion = t.promotion.insert({ code, status: "active", ...more })
      t.applicationMethod.insert({ promotion_id: promotion.id, allocation: "across", ...method })
      return promotion
    },
  }
}
