/** The server's own clients encode five more characters than `encodeURIComponent`. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)

/** `keys` is already encoded, so that it isn't encoded again at each level. */
function* pairs(keys: string, value: unknown): Generator<string> {
  if (value === null || value === undefined) return
  if (value instanceof Date) yield `${keys}=${encode(value.toISOString())}`
  else if (typeof value === "object")
    for (const [key, inner] of Object.entries(value)) yield* pairs(`${keys}%5B${encode(key)}%5D`, inner)
  else yield `${keys}=${encode(String(value))}`
}

/**
 * A query string in the server's format: `?id[0]=a&created_at[$gte]=…`, percent-encoded, with a leading question
 * mark. Null and undefined are left out; empty without values. The text of a search, `q`, is sent with composed accents:
 * the server compares characters, and texts are stored as they are typed on most systems.
 */
export function toQueryString(query: Readonly<Record<string, unknown>> = {}): string {
  const parts: string[] = []
  for (const [key, value] of Object.entries(query))
    parts.push(...pairs(encode(key), key === "q" && typeof value === "string" ? value.normalize("NFC") : value))
  return parts.length === 0 ? "" : `?${parts.join("&")}`
}
