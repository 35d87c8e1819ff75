import { provinceCode } from "#lib/address/provinces.ts"
import type { TaxRateNode, TaxRegionNode, TaxTarget } from "./tax-winner.rules.ts"

type Rates = readonly TaxRateNode[]

export const targetKey = ({ reference, reference_id }: TaxTarget): string => `${reference} ${reference_id}`

/**
 * The rates of a region by what they are restricted to, without one's own. The server accepts two rates with the same target;
 * the older one then wins, so that the other never applies.
 */
export const usedTargets = (rates: Rates, own?: string): ReadonlyMap<string, TaxRateNode> =>
  new Map(
    rates
      .filter(({ id }) => id !== own)
      .flatMap((rate) => (rate.rules ?? []).map((target) => [targetKey(target), rate] as const)),
  )

/** The default rate of a region, other than one's own. */
export const defaultRate = (rates: Rates | undefined, own?: string): TaxRateNode | undefined =>
  rates?.find(({ id, is_default }) => is_default && id !== own)

/**
 * The tax region of a province, by its code in an address ("CA") or its tax code ("us-ca"): an address has one of them, so
 * that a second region for the same province would only confuse.
 */
export function provinceRegion(
  regions: readonly TaxRegionNode[],
  country: string,
  code: string,
  own?: string,
): TaxRegionNode | undefined {
  const wanted = provinceCode(country, code.trim()).toLowerCase()
  return regions.find(
    ({ id, country_code, province_code }) =>
      id !== own &&
      country_code === country &&
      province_code !== null &&
      provinceCode(country, province_code).toLowerCase() === wanted,
  )
}
