import { isZeroMoney, roundMoney, roundParts, subtractMoney } from "#lib/money.ts"
import { type Basis, basisOf, keptQuantity, unitPriceOf } from "#lib/order-totals.ts"
import type { Order, OrderLineItem, OrderShippingMethod } from "#schema/admin/entities/order.ts"

interface TaxLine {
  readonly rate: number
  readonly code: string
  readonly description?: string | null | undefined
}

/** The tax of one rate, in major units. */
export interface DocumentTax {
  readonly name: string
  /** In percent. */
  readonly rate: number
  readonly amount: number
}

/** A printed invoice or credit note: signed amounts that add up to `total`; `tax` is one of them only on the net basis. */
export interface PrintedDocument {
  readonly basis: Basis
  readonly lines: readonly {
    readonly line: OrderLineItem
    readonly quantity: number
    readonly price: number
    readonly amount: number
  }[]
  /** All lines before discounts. */
  readonly items: number
  readonly discount: number
  readonly shipping: number
  /** Refunds and credits for items that the customer keeps. */
  readonly credit: number
  readonly tax: number
  readonly total: number
  /** They add up to `tax`. */
  readonly taxes: readonly DocumentTax[]
}

/** Exact amounts of a part of an order, without tax. */
interface Part {
  readonly kind: "items" | "shipping" | "credit"
  readonly net: number
  readonly discount: number
  readonly taxLines: readonly TaxLine[]
}

const rateOf = (lines: readonly { readonly rate: number }[]): number =>
  lines.reduce((sum, { rate }) => sum + rate, 0) / 100

function partOfLine(line: OrderLineItem, quantity: number): Part {
  const taxLines = line.tax_lines ?? []
  const factor = 1 + rateOf(taxLines)
  const discounts = (line.adjustments ?? []).map(({ amount, is_tax_inclusive }) =>
    is_tax_inclusive ? amount / factor : amount,
  )
  const share = line.quantity > 0 ? quantity / line.quantity : 0
  const discount = discounts.reduce((sum, each) => sum + each, 0) * share
  return { kind: "items", net: unitPriceOf(line, "net") * quantity, discount, taxLines }
}

const partOfMethod = (method: OrderShippingMethod, sign: 1 | -1): Part => ({
  kind: "shipping",
  net: sign * (method.original_subtotal ?? 0),
  discount: sign * subtractMoney(method.discount_total ?? 0, method.discount_tax_total ?? 0),
  taxLines: method.tax_lines ?? [],
})

/** The taxes of parts by their rates, exact. */
function taxesOf(parts: readonly Part[]): DocumentTax[] {
  const taxes = new Map<string, DocumentTax>()
  for (const { net, discount, taxLines } of parts)
    for (const { rate, code, description } of taxLines) {
      const name = description ?? code
      const key = JSON.stringify([name, rate])
      taxes.set(key, { name, rate, amount: (taxes.get(key)?.amount ?? 0) + ((net - discount) * rate) / 100 })
    }
  return [...taxes.values()]
}

const netOf = (parts: readonly Part[]): number => parts.reduce((sum, { net, discount }) => sum + net - discount, 0)
const sumOf = (taxes: readonly DocumentTax[]): number => taxes.reduce((sum, { amount }) => sum + amount, 0)

interface Sold {
  readonly line: OrderLineItem
  readonly quantity: number
}

/** An amount with tax, and its taxes. */
interface Credit {
  readonly gross: number
  readonly taxes: readonly DocumentTax[]
}

