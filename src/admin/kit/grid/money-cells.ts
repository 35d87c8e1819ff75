import { formatMoneyInput, type MoneyProblem, parseMoney } from "#lib/money-input.ts"

/** Why a text isn't an amount that can be saved. */
export interface MoneyCellProblem {
  readonly kind: "money"
  readonly problem: MoneyProblem | "negative"
  readonly currency: string
}
export interface CheckedMoney {
  /** The text as the cell shows it: "5" becomes "5.00"; invalid text stays as it was entered. */
  readonly text: string
  readonly problem?: MoneyCellProblem
}

/** Checks a text as an amount, 0 or more; an empty one is no amount and no problem. */
export function checkMoney(entered: string, currency: string, locale: string): CheckedMoney {
  const text = entered.trim()
  if (text === "") return { text }
  const { amount, problem } = parseMoney(text, currency, locale)
  if (amount !== undefined && amount >= 0) return { text: formatMoneyInput(amount, currency, locale) }
  return { text, problem: { kind: "money", problem: problem ?? "negative", currency } }
}

/** Remembers the results, because a grid checks the same texts on every change. */
export function remembered<Checked extends { readonly text: string; readonly problem?: unknown }>(
  check: (text: string) => Checked,
): (text: string) => Checked {
  const results = new Map<string, Checked>()
  return (text) => {
    const known = results.get(text)
    if (known) return known
    const result = check(text)
    results.set(text, result)
    // A normalized text stays the same.
    if (!result.problem) results.set(result.text, result)
    return result
  }
}
