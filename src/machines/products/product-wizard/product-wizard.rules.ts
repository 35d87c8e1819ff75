import { parseDecimal } from "#lib/decimal-input.ts"
import { suggestHandle } from "#lib/handle.ts"
import { roundMoney } from "#lib/money.ts"
import {
  type DraftOption,
  type DraftRow,
  emptyRow,
  measures,
  type ProductDraft,
  type Typed,
  type WizardSettings,
} from "./product-wizard.draft.ts"

export const wizardSteps = ["details", "options", "variants", "prices", "stock", "review"] as const
export type WizardStep = (typeof wizardSteps)[number]

export const codes = ["sku", "ean", "upc", "barcode"] as const
export type Code = (typeof codes)[number]

/** The server keeps every combination in memory while it creates a product. */
export const MAX_VARIANTS = 1_000
/** From 1e12 on, a double doesn't hold every cent. */
const MAX_AMOUNT = 1e12
const MAX_QUANTITY = 1e9

export type ProblemReason =
  | "title"
  | "handle"
  | "handleFormat"
  | "measure"
  | "options"
  | "optionTitle"
  | "optionTwice"
  | "values"
  | "valueTwice"
  | "tooMany"
  | "noVariants"
  | "codeTwice"
  | "amount"
  | "tooLarge"
  | "quantity"

/** Why a step isn't complete, and the field that it concerns: `handle`, `options.1.title`, `rows.["S"].sku`. */
export interface Problem {
  readonly step: WizardStep
  readonly field: string
  readonly reason: ProblemReason
}

/** The option that the server requires of a product without options. */
const defaultOption: DraftOption = {
  key: "default",
  id: null,
  title: "Default option",
  values: ["Default option value"],
  valueIds: {},
}
const DEFAULT_VARIANT = "Default variant"

export const optionsOf = (draft: ProductDraft): readonly DraftOption[] =>
  draft.hasOptions ? draft.options : [defaultOption]

/** A combination of option values with the input for its variant. */
export interface DraftVariant {
  readonly key: string
  readonly title: string
  /** By option title. */
  readonly options: Readonly<Record<string, string>>
  readonly row: DraftRow
  /** Position among all combinations, also those that are left out. */
  readonly rank: number
}

/** Number of combinations of the options' values. */
export const combinationCount = (draft: ProductDraft): number =>
  optionsOf(draft).reduce((count, { values }) => count * values.length, 1)

/** All combinations of the options' values, without any if there are more than `MAX_VARIANTS`. */
export function combinationsOf(draft: ProductDraft): DraftVariant[] {
  const options = optionsOf(draft)
  if (options.length === 0 || combinationCount(draft) > MAX_VARIANTS) return []
  const combinations = options.reduce<string[][]>(
    (all, { values }) => all.flatMap((chosen) => values.map((value) => [...chosen, value])),
    [[]],
  )
  return combinations.map((values, rank) => {
    const key = JSON.stringify(values)
    return {
      key,
      title: draft.hasOptions ? values.join(" / ") : DEFAULT_VARIANT,
      options: Object.fromEntries(options.map(({ title }, index) => [title.trim(), values[index] ?? ""])),
      row: draft.rows[key] ?? emptyRow,
      rank,
    }
  })
}

/** The combinations that become variants. */
export const variantsOf = (draft: ProductDraft): DraftVariant[] =>
  combinationsOf(draft).filter(({ row }) => row.isIncluded)

/** The typed handle, or the one suggested from the title. */
export const handleOf = ({ handle, title }: Pick<ProductDraft, "handle" | "title">): string =>
  handle.trim() || suggestHandle(title)

const HANDLE = /^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u
const isHandle = (text: string): boolean => HANDLE.test(text) && text === text.toLowerCase() && !text.includes("ß")

/** The currency of a price column: a currency code or a region's id. */
export const currencyOf = (column: string, { regions }: Pick<WizardSettings, "regions">): string =>
  regions.find(({ id }) => id === column)?.currency ?? column

/** The value of a typed number; undefined without one. */
export const numberOf = (typed: Typed | undefined): number | undefined =>
  typed && "value" in typed ? typed.value : undefined

function whyNotAmount(typed: Typed, currency: string): ProblemReason | undefined {
  const value = numberOf(typed)
  if (value === undefined || !(value >= 0)) return "amount"
  if (value >= MAX_AMOUNT) return "tooLarge"
  return roundMoney(value, currency) === value ? undefined : "amount"
}

function whyNotQuantity(typed: Typed): ProblemReason | undefined {
  const value = numberOf(typed)
  return value !== undefined && Number.isInteger(value) && value >= 0 && value < MAX_QUANTITY ? undefined : "quantity"
}

/** The value of a weight or dimension, with a decimal point or comma; null if it is empty, undefined if it isn't one. */
export const measureOf = (text: string): number | null | undefined => (text.trim() === "" ? null : parseDecimal(text))

/** Entries that occur earlier in the list, compared without case and outer spaces. */
function repeated(texts: readonly string[]): boolean[] {
  const seen = new Set<string>()
  return texts.map((text) => {
    const key = text.trim().toLowerCase()
    const isRepeated = key !== "" && seen.has(key)
    seen.add(key)
    return isRepeated
  })
}

