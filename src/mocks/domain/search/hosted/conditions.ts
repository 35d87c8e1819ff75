import { BOUNDS, checkSearches } from "#mocks/kernel/bounds.ts"
import { Refusal } from "#mocks/kernel/refusal.ts"
import { badRequest } from "./refusal.ts"

/** Returns the values of a record at a path. */
export type Values = (path: string) => readonly (string | number)[]
export type Condition = (values: Values) => boolean

/** Compares text regardless of case, and numbers by value. */
const same = (value: string | number, wanted: string): boolean =>
  typeof value === "number" ? value === Number(wanted) : value.toLowerCase() === wanted.toLowerCase()

export const facet =
  (path: string, wanted: string): Condition =>
  (values) =>
    values(path).some((value) => same(value, wanted))

const compares: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  "<": (a, b) => a < b,
  "<=": (a, b) => a <= b,
  "=": (a, b) => Math.abs(a - b) < 1e-9,
  "!=": (a, b) => Math.abs(a - b) >= 1e-9,
  ">": (a, b) => a > b,
  ">=": (a, b) => a >= b,
}

export function comparison(path: string, operator: string, wanted: number): Condition {
  const compare = compares[operator]
  if (!compare || Number.isNaN(wanted)) throw badRequest(`invalid numeric attribute(${path}) or value`)
  return (values) => values(path).some((value) => typeof value === "number" && compare(value, wanted))
}

export function range(path: string, from: number, to: number): Condition {
  if (Number.isNaN(from) || Number.isNaN(to)) throw badRequest(`invalid numeric attribute(${path}) or value`)
  return (values) => values(path).some((value) => typeof value === "number" && value >= from && value <= to)
}

/** Parses `attribute:value`, or `attribute:-value` to exclude it; a leading hyphen of a value is written `\-`. */
function facetFilter(text: string): Condition {
  const colon = text.indexOf(":")
  if (colon < 1) throw badRequest(`facetFilters: Expected "attribute:value", not "${text}"`)
  const [path, value] = [text.slice(0, colon), text.slice(colon + 1)]
  if (!value.startsWith("-")) return facet(path, value.replace(/^\\-/, "-"))
  const inner = facet(path, value.slice(1))
  return (values) => !inner(values)
}

function numericFilter(text: string): Condition {
  const [, between, from, to] = /^(.+?):\s*(-?[\d.]+)\s+TO\s+(-?[\d.]+)$/i.exec(text) ?? []
  if (between) return range(between.trim(), Number(from), Number(to))
  const [, path, operator, value] = /^(.+?)\s*(<=|>=|!=|<|>|=|:)\s*(-?[\d.]+(?:e[+-]?\d+)?)$/i.exec(text) ?? []
  if (!path || !operator) throw badRequest(`numericFilters: Expected "attribute>=number", not "${text}"`)
  return comparison(path, operator === ":" ? "=" : operator, Number(value))
}

/** Parses a list of conditions: all must match, in nested lists any. Text can be JSON or comma-separated entries. */
function nested(given: unknown, name: string, leaf: (text: string) => Condition): Condition[] {
  const entries = typeof given === "string" ? read(given) : given
  if (!Array.isArray(entries)) throw badRequest(`${name}: Expected a list`)
  return entries.map((entry): Condition => {
    if (typeof entry === "string") {
      if (entry.length > BOUNDS.searchLength) throw badRequest(`${name}: An entry is too long`)
      return leaf(entry)
    }
    const any = nested(entry, name, leaf)
    return (values) => any.some((condition) => condition(values))
  })
}

function read(text: string): unknown {
  if (!text.trimStart().startsWith("[")) return text === "" ? [] : text.split(",")
  try {
    return bounded(JSON.parse(text))
  } catch (error) {
    throw error instanceof Refusal ? error : badRequest(`Invalid list: ${text}`)
  }
}
function bounded(list: unknown): unknown {
  checkSearches(list, 1)
  return list
}

export const facetFilters = (given: unknown): Condition[] => nested(given ?? [], "facetFilters", facetFilter)
export const numericFilters = (given: unknown): Condition[] => nested(given ?? [], "numericFilters", numericFilter)
export const tagFilters = (given: unknown): Condition[] =>
  nested(given ?? [], "tagFilters", (tag) => facetFilter(`_tags:${tag}`))
