import type { Database, Row } from "#mocks/kernel/database.ts"
import { invalidData } from "#mocks/kernel/refusal.ts"

interface RuleValue {
  readonly operator: string
  readonly value: number | string
}
export interface PriceValues {
  readonly id?: string | undefined
  readonly currency_code?: string | undefined
  /** Replaces `currency_code`: the region's currency, and a rule for `region_id`. */
  readonly region_id?: string | undefined
  readonly amount?: number | undefined
  readonly min_quantity?: number | null | undefined
  readonly max_quantity?: number | null | undefined
  readonly price_list_id?: string | null | undefined
  readonly rules?: Readonly<Record<string, string | readonly RuleValue[]>> | readonly FlatRule[] | undefined
}
interface FlatRule extends RuleValue {
  readonly attribute: string
}

function rulesOf(values: PriceValues): FlatRule[] {
  const given = values.rules ?? []
  const flat: FlatRule[] = Array.isArray(given)
    ? [...(given as readonly FlatRule[])]
    : Object.entries(given as Readonly<Record<string, string | readonly RuleValue[]>>).flatMap(([attribute, rule]) =>
        typeof rule === "string"
          ? [{ attribute, operator: "eq", value: rule }]
          : rule.map((r) => ({ attribute, operator: r.operator, value: r.value })),
      )
  if (values.region_id !== undefined) flat.push({ attribute: "region_id", operator: "eq", value: values.region_id })
  return flat
}

function currencyOf(db: Database, values: PriceValues): string | undefined {
  if (values.currency_code !== undefined) return values.currency_code.toLowerCase()
  if (values.region_id === undefined) return undefined
  const region = db.tables.region.get(values.region_id)
  if (!region)
    throw invalidData(
      `Cannot create prices for non-existent regions. Region with ids [${values.region_id}] were not found.`,
    )
  return region.currency_code
}

function setRules(db: Database, price: Row<"price">, rules: readonly FlatRule[]): void {
  for (const old of db.tables.priceRule.by("price_id", price.id)) db.tables.priceRule.remove(old.id)
  for (const { attribute, operator, value } of rules)
    db.tables.priceRule.insert({ price_id: price.id, attribute, operator, value: String(value) })
}

export function addPrice(db: Database, priceSetId: string, values: PriceValues): Row<"price"> {
  const rules = rulesOf(values)
  const price = db.tables.price.insert({
    price_set_id: priceSetId,
    price_list_id: values.price_list_id,
    currency_code: currencyOf(db, values) ?? "",
    amount: values.amount ?? 0,
    min_quantity: values.min_quantity,
    max_quantity: values.max_quantity,
    rules_count: rules.length,
  })
  setRules(db, price, rules)
  return price
}

export function updatePrice(db: Database, id: string, values: PriceValues): Row<"price"> {
  const hasRules = values.rules !== undefined || values.region_id !== undefined
  const rules = rulesOf(values)
  const price = db.tables.price.update(id, {
    currency_code: currencyOf(db, values),
    amount: values.amount,
    min_quantity: values.min_quantity,
    max_quantity: values.max_quantity,
    rules_count: hasRules ? rules.length : undefined,
  })
  if (hasRules) setRules(db, price, rules)
  return price
}

export function removePrice(db: Database, id: string): void {
  for (const rule of db.tables.priceRule.by("price_id", id)) db.tables.priceRule.remove(rule.id)
  db.tables.price.remove(id)
}

/** Identifies a price within a set by everything but its amount. */
function keyOf(db: Database, values: PriceValues): string {
  const rules = rulesOf(values).map(({ attribute, operator, value }) => `${attribute} ${operator} ${value}`)
  const { price_list_id, min_quantity, max_quantity } = values
  return JSON.stringify([price_list_id, currencyOf(db, values), min_quantity, max_quantity, rules.sort()])
}

/** Adds prices to a set; of prices that differ only in their amounts, the last one is used. */
export function addPrices(db: Database, priceSetId: string, prices: readonly PriceValues[]): Row<"price">[] {
  const last = new Map(prices.map((values) => [keyOf(db, values), values]))
  return [...last.values()].map((values) => addPrice(db, priceSetId, values))
}

/** Creates a price set with these prices. */
export function createPriceSet(db: Database, prices: readonly PriceValues[]): Row<"priceSet"> {
  const set = db.tables.priceSet.insert({})
  addPrices(db, set.id, prices)
  return set
}

/** Replaces a set's own prices (not those of price lists): prices with an id are updated, others added or deleted. */
export function replacePrices(db: Database, priceSetId: string, prices: readonly PriceValues[]): void {
  const present = db.tables.price.by("price_set_id", priceSetId).filter((price) => price.price_list_id === null)
  const kept = new Set(prices.flatMap((price) => price.id ?? []))
  const unknown = [...kept].filter((id) => !present.some((price) => price.id === id))
  if (unknown.length > 0) throw invalidData(`Prices with ids: ${unknown.join(", ")} were not found`)
  for (const old of present) if (!kept.has(old.id)) removePrice(db, old.id)
  const isPresent = ({ id }: PriceValues) => id !== undefined && present.some((p) => p.id === id)
  for (const price of prices) if (price.id !== undefined && isPresent(price)) updatePrice(db, price.id, price)
  const fresh = prices.filter((price) => !isPresent(price))
  addPrices(db, priceSetId, fresh)
}

export function removePriceSet(db: Database, id: string | null): void {
  if (id === null) return
  for (const price of db.tables.price.by("price_set_id", id)) removePrice(db, price.id)
  db.tables.priceSet.remove(id)
}
