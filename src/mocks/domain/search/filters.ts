import type { ProductDocument } from "./document.ts"
import { valuesAt } from "./fields.ts"

export type SearchFilters = Readonly<Record<string, unknown>>
type Value = string | number

const isObject = (value: unknown): value is SearchFilters =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** Converts dates to timestamps, which makes different date formats comparable. */
function comparable(value: unknown): Value {
  if (typeof value === "number") return value
  const text = String(value)
  const time = /^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(time) ? text : time
}
const same = (value: Value, wanted: unknown): boolean => comparable(value) === comparable(wanted)

/** Matches text with `%` wildcards, ignoring case. */
function like(text: string, pattern: string): boolean {
  const parts = pattern.toLowerCase().split("%")
  const lower = text.toLowerCase()
  let at = 0
  for (const [i, part] of parts.entries()) {
    const found = i === parts.length - 1 && part !== "" ? lower.lastIndexOf(part) : lower.indexOf(part, at)
    if (found < at || (i === 0 && found !== 0)) return false
    at = found + part.length
  }
  return parts.at(-1) === "" || at === lower.length
}

const compares = (values: readonly Value[], test: (value: Value) => boolean) => values.some(test)
const operators: Readonly<Record<string, (values: readonly Value[], wanted: unknown) => boolean>> = {
  $eq: (values, wanted) => equals(values, wanted),
  $ne: (values, wanted) => !equals(values, wanted),
  $in: (values, wanted) => [wanted].flat().some((one) => equals(values, one)),
  $nin: (values, wanted) => ![wanted].flat().some((one) => equals(values, one)),
  $gt: (values, wanted) => compares(values, (value) => comparable(value) > comparable(wanted)),
  $gte: (values, wanted) => compares(values, (value) => comparable(value) >= comparable(wanted)),
  $lt: (values, wanted) => compares(values, (value) => comparable(value) < comparable(wanted)),
  $lte: (values, wanted) => compares(values, (value) => comparable(value) <= comparable(wanted)),
  $exists: (values, wanted) => values.length > 0 === (wanted !== false),
  $contains: (values, wanted) => [wanted].flat().every((one) => equals(values, one)),
  $overlaps: (values, wanted) => [wanted].flat().some((one) => equals(values, one)),
  $prefix: (values, wanted) =>
    compares(values, (value) => String(value).toLowerCase().startsWith(String(wanted).toLowerCase())),
  $like: (values, wanted) => compares(values, (value) => like(String(value), String(wanted))),
}

/** Whether one of the values equals the wanted one; null equals a missing value. */
const equals = (values: readonly Value[], wanted: unknown): boolean =>
  wanted === null ? values.length === 0 : values.some((value) => same(value, wanted))

function fits(document: ProductDocument, path: string, wanted: unknown): boolean {
  if (Array.isArray(wanted)) return operators.$in?.(valuesAt(document, path), wanted) ?? false
  if (!isObject(wanted)) return equals(valuesAt(document, path), wanted)
  return Object.entries(wanted).every(([key, inner]) => {
    if (!key.startsWith("$")) return fits(document, `${path}.${key}`, inner)
    return Object.hasOwn(operators, key) ? operators[key]?.(valuesAt(document, path), inner) : true
  })
}

const all = (value: unknown): readonly SearchFilters[] => [value].flat().filter(isObject)

/** Whether a document matches: values, lists or operators by path, and `$and`, `$or`, `$not`. Ignores `q`. */
export function matchesFilters(document: ProductDocument, filters: SearchFilters): boolean {
  return Object.entries(filters).every(([key, wanted]) => {
    if (key === "q" || wanted === undefined) return true
    if (key === "$and") return all(wanted).every((inner) => matchesFilters(document, inner))
    if (key === "$or") return all(wanted).some((inner) => matchesFilters(document, inner))
    if (key === "$not") return !all(wanted).some((inner) => matchesFilters(document, inner))
    return fits(document, key, wanted)
  })
}

/** Returns the paths used in filters, including nested ones. */
export function pathsOf(filters: SearchFilters): string[] {
  return Object.entries(filters).flatMap(([key, wanted]) =>
    key === "q" ? [] : key.startsWith("$") ? all(wanted).flatMap(pathsOf) : [key],
  )
}

/** Flattens filters to one path per key: `{ options: { color } }` becomes `{ "options.color" }`. */
export function flat(filters: SearchFilters): SearchFilters {
  const entries = Object.entries(filters).flatMap(([key, wanted]): [string, unknown][] => {
    if (key.startsWith("$")) return [[key, Array.isArray(wanted) || isObject(wanted) ? all(wanted).map(flat) : wanted]]
    if (!isObject(wanted) || Object.keys(wanted).some((inner) => inner.startsWith("$"))) return [[key, wanted]]
    return Object.entries(flat(wanted)).map(([inner, value]) => [`${key}.${inner}`, value])
  })
  return Object.fromEntries(entries)
}

/** Returns the filters without one path; disjunctive facets count with these. */
export const without = (filters: SearchFilters, path: string): SearchFilters =>
  Object.fromEntries(Object.entries(filters).filter(([key]) => key !== path))
