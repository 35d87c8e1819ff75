import type { Option } from "./select.tsx"

/** A filter that a list offers. What is chosen stands in the address; an empty value is no filter. */
export type Filter = ChoiceFilter | DateFilter

export interface ChoiceFilter {
  kind: "choice"
  id: string
  label: string
  options: readonly Option[]
  value: readonly string[]
  /** One at most, instead of any number. */
  single?: boolean
}

export interface DateFilter {
  kind: "dates"
  id: string
  label: string
  /** Days, `2026-03-10`; both ends belong to it. */
  value: { from?: string | undefined; to?: string | undefined }
}

export const isActive = (filter: Filter): boolean =>
  filter.kind === "choice" ? filter.value.length > 0 : Boolean(filter.value.from || filter.value.to)

/** What a chip says after the filter's name, where it is not a sentence of the catalogue. */
export function choiceText({ options, value }: ChoiceFilter): string {
  const names = value.map((each) => options.find((option) => option.value === each)?.label ?? each)
  return names.length > 2 ? `${names.slice(0, 2).join(", ")} +${names.length - 2}` : names.join(", ")
}

/** A calendar day in words; read and written in UTC, so that it is the same day in every time zone. */
export const dayText = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`))
