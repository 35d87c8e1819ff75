import type { FetchQueryOptions, QueryClient, QueryKey } from "@tanstack/react-query"

/** Milliseconds that the page before a grid stays shown. */
const SHORT = 100

/**
 * Reads what a grid's page needs. Resolves when all is there, but after 100 ms at the latest: first rows that are there
 * by then are shown without a placeholder. Rows under `key` from an earlier visit are dropped.
 */
export async function prefetchGrid(
  client: QueryClient,
  key: QueryKey,
  // biome-ignore lint/suspicious/noExplicitAny: options with data and keys of any types
  queries: readonly FetchQueryOptions<any, any, any, any>[],
): Promise<void> {
  client.removeQueries({ queryKey: key, type: "inactive" })
  const loading = Promise.all(queries.map((query) => client.prefetchQuery(query)))
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, SHORT)
  })
  await Promise.race([loading, late])
  clearTimeout(timer)
}
