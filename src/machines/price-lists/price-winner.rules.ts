/** A price of a variant, or one that a list has for it. */
export interface CheckedPrice {
  readonly id: string
  readonly amount: number
  readonly currency: string
  readonly min: number | null
  readonly max: number | null
  readonly rules: Readonly<Record<string, string>>
}
/** A price list with its prices of the variant. */
export interface CheckedList {
  readonly id: string
  readonly title: string
  readonly type: "sale" | "override"
  readonly status: "active" | "draft"
  readonly starts_at: string | null
  readonly ends_at: string | null
  readonly rules: Readonly<Record<string, readonly string[]>>
  readonly prices: readonly CheckedPrice[]
}
/** Whom the price is for. Attributes are paths such as `customer.groups.id`. */
export interface PriceBuyer {
  readonly currency: string
  readonly quantity: number
  /** Milliseconds since 1970. */
  readonly now: number
  readonly attributes: Readonly<Record<string, readonly string[]>>
}

/** Why a price applies or doesn't. */
export type PriceResult =
  | "wins"
  | "draft"
  | "scheduled"
  | "expired"
  | "groups"
  | "listRules"
  | "currency"
  | "priceRules"
  | "quantity"
  | "lessSpecific"
  | "higher"
  | "aboveStandard"
  | "replaced"

export interface PriceVerdict {
  readonly price: CheckedPrice
  /** Null for a standard price. */
  readonly list: CheckedList | null
  readonly result: PriceResult
}

const GROUPS = "customer.groups.id"

const holds = (rules: Readonly<Record<string, string | readonly string[]>>, buyer: PriceBuyer) =>
  Object.entries(rules).every(([attribute, wanted]) =>
    [wanted].flat().some((value) => buyer.attributes[attribute]?.includes(value)),
  )

function whyNotList(list: CheckedList, buyer: PriceBuyer): PriceResult | undefined {
  const { status, starts_at, ends_at, rules } = list
  if (status !== "active") return "draft"
  if (ends_at !== null && Date.parse(ends_at) < buyer.now) return "expired"
  if (starts_at !== null && Date.parse(starts_at) > buyer.now) return "scheduled"
  const { [GROUPS]: groups, ...others } = rules
  if (groups && !holds({ [GROUPS]: groups }, buyer)) return "groups"
  return holds(others, buyer) ? undefined : "listRules"
}

function whyNotPrice({ currency, rules, min, max }: CheckedPrice, buyer: PriceBuyer): PriceResult | undefined {
  if (currency !== buyer.currency) return "currency"
  if (!holds(rules, buyer)) return "priceRules"
  const { quantity } = buyer
  return (min !== null && min > quantity) || (max !== null && max < quantity) ? "quantity" : undefined
}

interface Candidate {
  readonly price: CheckedPrice
  readonly list: CheckedList | null
  readonly whyNot: PriceResult | undefined
}

const ruleCount = ({ price, list }: Candidate) =>
  Object.keys(price.rules).length + Object.keys(list?.rules ?? {}).length
const better = (a: Candidate, b: Candidate) => ruleCount(b) - ruleCount(a) || a.price.amount - b.price.amount

/** Why another price of the same kind is chosen. */
const whyBehind = (candidate: Candidate, best: Candidate): PriceResult =>
  ruleCount(candidate) < ruleCount(best) ? "lessSpecific" : "higher"

/**
 * The result of each price for a buyer, as the server decides: prices of lists win over standard ones, then those with
 * more rules (the list's included), then the lower one. A sale above the standard price doesn't apply.
 */
export function priceVerdicts(
  standard: readonly CheckedPrice[],
  lists: readonly CheckedList[],
  buyer: PriceBuyer,
): { readonly verdicts: readonly PriceVerdict[]; readonly original: number | undefined } {
  const standardPrices = standard.map((price): Candidate => ({ price, list: null, whyNot: whyNotPrice(price, buyer) }))
  const listed = lists.flatMap((list) => {
    const whyNot = whyNotList(list, buyer)
    return list.prices.map((price): Candidate => ({ price, list, whyNot: whyNot ?? whyNotPrice(price, buyer) }))
  })
  const fitting = (all: readonly Candidate[]) => all.filter(({ whyNot }) => whyNot === undefined).sort(better)
  const [base] = fitting(standardPrices)
  const matching = fitting(listed)
  const [first] = matching
  const isAbove = first?.list?.type === "sale" && base !== undefined && first.price.amount > base.price.amount
  const winner = first && !isAbove ? first : base
  const resultOf = (candidate: Candidate): PriceResult => {
    if (candidate.whyNot) return candidate.whyNot
    if (candidate === winner) return "wins"
    if (candidate.list === null) return candidate === base ? "replaced" : whyBehind(candidate, base as Candidate)
    if (candidate === first) return "aboveStandard"
    return whyBehind(candidate, first as Candidate)
  }
  const verdicts = [...standardPrices, ...listed].map((each) => ({
    price: each.price,
    list: each.list,
    result: resultOf(each),
  }))
  const override = matching.find(({ list }) => list?.type === "override")?.price.amount
  return {
    verdicts: verdicts.sort((a, b) => Number(b.result === "wins") - Number(a.result === "wins")),
    original: winner?.list?.type === "sale" ? (override ?? base?.price.amount) : winner?.price.amount,
  }
}
