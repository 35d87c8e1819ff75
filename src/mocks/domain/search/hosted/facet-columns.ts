import type { ProductDocument } from "#mocks/domain/search/document.ts"
import type { Found } from "./found.ts"

/** Numbered values of a path, and the numbers of each document's values. */
interface Column {
  readonly values: (string | number)[]
  readonly numbers: Map<string, number>
  /** Value numbers by place of the document: one number, as for most documents, or a list. */
  readonly ofPlace: (number | readonly number[] | undefined)[]
}

/** Maximum number of cached paths. */
const MANY = 20

type Reader = (document: ProductDocument) => readonly (string | number)[]

/** Caches the values of documents by path as numbers; a value is only read again after it changed. */
export class FacetColumns {
  readonly #readerOf: (path: string) => Reader
  #documents: ProductDocument[] = []
  readonly #columns = new Map<string, Column>()
  /** The places of the list that was counted last. */
  #last: { readonly found: readonly Found[]; readonly places: readonly number[] } = { found: [], places: [] }

  constructor(readerOf: (path: string) => Reader) {
    this.#readerOf = readerOf
  }

  /** Discards values that changed independently of their documents: of one product by its number, or of all. */
  forget(path: string, number?: number): void {
    if (number === undefined) this.#columns.delete(path)
    else {
      const column = this.#columns.get(path)
      if (column) column.ofPlace[number] = undefined
    }
  }

  /** Returns the documents' places in the columns. */
  placesOf(found: readonly Found[]): readonly number[] {
    if (this.#last.found !== found) this.#last = { found, places: this.#findPlaces(found) }
    return this.#last.places
  }

  #findPlaces(found: readonly Found[]): readonly number[] {
    return found.map(({ document, number }) => {
      if (this.#documents[number] !== document) this.#put(number, document)
      return number
    })
  }

  /** Counts the values at a path for the documents at these places. */
  count(places: readonly number[], path: string): [value: string | number, count: number][] {
    const { values, ofPlace } = this.#columnOf(path)
    const totals: number[] = []
    for (const place of places) {
      let numbers = ofPlace[place]
      if (numbers === undefined) {
        numbers = this.#numbersAt(place, path)
        ofPlace[place] = numbers
      }
      if (typeof numbers === "number") totals[numbers] = (totals[numbers] ?? 0) + 1
      else for (const number of numbers) totals[number] = (totals[number] ?? 0) + 1
    }
    return values.flatMap((value, number): [string | number, number][] =>
      totals[number] ? [[value, totals[number]]] : [],
    )
  }

  #put(place: number, document: ProductDocument): void {
    this.#documents[place] = document
    for (const { ofPlace } of this.#columns.values()) ofPlace[place] = undefined
  }

  #columnOf(path: string): Column {
    let column = this.#columns.get(path)
    if (!column) {
      if (this.#columns.size >= MANY) this.#columns.clear()
      column = { values: [], numbers: new Map(), ofPlace: [] }
      this.#columns.set(path, column)
    }
    return column
  }

  #numbersAt(place: number, path: string): number | readonly number[] {
    const { values, numbers } = this.#columnOf(path)
    const found = this.#readerOf(path)(this.#documents[place] as ProductDocument).map((value) => {
      let number = numbers.get(String(value))
      if (number === undefined) {
        number = values.push(value) - 1
        numbers.set(String(value), number)
      }
      return number
    })
    const [only, ...others] = new Set(found)
    return only !== undefined && others.length === 0 ? only : [...new Set(found)]
  }
}
