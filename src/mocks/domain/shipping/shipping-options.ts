import { createPriceSet, type PriceValues, removePriceSet, replacePrices } from "#mocks/domain/pricing/price-sets.ts"
import { checkLinked } from "#mocks/domain/system/links.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import { emit } from "#mocks/kernel/events.ts"
import { invalidData, notAllowed, notFound } from "#mocks/kernel/refusal.ts"

interface OptionType {
  readonly label: string
  readonly description?: string | null | undefined
  readonly code: string
}
interface OptionRule {
  readonly id?: string | undefined
  readonly attribute: string
  readonly operator: string
  readonly value: unknown
}
interface OptionChange {
  readonly name?: string | undefined
  readonly service_zone_id?: string | undefined
  readonly shipping_profile_id?: string | null | undefined
  readonly provider_id?: string | undefined
  readonly price_type?: "flat" | "calculated" | undefined
  readonly data?: Record<string, unknown> | null | undefined
  readonly metadata?: Record<string, unknown> | null | undefined
  readonly type?: OptionType | undefined
  readonly type_id?: string | undefined
  readonly prices?: readonly PriceValues[] | undefined
  readonly rules?: readonly OptionRule[] | undefined
}

/** Throws if the provider isn't enabled at the service zone's location. */
function checkProvider(db: Database, zoneId: string, providerId: string): void {
  const zone = db.tables.serviceZone.get(zoneId)
  const set = zone && db.tables.locationFulfillmentSet.first("fulfillment_set_id", zone.fulfillment_set_id)
  const enabled =
    set !== undefined &&
    db.tables.locationFulfillmentProvider
      .by("stock_location_id", set.stock_location_id)
      .some((link) => link.fulfillment_provider_id === providerId)
  if (!enabled || !db.tables.fulfillmentProvider.get(providerId))
    throw notAllowed(`Providers (${providerId}) are not enabled for the service location`)
}

function checkRelations(db: Database, change: OptionChange): void {
  const { shipping_profile_id: profile, type_id: type } = change
  if (profile) checkLinked(db.tables.shippingProfile, "shipping_profile_id", [profile])
  if (type !== undefined) checkLinked(db.tables.shippingOptionType, "shipping_option_type_id", [type])
}

const SINGLE = ["eq", "ne", "gt", "gte", "lt", "lte"]
const SEVERAL = ["in", "nin"]
function checkRule({ operator, value }: OptionRule): void {
  if (SEVERAL.includes(operator)) {
    if (!Array.isArray(value)) throw invalidData("Rule value must be an array for in/nin operators")
    return
  }
  if (!SINGLE.includes(operator))
    throw invalidData(
      `Rule operator ${operator} is not supported. Must be one of ${["in", "eq", "ne", "gt", "gte", "lt", "lte", "nin"].join(", ")}`,
    )
  if (Array.isArray(value))
    throw invalidData(`Rule value must be a string, bool, number value for the selected operator ${operator}`)
}

export function addRule(db: Database, optionId: string, rule: OptionRule): Row<"shippingOptionRule"> {
  checkLinked(db.tables.shippingOption, "shipping_option_id", [optionId])
  checkRule(rule)
  const { attribute, operator, value } = rule
  return db.tables.shippingOptionRule.insert({ shipping_option_id: optionId, attribute, operator, value })
}
export function updateRule(
  db: Database,
  optionId: string,
  rule: OptionRule & { id: string },
): Row<"shippingOptionRule"> {
  checkRule(rule)
  const { id, attribute, operator, value } = rule
  if (db.tables.shippingOptionRule.get(id)?.shipping_option_id !== optionId)
    throw notFound(`ShippingOptionRule with id "${id}" not found`)
  return db.tables.shippingOptionRule.update(id, { attribute, operator, value })
}

/** Replaces an option's rules; rules with an id are updated. */
function replaceRules(db: Database, optionId: string, rules: readonly OptionRule[]): void {
  const present = new Set(db.tables.shippingOptionRule.by("shipping_option_id", optionId).map((rule) => rule.id))
  const unknown = rules.flatMap((rule) => rule.id ?? []).filter((id) => !present.has(id))
  if (unknown.length > 0)
    throw notFound(`The following rules does not exists: ${unknown.join(", ")} on shipping option ${optionId}`)
  for (const rule of rules) {
    if (rule.id !== undefined && present.delete(rule.id)) updateRule(db, optionId, { ...rule, id: rule.id })
    else addRule(db, optionId, rule)
  }
  for (const id of present) db.tables.shippingOptionRule.remove(id)
}

/** Throws for calculated prices: the mock's provider supports only flat prices. */
function checkCalculation(name: string | undefined, type: OptionChange["price_type"]): void {
  if (type === "calculated") throw invalidData(`Cannot calcuate pricing for: [${name ?? ""}] shipping option(s).`)
}

export function createShippingOption(
  db: Database,
  values: OptionChange & { name: string; service_zone_id: string; provider_id: string },
): Row<"shippingOption"> {
  const { type, type_id, prices, rules, ...columns } = values
  checkProvider(db, values.service_zone_id, values.provider_id)
  checkCalculation(values.name, values.price_type)
  checkRelations(db, values)
  const row = db.tables.shippingOption.insert({
    ...columns,
    shipping_option_type_id: type ? db.tables.shippingOptionType.insert({ ...type }).id : type_id,
    price_set_id: createPriceSet(db, prices ?? []).id,
  })
  for (const rule of rules ?? []) addRule(db, row.id, rule)
  emit(db, "shipping-option.created", { id: row.id })
  return row
}

/** Updates a shipping option; `type` is ignored, only `type_id` changes its type. */
export function updateShippingOption(db: Database, id: string, change: OptionChange): Row<"shippingOption"> {
  const present = db.tables.shippingOption.get(id)
  if (!present) throw notAllowed("Providers () are not enabled for the service location")
  const { type: _, type_id, prices, rules, ...columns } = change
  if (change.service_zone_id !== undefined || change.provider_id !== undefined)
    checkProvider(
      db,
      change.service_zone_id ?? present.service_zone_id,
      change.provider_id ?? present.provider_id ?? "",
    )
  checkCalculation(change.name, change.price_type)
  checkRelations(db, change)
  db.tables.shippingOption.update(id, { ...columns, shipping_option_type_id: type_id })
  if (prices && present.price_set_id !== null) replacePrices(db, present.price_set_id, prices)
  if (rules) replaceRules(db, id, rules)
  emit(db, "shipping-option.updated", { id })
  return present
}

export function deleteShippingOption(db: Database, id: string): void {
  const row = db.tables.shippingOption.get(id)
  if (!row) return
  for (const rule of db.tables.shippingOptionRule.by("shipping_option_id", id))
    db.tables.shippingOptionRule.remove(rule.id)
  removePriceSet(db, row.price_set_id)
  db.tables.shippingOption.remove(id)
  emit(db, "shipping-option.deleted", { id })
}

/** Deletes a shipping profile; throws if products or shipping options use it. */
export function deleteShippingProfile(db: Database, id: string): void {
  const products = db.tables.product.by("shipping_profile_id", id).map((product) => product.id)
  if (products.length > 0)
    throw invalidData(
      `Cannot delete following shipping profiles because they are linked to products: ${products.join(", ")}`,
    )
  if (db.tables.shippingOption.by("shipping_profile_id", id).length > 0)
    throw invalidData(
      `Cannot delete Shipping Profiles ${id} with associated Shipping Options. Delete Shipping Options first and try again.`,
    )
  db.tables.shippingProfile.remove(id)
}
