import { compareMoney } from "#lib/money.ts"
import { formatMoneyInput, parseMoney } from "#lib/money-input.ts"
import type { OptionPrice } from "#machines/settings/location-setup/location-shipping.ts"

type Operator = "gte" | "gt" | "lte" | "lt" | "eq"

/** A currency, or a region with its currency, that prices can be set for. */
export interface PriceScope {
  readonly currency: string
  readonly region: string | null
  readonly name: string
}

/** A price as typed; with `from` or `below` it applies only to carts whose items cost that much. */
export interface OptionPriceRow {
  /** Stays the same while the row is edited. */
  readonly key: string
  /** Shown in messages: "EUR", "Europe". */
  readonly name: string
  readonly currency: string
  readonly region: string | null
  readonly from: string
  readonly below: string
  /** Whether the limits themselves are left out or included: the usual ones are "from 50" and "below 100". */
  readonly isFromExcluded: boolean
  readonly isBelowIncluded: boolean
  readonly amount: string
}

interface TotalRule {
  attribute: "item_total"
  operator: Operator
  value: number
}
export type OptionPriceBody = { amount: number; rules: TotalRule[] } & (
  | { currency_code: string; region_id?: undefined }
  | { region_id: string; currency_code?: undefined }
)

export type OptionPriceProblem = "amount" | "limit" | "order" | "overlap"

export const scopeOf = ({ currency, region }: Pick<PriceScope, "currency" | "region">): string => region ?? currency

const limits = (rules: OptionPrice["price_rules"]) => {
  const totals = (rules ?? []).filter(({ attribute }) => attribute === "item_total")
  const at = (...operators: Operator[]) => totals.find(({ operator }) => operators.includes(operator as Operator))
  return { from: at("gte", "gt", "eq"), below: at("lte", "lt", "eq") }
}

/** The prices of an option as rows of its form, with amounts in the language's format. */
export function toPriceRows(
  prices: readonly OptionPrice[],
  locale: string,
  nameOf: (scope: Omit<PriceScope, "name">) => string,
): readonly OptionPriceRow[] {
  const seen = new Map<string, number>()
  return prices.map(({ currency_code: currency, amount, price_rules }) => {
    const region = price_rules?.find(({ attribute }) => attribute === "region_id")?.value
    const scope = { currency, region: region === undefined ? null : String(region) }
    const { from, below } = limits(price_rules)
    const show = (limit: typeof from) => (limit ? formatMoneyInput(Number(limit.value), currency, locale) : "")
    const key = JSON.stringify([scopeOf(scope), from?.operator, from?.value, below?.operator, below?.value])
    const times = (seen.get(key) ?? 0) + 1
    seen.set(key, times)
    return {
      ...scope,
      key: times === 1 ? key : `${key} ${times}`,
      name: nameOf(scope),
      from: show(from),
      below: show(below),
      isFromExcluded: from?.operator === "gt",
      isBelowIncluded: below !== undefined && below.operator !== "lt",
      amount: formatMoneyInput(amount, currency, locale),
    }
  })
}

export const isTier = ({ from, below }: Pick<OptionPriceRow, "from" | "below">): boolean =>
  from.trim() !== "" || below.trim() !== ""
/** A row without an amount is no price. */
export const isBlank = (row: OptionPriceRow): boolean => row.amount.trim() === "" && !isTier(row)

/** The entered prices for carts of any total. */
export const basePrices = (rows: readonly OptionPriceRow[]) =>
  rows
    .filter((row) => !isTier(row) && !isBlank(row))
    .map(({ currency, region }) => (region === null ? { currency_code: currency } : { region_id: region }))

interface Range {
  readonly from: number | undefined
  readonly below: number | undefined
}

/** The limits of a row; undefined if one isn't an amount. */
function rangeOf({ from, below, currency }: OptionPriceRow, locale: string): Range | undefined {
  const read = (text: string) => (text.trim() === "" ? { amount: undefined } : parseMoney(text, currency, locale))
  const [start, end] = [read(from), read(below)]
  if (("problem" in start && start.problem) || ("problem" in end && end.problem)) return undefined
  if ((start.amount ?? 0) < 0 || (end.amount ?? 0) < 0) return undefined
  return { from: start.amount, below: end.amount }
}

/** Whether a cart total can lie before the end of one row and after the start of another. */
function reaches(start: OptionPriceRow, from: number | undefined, end: OptionPriceRow, below: number | undefined) {
  if (from === undefined || below === undefined) return true
  const order = compareMoney(from, below, start.currency)
  return order < 0 || (order === 0 && !start.isFromExcluded && end.isBelowIncluded)
}

function problemOf(
  row: OptionPriceRow,
  rows: readonly OptionPriceRow[],
  locale: string,
): OptionPriceProblem | undefined {
  if (isBlank(row)) return undefined
  const { amount } = parseMoney(row.amount, row.currency, locale)
  if (amount === undefined || amount < 0) return "amount"
  const range = rangeOf(row, locale)
  if (!range) return "limit"
  if (!reaches(row, range.from, row, range.below)) return "order"
  const others = rows.slice(0, rows.indexOf(row)).filter((other) => !isBlank(other) && scopeOf(other) === scopeOf(row))
  const clash = others.some((other) => {
    if (isTier(row) !== isTier(other)) return false
    const theirs = rangeOf(other, locale)
    if (!theirs) return false
    return reaches(row, range.from, other, theirs.below) && reaches(other, theirs.from, row, range.below)
  })
  return clash ? "overlap" : undefined
}

/** The problem of each row; of rows that apply to the same cart totals, only the later ones have one. */
export const priceProblems = (rows: readonly OptionPriceRow[], locale: string): (OptionPriceProblem | undefined)[] =>
  rows.map((row) => problemOf(row, rows, locale))

const amountOf = (text: string, currency: string, locale: string) => parseMoney(text, currency, locale).amount ?? 0

/** Prices of rows without problems, as the body to send, without ids. */
export const toPrices = (rows: readonly OptionPriceRow[], locale: string): OptionPriceBody[] =>
  rows
    .filter((row) => !isBlank(row))
    .map(({ currency, region, from, below, isFromExcluded, isBelowIncluded, amount }) => {
      const rule = (operator: Operator, text: string): TotalRule[] =>
        text.trim() === "" ? [] : [{ attribute: "item_total", operator, value: amountOf(text, currency, locale) }]
      const rules = [...rule(isFromExcluded ? "gt" : "gte", from), ...rule(isBelowIncluded ? "lte" : "lt", below)]
      const shared = { amount: amountOf(amount, currency, locale), rules }
      return region === null ? { currency_code: currency, ...shared } : { region_id: region, ...shared }
    })
    .sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))

const orderOf = ({ currency_code, region_id, rules }: OptionPriceBody) =>
  JSON.stringify([region_id ?? "", currency_code ?? "", rules.map(({ operator, value }) => [operator, value])])
