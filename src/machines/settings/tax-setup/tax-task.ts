import {
  countryRegion,
  defaultRate,
  type OverrideInput,
  overrideProblem,
  type ProvinceInput,
  provinceProblem,
  provinceRegion,
  type RateInput,
  rateProblem,
  type TaxProblem,
  type TaxState,
  targetKey,
  whyNotEnter,
} from "./tax-setup.rules.ts"
import type { TaxRateNode } from "./tax-winner.rules.ts"

/** A step with what was entered. */
export type TaxTask =
  | { readonly step: "provider"; readonly provider: string }
  | { readonly step: "defaultRate"; readonly rate: RateInput }
  | { readonly step: "provinces"; readonly rows: readonly ProvinceInput[] }
  | { readonly step: "overrides"; readonly rows: readonly OverrideInput[] }

/** Whether a rate is the one that was sent: an earlier attempt has saved it. */
export const isSameRate = (present: TaxRateNode | undefined, { name, code, rate }: RateInput): boolean =>
  present?.name === name && present.code === code && (present.rate ?? 0) === rate

/** Whether the server has a province as entered. */
export const isSavedProvince = (row: ProvinceInput, { regions, country }: TaxState): boolean => {
  const region = provinceRegion(regions, country ?? "", row.province)
  const present = defaultRate(region?.tax_rates)
  return region !== undefined && (row.rate ? isSameRate(present, row.rate) : present === undefined)
}

/** Whether the server has an override as entered. */
export const isSavedOverride = (row: OverrideInput, { regions }: TaxState): boolean =>
  (regions.find(({ id }) => id === row.region)?.tax_rates ?? []).some(
    (rate) =>
      isSameRate(rate, row) &&
      rate.rules?.length === row.targets.length &&
      row.targets.every((target) => rate.rules?.some((rule) => targetKey(rule) === targetKey(target))),
  )

/** Whether the server has all of a step, or the row of it with a key. */
export function isSaved(task: TaxTask, state: TaxState, key?: string): boolean {
  switch (task.step) {
    case "provider":
      return Boolean(countryRegion(state)?.provider_id)
    case "defaultRate":
      return isSameRate(defaultRate(countryRegion(state)?.tax_rates), task.rate)
    case "provinces":
      return task.rows.filter((row) => key === undefined || row.key === key).every((row) => isSavedProvince(row, state))
    case "overrides":
      return task.rows.filter((row) => key === undefined || row.key === key).every((row) => isSavedOverride(row, state))
  }
}

/** Why a step can't be saved as entered; undefined if it can. */
export function whyNotSave(
  task: TaxTask,
  state: TaxState,
): TaxProblem | "provider" | "country" | "nothing" | undefined {
  const before = whyNotEnter(task.step, state)
  if (before) return before
  switch (task.step) {
    case "provider":
      return state.providers.includes(task.provider) ? undefined : "provider"
    case "defaultRate":
      return rateProblem(task.rate)
    case "provinces":
      if (task.rows.length === 0) return "nothing"
      return task.rows
        .filter((row) => !isSavedProvince(row, state))
        .map((row) => provinceProblem(row, task.rows, state))
        .find(Boolean)
    case "overrides":
      if (task.rows.length === 0) return "nothing"
      return task.rows
        .filter((row) => !isSavedOverride(row, state))
        .map((row) => overrideProblem(row, task.rows, state))
        .find(Boolean)
  }
}
