import { plain } from "./highlight.ts"

export type FacetCounts = Readonly<Record<string, number>>

/** Numbers of products by value, the most frequent first; with a query, of values with a word that starts with it. */
export function facetCounts(valuesOfProducts: readonly Iterable<string>[], limit: number, query = ""): FacetCounts {
  const counts = new Map<string, number>()
  for (const values of valuesOfProducts) for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  const start = plain(query)
  const found = [...counts].filter(([value]) =>
    plain(value)
      .split(/\s+/)
      .some((word) => word.startsWith(start)),
  )
  found.sort(([a, x], [b, y]) => y - x || a.localeCompare(b, "en"))
  return Object.fromEntries(found.slice(0, limit))
}
