/** What a query may hold: scalars, lists, and nested objects of them; null and undefined are left out. */
export type QueryValue = unknown

function* pairs(key: string, value: QueryValue): Generator<string> {
  if (value === null || value === undefined) return
  if (Array.isArray(value)) for (const [i, v] of value.entries()) yield* pairs(`${key}[${i}]`, v)
  else if (value instanceof Date) yield* pairs(key, value.toISOString())
  else if (typeof value === "object") for (const [k, v] of Object.entries(value)) yield* pairs(`${key}[${k}]`, v)
  else yield `${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`
}

/** A query string in the server's language: `id[0]=a&created_at[$gte]=…`, everything percent-encoded; empty without values. */
export function toQueryString(query: Readonly<Record<string, QueryValue>> = {}): string {
  const parts: string[] = []
  for (const [key, value] of Object.entries(query)) parts.push(...pairs(key, value))
  return parts.length === 0 ? "" : `?${parts.join("&")}`
}
