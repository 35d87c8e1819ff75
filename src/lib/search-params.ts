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

/** Text, including text that the router parsed as a number; with a pattern, only text that matches it. */
export const text =
  (pattern?: RegExp): Reader<string | undefined> =>
  (value) => {
    const words = typeof value === "number" ? String(value) : value
    return typeof words === "string" && (!pattern || pattern.test(words)) ? words : undefined
  }

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

export const flag: Reader<boolean | undefined> = (value) => (typeof value === "boolean" ? value : undefined)

/** An integer of at least `least`. */
export const wholeFrom =
  (least: number): Reader<number | undefined> =>
  (value) =>
    typeof value === "number" && Number.isSafeInteger(value) && value >= least ? value : undefined

/** One of the given words. */
export const oneOf =
  <const T extends string>(words: readonly T[]): Reader<T | undefined> =>
  (value) =>
    words.find((word) => word === value)

/** A list; undefined if any entry is invalid. */
export const listOf =
  <T>(read: Reader<T | undefined>): Reader<T[] | undefined> =>
  (value) => {
    if (!Array.isArray(value)) return undefined
    const items = value.map(read)
    return items.every((item) => item !== undefined) ? (items as T[]) : undefined
  }
