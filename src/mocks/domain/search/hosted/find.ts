import type { ProductDocument } from "#mocks/domain/search/document.ts"
import { type Meaning, productIndex } from "#mocks/domain/search/product-index.ts"
import { queryWordsOf } from "#mocks/domain/search/words.ts"
import type { Database } from "#mocks/kernel/database.ts"
import { type Condition, facetFilters, numericFilters, tagFilters } from "./conditions.ts"
import { parseFilters } from "./expression.ts"
import type { Found } from "./found.ts"
import { readIndexName } from "./index-names.ts"
import { indexSettings, synonymsIn } from "./index-settings.ts"
import type { HostedParams } from "./params.ts"
import { newest } from "./product-list.ts"
import type { ProductRecords } from "./product-records.ts"
import { noIndex } from "./refusal.ts"

type Order = (a: ProductDocument, b: ProductDocument) => number

/** Returns the order of a replica, such as `products_price_asc_de` for German prices; throws 404 if unknown. */
export function orderOf(records: ProductRecords, index: string): Order | undefined {
  const { part } = readIndexName(index)
  const byTitle: Order = (a, b) => a.title.localeCompare(b.title, records.locale ?? "en")
  if (part === "") return undefined
  if (part === "newest") return newest
  if (part === "title_asc") return byTitle
  if (part === "title_desc") return (a, b) => byTitle(b, a)
  if (part === "popularity_desc") {
    const { sold } = records
    return (a, b) => (sold.get(b.id) ?? 0) - (sold.get(a.id) ?? 0) || byTitle(a, b)
  }
  const [, direction, country] = /^price_(asc|desc)_([a-z]{2})$/.exec(part) ?? []
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

const { typoTolerance, minWordSizefor1Typo, minWordSizefor2Typos, removeWordsIfNoResults } = indexSettings
const hostedWords = (locale: string | null) => ({
  sizes: [minWordSizefor1Typo, minWordSizefor2Typos] as const,
  synonymsOf: synonymsIn(locale),
})

/** The words that are searched one after the other until some have results: all, then fewer. */
function attempts({ words, values }: Meaning, remove: NonNullable<HostedParams["removeWordsIfNoResults"]>) {
  const strict = { words, values, strategy: "all" as const }
  const all = values.size > 0 ? [strict, { words, strategy: "all" as const }] : [strict]
  if (remove === "none" || words.length < 2) return all
  if (remove === "allOptional") return [...all, { ...strict, strategy: "any" as const }]
  const fewer = words.slice(1).map((_, i) => (remove === "lastWords" ? words.slice(0, -1 - i) : words.slice(1 + i)))
  return [...all, ...fewer.map((some) => ({ ...strict, words: some }))]
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
  const within = (all: readonly Found[]) =>
    conditions.length === 0
      ? all
      : all.filter(({ document }) => {
          const values = records.values(document)
          return conditions.every((condition) => condition(values))
        })
  const found = byText(db, records, params, within)
  return order ? found.toSorted((a, b) => order(a.document, b.document)) : found
}

type Within = (all: readonly Found[]) => readonly Found[]

function byText(db: Database, records: ProductRecords, params: HostedParams, within: Within): readonly Found[] {
  const words = queryWordsOf(params.query ?? "")
  // Signs and emoji are in no product.
  if (words.length === 0) return params.query?.trim() ? [] : within(records.popular)
  const { finder } = records
  const index = productIndex(db, records.locale)
  let found: readonly Found[] = []
  for (const { words: wanted, ...attempt } of attempts(
    index.meaningOf(words),
    params.removeWordsIfNoResults ?? removeWordsIfNoResults,
  )) {
    const matches = index.find(wanted, {
      ...attempt,
      fields: params.restrictSearchableAttributes,
      typos: params.typoTolerance === false ? false : typoTolerance,
      hosted: hostedWords(records.locale),
    })
    found = within(
      matches.flatMap((match) => {
        const known = finder(match.id)
        return known ? [{ ...known, match }] : []
      }),
    )
    if (found.length > 0) break
  }
  return found
}
