import type { LocationTask } from "#machines/settings/location-setup/location-task.ts"
import { openBreakableShop } from "./breakable-shop.ts"

const rules = (isReturn: boolean) => [
  { attribute: "is_return", operator: "eq" as const, value: String(isReturn) },
  { attribute: "enabled_in_store", operator: "eq" as const, value: "true" },
]

/** The small shop with what a new location needs: its channel, provider, profile and option type. */
export async function openLocationShop() {
  const opened = await openBreakableShop()
  const { tables } = opened.shop.backend.db
  const [profile, type] = [tables.shippingProfile.all()[0]?.id ?? "", tables.shippingOptionType.all()[0]?.id ?? ""]
  const { stores } = await opened.shop.admin.admin.store.list({ query: { fields: "id,*supported_currencies" } })
  const currencies = (stores[0]?.supported_currencies ?? []).map(({ currency_code }) => currency_code)
  const channel = tables.salesChannel.all()[0]?.id ?? ""

  const address: LocationTask = {
    step: "address",
    body: { name: "Porto", address: { address_1: "Rua 1", city: "Porto", country_code: "pt" } },
  }
  const channels: LocationTask = { step: "channels", ids: [channel] }
  const providers: LocationTask = { step: "providers", ids: ["manual_manual"] }
  const set: LocationTask = { step: "set", name: "Porto shipping", type: "shipping" }
  const zone = (name = "Iberia", country_code = "pt"): LocationTask => ({
    step: "zone",
    body: { name, geo_zones: [{ type: "country", country_code }] },
  })
  /** An option of the zone with this name, with a price by cart total beside the base price. */
  const option = (step: "option" | "returnOption" = "option", zoneName = "Iberia"): LocationTask => ({
    step,
    body: {
      name: step === "option" ? "Standard" : "Return label",
      price_type: "flat",
      provider_id: "manual_manual",
      shipping_profile_id: profile,
      type_id: type,
      service_zone_id: tables.serviceZone.find(({ name }) => name === zoneName)?.id ?? "",
      prices: currencies.flatMap((currency_code) => [
        { currency_code, amount: 5 },
        { currency_code, amount: 0, rules: [{ attribute: "item_total", operator: "gte", value: 50 }] },
      ]),
      rules: rules(step === "returnOption"),
    },
  })
  return { ...opened, tasks: { address, channels, providers, set, zone, option } }
}
