import type { SearchParams } from "./types.ts"

/** Selected values of a facet: matches any of them, or none of them if `without` is set. */
export interface Choice {
  readonly attribute: string
  readonly values: readonly string[]
  readonly without: boolean
}
export interface Bound {
  readonly attribute: string
  readonly operator: "<" | "<=" | "=" | ">=" | ">" | "!="
  readonly value: number
}

const asList = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value]
const texts = (value: unknown): string[] => asList(value).map(String)

function choiceOf(filters: readonly string[]): Choice[] {
  const parts = filters.map((filter) => {
    const colon = filter.indexOf(":")
    return { attribute: filter.slice(0, colon), value: filter.slice(colon + 1) }
  })
  const [first] = parts
  if (!first) return []
  const without = first.value.startsWith("-")
  const values = parts.map(({ value }) => (without ? value.slice(1) : value.replace(/^\\-/, "-")))
  return [{ attribute: first.attribute, values, without }]
}

/** Parses `facetFilters` in the library's format: lists of values of one attribute each. */
export const choicesOf = (params: SearchParams): Choice[] =>
  asList(params.facetFilters).flatMap((entry) => choiceOf(texts(entry)))

/** Parses `numericFilters` in the library's format: `attribute>=number`. */
export const boundsOf = (params: SearchParams): Bound[] =>
  texts(asList(params.numericFilters).flat()).flatMap((filter) => {
    const [, attribute, operator, value] = /^(.+?)(<=|>=|!=|<|>|=)(-?[\d.]+)$/.exec(filter) ?? []
    if (!attribute || !operator) return []
    return [{ attribute, operator: operator as Bound["operator"], value: Number(value) }]
  })

const number = (value: unknown, fallback: number): number => (typeof value === "number" ? value : fallback)

/** Page and page size; defaults to 20 hits per page like the library. */
export function pageOf(params: SearchParams): { page: number; hitsPerPage: number } {
  return { page: number(params.page, 0), hitsPerPage: number(params.hitsPerPage, 20) }
}
export const facetNames = (params: SearchParams): string[] => texts(params.facets)
export const textOf = (params: SearchParams, name: string): string => String(params[name] ?? "")
export const numberOf = number

/** The sort order encoded at the end of an index name: `products_price_asc_de`, `products_newest`. */
export function sortOf(indexName: string): { by: "price" | "title" | "newest"; direction: "ASC" | "DESC" } | undefined {
  const [, field, direction] = /_(price|title)_(asc|desc)(?:_\w+)?$/.exec(indexName) ?? []
  if (field) return { by: field as "price" | "title", direction: direction === "asc" ? "ASC" : "DESC" }
  return indexName.endsWith("_newest") ? { by: "newest", direction: "DESC" } : undefined
}
