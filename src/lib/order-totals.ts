import {
  compareMoney,
  currencyDigits,
  multiplyMoney,
  roundMoney,
  roundParts,
  shiftDecimal,
  subtractMoney,
  sumMoney,
} from "./money.ts"

/** Whether items, discounts and shipping are listed with tax (`gross`) or without it, tax being a line of its own. */
export type Basis = "gross" | "net"

/** A line item of a cart, an order or a preview; amounts are in major units. */
export interface PricedLine {
  readonly id?: string
  readonly quantity: number
  readonly unit_price: number | null
  readonly is_tax_inclusive?: boolean | undefined
  readonly tax_lines?: readonly { readonly rate?: number | undefined }[] | null | undefined
  readonly detail?:
    | {
        readonly return_requested_quantity?: number
        readonly return_received_quantity?: number
        readonly return_dismissed_quantity?: number
      }
    | null
    | undefined
}

/** Totals as the API sends them: unrounded, without returned items, in major units. */
export interface TotalsSource {
  readonly items?: readonly PricedLine[] | null | undefined
  readonly item_subtotal?: number | undefined
  readonly original_item_total?: number | undefined
  readonly discount_total?: number | undefined
  readonly discount_tax_total?: number | undefined
  readonly shipping_subtotal?: number | undefined
  readonly original_shipping_total?: number | undefined
  readonly tax_total?: number | undefined
  readonly credit_line_total?: number | undefined
  readonly total?: number | undefined
}

/** Signed amounts that add up to `total` as displayed; `tax` is one of them only on the net basis. */
interface TotalsParts {
  readonly basis: Basis
  /** All ordered items before discounts. */
  readonly items: number
  /** Received items of returns, undamaged or not: zero or less. */
  readonly returned: number
  readonly discount: number
  readonly shipping: number
  readonly tax: number
  /** Refunds and credits for items that the customer keeps: zero or less. */
  readonly credit: number
  readonly total: number
}

/** The basis of an order's amounts: with tax if its items are priced with tax. */
export const basisOf = ({ items }: Pick<TotalsSource, "items">): Basis =>
  items?.some((item) => item.is_tax_inclusive) ? "gross" : "net"

const returnedQuantity = ({ detail }: PricedLine): number =>
  (detail?.return_received_quantity ?? 0) + (detail?.return_dismissed_quantity ?? 0)

/** The quantity that wasn't returned. */
export const keptQuantity = (line: PricedLine): number => subtractMoney(line.quantity, returnedQuantity(line))

/** The price of one unit before discounts on a basis. */
export function unitPriceOf(line: PricedLine, basis: Basis): number {
  const price = line.unit_price ?? 0
  if (Boolean(line.is_tax_inclusive) === (basis === "gross")) return price
  const factor = 1 + sumMoney((line.tax_lines ?? []).map(({ rate }) => rate ?? 0)) / 100
  return basis === "gross" ? price * factor : price / factor
}

/** A discount of a line or a shipping method, as the API keeps it. */
export interface Adjustment {
  readonly code?: string | null | undefined
  readonly amount?: number | null | undefined
  readonly is_tax_inclusive?: boolean | undefined
}

interface Adjusted {
  readonly adjustments?: readonly Pick<Adjustment, "code">[] | null | undefined
}

/** What has discounts: a cart, an order or a preview. */
export interface Discounted {
  readonly items?: readonly Adjusted[] | null | undefined
  readonly shipping_methods?: readonly Adjusted[] | null | undefined
}

/** The codes of all discounts, of items and shipping. */
export function discountCodes({ items, shipping_methods }: Discounted): string[] {
  const all = [...(items ?? []), ...(shipping_methods ?? [])]
  return [...new Set(all.flatMap(({ adjustments }) => (adjustments ?? []).flatMap(({ code }) => code || [])))]
}

/** A discount on a basis, with the tax lines of what it is for. Unrounded. */
export const adjustmentOn = (
  { amount, is_tax_inclusive }: Adjustment,
  tax_lines: PricedLine["tax_lines"],
  basis: Basis,
): number => unitPriceOf({ quantity: 1, unit_price: Number(amount ?? 0), is_tax_inclusive, tax_lines }, basis)

/** What one unit that wasn't returned costs, with tax and after discounts; zero if all were returned. Unrounded. */
export function unitTotalOf(line: PricedLine & { readonly total?: number | undefined }): number {
  const kept = keptQuantity(line)
  return kept > 0 ? (line.total ?? 0) / kept : 0
}

/** What one unit costs on a basis, after discounts, also if all were returned. Unrounded. */
export function unitPaidOf(
  line: PricedLine & {
    readonly total?: number | undefined
    readonly tax_total?: number | undefined
    readonly adjustments?: readonly Adjustment[] | null | undefined
  },
  basis: Basis,
): number {
  const kept = keptQuantity(line)
  if (kept > 0)
    return basis === "gross" ? unitTotalOf(line) : subtractMoney(line.total ?? 0, line.tax_total ?? 0) / kept
  // The server leaves returned units out of an item's total.
  const discounts = (line.adjustments ?? []).map((each) => adjustmentOn(each, line.tax_lines, basis))
  return unitPriceOf(line, basis) - (line.quantity > 0 ? sumMoney(discounts) / line.quantity : 0)
}

