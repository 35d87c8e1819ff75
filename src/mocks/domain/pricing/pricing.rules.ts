import { roundFloat } from "#mocks/kernel/decimal.ts"

export interface PriceFacts {
  readonly id: string
  readonly currency_code: string
  readonly amount: number
  readonly min_quantity: number | null
  readonly max_quantity: number | null
  readonly price_list_id: string | null
  readonly rules: readonly { readonly attribute: string; readonly operator: string; readonly value: string }[]
}
interface PriceListFacts {
  readonly id: string
  readonly type: "sale" | "override"
  readonly status: "active" | "draft"
  readonly starts_at: string | null
  readonly ends_at: string | null
  readonly rules: readonly { readonly attribute: string; readonly value: unknown }[]
}
/** Context for choosing a price; attributes are paths such as `region_id`, `customer.groups.id`, `item_total`. */
export interface PriceContext {
  readonly currency_code: string
  readonly quantity?: number | undefined
  readonly attributes: Readonly<Record<string, unknown>>
  /** ISO time, compared with the dates of price lists. */
  readonly now: string
}
interface ChosenPrice {
  readonly calculated: PriceFacts | undefined
  readonly original: PriceFacts | undefined
}

const values = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]

function holds(attribute: unknown, operator: string, wanted: unknown): boolean {
  const have = values(attribute)
  if (operator === "eq" || operator === "in")
    return have.some((h) => values(wanted).some((w) => String(h) === String(w)))
  return have.some((h) => {
    const [a, b] = [Number(h), Number(wanted)]
    return operator === "gte"
      ? a >= b
      : operator === "gt"
        ? a > b
        : operator === "lte"
          ? a <= b
          : operator === "lt"
            ? a < b
            : false
  })
}

const listHolds = (list: PriceListFacts, context: PriceContext): boolean =>
  list.status === "active" &&
  (list.starts_at === null || list.starts_at <= context.now) &&
  (list.ends_at === null || list.ends_at >= context.now) &&
  list.rules.every((rule) => holds(context.attributes[rule.attribute], "in", rule.value))

function quantityFits(price: PriceFacts, quantity: number | undefined): boolean {
  const { min_quantity: min, max_quantity: max } = price
  if (quantity === undefined) return min === null || min <= 1
  return (min === null || min <= quantity) && (max === null || max >= quantity)
}

interface Fitting {
  readonly price: PriceFacts
  readonly list?: PriceListFacts
}
const rulesOf = ({ price, list }: Fitting): number => price.rules.length + (list?.rules.length ?? 0)
/** Sorts by number of rules (the price's and its list's) descending, then by amount. */
const better = (a: Fitting, b: Fitting): number => rulesOf(b) - rulesOf(a) || a.price.amount - b.price.amount

/** Chooses a variant's or shipping option's price: the best list price, except a sale above the standard price. */
export function choosePrice(
  prices: readonly PriceFacts[],
  listOf: (id: string) => PriceListFacts | undefined,
  context: PriceContext,
): ChosenPrice {
  const fits = prices.filter(
    (p) =>
      p.currency_code === context.currency_code &&
      quantityFits(p, context.quantity) &&
      p.rules.every((r) => holds(context.attributes[r.attribute], r.operator, r.value)),
  )
  const standard = fits
    .filter((p) => p.price_list_id === null)
    .map((price) => ({ price }))
    .sort(better)[0]?.price
  const listed = fits
    .flatMap((price) => {
      const list = price.price_list_id === null ? undefined : listOf(price.price_list_id)
      return list && listHolds(list, context) ? [{ price, list }] : []
    })
    .sort(better)
  const best = listed[0]
  if (!best) return { calculated: standard, original: standard }
  if (best.list.type === "override") return { calculated: best.price, original: best.price }
  const cheaper = !standard || best.price.amount <= standard.amount
  const override = listed.find((l) => l.list.type === "override")?.price
  return { calculated: cheaper ? best.price : standard, original: override ?? standard }
}

interface PreferenceFacts {
  readonly attribute: string
  readonly value: string | null
  readonly is_tax_inclusive: boolean
}

/** Whether the amount includes tax, by the preference for the price's region, else the currency's, else false. */
export function isTaxInclusive(
  price: PriceFacts | undefined,
  currency: string,
  preferences: (attribute: string, value: string) => PreferenceFacts | undefined,
): boolean {
  const region = price?.rules.find((r) => r.attribute === "region_id")?.value
  const byRegion = region === undefined ? undefined : preferences("region_id", region)
  return (byRegion ?? preferences("currency_code", currency))?.is_tax_inclusive ?? false
}

/** Returns an amount with and without tax at a rate in percent. */
export const withAndWithoutTax = (amount: number, inclusive: boolean, percent: number) => ({
  with_tax: roundFloat(inclusive ? amount : amount * (1 + percent / 100)),
  without_tax: roundFloat(inclusive ? amount / (1 + percent / 100) : amount),
})
