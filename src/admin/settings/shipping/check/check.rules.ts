import { compareMoney } from "#lib/money.ts"
import type {
  GeoArea,
  LocationShipping,
  Option,
  OptionPrice,
} from "#machines/settings/location-setup/location-shipping.ts"

/** A cart, as far as it decides about shipping options. */
export interface TrialCart {
  /** Undefined if no region has the country. */
  readonly region: { readonly id: string; readonly currency: string } | undefined
  readonly channel: string
  readonly country: string
  readonly province: string
  readonly city: string
  /** Total of the items, with taxes and discounts, in major units. */
  readonly total: number
  /** Shipping profile of the product; null for a product without one, undefined without a product. */
  readonly profile?: string | null | undefined
  /** Variants of the product. */
  readonly variants?: readonly CheckedVariant[] | undefined
}

export interface CheckedVariant {
  readonly name: string
  /** Units available by location; null if they aren't limited. */
  readonly stock: ReadonlyMap<string, number> | null
}

/** Why a cart isn't offered a shipping option, in the order to fix it. */
export const reasons = [
  "channel",
  "country",
  "province",
  "city",
  "postal",
  "store",
  "rule",
  "price",
  "profile",
  "stock",
] as const
export type Reason = (typeof reasons)[number]

export interface OptionResult {
  readonly option: Option
  readonly location: { readonly id: string; readonly name: string }
  readonly zone: { readonly id: string; readonly name: string }
  /** Empty if the customer can choose the option for the product. */
  readonly missing: readonly Reason[]
  /** Names of the variants that the location has none of, if it has others. */
  readonly without: readonly string[]
  /** Undefined if the provider calculates it, or without a price. */
  readonly price: number | undefined
}

/** Whether an area contains an address; else what differs. Names are compared exactly, as the server does. */
function missOf(area: GeoArea, cart: TrialCart): Reason | undefined {
  if (area.country_code !== cart.country) return "country"
  if (area.type === "country") return undefined
  // Of a city, the server compares the province only if the address has one.
  const isOtherProvince = area.province_code !== cart.province
  if (area.type === "province") return isOtherProvince ? "province" : undefined
  if (isOtherProvince && cart.province !== "") return "province"
  if (area.type === "city") return area.city === cart.city ? undefined : "city"
  // The server doesn't compare postal codes with addresses.
  return "postal"
}

/** What keeps an address out of a zone: the closest miss of its areas. */
function missOfZone(areas: readonly GeoArea[], cart: TrialCart): Reason | undefined {
  const misses = areas.map((area) => missOf(area, cart))
  if (misses.includes(undefined)) return undefined
  const order = ["postal", "city", "province"] as const
  return order.find((reason) => misses.includes(reason)) ?? "country"
}

const values = (value: unknown): readonly string[] => (Array.isArray(value) ? value : [value]).map(String)
const facts: Readonly<Record<string, string>> = { is_return: "false", enabled_in_store: "true" }

/** Whether an option's rule holds for a customer's cart; rules about anything else than these facts don't. */
function holds({ attribute, operator, value }: NonNullable<Option["rules"]>[number]): boolean {
  const fact = facts[attribute]
  if (operator === "ne" || operator === "nin") return fact === undefined || !values(value).includes(fact)
  return fact !== undefined && (operator === "eq" || operator === "in") && values(value).includes(fact)
}

/** Whether a price applies: to the region, and to the total of the items. */
function applies(price: OptionPrice, cart: TrialCart, region: NonNullable<TrialCart["region"]>): boolean {
  if (price.currency_code !== region.currency) return false
  return (price.price_rules ?? []).every(({ attribute, operator, value }) => {
    if (attribute === "region_id") return String(value) === region.id
    if (attribute !== "item_total") return false
    const order = compareMoney(cart.total, Number(value), region.currency)
    const isMet = { gte: order >= 0, gt: order > 0, lte: order <= 0, lt: order < 0, eq: order === 0 }
    return isMet[operator as keyof typeof isMet] ?? false
  })
}

/** The price for a cart: the one with the most conditions, then the lowest. */
export function priceFor({ prices = [] }: Option, cart: TrialCart): number | undefined {
  const { region } = cart
  if (!region) return undefined
  const rank = ({ price_rules }: OptionPrice) => price_rules?.length ?? 0
  return prices
    .filter((price) => applies(price, cart, region))
    .sort((a, b) => rank(b) - rank(a) || a.amount - b.amount)[0]?.amount
}

/** The server offers a cart only shipping options of locations that have all of its items. */
const unstocked = (location: string, { variants = [] }: TrialCart) =>
  variants.filter(({ stock }) => stock !== null && (stock.get(location) ?? 0) < 1).map(({ name }) => name)

function resultOf(option: Option, zone: readonly GeoArea[], location: LocationShipping, cart: TrialCart) {
  const price = option.price_type === "calculated" ? undefined : priceFor(option, cart)
  const without = unstocked(location.id, cart)
  const isNoneStocked = without.length > 0 && without.length === cart.variants?.length
  const broken = (option.rules ?? []).filter((rule) => !holds(rule))
  const missing = [
    !location.channels.some(({ id }) => id === cart.channel) && "channel",
    missOfZone(zone, cart),
    broken.some(({ attribute }) => attribute === "enabled_in_store") && "store",
    broken.some(({ attribute }) => attribute !== "enabled_in_store") && "rule",
    option.price_type !== "calculated" && price === undefined && "price",
    cart.profile !== undefined && option.shipping_profile_id !== cart.profile && "profile",
    isNoneStocked && "stock",
  ] as const
  return { price, missing: reasons.filter((reason) => missing.includes(reason)), without: isNoneStocked ? [] : without }
}

const isReturn = ({ rules = [] }: Option) =>
  rules.some(({ attribute, value }) => attribute === "is_return" && values(value).includes("true"))

/**
 * Which shipping options a cart is offered, and why it isn't offered the others. Those offered come first, then those
 * that lack the least. Options for returns are left out.
 */
export function checkShipping(locations: readonly LocationShipping[], cart: TrialCart): readonly OptionResult[] {
  return locations
    .flatMap((location) => {
      const place = { id: location.id, name: location.name }
      return location.sets.flatMap(({ zones }) =>
        zones.flatMap((zone) =>
          zone.options
            .filter((option) => !isReturn(option))
            .map((option) => ({
              option,
              location: place,
              zone: { id: zone.id, name: zone.name },
              ...resultOf(option, zone.geo_zones, location, cart),
            })),
        ),
      )
    })
    .sort((a, b) => a.missing.length - b.missing.length)
}
