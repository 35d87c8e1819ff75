import { taxLinesFor } from "#mocks/domain/tax/tax.rules.ts"
import { taxSource } from "#mocks/domain/tax/tax-source.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import { sumOf } from "#mocks/kernel/decimal.ts"
import { choosePrice, isTaxInclusive, type PriceContext, type PriceFacts, withAndWithoutTax } from "./pricing.rules.ts"

export type { PriceContext } from "./pricing.rules.ts"

const raw = (value: number) => ({ value: String(value), precision: 20 })

function factsOf(db: Database, price: Row<"price">): PriceFacts {
  return { ...price, rules: price.rules_count === 0 ? [] : db.tables.priceRule.by("price_id", price.id) }
}

function listFacts(db: Database, id: string) {
  const list = db.tables.priceList.get(id)
  return list && { ...list, rules: db.tables.priceListRule.by("price_list_id", id) }
}

const preferenceIn = (db: Database) => (attribute: string, value: string) =>
  db.tables.pricePreference.by("value", value).find((preference) => preference.attribute === attribute)

/** A calculated price in wire format: `calculated_price` of a variant or shipping option. */
export interface CalculatedPrice {
  /** Id of the price set. */
  readonly id: string
  readonly is_calculated_price_price_list: boolean
  readonly is_calculated_price_tax_inclusive: boolean
  readonly calculated_amount: number
  readonly raw_calculated_amount: object
  readonly is_original_price_price_list: boolean
  readonly is_original_price_tax_inclusive: boolean
  /** Null if only a sale has a price. */
  readonly original_amount: number | null
  readonly raw_original_amount: object | null
  readonly currency_code: string
  readonly calculated_price: ReturnType<typeof described>
  readonly original_price: ReturnType<typeof described>
}

const described = (db: Database, price: PriceFacts | undefined) => ({
  id: price?.id ?? null,
  price_list_id: price?.price_list_id ?? null,
  price_list_type: db.tables.priceList.get(price?.price_list_id ?? null)?.type ?? null,
  min_quantity: price?.min_quantity ?? null,
  max_quantity: price?.max_quantity ?? null,
})

/** Returns a set's price in a context; undefined if none matches. */
export function priceOfSet(db: Database, priceSetId: string, context: PriceContext): CalculatedPrice | undefined {
  const prices: PriceFacts[] = []
  for (const price of db.tables.price.by("price_set_id", priceSetId))
    if (price.currency_code === context.currency_code) prices.push(factsOf(db, price))
  const { calculated, original } = choosePrice(prices, (id) => listFacts(db, id), context)
  if (!calculated) return undefined
  const inclusive = (price: PriceFacts | undefined) =>
    price !== undefined && isTaxInclusive(price, context.currency_code, preferenceIn(db))
  return {
    id: priceSetId,
    is_calculated_price_price_list: calculated.price_list_id !== null,
    is_calculated_price_tax_inclusive: inclusive(calculated),
    is_original_price_price_list: original !== undefined && original.price_list_id !== null,
    is_original_price_tax_inclusive: inclusive(original),
    calculated_amount: calculated.amount,
    raw_calculated_amount: raw(calculated.amount),
    original_amount: original?.amount ?? null,
    raw_original_amount: original ? raw(original.amount) : null,
    currency_code: context.currency_code,
    calculated_price: described(db, calculated),
    original_price: described(db, original),
  }
}

export const variantPrice = (
  db: Database,
  variant: Row<"productVariant">,
  context: PriceContext,
): CalculatedPrice | undefined =>
  variant.price_set_id === null ? undefined : priceOfSet(db, variant.price_set_id, context)

/** The buyer and region that prices are requested for. */
interface PricingRequest {
  readonly region_id?: string | null | undefined
  readonly currency_code: string
  readonly customer_id?: string | null | undefined
  /** Additional attributes for price rules. */
  readonly attributes?: Readonly<Record<string, unknown>>
}

/** Builds the context for choosing prices: region, currency, customer and customer groups. */
export function priceContext(db: Database, request: PricingRequest): PriceContext {
  const { region_id, currency_code, customer_id } = request
  const groups = customer_id
    ? db.tables.customerGroupCustomer.by("customer_id", customer_id).map((link) => link.customer_group_id)
    : []
  return {
    currency_code,
    attributes: {
      region_id,
      currency_code,
      customer_id,
      "customer.id": customer_id,
      "customer.groups.id": groups,
      ...request.attributes,
    },
    // Only read for price lists with dates.
    get now() {
      return db.clock.iso()
    },
  }
}

/** The place that tax is calculated for. */
export interface TaxPlace {
  readonly country_code: string
  readonly province?: string | null | undefined
}
interface TaxedAmounts {
  readonly calculated_amount_with_tax: number
  readonly calculated_amount_without_tax: number
  readonly original_amount_with_tax: number
  readonly original_amount_without_tax: number | null
}

/** Adds a place's amounts with and without tax to a variant's price. */
export function withTax(
  db: Database,
  variant: Row<"productVariant">,
  price: CalculatedPrice,
  place: TaxPlace,
  ignoresProductType = false,
): CalculatedPrice & TaxedAmounts {
  const product = db.tables.product.get(variant.product_id)
  const type = ignoresProductType ? undefined : product?.type_id
  const lines = taxLinesFor({ product_id: product?.id, product_type_id: type }, place, taxSource(db))
  const percent = sumOf(lines, (line) => line.rate)
  const calculated = withAndWithoutTax(price.calculated_amount, price.is_calculated_price_tax_inclusive, percent)
  const first = price.original_amount
  const original = withAndWithoutTax(first ?? 0, price.is_original_price_tax_inclusive, percent)
  // Amounts first: adding them after the spread takes 20 times as long.
  return {
    calculated_amount_with_tax: calculated.with_tax,
    calculated_amount_without_tax: calculated.without_tax,
    original_amount_with_tax: original.with_tax,
    original_amount_without_tax: first === null ? null : original.without_tax,
    ...price,
  }
}

/**
 * Returns `calculated_price` of a variant. With a `place` (a country that the region taxes) it includes the amounts
 * with and without tax.
 */
export function calculatedPrice(
  db: Database,
  variant: Row<"productVariant">,
  context: PriceContext,
  place?: TaxPlace,
  ignoresProductType = false,
): object | null {
  const price = variantPrice(db, variant, context)
  return price && place ? withTax(db, variant, price, place, ignoresProductType) : (price ?? null)
}
