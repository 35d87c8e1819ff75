import { needed } from "#machines/kit/needed.ts"
import type { AdminSdk } from "#sdk/admin.ts"

/** A geo zone, as the server returns it. */
export interface GeoArea {
  readonly type: "country" | "province" | "city" | "zip"
  readonly country_code: string
  readonly province_code?: string | null
  readonly city?: string | null
  readonly postal_expression?: unknown
}

/** A price of a shipping option, as the server returns it. */
export interface OptionPrice {
  readonly id: string
  readonly currency_code: string
  readonly amount: number
  readonly price_rules?:
    | readonly { readonly attribute: string; readonly operator: string; readonly value: string | number }[]
    | null
    | undefined
}

interface Rule {
  readonly id?: string
  readonly attribute: string
  readonly operator: string
  readonly value?: unknown
}

/** A shipping option, as lists and its form need it. */
export interface Option {
  readonly id: string
  readonly name: string
  readonly price_type: "flat" | "calculated"
  readonly provider_id: string
  readonly shipping_profile_id: string
  readonly shipping_profile?: { readonly id: string; readonly name?: string } | null
  readonly type?: { readonly id: string; readonly label?: string } | null
  readonly service_zone_id: string
  readonly data?: Record<string, unknown> | null
  readonly rules?: readonly Rule[]
  readonly prices?: readonly OptionPrice[]
  readonly created_at?: string
  readonly updated_at?: string
}

export interface Zone {
  readonly id: string
  readonly name: string
  readonly geo_zones: readonly GeoArea[]
  readonly options: readonly Option[]
  readonly created_at?: string
  readonly updated_at?: string
}

export interface FulfillmentSet {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly zones: readonly Zone[]
}

/** How a location ships: its channels, providers, fulfillment sets, zones and options. */
export interface LocationShipping {
  readonly id: string
  readonly name: string
  readonly channels: readonly { readonly id: string; readonly name: string }[]
  readonly providers: readonly string[]
  readonly sets: readonly FulfillmentSet[]
}

/** The type of a store's first shipping option, created with it: the server needs one. */
export const firstType = { label: "Standard", code: "standard" }

/** Rules of options are compared as texts: some hold `true`, others `"true"`. */
export const hasRule = ({ rules = [] }: Pick<Option, "rules">, attribute: string, value: string): boolean =>
  rules.some((rule) => rule.attribute === attribute && String(rule.value) === value)

export const isReturn = (option: Pick<Option, "rules">): boolean => hasRule(option, "is_return", "true")
export const isInStore = (option: Pick<Option, "rules">): boolean => !hasRule(option, "enabled_in_store", "false")

const zoneFields = ["id", "name", "created_at", "updated_at"].map((field) => `fulfillment_sets.service_zones.${field}`)
const areaFields = ["type", "country_code", "province_code", "city", "postal_expression"].map(
  (field) => `fulfillment_sets.service_zones.geo_zones.${field}`,
)
/** Fields of a stock location that `toShipping` reads. */
export const shippingFields = [
  "id,name,sales_channels.id,sales_channels.name,fulfillment_providers.id",
  "fulfillment_sets.id,fulfillment_sets.name,fulfillment_sets.type",
  ...zoneFields,
  ...areaFields,
].join(",")

export const optionFields = [
  "id,name,price_type,provider_id,shipping_profile_id,shipping_profile.id,shipping_profile.name,type.id,type.label",
  "service_zone_id,data,created_at,updated_at,rules.id,rules.attribute,rules.operator,rules.value",
  "prices.id,prices.currency_code,prices.amount,prices.price_rules.attribute,prices.price_rules.operator",
  "prices.price_rules.value",
].join(",")

/** The server has no maximum; a location has far fewer. */
const OPTIONS = 500

interface WireLocation {
  readonly id: string
  readonly name: string
  readonly sales_channels?: readonly { readonly id: string; readonly name: string }[] | null
  readonly fulfillment_providers?: readonly ({ readonly id: string } | null)[] | null
  readonly fulfillment_sets?:
    | readonly ({
        readonly id: string
        readonly name?: string
        readonly type?: string
        readonly service_zones?: readonly (Omit<Zone, "options" | "geo_zones"> & {
          readonly geo_zones?: Zone["geo_zones"]
        })[]
      } | null)[]
    | null
}

const byName = (a: { readonly name: string }, b: { readonly name: string }) => a.name.localeCompare(b.name)
const present = <T>(rows: readonly (T | null)[] | null | undefined): readonly T[] =>
  (rows ?? []).filter((row): row is T => row !== null)

/** Reads how a location ships from a response of the server and all shipping options. */
export const toShipping = (wire: object, all: readonly Option[]): LocationShipping => {
  const location = wire as WireLocation
  return {
    id: location.id,
    name: location.name,
    channels: present(location.sales_channels),
    providers: present(location.fulfillment_providers).map((provider) => provider.id),
    sets: present(location.fulfillment_sets)
      .map((set) => ({
        id: set.id,
        name: set.name ?? "",
        type: set.type ?? "",
        zones: (set.service_zones ?? [])
          .map((zone) => ({
            ...zone,
            geo_zones: zone.geo_zones ?? [],
            options: all.filter(({ service_zone_id }) => service_zone_id === zone.id).sort(byName),
          }))
          .sort(byName),
      }))
      .sort(byName),
  }
}

const calls = (signal: AbortSignal | undefined) => (signal ? { signal } : {})

/** Loads how a location ships, in two requests at once. Throws `not_found` for unknown ids. */
export async function loadShipping({ admin }: AdminSdk, id: string, signal?: AbortSignal): Promise<LocationShipping> {
  const query = { stock_location_id: id, fields: optionFields, limit: OPTIONS }
  const [{ stock_location }, { shipping_options }] = await Promise.all([
    admin.stockLocation.retrieve({ id, query: { fields: shippingFields } }, calls(signal)),
    admin.shippingOption.list({ query }, calls(signal)),
  ])
  return toShipping(needed(stock_location), shipping_options as readonly Option[])
}
