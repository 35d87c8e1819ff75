import { mark, plain, wordsOf } from "#mocks/domain/search/words.ts"
import { INDEX } from "./index-names.ts"
import type { HostedParams } from "./params.ts"
import type { ProductRecords } from "./product-records.ts"

/** Suffix of a query suggestions index. */
export const SUGGESTIONS = "query_suggestions"

interface Suggestion {
  readonly query: string
  readonly words: readonly string[]
  readonly popularity: number
  readonly hits: number
}

/** Cache of normalized names; most are shared by many products. */
const plains = new Map<string, string>()
const MANY = 50_000
function plainName(name: string): string {
  let text = plains.get(name)
  if (text === undefined) {
    text = plain(name)
    if (plains.size >= MANY) plains.clear()
    plains.set(name, text)
  }
  return text
}

/**
 * Derives suggestions from product types, titles, categories and tags, because no searches are recorded. Types and
 * categories add up the sales of their products and therefore rank above single products.
 */
function suggestionsOf(records: ProductRecords): Suggestion[] {
  const known = new Map<string, { query: string; words: readonly string[]; popularity: number; hits: number }>()
  const add = (query: string | null, sold: number) => {
    if (!query) return
    const key = plainName(query)
    let one = known.get(key)
    if (!one) {
      one = { query: query.toLowerCase(), words: wordsOf(query), popularity: 0, hits: 0 }
      known.set(key, one)
    }
    one.popularity += sold
    one.hits += 1
  }
  const { sold } = records
  for (const document of records.documents) {
    const count = sold.get(document.id) ?? 0
    add(document.type, count)
    add(document.title, count)
    for (const name of [...document.categories, ...document.tags]) add(name, count)
  }
  return [...known.values()]
}

/** Suggestions by the document list they were derived from; each change of products or orders creates a new list. */
const made = new WeakMap<object, readonly Suggestion[]>()
function keptSuggestions(records: ProductRecords): readonly Suggestion[] {
  const key = records.popular
  const suggestions = made.get(key) ?? suggestionsOf(records)
  made.set(key, suggestions)
  return suggestions
}

/** Whether all typed words match: the last one as a prefix, the others exactly. */
const fits = (words: readonly string[], queryWords: readonly string[]): boolean =>
  queryWords.every((word, i) => words.some((one) => (i < queryWords.length - 1 ? one === word : one.startsWith(word))))

/** Returns suggestion records that match the typed words, most popular first. */
export function findSuggestions(records: ProductRecords, params: HostedParams): object[] {
  const queryWords = wordsOf(params.query ?? "")
  const { highlightPreTag: pre = "<em>", highlightPostTag: post = "</em>" } = params
  return keptSuggestions(records)
    .filter(({ words }) => fits(words, queryWords))
    .sort((a, b) => b.popularity - a.popularity || a.query.localeCompare(b.query, "en"))
    .map(({ query, words, popularity, hits }) => {
      const value = mark(
        query,
        queryWords,
        new Set(words.filter((word) => queryWords.some((a) => word.startsWith(a)))),
        {
          pre,
          post,
        },
      )
      return {
        objectID: query,
        query,
        nb_words: words.length,
        popularity,
        [INDEX]: { exact_nb_hits: hits },
        _highlightResult: {
          query: { value, matchLevel: queryWords.length > 0 ? "full" : "none", matchedWords: queryWords },
        },
      }
    })
}
