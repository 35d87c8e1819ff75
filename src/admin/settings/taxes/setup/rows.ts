import { toRules } from "#admin/settings/taxes/rates/tax-rate.ts"
import type { TargetIds } from "#admin/settings/taxes/rates/tax-targets.ts"
import { suggestHandle } from "#lib/handle.ts"
import { parsePercent } from "#lib/percent-input.ts"
import type { OverrideInput, ProvinceInput, RateInput } from "#machines/settings/tax-setup/tax-setup.rules.ts"

/** A rate as typed. */
export interface RateRow {
  readonly key: string
  readonly name: string
  readonly code: string
  readonly rate: string
}
export interface ProvinceRow extends RateRow {
  readonly province: string
  readonly isCombined: boolean
}
export interface OverrideRow extends RateRow, TargetIds {
  readonly region: string
}

let last = 0
const blank = (): RateRow => {
  last += 1
  return { key: String(last), name: "", code: "", rate: "" }
}
export const newProvince = (): ProvinceRow => ({ ...blank(), province: "", isCombined: false })
export const newOverride = (region: string): OverrideRow => ({
  ...blank(),
  region,
  products: [],
  product_types: [],
  shipping_options: [],
})

/** A rate as it is sent; what isn't a percentage becomes NaN, which the rules refuse. */
export const toRate = ({ name, code, rate }: Omit<RateRow, "key">, locale: string): RateInput => ({
  name: name.trim(),
  code: code.trim(),
  rate: parsePercent(rate, locale) ?? Number.NaN,
})

const isEmpty = ({ name, code, rate }: RateRow) => [name, code, rate].every((text) => text.trim() === "")

export const toProvince = (row: ProvinceRow, locale: string): ProvinceInput => ({
  key: row.key,
  province: row.province.trim(),
  isCombined: row.isCombined,
  rate: isEmpty(row) ? null : toRate(row, locale),
})

export const toOverride = (row: OverrideRow, locale: string): OverrideInput => ({
  key: row.key,
  region: row.region,
  ...toRate(row, locale),
  targets: toRules(row),
})

/** Changes a row; the code follows the name until it is changed itself. */
export function changeRow<Row extends RateRow>(row: Row, change: Partial<Row>): Row {
  const follows = change.name !== undefined && row.code === suggestHandle(row.name)
  return { ...row, ...(follows ? { code: suggestHandle(change.name ?? "") } : {}), ...change }
}
