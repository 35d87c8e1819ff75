/**
 * Reads a search parameter leniently: invalid values become `undefined`, so that old or mistyped links still open
 * their page. Hand-written because every page's reader is in the first bundle, where a schema library would be too
 * large.
 */
export type Reader<T> = (value: unknown) => T

/**
 * Reads a page's search parameters: `validateSearch: searchParams({ page: wholeFrom(1) })`. Invalid values are set to
 * `undefined` explicitly, because the router keeps keys that the result doesn't contain.
 */
export const searchParams =
  <Shape extends Readonly<Record<string, Reader<unknown>>>>(shape: Shape) =>
  (raw: Readonly<Record<string, unknown>>): ReadSearch<Shape> =>
    Object.fromEntries(Object.entries(shape).map(([name, read]) => [name, read(raw[name])])) as ReadSearch<Shape>

type Value<R> = R extends Reader<infer T> ? T : never
type IfOptional<R, Yes, No> = undefined extends Value<R> ? Yes : No
/** Parameters that may be undefined are optional in links. */
export type ReadSearch<Shape> = {
  [Key in keyof Shape as IfOptional<Shape[Key], never, Key>]: Value<Shape[Key]>
} & {
  [Key in keyof Shape as IfOptional<Shape[Key], Key, never>]?: Value<Shape[Key]>
}

/** Text as it is in the address (`1.50`, `true`); with a pattern, only text that matches it. */
export const text =
  (pattern?: RegExp): Reader<string | undefined> =>
  (value) => {
    const words = typeof value === "number" ? String(value) : value
    return typeof words === "string" && (!pattern || pattern.test(words)) ? words : undefined
  }

/** Reads all parameters as text, for pages whose parameters a provider names. */
export const texts = (raw: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(raw).map(([name, value]) => [name, String(value)]))

/** Calendar day: `2026-03-10`. */
export const day: Reader<string | undefined> = (value) =>
  typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value) && isCalendarDay(value) ? value : undefined

/** Rejects "2026-02-30", which Date would read as March 2, and months that don't exist. */
function isCalendarDay(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

/** Text that defaults to an empty string. */
export const textOrEmpty: Reader<string> = (value) => text()(value) ?? ""

export const flag: Reader<boolean | undefined> = (value) =>
  [true, false].find((one) => one === value || String(one) === value)

/** An integer of at least `least`. */
export const wholeFrom =
  (least: number): Reader<number | undefined> =>
  (value) => {
    const number = typeof value === "string" && /^(0|-?[1-9]\d*)$/.test(value) ? Number(value) : value
    return typeof number === "number" && Number.isSafeInteger(number) && number >= least ? number : undefined
  }

/** One of the given words. */
export const oneOf =
  <const T extends string>(words: readonly T[]): Reader<T | undefined> =>
  (value) =>
    words.find((word) => word === value)

/** A list, in the address as JSON (`["open"]`) or as a repeated parameter; undefined if any entry is invalid. */
export const listOf =
  <T>(read: Reader<T | undefined>): Reader<T[] | undefined> =>
  (value) => {
    const entries = typeof value === "string" && value.startsWith("[") ? parseJson(value) : value
    if (!Array.isArray(entries)) return undefined
    const items = entries.map(read)
    return items.every((item) => item !== undefined) ? (items as T[]) : undefined
  }

function parseJson(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}

/**
 * Reads the address's query for the router, as text: each page's readers decide which parameters are numbers, flags or
 * lists. A parameter that occurs more than once is a list of texts.
 */
export function parseQuery(query: string): Record<string, string | string[]> {
  const params = new URLSearchParams(query)
  return Object.fromEntries(
    [...new Set(params.keys())].map((name) => {
      const [value = "", ...others] = params.getAll(name).map(unquoted)
      return [name, others.length > 0 ? [value, ...others] : value]
    }),
  )
}

/** Writes what `parseQuery` and the readers read: text as it is, lists as JSON. */
export function writeQuery(search: Readonly<Record<string, unknown>>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    if (value === undefined || value === null) continue
    const isText = typeof value === "string" ? unquoted(value) === value : typeof value !== "object"
    params.set(name, isText ? String(value) : JSON.stringify(value))
  }
  const query = params.toString()
  return query && `?${query}`
}

/** Removes the quotes that older links have around text that is also JSON: `"123"`, `"true"`. */
function unquoted(value: string): string {
  const content = value.startsWith('"') ? parseJson(value) : undefined
  return typeof content === "string" && parseJson(content) !== undefined ? content : value
}
