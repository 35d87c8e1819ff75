import type { QueryClient } from "@tanstack/react-query"
import type { ListPageData } from "#admin/kit/resource.ts"
import { dateFormatOf } from "#lib/dates.ts"
import { formatMoney } from "#lib/money.ts"

export interface Option {
  value: string
  label: string
  disabled?: boolean | undefined
}

/** A filter of a list. Its value is in the URL; an empty value means no filter. */
export type Filter = ChoiceFilter | DateFilter | NumberFilter | TextFilter | BooleanFilter | EntityFilter

interface Named {
  id: string
  label: string
}

export interface ChoiceFilter extends Named {
  kind: "choice"
  options: readonly Option[]
  value: readonly string[]
  /** Allows at most one value. */
  single?: boolean
}

export interface DateFilter extends Named {
  kind: "dates"
  /** A preset such as `7d`, or days such as `2026-03-10`, both inclusive. */
  value: { preset?: string | undefined; from?: string | undefined; to?: string | undefined }
}

export interface NumberFilter extends Named {
  kind: "number"
  /** Numbers with a decimal point, both inclusive. */
  value: { from?: string | undefined; to?: string | undefined }
  /** For amounts of money: they are typed and shown in this currency. */
  currency?: string | undefined
}

export interface TextFilter extends Named {
  kind: "text"
  value: string
  /** The server compares the whole value. */
  isExact?: boolean
}

export interface BooleanFilter extends Named {
  kind: "boolean"
  value: boolean | undefined
  /** Names of both values if yes and no are unclear. */
  yes?: string
  no?: string
}

/** Rows of another resource, searched by the server. */
export interface EntityFilter extends Named {
  kind: "entity"
  value: readonly string[]
  options: EntityOptions
}

/** Searches a resource for the options of a filter, and loads those that the URL names by id. */
export interface EntityOptions {
  /** Name of the resource in query keys. */
  readonly name: string
  search(client: QueryClient, q: string, limit: number): Promise<ListPageData<Option>>
  byIds(client: QueryClient, ids: readonly string[]): Promise<readonly Option[]>
}

export function isActive({ kind, value }: Filter): boolean {
  if (kind === "dates") return Boolean(value.preset || value.from || value.to)
  if (kind === "number") return Boolean(value.from || value.to)
  return kind === "boolean" ? value !== undefined : value.length > 0
}

/** The filter without a value. */
export function emptied(filter: Filter): Filter {
  switch (filter.kind) {
    case "choice":
    case "entity":
      return { ...filter, value: [] }
    case "text":
      return { ...filter, value: "" }
    case "boolean":
      return { ...filter, value: undefined }
    default:
      return { ...filter, value: {} }
  }
}

/** The values shown on a chip after the filter's name; without a text for unknown values, they are shown unchanged. */
export function choiceText({ options, value }: Pick<ChoiceFilter, "options" | "value">, unknown?: string): string {
  const names = value.map((each) => options.find((option) => option.value === each)?.label ?? unknown ?? each)
  return names.length > 2 ? `${names.slice(0, 2).join(", ")} +${names.length - 2}` : names.join(", ")
}

/** Options for chosen values that no longer exist, so that they can be removed. */
export const unknownOptions = (options: readonly Option[], value: readonly string[], label: string): Option[] =>
  value.filter((each) => !options.some((option) => option.value === each)).map((each) => ({ value: each, label }))

/** Formats a calendar day; parsed and formatted in UTC, so that it is the same day in every time zone. */
export const dayText = (day: string, locale: string): string =>
  dateFormatOf(locale, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`))

/** Formats a number of a filter, as an amount if it has a currency. */
export const numberText = (value: number, { currency }: Pick<NumberFilter, "currency">, locale: string): string =>
  currency ? formatMoney(value, currency, locale) : new Intl.NumberFormat(locale).format(value)
