// In the first bundle of storefront and back office, which validates search parameters: readers only.
import { day, oneOf, type Reader, type ReadSearch, searchParams, text, wholeFrom } from "#lib/search-params.ts"

/** Rows per page; the first is the default. */
export const pageSizes = [20, 50, 100] as const

/** Periods that move with the current day, so that a saved view stays useful. */
export const dayPresets = ["today", "yesterday", "7d", "30d", "month", "lastMonth", "year"] as const
export type DayPreset = (typeof dayPresets)[number]

type Sort<S extends string> = S | `-${S}`

/** Parameters that every list has. */
export interface ListParams<S extends string = string> {
  readonly q?: string | undefined
  readonly sort?: Sort<S> | undefined
  readonly page?: number | undefined
  /** Rows per page. */
  readonly limit?: number | undefined
  /** Ids of the shown columns, separated by commas. */
  readonly columns?: string | undefined
  /** Id of the saved view that the search started from. */
  readonly view?: string | undefined
}

/**
 * Search parameters of a list: its filters, sort order (a column, or `-` and a column for descending), page, page size
 * and columns. Invalid values are dropped, so that old and mistyped links still work.
 */
export const listSearch = <
  const Filters extends Readonly<Record<string, Reader<unknown>>>,
  const S extends string = never,
>(
  filters: Filters,
  sorts: readonly S[] = [],
) =>
  searchParams({
    q: text(),
    ...filters,
    sort: oneOf(sorts.flatMap((sort): Sort<S>[] => [sort, `-${sort}`])),
    page: wholeFrom(1),
    limit: (value: unknown) => pageSizes.find((size) => size === wholeFrom(1)(value)),
    columns: text(/^\w+(,\w+)*$/),
    view: text(/^\w+$/),
  }) as (raw: Readonly<Record<string, unknown>>) => ReadSearch<Filters> & ListParams<S>

/** Days: a preset, or `2026-03-01..2026-03-10` with both ends inclusive and either one optional. */
export const days: Reader<string | undefined> = (value) => {
  const ends = typeof value === "string" ? value.split("..") : []
  return ends.length === 2 && ends.some(Boolean) && ends.every((end) => end === "" || day(end))
    ? String(value)
    : oneOf(dayPresets)(value)
}

/** Numbers or amounts: `5..20` with both ends inclusive and either one optional. */
export const numbers: Reader<string | undefined> = (value) =>
  typeof value === "string" && /^(?=.*\d)(-?\d+(\.\d+)?)?\.\.(-?\d+(\.\d+)?)?$/.test(value) ? value : undefined
