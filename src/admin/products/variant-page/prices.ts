import { roundMoney } from "#lib/money.ts"
import { formatMoneyInput, parseMoney } from "#lib/money-input.ts"

/** A price of a variant, as the server returns it. */
export interface VariantPrice {
  readonly id: string
  readonly currency_code: string
  readonly amount: number
  readonly min_quantity: number | null
  readonly max_quantity: number | null
  readonly rules?: Readonly<Record<string, string>> | undefined
}

/** A price as typed. */
export interface PriceRow {
  /** Stays the same while the row is edited. */
  readonly key: string
  /** Shown in messages: "EUR", "Europe", "EUR from 10". */
  readonly name: string
  readonly currency: string
  readonly rules: Readonly<Record<string, string>>
  readonly min: string
  readonly max: string
  readonly amount: string
}

export interface PriceBody {
  id?: string
  currency_code: string
  amount: number
  min_quantity: number | null
  max_quantity: number | null
  rules: Record<string, string>
}

export type PriceProblem = "amount" | "quantity" | "order" | "overlap"

const QUANTITY = /^[1-9]\d{0,8}$/
const quantityOf = (text: string) => (text.trim() === "" ? null : Number(text))

type Condition = Pick<PriceRow, "currency" | "rules">

/** Identifies what a price applies to: its currency and conditions. */
export const scopeOf = ({ currency, rules }: Condition): string =>
  JSON.stringify([currency, Object.entries(rules).sort()])

const identity = (currency: string, rules: PriceRow["rules"], min: number | null, max: number | null): string =>
  JSON.stringify([scopeOf({ currency, rules }), min, max])

/** Prices as rows of the form, with amounts in the language's format. `nameOf` names a row's currency or region. */
export function toPriceRows(
  prices: readonly VariantPrice[],
  locale: string,
  nameOf: (condition: Condition) => string,
): readonly PriceRow[] {
  const seen = new Map<string, number>()
  return prices.map(({ currency_code: currency, amount, min_quantity: min, max_quantity: max, rules = {} }) => {
    const key = identity(currency, rules, min, max)
    const times = (seen.get(key) ?? 0) + 1
    seen.set(key, times)
    const tier = min === null && max === null ? "" : ` ${min ?? 1}–${max ?? "∞"}`
    return {
      key: times === 1 ? key : `${key} ${times}`,
      name: nameOf({ currency, rules }) + tier,
      currency,
      rules,
      min: min === null ? "" : String(min),
      max: max === null ? "" : String(max),
      amount: formatMoneyInput(amount, currency, locale),
    }
  })
}

/** A row without an amount is no price. */
export const isBlank = ({ amount, min, max }: PriceRow): boolean =>
  amount.trim() === "" && min.trim() === "" && max.trim() === ""

const overlaps = (a: PriceRow, b: PriceRow): boolean =>
  (quantityOf(a.min) ?? 0) <= (quantityOf(b.max) ?? Number.POSITIVE_INFINITY) &&
  (quantityOf(b.min) ?? 0) <= (quantityOf(a.max) ?? Number.POSITIVE_INFINITY)

export const isTier = ({ min, max }: Pick<PriceRow, "min" | "max">): boolean => min.trim() !== "" || max.trim() !== ""

function problemOf(row: PriceRow, rows: readonly PriceRow[], locale: string): PriceProblem | undefined {
  if (isBlank(row)) return undefined
  const { amount } = parseMoney(row.amount, row.currency, locale)
  if (amount === undefined || amount < 0) return "amount"
  if ([row.min, row.max].some((text) => text.trim() !== "" && !QUANTITY.test(text.trim()))) return "quantity"
  const [min, max] = [quantityOf(row.min), quantityOf(row.max)]
  if (min !== null && max !== null && min > max) return "order"
  const others = rows.slice(0, rows.indexOf(row)).filter((other) => !isBlank(other) && scopeOf(other) === scopeOf(row))
  const clash = others.some((other) => (isTier(row) ? isTier(other) && overlaps(row, other) : !isTier(other)))
  return clash ? "overlap" : undefined
}

/** The problem of each row; of rows whose quantities overlap, only the later ones have one. */
export const priceProblems = (rows: readonly PriceRow[], locale: string): (PriceProblem | undefined)[] =>
  rows.map((row) => problemOf(row, rows, locale))

/** Prices of rows without problems, as the body to send, without ids. */
export const toPrices = (rows: readonly PriceRow[], locale: string): PriceBody[] =>
  rows
    .filter((row) => !isBlank(row))
    .map((row) => ({
      currency_code: row.currency,
      amount: parseMoney(row.amount, row.currency, locale).amount ?? 0,
      min_quantity: quantityOf(row.min),
      max_quantity: quantityOf(row.max),
      rules: { ...row.rules },
    }))

/**
 * Adds the ids of the prices that the variant has: the server replaces all prices, and keeps only those with an id
 * as they are. An amount that is only shown rounded, such as 39.6627 as 39.66, keeps its exact value.
 */
export function withIds(prices: readonly PriceBody[], present: readonly VariantPrice[]): PriceBody[] {
  const known = new Map<string, VariantPrice[]>()
  for (const price of present) {
    const { currency_code, rules = {}, min_quantity, max_quantity } = price
    const key = identity(currency_code, rules, min_quantity, max_quantity)
    known.set(key, [...(known.get(key) ?? []), price])
  }
  return prices.map((price) => {
    const { currency_code, rules, min_quantity, max_quantity, amount } = price
    const found = known.get(identity(currency_code, rules, min_quantity, max_quantity))?.shift()
    if (!found) return price
    const isSame = roundMoney(found.amount, currency_code) === amount
    return { ...price, id: found.id, amount: isSame ? found.amount : amount }
  })
}
