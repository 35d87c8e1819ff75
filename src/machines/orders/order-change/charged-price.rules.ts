/** A price of a variant, or one that a price list has for it; `rules` limit it, for example to a region. */
export interface CandidatePrice {
  readonly amount: number
  readonly currency_code: string
  readonly min_quantity: number | null
  readonly max_quantity: number | null
  readonly rules: Readonly<Record<string, unknown>>
}
/** An active price list with its prices by variant id. */
export interface ActivePriceList {
  readonly type: "sale" | "override"
  readonly rules: Readonly<Record<string, unknown>>
  readonly prices: ReadonlyMap<string, readonly CandidatePrice[]>
}
/** Whom the order is for: values of the rules' attributes, such as `region_id`. */
export interface PriceBuyer {
  readonly currency: string
  readonly attributes: Readonly<Record<string, readonly string[]>>
}

const matches = (rules: Readonly<Record<string, unknown>>, { attributes }: PriceBuyer): boolean =>
  Object.entries(rules).every(([attribute, wanted]) =>
    [wanted].flat().some((value) => attributes[attribute]?.includes(String(value))),
  )

const isForOne = ({ min_quantity: min, max_quantity: max }: CandidatePrice) =>
  (min === null || min <= 1) && (max === null || max >= 1)

/** The price with the most rules, and of those the lowest. */
const best = <T extends { amount: number; rules: number }>(prices: readonly T[]): T | undefined =>
  prices.toSorted((a, b) => b.rules - a.rules || a.amount - b.amount)[0]

/**
 * The price that the server charges for one unit that is added to an order, in major units; undefined without one. A
 * price list's price wins over the variant's, except a sale that costs more.
 */
export function chargedPrice(
  variantId: string,
  prices: readonly CandidatePrice[],
  lists: readonly ActivePriceList[],
  buyer: PriceBuyer,
): number | undefined {
  const fits = (price: CandidatePrice) =>
    price.currency_code === buyer.currency && isForOne(price) && matches(price.rules, buyer)
  const count = (rules: object) => Object.keys(rules).length
  const standard = best(prices.filter(fits).map(({ amount, rules }) => ({ amount, rules: count(rules) })))?.amount
  const listed = lists
    .filter(({ rules }) => matches(rules, buyer))
    .flatMap((list) =>
      (list.prices.get(variantId) ?? []).filter(fits).map(({ amount, rules }) => ({
        amount,
        rules: count(rules) + count(list.rules),
        isSale: list.type === "sale",
      })),
    )
  const first = best(listed)
  if (!first || standard === undefined) return first?.amount ?? standard
  return first.isSale ? Math.min(first.amount, standard) : first.amount
}
