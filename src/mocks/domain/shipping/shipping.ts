import { availableOf, levelAt } from "#mocks/domain/inventory/inventory.ts"
import { locationsOf, type Wanted } from "#mocks/domain/inventory/stock.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"

/** Address fields that geo zones are compared with. */
export interface Place {
  readonly country_code?: string | null
  readonly province?: string | null
  readonly city?: string | null
  readonly postal_code?: string | null
}

/** Like the server, compares the whole expression with the postal code, so objects such as `{ pattern }` never match. */
const postalMatches = (expression: unknown, code: string | null | undefined): boolean =>
  Boolean(code) && expression === code

/** Whether a geo zone contains a place, by its type (country, province, city or zip); case-sensitive. */
function contains(zone: Row<"geoZone">, place: Place): boolean {
  if (zone.country_code !== place.country_code) return false
  if (zone.type === "country") return true
  if (zone.type === "province") return zone.province_code === place.province
  // Fields missing from the address aren't compared.
  if (zone.province_code !== null && place.province && zone.province_code !== place.province) return false
  if (zone.type === "city") return zone.city === place.city
  if (zone.city !== null && place.city && zone.city !== place.city) return false
  return postalMatches(zone.postal_expression, place.postal_code)
}

/** Service zones of a sales channel's locations that contain the place; all of them if the country is unknown. */
function zonesFor(db: Database, salesChannelId: string | null, place: Place | undefined): Row<"serviceZone">[] {
  const sets = locationsOf(db, salesChannelId).flatMap((location) =>
    db.tables.locationFulfillmentSet.by("stock_location_id", location).map((link) => link.fulfillment_set_id),
  )
  return sets
    .flatMap((set) => db.tables.serviceZone.by("fulfillment_set_id", set))
    .filter(
      (zone) =>
        !place?.country_code ||
        db.tables.geoZone.by("service_zone_id", zone.id).some((border) => contains(border, place)),
    )
}

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])
const comparisons: Readonly<Record<string, (actual: unknown, wanted: unknown) => boolean>> = {
  eq: (actual, wanted) => String(actual) === String(wanted),
  ne: (actual, wanted) => String(actual) !== String(wanted),
  in: (actual, wanted) => asList(wanted).map(String).includes(String(actual)),
  nin: (actual, wanted) => !asList(wanted).map(String).includes(String(actual)),
  gt: (actual, wanted) => Number(actual) > Number(wanted),
  gte: (actual, wanted) => Number(actual) >= Number(wanted),
  lt: (actual, wanted) => Number(actual) < Number(wanted),
  lte: (actual, wanted) => Number(actual) <= Number(wanted),
}

type ShippingFacts = Readonly<Record<string, unknown>>

/** Whether all of an option's rules match the facts; an option without rules always matches. */
const rulesHold = (db: Database, optionId: string, facts: ShippingFacts): boolean =>
  db.tables.shippingOptionRule
    .by("shipping_option_id", optionId)
    .every((rule) => comparisons[rule.operator]?.(facts[rule.attribute], rule.value) ?? false)

interface OptionQuery {
  readonly salesChannelId: string | null
  readonly place: Place | undefined
  /** Attributes for option rules; by default `is_return` is "false" and `enabled_in_store` is "true". */
  readonly facts?: ShippingFacts
}

/** Returns the options that ship to the place, regardless of their rules. */
export const optionsTo = (
  db: Database,
  delivery: Pick<OptionQuery, "salesChannelId" | "place">,
): Row<"shippingOption">[] =>
  zonesFor(db, delivery.salesChannelId, delivery.place).flatMap((zone) =>
    db.tables.shippingOption.by("service_zone_id", zone.id),
  )

/** Returns the options that ship to the place and whose rules match. */
export function optionsFor(db: Database, delivery: OptionQuery): Row<"shippingOption">[] {
  const facts = { is_return: "false", enabled_in_store: "true", ...delivery.facts }
  return optionsTo(db, delivery).filter((option) => rulesHold(db, option.id, facts))
}

/** Returns the stock location that an option ships from. */
export function locationOf(db: Database, option: Row<"shippingOption">): string | undefined {
  const zone = db.tables.serviceZone.get(option.service_zone_id)
  const link = zone && db.tables.locationFulfillmentSet.first("fulfillment_set_id", zone.fulfillment_set_id)
  return link?.stock_location_id
}

/** Whether the option's location has too little stock for the line items. */
export function lacksStock(db: Database, option: Row<"shippingOption">, lines: readonly Wanted[]): boolean {
  const location = locationOf(db, option)
  if (location === undefined) return false
  return lines.some(({ variant_id, quantity }) => {
    const variant = db.tables.productVariant.get(variant_id)
    if (!variant?.manage_inventory || variant.allow_backorder) return false
    return db.tables.variantInventoryItem.by("variant_id", variant.id).some((link) => {
      const level = levelAt(db, link.inventory_item_id, location)
      return (level ? availableOf(level) : 0) < quantity * link.required_quantity
    })
  })
}
