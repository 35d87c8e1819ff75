import type { LiveShop } from "./live-shop.ts"

const counter = { address_1: "Kaispeicher 4", postal_code: "20457", city: "Hamburg", country_code: "de" }

/** The location and profile of the shop's first option. */
async function standard({ admin, backend }: LiveShop) {
  const { tables } = backend.db
  const [option] = tables.shippingOption.all()
  if (!option) throw new Error("the shop ships nothing")
  const zone = tables.serviceZone.get(option.service_zone_id)
  const link = tables.locationFulfillmentSet.first("fulfillment_set_id", String(zone?.fulfillment_set_id))
  if (!link) throw new Error("the option has no location")
  return { option, location: link.stock_location_id, admin: admin.admin }
}

const bodyOf = ({ option }: Awaited<ReturnType<typeof standard>>, name: string, service_zone_id: string) => ({
  name,
  service_zone_id,
  shipping_profile_id: String(option.shipping_profile_id),
  provider_id: String(option.provider_id),
  price_type: "flat" as const,
  type: { label: name, description: "Ready in two hours", code: name.toLowerCase().replaceAll(" ", "-") },
  rules: [
    { attribute: "enabled_in_store", operator: "eq" as const, value: "true" },
    { attribute: "is_return", operator: "eq" as const, value: "false" },
  ],
})

/** Adds a counter in Hamburg where orders from Germany are picked up for free; returns the option's id. */
export async function addPickup(shop: LiveShop): Promise<string> {
  const found = await standard(shop)
  const { admin, location } = found
  await admin.stockLocation.update({ id: location, body: { address: counter } })
  await admin.stockLocation.createFulfillmentSet({ id: location, body: { name: "Hamburg: Pickup", type: "pickup" } })
  const set = shop.backend.db.tables.fulfillmentSet.find(({ type }) => type === "pickup")
  const zone = { name: "Pickup in Germany", geo_zones: [{ type: "country" as const, country_code: "de" }] }
  const { fulfillment_set } = await admin.fulfillmentSet.createServiceZone({ id: String(set?.id), body: zone })
  const prices = [{ currency_code: "eur", amount: 0 }]
  const zoneId = String(fulfillment_set.service_zones?.[0]?.id)
  const body = { ...bodyOf(found, "Pick up in Hamburg", zoneId), prices }
  return (await admin.shippingOption.create({ body })).shipping_option.id
}

/** Adds an option of the standard zone that has a price in yen only. */
export async function addOptionInYen(shop: LiveShop): Promise<void> {
  const found = await standard(shop)
  const prices = [{ currency_code: "jpy", amount: 900 }]
  const body = { ...bodyOf(found, "Japan Post", found.option.service_zone_id), prices }
  await found.admin.shippingOption.create({ body })
}
