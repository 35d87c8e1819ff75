import type { ProductDocument } from "#mocks/domain/search/document.ts"
import { valuesAt } from "#mocks/domain/search/fields.ts"

/** A path's values by number, and the numbers of the values that each document has. */
interface Column {
  readonly values: (string | number)[]
  readonly numbers: Map<string, number>
  /** By the document's place; most documents have one value. */
  readonly ofPlace: (number | readonly number[] | undefined)[]
}

/** So many paths are kept. */
const MANY = 20

/** Which values documents have at a path, as numbers: documents are read once, and again only where they are replaced. */
export class FacetColumns {
  readonly #places = new Map<string, number>()
  #documents: ProductDocument[] = []
  readonly #columns = new Map<string, Column>()

  /** Where documents stand in the columns. */
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

  /** How many of the documents at these places have which value. */
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
