import { type QueryKey, type UseQueryOptions, useQueries, useQuery } from "@tanstack/react-query"
import { useDeferredValue, useMemo } from "react"

/** One page of a grid's rows. */
export interface RowsPage<Row> {
  readonly rows: readonly Row[]
  readonly count: number
}

interface RowsOptions<Row, Key extends QueryKey> {
  readonly pageQuery: (offset: number) => UseQueryOptions<RowsPage<Row>, Error, RowsPage<Row>, Key>
  /** Number of rows of the first page, which is shown soon, and of the others. */
  readonly sizes: { readonly first: number; readonly other: number }
  /** Rows of several pages in their order, each once; must not change between renders. */
  readonly merge?: (pages: readonly (readonly Row[])[]) => readonly Row[]
  readonly enabled?: boolean
}

interface PageResult<Row> {
  readonly data: RowsPage<Row> | undefined
  readonly error: Error | null
  readonly isFetching: boolean
  refetch(): Promise<unknown>
}

/** The pages up to the first one that isn't there yet, so that rows only appear at the end. */
function combinePages<Row>(results: readonly PageResult<Row>[]) {
  const missing = results.findIndex(({ data }) => !data)
  return {
    pages: results.slice(0, missing < 0 ? undefined : missing).flatMap(({ data }) => (data ? [data.rows] : [])),
    error: results.find(({ error }) => error)?.error ?? null,
    isFetching: results.some(({ isFetching }) => isFetching),
    retry: () => results.filter(({ error }) => error).forEach((result) => void result.refetch()),
  }
}

const unique = <Row extends { readonly id: string }>(pages: readonly (readonly Row[])[]): readonly Row[] => [
  ...new Map(pages.flat().map((row) => [row.id, row])).values(),
]

/** Reads all rows of a grid in pages. */
export function useGridRows<Row extends { readonly id: string }, Key extends QueryKey>({
  pageQuery,
  sizes,
  merge = unique,
  enabled = true,
}: RowsOptions<Row, Key>) {
  const first = useQuery({ ...pageQuery(0), enabled })
  const count = first.data?.count ?? 0
  // The first rows are painted before the others are requested.
  const deferred = useDeferredValue(count, 0)
  const others = Math.ceil(Math.max(0, deferred - sizes.first) / sizes.other)
  const offsets = Array.from({ length: others }, (_, at) => sizes.first + at * sizes.other)
  const rest = useQueries({
    queries: offsets.map((offset) => ({ ...pageQuery(offset), enabled })),
    combine: combinePages<Row>,
  })
  const head = first.data?.rows
  const rows = useMemo(() => head && merge([head, ...rest.pages]), [head, rest.pages, merge])
  const byId = useMemo(() => new Map((rows ?? []).map((row) => [row.id, row])), [rows])
  return {
    /** Those read so far; undefined before the first page. */
    rows,
    byId: byId as ReadonlyMap<string, Row>,
    loaded: rows?.length ?? 0,
    count,
    isComplete: !rows || rows.length >= count,
    isFetching: first.isFetching || rest.isFetching,
    error: first.error ?? rest.error,
    retry: () => {
      if (first.error) void first.refetch()
      rest.retry()
    },
  }
}