function documentOf(
  { basis, currency }: { readonly basis: Basis; readonly currency: string },
  sold: readonly Sold[],
  parts: readonly Part[],
  credit: Credit,
): PrintedDocument {
  const isGross = basis === "gross"
  const amountOf = (kind: Part["kind"], field: "net" | "discount") =>
    parts
      .filter((part) => part.kind === kind)
      .reduce((sum, part) => sum + part[field] * (isGross ? 1 + rateOf(part.taxLines) : 1), 0)
  const merged = new Map<string, DocumentTax>()
  for (const tax of [...taxesOf(parts), ...credit.taxes]) {
    const key = JSON.stringify([tax.name, tax.rate])
    merged.set(key, { ...tax, amount: tax.amount + (merged.get(key)?.amount ?? 0) })
  }
  const exact = [...merged.values()]
  const tax = sumOf(exact)
  const total = roundMoney(netOf(parts) + credit.gross - sumOf(credit.taxes) + tax, currency)
  const rounded = roundParts(
    [
      amountOf("items", "net"),
      -amountOf("items", "discount") - amountOf("shipping", "discount"),
      amountOf("shipping", "net"),
      credit.gross - (isGross ? 0 : sumOf(credit.taxes)),
      isGross ? 0 : tax,
    ],
    total,
    currency,
  )
  const at = (index: number) => (rounded[index] ?? 0) + 0
  const shownTax = isGross ? roundMoney(tax, currency) : at(4)
  const taxAmounts = roundParts(
    exact.map(({ amount }) => amount),
    shownTax,
    currency,
  )
  const lineAmounts = roundParts(
    sold.map(({ line, quantity }) => unitPriceOf(line, basis) * quantity),
    at(0),
    currency,
  )
  return {
    basis,
    items: at(0),
    discount: at(1),
    shipping: at(2),
    credit: at(3),
    tax: shownTax,
    total,
    lines: sold.map(({ line, quantity }, index) => ({
      line,
      quantity,
      price: unitPriceOf(line, basis),
      amount: lineAmounts[index] ?? 0,
    })),
    taxes: exact.map((each, index) => ({ ...each, amount: taxAmounts[index] ?? 0 })),
  }
}

const NO_CREDIT: Credit = { gross: 0, taxes: [] }
const isReturnShipping = ({ detail }: OrderShippingMethod): boolean => Boolean(detail?.return_id)

const setupOf = (order: Order) => ({ basis: basisOf(order), currency: order.currency_code ?? "" })
const soldOf = (order: Order): Sold[] =>
  order.items.filter(({ quantity }) => quantity > 0).map((line) => ({ line, quantity: line.quantity }))

const partsSold = (order: Order): Part[] => [
  ...soldOf(order).map(({ line, quantity }) => partOfLine(line, quantity)),
  ...(order.shipping_methods ?? []).filter((method) => !isReturnShipping(method)).map((each) => partOfMethod(each, 1)),
]

/** The invoice of all that was ordered, before returns, refunds and credits. */
export const invoiceOf = (order: Order): PrintedDocument =>
  documentOf(setupOf(order), soldOf(order), partsSold(order), NO_CREDIT)

/**
 * The credit note of an order: received returns less their shipping, and refunds and credits with their share of the
 * order's taxes. Undefined if there is nothing to credit. Each document is rounded by itself: invoice less credit note can
 * differ from the order's total by one minor unit.
 */
export function creditNoteOf(order: Order): PrintedDocument | undefined {
  const setup = setupOf(order)
  const { currency } = setup
  const returned = order.items
    .map((line) => ({ line, quantity: subtractMoney(line.quantity, keptQuantity(line)) }))
    .filter(({ quantity }) => quantity > 0)
  const shipping = (order.shipping_methods ?? []).filter(isReturnShipping)
  const gross = order.credit_line_total ?? 0
  if (returned.length === 0 && shipping.length === 0 && isZeroMoney(gross, currency)) return undefined
  const sold = partsSold(order)
  const taxes = taxesOf(sold)
  const all = netOf(sold) + sumOf(taxes)
  const share = all === 0 ? 0 : gross / all
  return documentOf(
    setup,
    returned,
    [
      ...returned.map(({ line, quantity }) => partOfLine(line, quantity)),
      ...shipping.map((method) => partOfMethod(method, -1)),
    ],
    { gross, taxes: taxes.map((tax) => ({ ...tax, amount: tax.amount * share })) },
  )
}
