import { isZero, roundFloat, sumOf, zeroIfTiny } from "#mocks/kernel/decimal.ts"

export interface TaxLine {
  /** In percent. */
  readonly rate: number
}
export interface Adjustment {
  readonly amount: number
  readonly is_tax_inclusive?: boolean | undefined
}
/** Quantities that affect an order line item's totals; cart line items have none. */
interface LineDetail {
  readonly fulfilled_quantity: number
  readonly shipped_quantity: number
  readonly return_requested_quantity: number
  readonly return_received_quantity: number
  readonly return_dismissed_quantity: number
  readonly written_off_quantity: number
}
export interface Line {
  readonly unit_price: number | null
  readonly quantity: number
  readonly is_tax_inclusive: boolean
  readonly tax_lines: readonly TaxLine[]
  readonly adjustments: readonly Adjustment[]
  readonly detail?: LineDetail | undefined
}
export interface Method {
  readonly amount: number
  readonly is_tax_inclusive: boolean
  readonly tax_lines: readonly TaxLine[]
  readonly adjustments: readonly Adjustment[]
}

/** Totals that line items and shipping methods share. */
export interface Figures {
  readonly subtotal: number
  readonly discount_subtotal: number
  readonly discount_tax_total: number
  readonly discount_total: number
  readonly tax_total: number
  readonly total: number
  readonly original_subtotal: number
  readonly original_tax_total: number
  readonly original_total: number
}
interface LineFigures extends Figures {
  readonly refundable_total: number
  readonly refundable_total_per_unit: number
  readonly fulfilled_total: number
  readonly shipped_total: number
  readonly return_requested_total: number
  readonly return_received_total: number
  readonly return_dismissed_total: number
  readonly write_off_total: number
}

const rateOf = (lines: readonly TaxLine[]): number => {
  let rate = 0
  for (const line of lines) rate += line.rate
  return rate / 100
}

/** Calculates the totals of a gross amount with taxes and discounts; `share` is the applied part of the discounts. */
function figuresOf(
  gross: number,
  inclusive: boolean,
  taxLines: readonly TaxLine[],
  adjustments: readonly Adjustment[],
  share = 1,
): Figures {
  const rate = rateOf(taxLines)
  const subtotal = inclusive ? gross / (1 + rate) : gross
  let discount = 0
  for (const a of adjustments) discount += a.is_tax_inclusive ? a.amount / (1 + rate) : a.amount
  discount *= share
  const tax = (subtotal - discount) * rate
  const originalTax = subtotal * rate
  const original = inclusive ? gross : subtotal + originalTax
  return {
    subtotal: zeroIfTiny(subtotal),
    discount_subtotal: zeroIfTiny(discount),
    discount_tax_total: zeroIfTiny(originalTax - tax),
    discount_total: zeroIfTiny(discount + originalTax - tax),
    tax_total: zeroIfTiny(tax),
    total: zeroIfTiny(subtotal - discount + tax),
    original_subtotal: zeroIfTiny(original - originalTax),
    original_tax_total: zeroIfTiny(originalTax),
    original_total: zeroIfTiny(original),
  }
}

