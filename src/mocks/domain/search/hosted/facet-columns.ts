import type { ProductDocument } from "#mocks/domain/search/document.ts"
import { valuesAt } from "#mocks/domain/search/fields.ts"

/** Numbered values of a path, and the numbers of each document's values. */
interface Column {
  readonly values: (string | number)[]
  readonly numbers: Map<string, number>
  /** Value numbers by place of the document: one number, as for most documents, or a list. */
  readonly ofPlace: (number | readonly number[] | undefined)[]
}

/** Maximum number of cached paths. */
const MANY = 20

/** Caches the values of documents by path as numbers; a document is only read again after it was replaced. */
export class FacetColumns {
  readonly #places = new Map<string, number>()
  #documents: ProductDocument[] = []
  readonly #columns = new Map<string, Column>()

  /** Returns the documents' places in the columns. */
  placesOf(documents: readonly ProductDocument[]): readonly number[] {
    return documents.map((document) => {
      let place = this.#places.get(document.id)
      if (place === undefined) {
        place = this.#places.size
        this.#places.set(document.id, place)
      }
      if (this.#documents[place] !== document) this.#put(place, document)
      return place
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
    const found = valuesAt(this.#documents[place] as ProductDocument, path).map((value) => {
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
