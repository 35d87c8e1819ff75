/**
 * What stands in a page's address, read leniently: whatever makes no sense is left away, so that an old or a mistyped link
 * still opens its page. Every page's reader is in the first bundle, which is why this is no schema library.
 */
export type Reader<T> = (value: unknown) => T

/**
 * The search parameters of a page: `validateSearch: searchParams({ page: wholeFrom(1) })`. What makes no sense is there as
 * `undefined`, because the router keeps what it is not told about.
 */
export const searchParams =
  <Shape extends Readonly<Record<string, Reader<unknown>>>>(shape: Shape) =>
  (raw: Readonly<Record<string, unknown>>): ReadSearch<Shape> =>
    Object.fromEntries(Object.entries(shape).map(([name, read]) => [name, read(raw[name])])) as ReadSearch<Shape>

type Value<R> = R extends Reader<infer T> ? T : never
type IfOptional<R, Yes, No> = undefined extends Value<R> ? Yes : No
/** What can be left away need not be given in a link either. */
export type ReadSearch<Shape> = {
  [Key in keyof Shape as IfOptional<Shape[Key], never, Key>]: Value<Shape[Key]>
} & {
  [Key in keyof Shape as IfOptional<Shape[Key], Key, never>]?: Value<Shape[Key]>
}

/** A text, also one that looks like a number; with a pattern only one that fits. */
export const text =
  (pattern?: RegExp): Reader<string | undefined> =>
  (value) => {
    const words = typeof value === "number" ? String(value) : value
    return typeof words === "string" && (!pattern || pattern.test(words)) ? words : undefined
  }

/** A day of the calendar: `2026-03-10`. */
export const day: Reader<string | undefined> = (value) =>
  typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value) && isCalendarDay(value) ? value : undefined

/** "2026-02-30" would become the second of March; a month that doesn't exist makes no date at all. */
function isCalendarDay(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

/** A text that is always there, if need be an empty one. */
export const textOrEmpty: Reader<string> = (value) => text()(value) ?? ""

export const flag: Reader<boolean | undefined> = (value) => (typeof value === "boolean" ? value : undefined)

/** A whole number, not below the least one. */
export const wholeFrom =
  (least: number): Reader<number | undefined> =>
  (value) =>
    typeof value === "number" && Number.isSafeInteger(value) && value >= least ? value : undefined

/** One of these words. */
export const oneOf =
  <const T extends string>(words: readonly T[]): Reader<T | undefined> =>
  (value) =>
    words.find((word) => word === value)

/** A list, if all of it makes sense. */
export const listOf =
  <T>(read: Reader<T | undefined>): Reader<T[] | undefined> =>
  (value) => {
    if (!Array.isArray(value)) return undefined
    const items = value.map(read)
    return items.every((item) => item !== undefined) ? (items as T[]) : undefined
  }