/** Calculates a line item's totals. Returned items (received or dismissed) are excluded. */
export function lineFigures(line: Line): LineFigures {
  const price = line.unit_price ?? 0
  const { detail, quantity } = line
  const back = detail ? detail.return_received_quantity + detail.return_dismissed_quantity : 0
  const counted = quantity - back
  const share = quantity === 0 ? 0 : counted / quantity
  const figures = figuresOf(counted * price, line.is_tax_inclusive, line.tax_lines, line.adjustments, share)
  const full =
    back === 0 ? figures : figuresOf(quantity * price, line.is_tax_inclusive, line.tax_lines, line.adjustments)
  const perUnit = quantity === 0 ? 0 : full.total / quantity
  const amountFor = (units: number | undefined) => zeroIfTiny(perUnit * (units ?? 0))
  const refundable = quantity - back - (detail?.return_requested_quantity ?? 0)
  // Listed one by one: spreading objects with mixed integer and fractional values takes 50 times as long.
  return {
    subtotal: figures.subtotal,
    discount_subtotal: figures.discount_subtotal,
    discount_tax_total: figures.discount_tax_total,
    discount_total: figures.discount_total,
    tax_total: figures.tax_total,
    total: figures.total,
    original_subtotal: figures.original_subtotal,
    original_tax_total: figures.original_tax_total,
    original_total: figures.original_total,
    // The server divides by the quantity 0: the amount is null on the wire, and its raw value "NaN".
    refundable_total: quantity === 0 ? Number.NaN : amountFor(refundable),
    refundable_total_per_unit: refundable === 0 ? 0 : zeroIfTiny(perUnit),
    fulfilled_total: amountFor(detail?.fulfilled_quantity),
    shipped_total: amountFor(detail?.shipped_quantity),
    return_requested_total: amountFor(detail?.return_requested_quantity),
    return_received_total: amountFor(detail?.return_received_quantity),
    return_dismissed_total: amountFor(detail?.return_dismissed_quantity),
    write_off_total: amountFor(detail?.written_off_quantity),
  }
}

/** Calculates a shipping method's totals. */
export const methodFigures = (method: Method): Figures =>
  figuresOf(method.amount, method.is_tax_inclusive, method.tax_lines, method.adjustments)

/** Calculates a tax line's `total` (after discounts) and `subtotal` (before discounts). */
export function taxLineFigures(owner: Figures, line: TaxLine): { total: number; subtotal: number } {
  const rate = line.rate / 100
  return {
    total: zeroIfTiny((owner.subtotal - owner.discount_subtotal) * rate),
    subtotal: zeroIfTiny(owner.subtotal * rate),
  }
}
/** Calculates an adjustment's amount without (`subtotal`) and with (`total`) tax. */
export function adjustmentFigures(
  taxLines: readonly TaxLine[],
  adjustment: Adjustment,
): { total: number; subtotal: number } {
  const rate = rateOf(taxLines)
  const subtotal = adjustment.is_tax_inclusive ? adjustment.amount / (1 + rate) : adjustment.amount
  return { subtotal: zeroIfTiny(subtotal), total: zeroIfTiny(subtotal * (1 + rate)) }
}

type PartFigures = ReturnType<typeof taxLineFigures>

/** Sums all totals in one pass. */
function summed(all: readonly Figures[]): Figures {
  let [subtotal, discountSubtotal, discountTax, discount, tax, total] = [0, 0, 0, 0, 0, 0]
  let [originalSubtotal, originalTax, original] = [0, 0, 0]
  for (const figures of all) {
    subtotal += figures.subtotal
    discountSubtotal += figures.discount_subtotal
    discountTax += figures.discount_tax_total
    discount += figures.discount_total
    tax += figures.tax_total
    total += figures.total
    originalSubtotal += figures.original_subtotal
    originalTax += figures.original_tax_total
    original += figures.original_total
  }
  return {
    subtotal: roundFloat(subtotal),
    discount_subtotal: roundFloat(discountSubtotal),
    discount_tax_total: roundFloat(discountTax),
    discount_total: roundFloat(discount),
    tax_total: roundFloat(tax),
    total: roundFloat(total),
    original_subtotal: roundFloat(originalSubtotal),
    original_tax_total: roundFloat(originalTax),
    original_total: roundFloat(original),
  }
}

export type Totals = ReturnType<typeof totalsOf>

