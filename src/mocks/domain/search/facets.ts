import type { ProductDocument } from "./document.ts"
import { valuesAt } from "./fields.ts"
import { plain } from "./words.ts"

interface Range {
  readonly key?: string | undefined
  readonly from?: number | string | undefined
  readonly to?: number | string | undefined
}
export type FacetRequest =
  | {
      readonly field: string
      readonly type?: "value" | undefined
      readonly limit?: number | undefined
      readonly sort?: "count" | "alpha" | undefined
      /** Only values with a word that starts with this text. */
      readonly query?: string | undefined
    }
  | { readonly field: string; readonly type: "range"; readonly ranges: readonly Range[] }
  | { readonly field: string; readonly type: "stats" }

interface ValueFacet {
  readonly type: "value"
  readonly values: readonly { readonly value: string | number; readonly count: number }[]
  /** Total count of the values left out. */
  readonly other_count?: number
}
interface RangeFacet {
  readonly type: "range"
  readonly ranges: readonly (Range & { readonly key: string; readonly count: number })[]
}
interface StatsFacet {
  readonly type: "stats"
  readonly min: number
  readonly max: number
  readonly avg?: number
  readonly sum?: number
  readonly count: number
}
export type Facet = ValueFacet | RangeFacet | StatsFacet

/** Default number of values in a facet. */
const LIMIT = 10

/** Distinct values; skips the set for a single value, the most common case. */
export const distinct = <T>(values: readonly T[]): Iterable<T> => (values.length > 1 ? new Set(values) : values)

function counted(documents: readonly ProductDocument[], path: string): Map<string | number, number> {
  const counts = new Map<string | number, number>()
  for (const document of documents)
    for (const value of distinct(valuesAt(document, path))) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

function valueFacet(
  documents: readonly ProductDocument[],
  request: Extract<FacetRequest, { type?: "value" | undefined }>,
): ValueFacet {
  const query = plain(request.query ?? "")
  const all = [...counted(documents, request.field)].map(([value, count]) => ({ value, count }))
  const found =
    query === ""
      ? all
      : all.filter(({ value }) =>
          plain(String(value))
            .split(/\s+/)
            .some((w) => w.startsWith(query)),
        )
  const byName = (a: { value: unknown }, b: { value: unknown }) => String(a.value).localeCompare(String(b.value), "en")
  found.sort((a, b) => (request.sort === "alpha" ? 0 : b.count - a.count) || byName(a, b))
  const values = found.slice(0, request.limit ?? LIMIT)
  const other_count = found.slice(values.length).reduce((sum, { count }) => sum + count, 0)
  return { type: "value", values, ...(other_count > 0 ? { other_count } : {}) }
}

const isWithin = (value: string | number, { from, to }: Range): boolean =>
  (from === undefined || value >= from) && (to === undefined || value < to)

function rangeFacet(
  documents: readonly ProductDocument[],
  { field, ranges }: Extract<FacetRequest, { type: "range" }>,
): RangeFacet {
  return {
    type: "range",
    ranges: ranges.map((range) => ({
      ...range,
      key: range.key ?? `${range.from ?? "*"}-${range.to ?? "*"}`,
      count: documents.filter((document) => valuesAt(document, field).some((value) => isWithin(value, range))).length,
    })),
  }
}

function statsFacet(documents: readonly ProductDocument[], field: string): StatsFacet {
  const numbers = documents
    .flatMap((document) => valuesAt(document, field))
    .map(Number)
    .filter(Number.isFinite)
  if (numbers.length === 0) return { type: "stats", min: 0, max: 0, count: 0 }
  const sum = numbers.reduce((total, number) => total + number, 0)
  return {
    type: "stats",
    min: numbers.reduce((a, b) => Math.min(a, b)),
    max: numbers.reduce((a, b) => Math.max(a, b)),
    avg: sum / numbers.length,
    sum,
    count: numbers.length,
  }
}

/** Calculates a facet: counts of values or ranges, or statistics of the field's numbers. */
export function facetOf(documents: readonly ProductDocument[], request: FacetRequest): Facet {
  if (request.type === "range") return rangeFacet(documents, request)
  if (request.type === "stats") return statsFacet(documents, request.field)
  return valueFacet(documents, request)
}
