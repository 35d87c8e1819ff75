import { isZeroMoney, multiplyMoney, roundParts, subtractMoney, sumMoney } from "./money.ts"
import { type Basis, keptQuantity, type PricedLine, unitPriceOf } from "./order-totals.ts"

/** A line item with what its total is calculated from; amounts are in major units. */
export interface LineWithTotals extends PricedLine {
  readonly compare_at_unit_price?: number | null | undefined
  readonly is_custom_price?: boolean | undefined
  readonly adjustments?:
    | readonly { readonly code?: string | null | undefined; readonly amount?: number | null | undefined }[]
    | null
    | undefined
  readonly tax_lines?:
    | readonly {
        readonly rate?: number | undefined
        readonly code?: string | null | undefined
        readonly description?: string | null | undefined
      }[]
    | null
    | undefined
  readonly discount_total?: number | undefined
  readonly discount_tax_total?: number | undefined
  readonly tax_total?: number | undefined
  readonly total?: number | undefined
}

/** One amount of a line item's price; `list` is the price before a price list, `tax` has the rate in percent. */
export type PricePart =
  | { readonly kind: "price" | "custom" | "list"; readonly amount: number; readonly each: number }
  | { readonly kind: "priceList" | "returned"; readonly amount: number }
  | { readonly kind: "promotion"; readonly amount: number; readonly name: string }
  | { readonly kind: "tax"; readonly amount: number; readonly name: string; readonly rate: number }

interface LinePrice {
  /** Signed amounts that add up to `total` as displayed. */
  readonly parts: readonly PricePart[]
  /** Taxes that the amounts include; empty where the parts list them. */
  readonly included: readonly PricePart[]
  /** What the units that weren't returned cost, with tax and after discounts. */
  readonly total: number
}

/** Splits an amount by weights; all of it goes to the first if there are none. */
function split(amount: number, weights: readonly number[]): number[] {
  const sum = sumMoney(weights)
  return weights.map((weight, at) => (sum === 0 ? (at === 0 ? amount : 0) : (amount * weight) / sum))
}

function promotionsOf(line: LineWithTotals, basis: Basis): PricePart[] {
  const withTax = line.discount_total ?? 0
  const discount = basis === "gross" ? withTax : subtractMoney(withTax, line.discount_tax_total ?? 0)
  if (discount === 0) return []
  const codes = new Map<string, number>()
  for (const { code, amount } of line.adjustments ?? [])
    codes.set(code ?? "", sumMoney([codes.get(code ?? "") ?? 0, amount ?? 0]))
  if (codes.size === 0) codes.set("", 1)
  const amounts = split(discount, [...codes.values()])
  return [...codes.keys()].map((name, at) => ({ kind: "promotion", name, amount: -(amounts[at] ?? 0) }))
}

function taxesOf(line: LineWithTotals): PricePart[] {
  const lines = line.tax_lines ?? []
  const amounts = split(
    line.tax_total ?? 0,
    lines.map(({ rate }) => rate ?? 0),
  )
  return lines.map(({ description, code, rate = 0 }, at) => ({
    kind: "tax",
    name: description || code || "",
    rate,
    amount: amounts[at] ?? 0,
  }))
}

function pricesOf(line: LineWithTotals, basis: Basis): PricePart[] {
  const { quantity } = line
  const each = unitPriceOf(line, basis)
  const list = line.compare_at_unit_price ?? 0
  if (list <= (line.unit_price ?? 0))
    return [{ kind: line.is_custom_price ? "custom" : "price", each, amount: multiplyMoney(each, quantity) }]
  const listed = unitPriceOf({ ...line, unit_price: list }, basis)
  return [
    { kind: "list", each: listed, amount: multiplyMoney(listed, quantity) },
    { kind: "priceList", amount: multiplyMoney(subtractMoney(each, listed), quantity) },
  ]
}

/** How a line item's total follows from its price, price list, returned units, promotions and taxes. */
export function linePrice(line: LineWithTotals, currency: string, basis: Basis): LinePrice {
  const { quantity, total = 0 } = line
  const returned = multiplyMoney(unitPriceOf(line, basis), subtractMoney(quantity, keptQuantity(line)))
  const taxes = taxesOf(line)
  const back: PricePart[] = returned === 0 ? [] : [{ kind: "returned", amount: -returned }]
  const exact = [...pricesOf(line, basis), ...back, ...promotionsOf(line, basis), ...(basis === "net" ? taxes : [])]
  const rounded = (parts: readonly PricePart[], sum: number): PricePart[] => {
    const amounts = roundParts(
      parts.map(({ amount }) => amount),
      sum,
      currency,
    )
    return parts.map((part, at) => ({ ...part, amount: (amounts[at] ?? 0) + 0 }))
  }
  return {
    parts: rounded(exact, total),
    included:
      basis === "gross"
        ? rounded(taxes, line.tax_total ?? 0).filter(({ amount }) => !isZeroMoney(amount, currency))
        : [],
    total: roundParts([total], total, currency)[0] ?? 0,
  }
}
