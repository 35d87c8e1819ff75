import type { OptionedVariant, ProductOption } from "./product-options.ts"

/** One value of each option. */
export interface Combination {
  /** Ids of the values. */
  readonly key: string
  readonly title: string
  /** Values by option title, as the server takes them. */
  readonly options: Readonly<Record<string, string>>
}

/** More combinations than anyone creates at once. */
export const MAX_COMBINATIONS = 1_000

export const combinationCount = (options: readonly ProductOption[]): number =>
  options.length === 0 ? 0 : options.reduce((count, { values }) => count * values.length, 1)

const keyOf = (ids: readonly string[]): string => [...ids].sort().join()

/** The combinations of option values without a variant; none if there are more than `MAX_COMBINATIONS` in all. */
export function missingCombinations(
  options: readonly ProductOption[],
  variants: readonly OptionedVariant[],
): readonly Combination[] {
  if (combinationCount(options) === 0 || combinationCount(options) > MAX_COMBINATIONS) return []
  const present = new Set(variants.map(({ valueIds }) => keyOf(valueIds)))
  const all = options.reduce<(readonly ProductOption["values"][number][])[]>(
    (rows, { values }) => rows.flatMap((row) => values.map((value) => [...row, value])),
    [[]],
  )
  return all.flatMap((values) => {
    const key = keyOf(values.map(({ id }) => id))
    if (present.has(key)) return []
    const pairs = options.map(({ title }, index) => [title, values[index]?.value ?? ""] as const)
    return [{ key, title: values.map(({ value }) => value).join(" / "), options: Object.fromEntries(pairs) }]
  })
}

/** Options for which some variants have no value, with those variants. */
export function incompleteOptions(options: readonly ProductOption[], variants: readonly OptionedVariant[]) {
  return options.flatMap((option) => {
    const optionValueIds = new Set(option.values.map(({ id }) => id))
    const without = variants.filter(({ valueIds }) => !valueIds.some((id) => optionValueIds.has(id)))
    return without.length > 0 ? [{ option, variants: without }] : []
  })
}

/** A variant's values by option title. */
export function optionsOf(variant: OptionedVariant, options: readonly ProductOption[]): Record<string, string> {
  const pairs = options.flatMap(({ title, values }) => {
    const value = values.find(({ id }) => variant.valueIds.includes(id))
    return value ? [[title, value.value] as const] : []
  })
  return Object.fromEntries(pairs)
}
