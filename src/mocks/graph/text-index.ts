import type { Base, Columns, RowOf } from "#mocks/db/columns.ts"
import type { Table } from "#mocks/db/table.ts"

type Row = RowOf<Columns>
type Event = readonly [before: Row | undefined, after: Row | undefined]

/** What is searched of a row: a text of its own, and one that many rows may share. */
export interface RowText {
  readonly own: string
  readonly shared: string
}

/** The searched texts of a table's rows, in the table's order. A change is read row by row, never by reading all anew. */
export class TextIndex {
  readonly #table: Table<Columns>
  readonly #textOf: (row: Base) => RowText
  readonly #known = new Map<string, string>()
  #rows: Row[] = []
  #own: string[] = []
  #shared: string[] = []
  /** Rows that are still to be read for the first time; undefined where not even those are known. */
  #left: Row[] | undefined
  #events: Event[] = []

  constructor(table: Table<Columns>, textOf: (row: Base) => RowText) {
    this.#table = table
    this.#textOf = textOf
    table.watch((before, after) => {
      if (!before && !after) this.#left = undefined
      else if (this.#left) this.#events.push([before, after])
    })
  }

  /** The rows that pass a test of themselves and their texts. */
  where(test: (row: Row, own: string, shared: string) => boolean): Row[] {
    this.refresh()
    const found: Row[] = []
    for (let i = 0; i < this.#rows.length; i++) {
      const row = this.#rows[i] as Row
      if (test(row, this.#own[i] as string, this.#shared[i] as string)) found.push(row)
    }
    return found
  }

  /** Reads what has changed, or, the first time, as many rows as there is time for; answers whether that was all. */
  refresh(hasTime: () => boolean = () => true): boolean {
    this.#table.noteRead()
    if (!this.#left || this.#events.length > this.#rows.length + 1000) this.#restart()
    const left = this.#left as Row[]
    while (left.length > 0 && hasTime()) this.#put(this.#rows.length, left.pop() as Row)
    if (left.length > 0) return false
    for (const event of this.#events.splice(0)) this.#apply(event)
    return true
  }

  #restart(): void {
    this.#left = this.#table.all({ withDeleted: true }).reverse()
    this.#events = []
    this.#rows = []
    this.#own = []
    this.#shared = []
    this.#known.clear()
  }

  #apply([before, after]: Event): void {
    // Most changes are to the latest rows.
    const place = before ? this.#rows.findLastIndex((row) => row.id === before.id) : this.#rows.length
    if (place < 0) return
    if (after) this.#put(place, after)
    else for (const list of [this.#rows, this.#own, this.#shared]) list.splice(place, 1)
  }

  #put(place: number, row: Row): void {
    const { own, shared } = this.#textOf(row)
    const known = this.#known.get(shared)
    if (known === undefined) this.#known.set(shared, shared)
    this.#rows[place] = row
    this.#own[place] = own
    this.#shared[place] = known ?? shared
  }
}
