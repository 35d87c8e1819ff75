import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import type { ListQuery } from "#admin/kit/resource.ts"
import type { OptionSearch } from "#ui/combobox.tsx"

/** Rows that a search shows first, and that "Show more" adds. */
export const FIRST_ROWS = 20
export const MORE_ROWS = 50

/** Searches a resource for the options of a field: its first rows, and more of them on request. */
export function useSearchRows<Row>(list: (search: { q: string; limit: number }) => ListQuery<Row>) {
  const [search, setSearch] = useState({ q: "", limit: FIRST_ROWS })
  const { data, isFetching, isError } = useQuery(list(search))
  const rows = data?.rows ?? []
  const field: OptionSearch = {
    onQuery: (q) => setSearch({ q, limit: FIRST_ROWS }),
    loading: isFetching,
    more: moreOf(data, () => setSearch({ ...search, limit: search.limit + MORE_ROWS })),
  }
  return { q: search.q, rows, field, isLoaded: data !== undefined, isError }
}

/** The number of all rows and what loads more of them; undefined if all are there. */
export const moreOf = (data: { rows: readonly unknown[]; count: number } | undefined, load: () => void) =>
  data && data.count > data.rows.length ? { total: data.count, load } : undefined
