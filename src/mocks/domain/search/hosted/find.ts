import type { ProductDocument } from "#mocks/domain/search/document.ts"
import { productIndex } from "#mocks/domain/search/product-index.ts"
import { wordsOf } from "#mocks/domain/search/words.ts"
import type { Database } from "#mocks/kernel/database.ts"
import { type Condition, facetFilters, numericFilters, tagFilters } from "./conditions.ts"
import { parseFilters } from "./expression.ts"
import type { Found } from "./found.ts"
import type { HostedParams } from "./params.ts"
import { newest } from "./product-list.ts"
import type { ProductRecords } from "./product-records.ts"
import { noIndex } from "./refusal.ts"

type Order = (a: ProductDocument, b: ProductDocument) => number

export const INDEX = "products"
const byTitle: Order = (a, b) => a.title.localeCompare(b.title, "en")

/** Returns the order of a replica, such as `products_price_asc_de` for German prices; throws 404 if unknown. */
export function orderOf(records: ProductRecords, index: string): Order | undefined {
  if (index === INDEX) return undefined
  if (index === `${INDEX}_newest`) return newest
  if (index === `${INDEX}_title_asc`) return byTitle
  if (index === `${INDEX}_title_desc`) return (a, b) => byTitle(b, a)
  if (index === `${INDEX}_popularity_desc`) {
    const { sold } = records
    return (a, b) => (sold.get(b.id) ?? 0) - (sold.get(a.id) ?? 0) || byTitle(a, b)
  }
  const [, direction, country] = /^products_price_(asc|desc)_([a-z]{2})$/.exec(index) ?? []
  if (!country) throw noIndex(index)
  // Products not sold in the country come last in both directions.
  const at = (document: ProductDocument) =>
    records.price(document, country)?.now ?? (direction === "asc" ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY)
  return (a, b) => {
    const [x, y] = [at(a), at(b)]
    if (x === y) return byTitle(a, b)
    return direction === "asc" ? x - y : y - x
  }
}

const strategies = { none: "all", lastWords: "last", firstWords: "all", allOptional: "any" } as const

function byText(db: Database, records: ProductRecords, params: HostedParams): readonly Found[] {
  const words = wordsOf(params.query ?? "")
  if (words.length === 0) return records.popular
  const matches = productIndex(db).find(words, {
    fields: params.restrictSearchableAttributes,
    strategy: strategies[params.removeWordsIfNoResults ?? "none"],
    typos: params.typoTolerance !== false,
  })
  const { finder } = records
  return matches.flatMap((match) => {
    const known = finder(match.id)
    return known ? [{ ...known, match }] : []
  })
}

function conditionsOf(params: HostedParams): Condition[] {
  return [
    ...(params.filters?.trim() ? [parseFilters(params.filters)] : []),
    ...facetFilters(params.facetFilters),
    ...numericFilters(params.numericFilters),
    ...tagFilters(params.tagFilters),
  ]
}

/** Returns the products that match a query, in the order of its index. */
export function find(db: Database, records: ProductRecords, index: string, params: HostedParams): readonly Found[] {
  const order = orderOf(records, index)
  const conditions = conditionsOf(params)
  const all = byText(db, records, params)
  const found =
    conditions.length === 0
      ? all
      : all.filter(({ document }) => {
          const values = records.values(document)
          return conditions.every((condition) => condition(values))
        })
  return order ? found.toSorted((a, b) => order(a.document, b.document)) : found
}
