import { provinceCode } from "#lib/address/provinces.ts"
import type { TaxRateNode, TaxRegionNode, TaxTarget } from "./tax-winner.rules.ts"

/** The steps of a country's taxes, in order. Provinces and overrides are optional. */
export const taxSteps = ["country", "provider", "defaultRate", "provinces", "overrides", "trial"] as const
export type TaxStep = (typeof taxSteps)[number]

export interface TaxRegionRow extends TaxRegionNode {
  readonly provider_id: string | null
}

/** What the server holds for a country; `country` is null before one is chosen. */
export interface TaxState {
  readonly country: string | null
  /** Countries that have a tax region, with its id. */
  readonly taken: Readonly<Record<string, string>>
  /** The tax regions of the country and its provinces, with their rates. */
  readonly regions: readonly TaxRegionRow[]
  /** Ids of the enabled tax providers. */
  readonly providers: readonly string[]
}

/** The tax region of the country itself. */
export const countryRegion = ({ regions, country }: TaxState): TaxRegionRow | undefined =>
  regions.find(({ country_code, province_code }) => country_code === country && province_code === null)

type Rates = readonly TaxRateNode[]

export const targetKey = ({ reference, reference_id }: TaxTarget): string => `${reference} ${reference_id}`

/**
 * The rates of a region by what they are restricted to, without one's own. The server accepts two rates with the same target;
 * the older one then wins, so that the other never applies.
 */
export const usedTargets = (rates: Rates, ownId?: string): ReadonlyMap<string, TaxRateNode> =>
  new Map(
    rates
      .filter(({ id }) => id !== ownId)
      .flatMap((rate) => (rate.rules ?? []).map((target) => [targetKey(target), rate] as const)),
  )

/** The default rate of a region, other than one's own. */
export const defaultRate = (rates: Rates | undefined, ownId?: string): TaxRateNode | undefined =>
  rates?.find(({ id, is_default }) => is_default && id !== ownId)

/**
 * The tax region of a province, by its code in an address ("CA") or its tax code ("us-ca"): an address has one of them, so
 * that a second region for the same province would only confuse.
 */
export function provinceRegion(
  regions: readonly TaxRegionNode[],
  country: string,
  code: string,
  exceptId?: string,
): TaxRegionNode | undefined {
  const wanted = provinceCode(country, code.trim()).toLowerCase()
  return regions.find(
    ({ id, country_code, province_code }) =>
      id !== exceptId &&
      country_code === country &&
      province_code !== null &&
      provinceCode(country, province_code).toLowerCase() === wanted,
  )
}

/** The step that must be done before another one can be opened; undefined if it can. */
export function whyNotEnter(step: TaxStep, state: TaxState): "country" | "provider" | undefined {
  if (step === "country") return undefined
  if (state.country === null) return "country"
  return step !== "provider" && !countryRegion(state)?.provider_id ? "provider" : undefined
}

/** Where the setup continues: the first step that the server has nothing for. */
export function nextTaxStep(state: TaxState): TaxStep {
  if (state.country === null) return "country"
  const region = countryRegion(state)
  if (!region?.provider_id) return "provider"
  if (!defaultRate(region.tax_rates)) return "defaultRate"
  const provinces = state.regions.filter(({ province_code }) => province_code !== null)
  if (provinces.length === 0) return "provinces"
  const hasOverride = state.regions.some(({ tax_rates = [] }) => tax_rates.some(({ is_default }) => !is_default))
  return hasOverride ? "trial" : "overrides"
}

/** The first step that keeps a country's customers from being taxed; undefined if they are. */
export function taxGap(region: TaxRegionRow): "provider" | "defaultRate" | undefined {
  if (!region.provider_id) return "provider"
  return defaultRate(region.tax_rates) ? undefined : "defaultRate"
}

export interface RateInput {
  readonly name: string
  readonly code: string
  /** In percent, from 0 to 100. */
  readonly rate: number
}
export interface ProvinceInput {
  /** Stays the same while the row is edited. */
  readonly key: string
  readonly province: string
  /** Null if the country's rates apply. */
  readonly rate: RateInput | null
  readonly isCombined: boolean
}
export interface OverrideInput extends RateInput {
  readonly key: string
  /** Id of the tax region of the country or a province. */
  readonly region: string
  readonly targets: readonly TaxTarget[]
}

/** Why a row can't be saved as entered, or by the server's present state. */
export type TaxProblem =
  | "province"
  | "provinceTwice"
  | "provinceExists"
  | "name"
  | "code"
  | "percent"
  | "defaultExists"
  | "region"
  | "targets"
  | "targetUsed"

const isBlank = (text: string) => text.trim() === ""

/** Why a rate can't be saved: something is missing, or the percentage isn't from 0 to 100. */
export function rateProblem({ name, code, rate }: RateInput): TaxProblem | undefined {
  if (isBlank(name)) return "name"
  if (isBlank(code)) return "code"
  return rate >= 0 && rate <= 100 ? undefined : "percent"
}

const provinceKey = (country: string, province: string) => provinceCode(country, province.trim()).toLowerCase()

/** Why a province can't be added. Of rows for the same province, only the later ones have a problem. */
export function provinceProblem(
  row: ProvinceInput,
  rows: readonly ProvinceInput[],
  { regions, country }: TaxState,
): TaxProblem | undefined {
  const code = country ?? ""
  if (isBlank(row.province)) return "province"
  const before = rows.slice(0, rows.indexOf(row))
  if (before.some((other) => provinceKey(code, other.province) === provinceKey(code, row.province)))
    return "provinceTwice"
  if (provinceRegion(regions, code, row.province)) return "provinceExists"
  return row.rate ? rateProblem(row.rate) : undefined
}

/** Why an override can't be added. Of rows for the same target in a region, only the later ones have a problem. */
export function overrideProblem(
  row: OverrideInput,
  rows: readonly OverrideInput[],
  { regions }: TaxState,
): TaxProblem | undefined {
  const region = regions.find(({ id }) => id === row.region)
  if (!region) return "region"
  const problem = rateProblem(row)
  if (problem) return problem
  if (row.targets.length === 0) return "targets"
  const used = new Set(usedTargets(region.tax_rates ?? []).keys())
  for (const other of rows.slice(0, rows.indexOf(row)))
    if (other.region === row.region) for (const target of other.targets) used.add(targetKey(target))
  return row.targets.some((target) => used.has(targetKey(target))) ? "targetUsed" : undefined
}
