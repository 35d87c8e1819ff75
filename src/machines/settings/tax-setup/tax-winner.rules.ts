/** What a tax rate can be restricted to. */
export const targetKinds = ["product", "product_type", "shipping_option"] as const
export type TargetKind = (typeof targetKinds)[number]

export interface TaxTarget {
  readonly reference: string
  readonly reference_id: string
}
export interface TaxRateNode {
  readonly id: string
  readonly name: string
  readonly code: string
  /** In percent; the server counts null as 0. */
  readonly rate: number | null
  readonly is_default: boolean
  readonly is_combinable: boolean
  readonly rules?: readonly TaxTarget[] | undefined
}
export interface TaxRegionNode {
  readonly id: string
  readonly country_code: string | null
  /** Null for a country. */
  readonly province_code: string | null
  readonly parent_id: string | null
  readonly tax_rates?: readonly TaxRateNode[] | undefined
}

/** What a tax rate can apply to: a product with its type, or a shipping option. */
export interface TaxSubject {
  readonly product?: string | undefined
  readonly productType?: string | null | undefined
  readonly shippingOption?: string | undefined
}
export interface TaxPlace {
  readonly country: string
  readonly province?: string | undefined
}

/** Why a rate applies to something. */
export type TaxMatch = TargetKind | "default"
/**
 * What becomes of a rate: it wins, it is added to a combinable rate of the province, a more specific rate of the same region or
 * a rate of the province comes first, an older rate has the same target, or it is for something else.
 */
export type TaxResult = "wins" | "added" | "lessSpecific" | "provinceFirst" | "olderFirst" | "elsewhere"

export interface TaxVerdict {
  readonly rate: TaxRateNode
  readonly region: TaxRegionNode
  readonly match: TaxMatch | null
  readonly result: TaxResult
}

const order: readonly TaxMatch[] = ["product", "shipping_option", "product_type", "default"]

/** The most specific reason why a rate applies; null if it doesn't. */
function matchOf(rate: TaxRateNode, { product, productType, shippingOption }: TaxSubject): TaxMatch | null {
  const has = (reference: TargetKind, id: string | null | undefined) =>
    Boolean(id) && (rate.rules ?? []).some((rule) => rule.reference === reference && rule.reference_id === id)
  if (has("product", product)) return "product"
  if (has("shipping_option", shippingOption)) return "shipping_option"
  if (has("product_type", productType)) return "product_type"
  return rate.is_default ? "default" : null
}

/** Whether an address is in a tax region's province: the codes are equal, upper and lower case don't matter. */
export const isInProvince = ({ province_code }: TaxRegionNode, province: string | undefined): boolean =>
  province_code !== null && province_code.toLowerCase() === (province ?? "").trim().toLowerCase()

/**
 * All rates of the country and the province of an address, those that apply first, with what becomes of each. The rules are
 * those of the server: the province before the country, in each of them the product or shipping option before the product
 * type before the default rate, and the older of two equal rates. A combinable rate of a province adds the country's.
 */
export function taxVerdicts(
  regions: readonly TaxRegionNode[],
  place: TaxPlace,
  subject: TaxSubject,
): readonly TaxVerdict[] {
  const country = place.country.toLowerCase()
  const here = regions.filter(({ country_code }) => country_code?.toLowerCase() === country)
  const places = [
    ...here.filter((region) => isInProvince(region, place.province)),
    ...here.filter(({ province_code }) => province_code === null),
  ]
  const rank = (match: TaxMatch | null) => (match === null ? order.length : order.indexOf(match))
  const ranked = places.flatMap((region, level) =>
    (region.tax_rates ?? [])
      .map((rate) => ({ rate, region, level, match: matchOf(rate, subject) }))
      .sort((a, b) => rank(a.match) - rank(b.match) || (a.rate.id < b.rate.id ? -1 : 1)),
  )
  const candidates = ranked.filter(({ match }) => match !== null)
  const [winner] = candidates
  const combines = winner?.rate.is_combinable && winner.region.province_code !== null
  const added = combines ? candidates.find(({ region }) => region.id === winner.region.parent_id) : undefined
  const resultOf = (each: (typeof ranked)[number]): TaxResult => {
    if (each.match === null) return "elsewhere"
    if (each === winner) return "wins"
    if (each === added) return "added"
    const first = candidates.find(({ region }) => region.id === each.region.id)
    if (first && first !== each) return first.match === each.match ? "olderFirst" : "lessSpecific"
    return "provinceFirst"
  }
  return ranked
    .map((each) => ({ rate: each.rate, region: each.region, match: each.match, result: resultOf(each) }))
    .sort((a, b) => Number(a.match === null) - Number(b.match === null))
}

/** The rates that a cart gets, in the order of its tax lines. */
export const winningRates = (verdicts: readonly TaxVerdict[]): readonly TaxRateNode[] =>
  verdicts.filter(({ result }) => result === "wins" || result === "added").map(({ rate }) => rate)

/** Sum of percentages, without the errors of binary fractions. */
export const sumOfRates = (rates: readonly TaxRateNode[]): number =>
  Math.round(rates.reduce((sum, { rate }) => sum + (rate ?? 0), 0) * 1_000_000) / 1_000_000
