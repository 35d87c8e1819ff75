import MiniSearch, { type Query, type SearchOptions } from "minisearch"
import { inLocale } from "#mocks/domain/translations/translations.ts"
import type { Database } from "#mocks/kernel/database.ts"
import { documentOf, type ProductDocument, SOURCES } from "./document.ts"
import { productFields, valuesAt } from "./fields.ts"
import { ProductChanges } from "./product-changes.ts"
import { type WordForms, wordForms } from "./word-forms.ts"
import { wordsOf } from "./words.ts"

export const searchable: readonly string[] = productFields.filter((f) => f.searchable).map((f) => f.name)
/** Least number of letters for one and for two typos. */
const SIZES = [4, 7] as const
const WEIGHTS = { title: 6, skus: 4, categories: 3, collection: 3, tags: 3, type: 2, subtitle: 2 }

const textOf = (document: ProductDocument, field: string): string => valuesAt(document, field).join(" ")

/** A text search match, with its score and the words found. */
export interface Match {
  readonly id: string
  readonly score: number
  readonly words: ReadonlySet<string>
}
interface TextOptions {
  readonly fields?: readonly string[] | undefined
  /** Words that must match: all, any, or as many of the first ones as have results. */
  readonly strategy?: "all" | "any" | "last" | undefined
  /** Whether typos are tolerated; "min": only where nothing matches without. */
  readonly typos?: boolean | "min" | undefined
  /** Words that only match an option's value as it is. */
  readonly values?: ReadonlySet<string> | undefined
  /** Typos and synonyms as in the hosted search service. */
  readonly hosted?: HostedWords | undefined
}
/** How the hosted service compares words: two swapped letters are one typo. */
interface HostedWords {
  /** Least number of letters for one and for two typos. */
  readonly sizes: readonly [one: number, two: number]
  readonly synonymsOf: (word: string) => readonly string[]
}

/** Words with two neighboring letters swapped; like in the service, a typo in the first letter counts twice. */
const swapped = (word: string, isFirst: boolean): string[] =>
  Array.from({ length: Math.max(0, word.length - 1 - (isFirst ? 0 : 1)) }, (_, i) => i + (isFirst ? 0 : 1)).flatMap(
    (at) => {
      const [a, b] = [word[at], word[at + 1]]
      return a === b ? [] : `${word.slice(0, at)}${b}${a}${word.slice(at + 2)}`
    },
  )

/** MiniSearch's own weight of typos is 0.45; a swap of letters is the most frequent typo. */
const SWAPPED_WEIGHT = 0.6

/** Least number of letters in which two are taken as swapped. */
const SWAPS = 3
/** The store's own search has no synonyms. */
const OWN_WORDS: HostedWords = { sizes: SIZES, synonymsOf: () => [] }

/** A word, its spellings with swapped letters, and other words that mean the same. */
function queryOf(word: string, typos: boolean, two: number, same: string[]): Query {
  const others = typos && word.length >= SWAPS ? swapped(word, word.length >= two) : []
  if (others.length + same.length === 0) return word
  const swaps: Query = { queries: others, combineWith: "OR", fuzzy: false, boostTerm: () => SWAPPED_WEIGHT }
  const equal: Query = { queries: same, combineWith: "OR", fuzzy: false, prefix: false }
  return {
    combineWith: "OR",
    queries: [word, ...(others.length > 0 ? [swaps] : []), ...(same.length > 0 ? [equal] : [])],
  }
}

/** Fields whose words name products. */
const NAMES = ["title", "categories", "type"]
/** Fields that the first part of a compound is searched in. */
const TRAITS = [...NAMES, "collection", "tags", "options"]

/** Words of the current products by what they mean. */
interface Vocabulary {
  readonly version: number
  readonly names: ReadonlySet<string>
  /** Titles of options: "size". */
  readonly options: ReadonlySet<string>
  /** Short values of options: "M", "42". */
  readonly values: ReadonlySet<string>
}
/** Most letters of a short value that isn't a number. */
const SHORT = 2
const isShort = (value: string) => value.length <= SHORT || /^\d+$/.test(value)

/** What a query's words ask for. */
export interface Meaning {
  readonly words: readonly string[]
  /** Those words that must be an option's value. */
  readonly values: ReadonlySet<string>
}

