import type { InsertOf } from "#mocks/kernel/columns.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import type { priceList } from "#mocks/kernel/models/pricing.ts"
import { invalidData, notAllowed, notFound } from "#mocks/kernel/refusal.ts"
import { addPrices, type PriceValues, removePrice, updatePrice } from "./price-sets.ts"

type Rules = Readonly<Record<string, readonly string[]>>
type ListColumns = Omit<InsertOf<(typeof priceList)["columns"]>, "description" | "rules_count"> & {
  readonly description?: string | null | undefined
  readonly rules?: Rules | undefined
}
/** A price list's price for a variant. */
export type ListPrice = Omit<PriceValues, "rules"> & {
  readonly variant_id: string
  readonly rules?: Readonly<Record<string, string>> | undefined
}

function timeOf(side: "starts" | "ends", given: string | null | undefined): string | null | undefined {
  if (given === null || given === undefined) return given
  const time = Date.parse(given)
  if (Number.isNaN(time)) throw invalidData(`Cannot set price list ${side} at with with invalid date string: ${given}`)
  return new Date(time).toISOString()
}

function columnsOf({ rules, description, ...columns }: ListColumns) {
  if (description === null) throw invalidData("Cannot set field 'description' of Price list to null")
  return {
    ...columns,
    description,
    starts_at: timeOf("starts", columns.starts_at),
    ends_at: timeOf("ends", columns.ends_at),
    rules_count: rules && Object.keys(rules).length,
  }
}

function setRules(db: Database, id: string, rules: Rules | undefined): void {
  if (!rules) return
  for (const old of db.tables.priceListRule.by("price_list_id", id)) db.tables.priceListRule.remove(old.id)
  for (const [attribute, value] of Object.entries(rules))
    db.tables.priceListRule.insert({ price_list_id: id, attribute, value })
}

/** Each variant's price set, which the list's prices are added to. */
function setsOf(db: Database, prices: readonly ListPrice[]): Map<string, string> {
  const sets = new Map<string, string>()
  const missing = new Set<string>()
  for (const { variant_id: id } of prices) {
    const set = db.tables.productVariant.get(id)?.price_set_id
    if (set) sets.set(id, set)
    else missing.add(id)
  }
  if (missing.size > 0) throw invalidData(`No price set exist for variants: ${[...missing].join(", ")}`)
  return sets
}

function addListPrices(db: Database, id: string, prices: readonly ListPrice[]): Row<"price">[] {
  const groups = new Map<string, PriceValues[]>()
  for (const [variant, set] of setsOf(db, prices)) {
    const variantPrices = prices.filter((price) => price.variant_id === variant)
    groups.set(set, [...(groups.get(set) ?? []), ...variantPrices.map((price) => ({ ...price, price_list_id: id }))])
  }
  return [...groups].flatMap(([set, variantPrices]) => addPrices(db, set, variantPrices))
}

export function createPriceList(
  db: Database,
  values: ListColumns & { readonly prices?: readonly ListPrice[] | undefined },
): Row<"priceList"> {
  const { prices, ...columns } = values
  const row = db.tables.priceList.insert(columnsOf(columns))
  setRules(db, row.id, values.rules)
  addListPrices(db, row.id, prices ?? [])
  return row
}

function present(db: Database, id: string): Row<"priceList"> {
  const row = db.tables.priceList.get(id)
  if (!row) throw notFound(`Price lists with id: ${id} was not found`)
  return row
}

export function updatePriceList(db: Database, id: string, values: ListColumns): Row<"priceList"> {
  present(db, id)
  const row = db.tables.priceList.update(id, columnsOf(values))
  setRules(db, id, values.rules)
  return row
}

export function removePriceList(db: Database, id: string): void {
  for (const price of db.tables.price.by("price_list_id", id)) removePrice(db, price.id)
  for (const rule of db.tables.priceListRule.by("price_list_id", id)) db.tables.priceListRule.remove(rule.id)
  db.tables.priceList.remove(id)
}

/** Updates a price, creates it under the given id if missing, or moves it here from another list. */
function putPrice(db: Database, listId: string, set: string, values: ListPrice & { readonly id: string }) {
  const { id } = values
  const old = db.tables.price.get(id, { withDeleted: true })
  if (old?.price_list_id === null) throw notAllowed(`Price with id: ${id} is not part of a price list`)
  if (!old) {
    for (const field of ["currency_code", "amount"] as const)
      if (values[field] === undefined) throw invalidData(`Cannot set field '${field}' of Price to null`)
    db.tables.price.insert({ id, price_set_id: set, price_list_id: listId, currency_code: "", amount: 0 })
  } else db.tables.price.update(id, { price_set_id: set, price_list_id: listId, deleted_at: null })
  return updatePrice(db, id, values)
}

interface PriceBatch {
  readonly create?: readonly ListPrice[] | undefined
  readonly update?: readonly (ListPrice & { readonly id: string })[] | undefined
  readonly delete?: readonly string[] | undefined
}

export function batchPrices(db: Database, id: string, batch: PriceBatch) {
  present(db, id)
  const sets = setsOf(db, batch.update ?? [])
  const created = addListPrices(db, id, batch.create ?? [])
  const updated = (batch.update ?? []).map((price) => putPrice(db, id, sets.get(price.variant_id) as string, price))
  for (const gone of batch.delete ?? []) if (db.tables.price.get(gone)) removePrice(db, gone)
  return { created, updated }
}

/** Deletes the list's prices of these products. */
export function removeProducts(db: Database, id: string, productIds: readonly string[]): Row<"priceList"> {
  const row = present(db, id)
  const variants = productIds.flatMap((product) => db.tables.productVariant.by("product_id", product))
  for (const { price_set_id: set } of variants)
    for (const price of set === null ? [] : db.tables.price.by("price_set_id", set))
      if (price.price_list_id === id) removePrice(db, price.id)
  return row
}