const times = (amount: number, quantity: number) => (amount === 0 ? 0 : multiplyMoney(amount, quantity))

/** Splits a total into lines that add up to it in the currency's decimals; shipping is rounded as in a list of options. */
export function totalsParts(source: TotalsSource, currency: string, basis: Basis = basisOf(source)): TotalsParts {
  const isGross = basis === "gross"
  const returned = sumMoney((source.items ?? []).map((line) => times(unitPriceOf(line, basis), returnedQuantity(line))))
  const items = (isGross ? source.original_item_total : source.item_subtotal) ?? 0
  const discount = isGross
    ? source.discount_total
    : subtractMoney(source.discount_total ?? 0, source.discount_tax_total ?? 0)
  const shipping = roundMoney((isGross ? source.original_shipping_total : source.shipping_subtotal) ?? 0, currency)
  const total = roundMoney(source.total ?? 0, currency)
  const exact = [
    sumMoney([items, returned]),
    -returned,
    -(discount ?? 0),
    isGross ? 0 : (source.tax_total ?? 0),
    -(source.credit_line_total ?? 0),
  ]
  const rounded = roundParts(exact, subtractMoney(total, shipping), currency)
  const at = (index: number) => (rounded[index] ?? 0) + 0
  return {
    basis,
    items: at(0),
    returned: at(1),
    discount: at(2),
    shipping,
    tax: isGross ? (source.tax_total ?? 0) : at(3),
    credit: at(4),
    total,
  }
}

/** The amounts of line items before discounts and returns, by position; they add up to `items` of the parts. */
export function lineAmounts(source: TotalsSource, currency: string, basis: Basis = basisOf(source)): number[] {
  const exact = (source.items ?? []).map((line) => times(unitPriceOf(line, basis), line.quantity))
  return roundParts(exact, totalsParts(source, currency, basis).items, currency)
}

/** The summary of an order's payments as the API sends it. */
export interface PaymentSummary {
  readonly paid_total?: number | undefined
  readonly refunded_total?: number | undefined
  /** Positive: the customer owes it. Negative: it is owed to the customer, including returns that haven't arrived. */
  readonly pending_difference?: number | undefined
}

/** Amounts in major units: total - captured + refunded - expected + rounding = due, as displayed. */
export interface Balance {
  readonly total: number
  readonly captured: number
  readonly refunded: number
  /** Requested returns that haven't arrived. */
  readonly expected: number
  /** What the other amounts don't add up to because each is rounded. */
  readonly rounding: number
  readonly due: number
  /** What would be due without the expected returns. */
  readonly dueNow: number
}

/** How an order's balance follows from its total. Each amount is rounded by itself, as other places print it. */
export function balanceOf(total: number, summary: PaymentSummary | null | undefined, currency: string): Balance {
  const { paid_total: captured = 0, refunded_total: refunded = 0, pending_difference } = summary ?? {}
  const now = subtractMoney(total, captured, -refunded)
  const exact = pending_difference ?? now
  const missing = subtractMoney(now, exact)
  // The server shows differences below one minor unit as zero.
  const expected = Math.abs(shiftDecimal(missing, currencyDigits(currency))) < 1 ? 0 : missing
  const rounded = (amount: number) => roundMoney(amount, currency)
  const hasDecimals = [captured, refunded, expected].some((amount) => subtractMoney(amount, rounded(amount)) !== 0)
  const printed = {
    total: rounded(total),
    captured: rounded(captured),
    refunded: rounded(refunded),
    expected: rounded(expected),
  }
  const left = subtractMoney(printed.total, printed.captured, -printed.refunded)
  // Where only the total has further decimals, the balance is what the printed amounts leave.
  const due = hasDecimals ? rounded(exact) : subtractMoney(left, printed.expected)
  const dueNow = hasDecimals ? rounded(now) : left
  return {
    ...printed,
    rounding: subtractMoney(due, left, -printed.expected),
    due,
    dueNow: expected === 0 ? due : dueNow,
  }
}

type PaidLine = PricedLine & { readonly total?: number | undefined; readonly tax_total?: number | undefined }

interface ReturnableOrder {
  readonly total?: number | undefined
  readonly status?: string | undefined
  readonly summary?: PaymentSummary | null | undefined
  readonly items?: readonly PaidLine[] | null | undefined
}

/**
 * What an order's total has for items whose return was requested, and the tax in it: the API subtracts them once they have
 * arrived, but adds the return shipping at once.
 */
export function requestedReturn({ total = 0, status, summary, items }: ReturnableOrder, currency: string) {
  const requested = (items ?? []).filter(({ detail }) => detail?.return_requested_quantity)
  if (requested.length === 0 || status === "canceled" || summary?.pending_difference === undefined)
    return { amount: 0, tax: 0 }
  const taxes = requested.map((line) => {
    const unit = subtractMoney(unitPaidOf(line, "gross"), unitPaidOf(line, "net"))
    return times(unit, line.detail?.return_requested_quantity ?? 0)
  })
  const { expected, rounding } = balanceOf(total, summary, currency)
  return { amount: subtractMoney(expected, rounding), tax: sumMoney(taxes) }
}

/** What is owed to the customer now, without returns that haven't arrived; zero if nothing is. */
export const refundDue = ({ dueNow }: Balance, currency: string): number =>
  compareMoney(dueNow, 0, currency) < 0 ? -dueNow : 0