/** Calculates the totals of a cart or order; `digits` are the currency's decimals. */
export function totalsOf(
  lines: readonly LineFigures[],
  methods: readonly Figures[],
  credits: readonly { readonly amount: number }[] = [],
  digits = 2,
) {
  const items = summed(lines)
  const shipping = summed(methods)
  const both = (key: keyof Figures) => zeroIfTiny(items[key] + shipping[key])
  const sumOfKey = (key: keyof LineFigures) => zeroIfTiny(sumOf(lines, (line) => line[key]))
  const credit = sumOf(credits, (c) => c.amount)
  const creditTotal = isZero(credit, digits) ? 0 : credit
  const subtotal = both("subtotal")
  const discountSubtotal = both("discount_subtotal")
  const taxTotal = both("tax_total")
  return {
    item_total: items.total,
    item_subtotal: items.subtotal,
    item_tax_total: items.tax_total,
    item_discount_total: items.discount_total,
    original_item_total: items.original_total,
    original_item_subtotal: items.original_subtotal,
    original_item_tax_total: items.original_tax_total,
    shipping_total: shipping.total,
    shipping_subtotal: shipping.subtotal,
    shipping_tax_total: shipping.tax_total,
    shipping_discount_total: shipping.discount_total,
    original_shipping_total: shipping.original_total,
    original_shipping_subtotal: shipping.original_subtotal,
    original_shipping_tax_total: shipping.original_tax_total,
    subtotal,
    discount_subtotal: discountSubtotal,
    discount_tax_total: both("discount_tax_total"),
    discount_total: both("discount_total"),
    tax_total: taxTotal,
    original_total: both("original_total"),
    original_subtotal: both("original_subtotal"),
    original_tax_total: both("original_tax_total"),
    credit_line_total: creditTotal,
    credit_line_subtotal: creditTotal,
    credit_line_tax_total: 0,
    fulfilled_total: sumOfKey("fulfilled_total"),
    shipped_total: sumOfKey("shipped_total"),
    return_requested_total: sumOfKey("return_requested_total"),
    return_received_total: sumOfKey("return_received_total"),
    return_dismissed_total: sumOfKey("return_dismissed_total"),
    write_off_total: sumOfKey("write_off_total"),
    total: zeroIfTiny(roundFloat(subtotal - discountSubtotal + taxTotal - creditTotal)),
  }
}

/** Tax lines and discounts of a line item or shipping method; those of an order's preview may have no id. */
interface Parts {
  readonly id: string
  readonly tax_lines: readonly (TaxLine & { readonly id: string })[]
  readonly adjustments: readonly (Adjustment & { readonly id?: string | undefined })[]
}

/** All totals of a cart or order: its own, and by id those of its line items, shipping methods and their parts. */
export interface AllFigures {
  readonly totals: Totals
  readonly lines: ReadonlyMap<string, LineFigures>
  readonly methods: ReadonlyMap<string, Figures>
  readonly parts: ReadonlyMap<string, PartFigures>
}

/** Calculates all totals of a cart or order; `digits` are the currency's decimals. */
export function allFigures(
  items: readonly (Line & Parts)[],
  shipping: readonly (Method & Parts)[],
  credits: readonly { readonly amount: number }[],
  digits: number,
): AllFigures {
  const lines = new Map(items.map((line) => [line.id, lineFigures(line)]))
  const methods = new Map(shipping.map((method) => [method.id, methodFigures(method)]))
  let parts: AllFigures["parts"] | undefined
  return {
    totals: totalsOf([...lines.values()], [...methods.values()], credits, digits),
    lines,
    methods,
    // Computed on first access: most callers don't need it.
    get parts() {
      parts ??= new Map([...partsOf(items, lines), ...partsOf(shipping, methods)])
      return parts
    },
  }
}

/** Calculates the totals of tax lines and discounts, by id. */
function* partsOf(owners: readonly Parts[], figures: ReadonlyMap<string, Figures>): Iterable<[string, PartFigures]> {
  for (const { id, tax_lines, adjustments } of owners) {
    for (const tax of tax_lines) yield [tax.id, taxLineFigures(figures.get(id) as Figures, tax)]
    for (const discount of adjustments)
      if (discount.id !== undefined) yield [discount.id, adjustmentFigures(tax_lines, discount)]
  }
}
