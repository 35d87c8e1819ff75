import type { ProductDocument } from "#mocks/domain/search/document.ts"
import { productIndex } from "#mocks/domain/search/product-index.ts"
import type { Database } from "#mocks/kernel/database.ts"
import type { Found } from "./found.ts"
import { soldCounts } from "./sold-counts.ts"

/** Sorts the newest documents first; ISO times sort correctly as text. */
export const newest = (a: ProductDocument, b: ProductDocument): number =>
  a.created_at === b.created_at ? 0 : a.created_at < b.created_at ? 1 : -1

/** Up to this many changes are applied one by one. */
const FEW = 50

interface Ranked extends Found {
  readonly sold: number
  /** Place in the list of documents. */
  readonly place: number
}
const byPopularity = (a: Ranked, b: Ranked): number =>
  b.sold - a.sold || newest(a.document, b.document) || a.place - b.place

/** The published products of some sales channels. Changes are applied product by product. */
export class ProductList {
  readonly #db: Database
  readonly #channels: readonly string[]
  readonly #locale: string | null
  #documents: readonly ProductDocument[] = []
  #popular: readonly Ranked[] | undefined
  /** Places in the list of documents, and numbers, by product id. */
  readonly #places = new Map<string, number>()
  readonly #numbers = new Map<string, number>()
  /** Products to read again; undefined if all. */
  #unread: Set<string> | undefined
  /** Products whose place in the list by popularity may have changed. */
  readonly #unranked = new Set<string>()

  constructor(db: Database, channels: readonly string[], locale: string | null = null) {
    this.#db = db
    this.#channels = channels
    this.#locale = locale
    productIndex(db, locale).watch((id) => this.#unread?.add(id))
    soldCounts(db).watch((id) => {
      if (id === undefined) this.#popular = undefined
      else this.#unranked.add(id)
    })
  }

  /** All products in order of creation: the same list until one changes. */
  get documents(): readonly ProductDocument[] {
    const all = productIndex(this.#db, this.#locale).documents()
    const unread = this.#unread
    this.#unread = new Set()
    if (unread?.size !== 0 && !(unread && this.#replaceAll(unread, all))) this.#rebuild(all)
    return this.#documents
  }

  /** All products by units sold, then newest first: the same list until either changes. */
  get popular(): readonly Found[] {
    const { documents } = this
    const sold = soldCounts(this.#db).counts
    const ranked = (document: ProductDocument, place: number): Ranked => {
      const number = this.#numbers.get(document.id) as number
      return { document, number, match: undefined, sold: sold.get(document.id) ?? 0, place }
    }
    const unranked = [...this.#unranked].filter((id) => this.#places.has(id))
    this.#unranked.clear()
    if (!this.#popular || unranked.length > FEW) this.#popular = documents.map(ranked).sort(byPopularity)
    else if (unranked.length > 0) {
      const moved = new Set(unranked)
      const sorted = this.#popular.filter(({ document }) => !moved.has(document.id))
      for (const id of moved) {
        const place = this.#places.get(id) as number
        insert(sorted, ranked(documents[place] as ProductDocument, place))
      }
      this.#popular = sorted
    }
    return this.#popular
  }

  /** Returns a function that finds a product of the current list by its id. */
  get finder(): (id: string) => Omit<Found, "match"> | undefined {
    const { documents } = this
    return (id) => {
      const document = documents[this.#places.get(id) ?? -1]
      return document && { document, number: this.#numbers.get(id) as number }
    }
  }

  numberOf(id: string): number | undefined {
    return this.#numbers.get(id)
  }

  #has({ status, sales_channel_ids }: ProductDocument): boolean {
    return status === "published" && sales_channel_ids.some((id) => this.#channels.includes(id))
  }

  /** Replaces changed documents; returns false if the list has to be rebuilt. */
  #replaceAll(ids: ReadonlySet<string>, all: ReadonlyMap<string, ProductDocument>): boolean {
    if (ids.size > FEW) return false
    const documents = [...this.#documents]
    for (const id of ids) {
      const place = this.#places.get(id)
      const document = all.get(id)
      const isListed = document !== undefined && this.#has(document)
      if ((place !== undefined) !== isListed) return false
      if (place === undefined || !document) continue
      documents[place] = document
      this.#unranked.add(id)
    }
    this.#documents = documents
    return true
  }

  #rebuild(all: ReadonlyMap<string, ProductDocument>): void {
    this.#documents = [...all.values()].filter((document) => this.#has(document))
    this.#popular = undefined
    this.#places.clear()
    for (const [place, { id }] of this.#documents.entries()) {
      this.#places.set(id, place)
      if (!this.#numbers.has(id)) this.#numbers.set(id, this.#numbers.size)
    }
  }
}

/** Inserts an entry into the list by popularity. */
function insert(sorted: Ranked[], entry: Ranked): void {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (byPopularity(sorted[middle] as Ranked, entry) < 0) low = middle + 1
    else high = middle
  }
  sorted.splice(low, 0, entry)
}
