import { mark, plain, wordsOf } from "#mocks/search/words.ts"
import { INDEX } from "./find.ts"
import type { HostedParams } from "./params.ts"
import type { Shelf } from "./shelf.ts"

/** The index of what people search for. */
export const SUGGESTIONS = `${INDEX}_query_suggestions`

interface Suggestion {
  readonly query: string
  readonly popularity: number
  readonly hits: number
}

/** Nobody has searched here yet: what there is to find stands for what is searched. Types and shelves before single products. */
function suggestionsOf(shelf: Shelf): Suggestion[] {
  const known = new Map<string, { query: string; popularity: number; hits: number }>()
  const add = (query: string | null, sold: number) => {
    if (!query) return
    const one = known.get(plain(query)) ?? { query: query.toLowerCase(), popularity: 0, hits: 0 }
    one.popularity += sold
    one.hits += 1
    known.set(plain(query), one)
  }
  for (const document of shelf.documents) {
    const sold = shelf.sold.get(document.id) ?? 0
    add(document.type, sold)
    add(document.title, sold)
    for (const name of [...document.categories, ...document.tags]) add(name, sold)
  }
  return [...known.values()]
}

/** Every word but the last must be there, the last may be just begun. */
function fits(query: string, asked: readonly string[]): boolean {
  const words = wordsOf(query)
  return asked.every((word, i) => words.some((one) => (i < asked.length - 1 ? one === word : one.startsWith(word))))
}

/** Records of what a shopper may be about to type, the most sought-after first. */
export function findSuggestions(shelf: Shelf, params: HostedParams): object[] {
  const asked = wordsOf(params.query ?? "")
  const { highlightPreTag: pre = "<em>", highlightPostTag: post = "</em>" } = params
  return suggestionsOf(shelf)
    .filter(({ query }) => fits(query, asked))
    .sort((a, b) => b.popularity - a.popularity || a.query.localeCompare(b.query, "en"))
    .map(({ query, popularity, hits }) => {
      const words = wordsOf(query)
      const value = mark(query, asked, new Set(words.filter((word) => asked.some((a) => word.startsWith(a)))), {
        pre,
        post,
      })
      return {
        objectID: query,
        query,
        nb_words: words.length,
        popularity,
        [INDEX]: { exact_nb_hits: hits },
        _highlightResult: { query: { value, matchLevel: asked.length > 0 ? "full" : "none", matchedWords: asked } },
      }
    })
}
