import MiniSearch, { type SearchOptions } from "minisearch"
import type { Database } from "#mocks/kernel/database.ts"
import { documentOf, type ProductDocument, SOURCES } from "./document.ts"
import { productFields, valuesAt } from "./fields.ts"
import { ProductChanges } from "./product-changes.ts"
import { plain, wordsOf } from "./words.ts"

export const searchable: readonly string[] = productFields.filter((f) => f.searchable).map((f) => f.name)
const WEIGHTS = { title: 6, skus: 4, categories: 3, collection: 3, tags: 3, type: 2, subtitle: 2 }

const textOf = (document: ProductDocument, field: string): string => valuesAt(document, field).join(" ")

/** A text search match, with its score and the words found. */
export interface Match {
  readonly id: string
  readonly score: number
  readonly words: ReadonlySet<string>
}
export interface TextOptions {
  readonly fields?: readonly string[] | undefined
  /** Words that must match: all, any, or as many of the first ones as have results. */
  readonly strategy?: "all" | "any" | "last" | undefined
  readonly typos?: boolean | undefined
}

/** Full-text index of the current products; reads changed products before each search. */
export class ProductIndex {
  readonly #db: Database
  #version = 0
  readonly #changes: ProductChanges
  /** Ids of products that haven't been read yet. */
  #unread = new Set<string>()
  readonly #documents = new Map<string, ProductDocument>()
  readonly #watchers: ((id: string) => void)[] = []
  readonly #search = new MiniSearch<ProductDocument>({
    fields: [...searchable],
    tokenize: wordsOf,
    processTerm: plain,
    extractField: (document, name) => (name === "id" ? document.id : textOf(document, name)),
  })

  constructor(db: Database) {
    this.#db = db
    this.#changes = new ProductChanges(db, SOURCES)
  }

  /** Adds a watcher that is called with the id of each document that is read again or removed. */
  watch(watcher: (id: string) => void): void {
    this.#watchers.push(watcher)
  }

  /** Increases whenever a document may have changed. */
  get version(): number {
    this.refresh()
    return this.#version
  }

  documents(): ReadonlyMap<string, ProductDocument> {
    this.refresh()
    return this.#documents
  }

  find(words: readonly string[], { fields, strategy = "last", typos = true }: TextOptions): Match[] {
    this.refresh()
    const options: SearchOptions = {
      boost: WEIGHTS,
      prefix: true,
      fuzzy: typos ? (term: string) => (term.length > 6 ? 2 : term.length > 3 ? 1 : 0) : false,
      combineWith: strategy === "any" ? "OR" : "AND",
      ...(fields ? { fields: [...fields] } : {}),
    }
    if (strategy !== "last") {
      const found = this.#search.search(words.join(" "), options)
      return found.map(({ id, score, terms }) => ({ id, score, words: new Set(terms) }))
    }
    return this.#findFirst(words, options)
  }

  /** Finds the products that match as many of the first words as possible; searches each word once. */
  #findFirst(words: readonly string[], options: SearchOptions): Match[] {
    let found = new Map<string, { score: number; words: ReadonlySet<string> }>()
    let count = 0
    for (const word of words) {
      const next: typeof found = new Map()
      for (const { id, score, terms } of this.#search.search(word, options)) {
        const before = found.get(id)
        if (count === 0 || before)
          next.set(id, { score: score + (before?.score ?? 0), words: new Set([...(before?.words ?? []), ...terms]) })
      }
      if (next.size === 0) break
      found = next
      count += 1
    }
    // Same scoring as a search for all words together: scores grow with the number of different words.
    const different = new Set(words.slice(0, count)).size
    return [...found]
      .map(([id, match]) => ({ id, score: match.score * different, words: match.words }))
      .sort((a, b) => b.score - a.score)
  }

  /** Reads changed products while there is time; returns whether all are read. */
  refresh(hasTime: () => boolean = () => true): boolean {
    const { product } = this.#db.tables
    const changed = this.#changes.take()
    if (changed) for (const id of changed) this.#unread.add(id)
    else this.#unread = new Set([...this.#documents.keys(), ...product.all().map((row) => row.id)])
    if (this.#unread.size > 0) this.#version += 1
    for (const id of this.#inOrder(changed)) {
      if (!hasTime()) return false
      this.#unread.delete(id)
      const row = product.get(id)
      if (row) this.#put(documentOf(this.#db, row))
      else this.#drop(id)
      for (const tell of this.#watchers) tell(id)
    }
    return true
  }

  /** Ids in order of creation, which also sorts new products. */
  #inOrder(changed: ReadonlySet<string> | undefined): string[] {
    return changed && changed.size > 0 ? [...this.#unread].sort() : [...this.#unread]
  }

  #drop(id: string): void {
    if (!this.#documents.delete(id)) return
    this.#search.discard(id)
  }

  #put(document: ProductDocument): void {
    const known = this.#documents.get(document.id)
    this.#documents.set(document.id, document)
    if (known && searchable.every((field) => textOf(known, field) === textOf(document, field))) return
    if (known) this.#search.discard(document.id)
    this.#search.add(document)
  }
}

const indexes = new WeakMap<Database, ProductIndex>()
/** Returns the product index of a database, cached per database. */
export function productIndex(db: Database): ProductIndex {
  let index = indexes.get(db)
  if (!index) {
    index = new ProductIndex(db)
    indexes.set(db, index)
  }
  return index
}
