import { type CheckedMoney, checkMoney, remembered } from "#admin/kit/grid/money-cells.ts"
import { formatMoneyInput } from "#lib/money-input.ts"
import { conditionOf } from "#machines/price-lists/price-change.ts"
import type { VariantPrices } from "./list-prices.ts"

/** Checks and formats the texts of price columns in a language. */
export function cellRules(locale: string) {
  const checks = new Map<string, (text: string) => CheckedMoney>()
  const amounts = new WeakMap<VariantPrices, Map<string, string>>()
  return {
    check(column: string, text: string): CheckedMoney {
      let check = checks.get(column)
      if (!check) {
        const { currency } = conditionOf(column)
        check = remembered((entered) => checkMoney(entered, currency, locale))
        checks.set(column, check)
      }
      return check(text)
    },
    /** Text of a variant's saved price; empty without one. */
    textOf(prices: VariantPrices | undefined, column: string): string {
      if (!prices) return ""
      const texts = amounts.get(prices) ?? new Map<string, string>()
      amounts.set(prices, texts)
      const known = texts.get(column)
      if (known !== undefined) return known
      const price = prices.get(column)?.[0]
      const text = price ? formatMoneyInput(price.amount, conditionOf(column).currency, locale) : ""
      texts.set(column, text)
      return text
    },
  }
}
export type CellRules = ReturnType<typeof cellRules>

/** The currency of a column. */
export const currencyOf = (column: string): string => conditionOf(column).currency
