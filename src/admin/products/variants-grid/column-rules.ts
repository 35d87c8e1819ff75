import { checkMoney, type MoneyCellProblem, remembered } from "#admin/kit/grid/money-cells.ts"
import { type PriceRow, scopeOf, type VariantPrice } from "#admin/products/variant-page/prices.ts"
import { formatMoneyInput } from "#lib/money-input.ts"
import type { GridTab } from "./grid-tabs.ts"
import type { GridVariant } from "./grid-variant.ts"

/** Why a text can't be saved. */
export type CellProblem = MoneyCellProblem | { readonly kind: "quantity" | "check" }

export interface CheckedText {
  /** The text as the cell shows it: "5" becomes "5.00"; invalid text stays as it was entered. */
  readonly text: string
  readonly problem?: CellProblem
}

/** A column of the grid: what it edits and how its cells are validated. */
export interface ColumnRules {
  readonly tab: GridTab
  /** Text of a saved variant. */
  readonly textOf: (variant: GridVariant) => string
  readonly check: (text: string) => CheckedText
  /** Why the cell of a variant can't be edited. */
  readonly lockOf: (variant: GridVariant) => "unmanaged" | "kit" | undefined
}

type Condition = Pick<PriceRow, "currency" | "rules">

export const codeColumns = ["sku", "ean", "upc", "barcode"] as const
export const flagColumns = ["manage_inventory", "allow_backorder"] as const
export type CodeColumn = (typeof codeColumns)[number]
export type FlagColumn = (typeof flagColumns)[number]

export const isCode = (column: string): column is CodeColumn => (codeColumns as readonly string[]).includes(column)
export const isFlag = (column: string): column is FlagColumn => (flagColumns as readonly string[]).includes(column)

export const priceColumn = (condition: Condition): string => `price:${scopeOf(condition)}`
export const stockColumn = (location: string): string => `stock:${location}`

const after = (prefix: string, column: string) => (column.startsWith(prefix) ? column.slice(prefix.length) : undefined)

/** The condition of a price column; undefined for other columns. */
export function conditionOf(column: string): Condition | undefined {
  const scope = after("price:", column)
  if (scope === undefined) return undefined
  const [currency, rules] = JSON.parse(scope) as [string, [string, string][]]
  return { currency, rules: Object.fromEntries(rules) }
}

/** The location of a stock column; undefined for other columns. */
export const locationOf = (column: string): string | undefined => after("stock:", column)

const isTier = ({ min_quantity, max_quantity }: VariantPrice) => min_quantity !== null || max_quantity !== null
const scopes = new WeakMap<VariantPrice, string>()

/** The scope of a price; computed once, because grids ask for it often. */
function scopeOfPrice(price: VariantPrice): string {
  const known = scopes.get(price)
  if (known !== undefined) return known
  const scope = scopeOf({ currency: price.currency_code, rules: price.rules ?? {} })
  scopes.set(price, scope)
  return scope
}

/** The price for any quantity under a condition. */
export const basePrice = (variant: GridVariant, scope: string): VariantPrice | undefined =>
  variant.prices.find((price) => !isTier(price) && scopeOfPrice(price) === scope)

const tierCounts = new WeakMap<GridVariant, ReadonlyMap<string, number>>()

/** The number of prices for larger quantities under a condition. */
export function countTiers(variant: GridVariant, scope: string): number {
  let counts = tierCounts.get(variant)
  if (!counts) {
    const counted = new Map<string, number>()
    for (const price of variant.prices.filter(isTier))
      counted.set(scopeOfPrice(price), (counted.get(scopeOfPrice(price)) ?? 0) + 1)
    tierCounts.set(variant, counted)
    counts = counted
  }
  return counts.get(scope) ?? 0
}

/** Whether a price is the one that a cell with this scope shows. */
export const isBaseOf = (price: VariantPrice, scope: string): boolean => !isTier(price) && scopeOfPrice(price) === scope

const QUANTITY = /^\d{1,9}$/
const yes = new Set(["true", "yes", "1", "x", "ja", "wahr"])
const no = new Set(["false", "no", "0", "", "nein", "falsch"])

function checkFlag(text: string): CheckedText {
  const word = text.trim().toLowerCase()
  if (yes.has(word)) return { text: "TRUE" }
  return no.has(word) ? { text: "FALSE" } : { text: text.trim(), problem: { kind: "check" } }
}

function checkQuantity(entered: string): CheckedText {
  const text = entered.trim()
  return QUANTITY.test(text) ? { text: String(Number(text)) } : { text, problem: { kind: "quantity" } }
}

function rulesOf(column: string, locale: string): ColumnRules {
  const open = () => undefined
  if (isCode(column))
    return {
      tab: "codes",
      lockOf: open,
      textOf: (variant) => variant[column] ?? "",
      // A pasted cell can have several lines.
      check: (text) => ({ text: text.trim().replace(/\s*[\r\n\t]\s*/g, " ") }),
    }
  if (isFlag(column))
    return { tab: "codes", lockOf: open, textOf: (variant) => (variant[column] ? "TRUE" : "FALSE"), check: checkFlag }
  const location = locationOf(column)
  if (location !== undefined)
    return {
      tab: "stock",
      textOf: ({ items }) => String(items.length === 1 ? (items[0]?.levels.get(location)?.stocked ?? "") : ""),
      check: checkQuantity,
      lockOf: ({ manage_inventory, items }) =>
        !manage_inventory || items.length === 0 ? "unmanaged" : items.length > 1 ? "kit" : undefined,
    }
  const condition = conditionOf(column)
  if (!condition) throw new Error(`unknown column ${column}`)
  const { currency } = condition
  const scope = scopeOf(condition)
  const texts = new WeakMap<GridVariant, string>()
  return {
    tab: "prices",
    lockOf: open,
    textOf: (variant) => {
      const known = texts.get(variant)
      if (known !== undefined) return known
      const price = basePrice(variant, scope)
      const text = price ? formatMoneyInput(price.amount, currency, locale) : ""
      texts.set(variant, text)
      return text
    },
    check: remembered((text): CheckedText => checkMoney(text, currency, locale)),
  }
}

/** Returns the rules of a column by its id; throws for an unknown one. */
export function columnRules(locale: string): (column: string) => ColumnRules {
  const known = new Map<string, ColumnRules>()
  return (column) => {
    const rules = known.get(column) ?? rulesOf(column, locale)
    known.set(column, rules)
    return rules
  }
}
