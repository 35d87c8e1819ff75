import type { Option } from "./select.tsx"

/** A filter of a list. Its value is in the URL; an empty value means no filter. */
export type Filter = ChoiceFilter | DateFilter

export interface ChoiceFilter {
  kind: "choice"
  id: string
  label: string
  options: readonly Option[]
  value: readonly string[]
  /** Allows at most one value. */
  single?: boolean
}

export interface DateFilter {
  kind: "dates"
  id: string
  label: string
  /** Days such as `2026-03-10`, both inclusive. */
  value: { from?: string | undefined; to?: string | undefined }
}

export const isActive = (filter: Filter): boolean =>
  filter.kind === "choice" ? filter.value.length > 0 : Boolean(filter.value.from || filter.value.to)

/** The values shown on a chip after the filter's name; unknown values are shown unchanged. */
export function choiceText({ options, value }: ChoiceFilter): string {
  const names = value.map((each) => options.find((option) => option.value === each)?.label ?? each)
  return names.length > 2 ? `${names.slice(0, 2).join(", ")} +${names.length - 2}` : names.join(", ")
}

/** Formats a calendar day; parsed and formatted in UTC, so that it is the same day in every time zone. */
export const dayText = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`))