function detailProblems(draft: ProductDraft): Problem[] {
  const step = "details"
  const found = measures.flatMap((name): Problem[] =>
    measureOf(draft.attributes[name]) === undefined ? [{ step, field: `attributes.${name}`, reason: "measure" }] : [],
  )
  if (draft.title.trim() === "") return [{ step, field: "title", reason: "title" }, ...found]
  const handle = handleOf(draft)
  if (handle === "") return [{ step, field: "handle", reason: "handle" }, ...found]
  return isHandle(handle) ? found : [{ step, field: "handle", reason: "handleFormat" }, ...found]
}

function optionProblems(draft: ProductDraft): Problem[] {
  const step = "options"
  const options = optionsOf(draft)
  if (options.length === 0) return [{ step, field: "options", reason: "options" }]
  const twice = repeated(options.map(({ title }) => title))
  const found = options.flatMap(({ title, values }, index): Problem[] => {
    const option = `options.${index}`
    if (title.trim() === "") return [{ step, field: `${option}.title`, reason: "optionTitle" }]
    if (twice[index]) return [{ step, field: `${option}.title`, reason: "optionTwice" }]
    if (values.length === 0) return [{ step, field: `${option}.values`, reason: "values" }]
    // Values differ by case, as on the server.
    return new Set(values).size < values.length ? [{ step, field: `${option}.values`, reason: "valueTwice" }] : []
  })
  if (found.length > 0) return found
  return combinationCount(draft) > MAX_VARIANTS ? [{ step, field: "options", reason: "tooMany" }] : []
}

function variantProblems(draft: ProductDraft): Problem[] {
  const step = "variants"
  const variants = variantsOf(draft)
  if (variants.length === 0) return [{ step, field: "variants", reason: "noVariants" }]
  return codes.flatMap((code) => {
    const twice = repeated(variants.map(({ row }) => row[code]))
    return variants.flatMap(({ key }, index): Problem[] =>
      twice[index] ? [{ step, field: `rows.${key}.${code}`, reason: "codeTwice" }] : [],
    )
  })
}

function numberProblems(draft: ProductDraft, settings: WizardSettings): Problem[] {
  return variantsOf(draft).flatMap(({ key, row }) => {
    const prices = Object.entries(row.prices).flatMap(([column, typed]): Problem[] => {
      const reason = whyNotAmount(typed, currencyOf(column, settings))
      return reason ? [{ step: "prices", field: `rows.${key}.prices.${column}`, reason }] : []
    })
    const quantities = Object.entries(row.isManaged ? row.quantities : {}).flatMap(([location, typed]): Problem[] => {
      const reason = whyNotQuantity(typed)
      return reason ? [{ step: "stock", field: `rows.${key}.quantities.${location}`, reason }] : []
    })
    return [...prices, ...quantities]
  })
}

/** Everything that keeps the product from being created, in the order of the steps. */
export function problemsOf(draft: ProductDraft, settings: WizardSettings): Problem[] {
  const numbers = numberProblems(draft, settings)
  return [
    ...detailProblems(draft),
    ...optionProblems(draft),
    ...variantProblems(draft),
    ...numbers.filter(({ step }) => step === "prices"),
    ...numbers.filter(({ step }) => step === "stock"),
  ]
}

/** The first problem of the steps before this one. */
export function whyNotEnter(step: WizardStep, draft: ProductDraft, settings: WizardSettings): Problem | undefined {
  const index = wizardSteps.indexOf(step)
  return problemsOf(draft, settings).find((problem) => wizardSteps.indexOf(problem.step) < index)
}

export type PublishReason = "price" | "channel" | "profile"

/**
 * What a product needs before shoppers can buy it, and lacks. The server would publish it without: shoppers would see
 * no price, not find it, or pay for an order that can't be placed.
 */
export function missingForSale(
  draft: ProductDraft,
  { currencies }: Pick<WizardSettings, "currencies">,
): PublishReason[] {
  const [currency = ""] = currencies
  const isPriced = variantsOf(draft).every(({ row }) => numberOf(row.prices[currency]) !== undefined)
  return [
    ...(isPriced ? [] : (["price"] as const)),
    ...(draft.channelIds.length > 0 ? [] : (["channel"] as const)),
    ...(draft.profileId !== "" ? [] : (["profile"] as const)),
  ]
}

/** Names of the regions in which a variant can't be bought: it has no price there and none in the region's currency. */
export const regionsWithoutPrice = (draft: ProductDraft, { regions }: Pick<WizardSettings, "regions">): string[] =>
  regions
    .filter(({ id, currency }) =>
      variantsOf(draft).some(
        ({ row: { prices } }) => (numberOf(prices[id]) ?? numberOf(prices[currency])) === undefined,
      ),
    )
    .map(({ name }) => name)

/** Titles of the managed variants without stock, which show as sold out. */
export const variantsWithoutStock = (draft: ProductDraft): string[] =>
  variantsOf(draft)
    .filter(
      ({ row }) =>
        row.isManaged &&
        !row.allowsBackorder &&
        !Object.values(row.quantities).some((typed) => (numberOf(typed) ?? 0) > 0),
    )
    .map(({ title }) => title)