/** Full-text index of the current products; reads changed products before each search. */
export class ProductIndex {
  readonly #db: Database
  /** Locale of the texts; null for the original ones. */
  readonly #locale: string | null
  #version = 0
  readonly #changes: ProductChanges
  /** Ids of products that haven't been read yet. */
  #unread = new Set<string>()
  readonly #documents = new Map<string, ProductDocument>()
  readonly #watchers: ((id: string) => void)[] = []
  readonly #forms: WordForms
  #words: Vocabulary | undefined
  readonly #search = new MiniSearch<ProductDocument>({
    fields: [...searchable],
    tokenize: wordsOf,
    processTerm: (term) => this.#forms.fold(term),
    extractField: (document, name) => (name === "id" ? document.id : textOf(document, name)),
  })

  constructor(db: Database, locale: string | null = null) {
    this.#db = db
    this.#locale = locale
    this.#forms = wordForms(locale)
    this.#changes = new ProductChanges(db, locale === null ? SOURCES : [...SOURCES, "translation"])
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

  #vocabulary(): Vocabulary {
    if (this.#words?.version !== this.#version) {
      const documents = [...this.#documents.values()]
      const folded = (texts: readonly string[]) => new Set(texts.flatMap(wordsOf).map(this.#forms.fold))
      const titles = this.#db.tables.productOption
        .all()
        .flatMap((option) => [option.title, inLocale(this.#db, option, this.#locale).title])
      const names = folded(documents.flatMap((document) => NAMES.map((field) => textOf(document, field))))
      this.#words = {
        version: this.#version,
        names,
        options: new Set([...folded(titles)].filter((word) => !names.has(word))),
        values: new Set([...folded(documents.map((document) => textOf(document, "options")))].filter(isShort)),
      }
    }
    return this.#words
  }

  /**
   * What a query asks for, regardless of the order of its words: those that join others ("in") or name an option
   * ("size") are left out unless there are no others, and a short value beside other words ("M", "42") is a size.
   */
  meaningOf(query: readonly string[]): Meaning {
    this.refresh()
    const { stemsOf, fold, joining } = this.#forms
    const { options, values } = this.#vocabulary()
    const isOption = (word = "") => [word, ...stemsOf(word)].some((form) => options.has(fold(form)))
    const words = query.filter((word) => !joining.has(word) && !isOption(word))
    if (words.length === 0) return { words: query, values: new Set() }
    const isValue = (word: string) =>
      values.has(fold(word)) && (words.length > 1 || isOption(query[query.indexOf(word) - 1]))
    return { words, values: new Set(words.filter(isValue)) }
  }

  /**
   * The matches without typos first, then those with; if there is none, products with the parts of the compounds, or
   * else those whose names end as the words do.
   */
  find(words: readonly string[], options: TextOptions): Match[] {
    this.refresh()
    const { typos = true, strategy } = options
    if (typos === "min") {
      const exact = this.find(words, { ...options, typos: false })
      return exact.length > 0 ? exact : this.find(words, { ...options, typos: true })
    }
    const all = this.#find(words, options, "same")
    if (all.length > 0) {
      // The words are dropped one by one with their typos.
      if (strategy === undefined || strategy === "last" || !typos) return all
      const exact = new Set(this.#find(words, { ...options, typos: false }, "same").map(({ id }) => id))
      return [...all.filter(({ id }) => exact.has(id)), ...all.filter(({ id }) => !exact.has(id))]
    }
    const named = { ...options, typos: false }
    const parts = this.#find(words, { ...named, fields: options.fields ?? TRAITS }, "parts")
    return parts.length > 0 ? parts : this.#find(words, { ...named, fields: options.fields ?? NAMES }, "related")
  }

  #find(
    words: readonly string[],
    { fields, strategy = "last", typos = true, hosted = OWN_WORDS, values = new Set() }: TextOptions,
    kind: "same" | "parts" | "related",
  ): Match[] {
    const [one, two] = hosted.sizes
    const { stemsOf, compoundsOf, relatedTo, partsOf } = this.#forms
    const { names } = this.#vocabulary()
    const formsOf = (word: string) => [...stemsOf(word), ...compoundsOf(word, names)]
    const sameAs = (word: string) => [...[word, ...stemsOf(word)].flatMap(hosted.synonymsOf), ...formsOf(word)]
    const isName = (word: string) => [word, ...sameAs(word)].some((form) => names.has(this.#forms.fold(form)))
    const withForms = (word: string) => queryOf(word, typos !== false, two, sameAs(word))
    const queries = words.map((word): Query => {
      if (values.has(word)) return { queries: [word], fields: ["options"], prefix: false, fuzzy: false }
      const parts = kind === "same" ? undefined : partsOf(word, isName)
      if (kind === "parts" && parts) return { combineWith: "AND", queries: parts.map(withForms) }
      if (kind !== "related") return withForms(word)
      const forms = relatedTo(word, names)
      return queryOf(word, false, two, [...forms, ...(parts ? [parts[1], ...sameAs(parts[1])] : [])])
    })
    const options: SearchOptions = {
      boost: WEIGHTS,
      prefix: true,
      fuzzy: typos ? (term: string) => (term.length >= two ? 2 : term.length >= one ? 1 : 0) : false,
      combineWith: strategy === "any" ? "OR" : "AND",
      ...(fields ? { fields: [...fields] } : {}),
    }
    if (strategy !== "last") {
      const { combineWith = "AND" } = options
      const found = this.#search.search({ combineWith, queries }, options)
      return found.map(({ id, score, terms }) => ({ id, score, words: new Set(terms) }))
    }
    return this.#findFirst(queries, options)
  }

  /** Finds the products that match as many of the first words as possible; searches each word once. */
  #findFirst(words: readonly Query[], options: SearchOptions): Match[] {
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
    const different = new Set(words.slice(0, count).map((word) => JSON.stringify(word))).size
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
      if (row) this.#put(documentOf(this.#db, row, this.#locale))
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

const indexes = new WeakMap<Database, Map<string | null, ProductIndex>>()
/** Returns the product index of a database with the texts in a locale, cached per database. */
export function productIndex(db: Database, locale: string | null = null): ProductIndex {
  const all = indexes.get(db) ?? new Map<string | null, ProductIndex>()
  indexes.set(db, all)
  const index = all.get(locale) ?? new ProductIndex(db, locale)
  all.set(locale, index)
  return index
}
