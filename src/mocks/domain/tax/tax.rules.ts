interface TaxRegionFacts {
  readonly id: string
  readonly country_code: string
  readonly province_code: string | null
  readonly parent_id: string | null
}
interface TaxRateFacts {
  readonly id: string
  readonly tax_region_id: string
  readonly name: string
  readonly code: string
  /** In percent. */
  readonly rate: number | null
  readonly is_default: boolean
  readonly is_combinable: boolean
}
interface TaxRuleFacts {
  readonly tax_rate_id: string
  /** `product`, `product_type` or `shipping_option`. */
  readonly reference: string
  readonly reference_id: string
}
/** A taxable line item (by product and product type) or shipping method (by shipping option). */
export interface Taxed {
  readonly product_id?: string | null | undefined
  readonly product_type_id?: string | null | undefined
  readonly shipping_option_id?: string | null | undefined
}
export interface TaxSource {
  regionsOf(country: string): readonly TaxRegionFacts[]
  ratesOf(regionId: string): readonly TaxRateFacts[]
  rulesOf(rateId: string): readonly TaxRuleFacts[]
}
interface FoundTaxLine {
  readonly description: string
  readonly code: string
  readonly rate: number
  readonly provider_id: "system"
  readonly tax_rate_id: string
}

const subjects = (taxed: Taxed): readonly (readonly [string, string | null | undefined])[] => [
  ["product", taxed.product_id],
  ["shipping_option", taxed.shipping_option_id],
  ["product_type", taxed.product_type_id],
]

/** A region's most specific rate: for the product or shipping option, else for the product type, else the default. */
function bestOf(region: TaxRegionFacts, taxed: Taxed, source: TaxSource): TaxRateFacts | undefined {
  const rates = source.ratesOf(region.id)
  for (const [reference, id] of subjects(taxed)) {
    if (!id) continue
    const rate = rates.find((r) =>
      source.rulesOf(r.id).some((rule) => rule.reference === reference && rule.reference_id === id),
    )
    if (rate) return rate
  }
  return rates.find((r) => r.is_default)
}

const line = (rate: TaxRateFacts): FoundTaxLine => ({
  description: rate.name,
  code: rate.code,
  rate: rate.rate ?? 0,
  provider_id: "system",
  tax_rate_id: rate.id,
})

/**
 * Returns a place's tax lines: the province's rate (plus the country's if it is combinable and the province belongs to the
 * country's tax region), else the country's.
 */
export function taxLinesFor(
  taxed: Taxed,
  place: { country_code: string | null; province?: string | null | undefined },
  source: TaxSource,
): FoundTaxLine[] {
  if (!place.country_code) return []
  const country = place.country_code.toLowerCase()
  const regions = source.regionsOf(country)
  const national = regions.find((r) => r.province_code === null)
  const wanted = place.province?.toLowerCase()
  const provincial = wanted ? regions.find((r) => r.province_code?.toLowerCase() === wanted) : undefined
  const nationalRate = national && bestOf(national, taxed, source)
  const provincialRate = provincial && bestOf(provincial, taxed, source)
  if (!provincialRate) return nationalRate ? [line(nationalRate)] : []
  return provincialRate.is_combinable && nationalRate && provincial.parent_id === national.id
    ? [line(provincialRate), line(nationalRate)]
    : [line(provincialRate)]
}
