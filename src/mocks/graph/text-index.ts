import type { Base, Columns, RowOf } from "#mocks/kernel/columns.ts"
import type { RowEntry, ScanResult } from "#mocks/kernel/row-source.ts"
import type { Table } from "#mocks/kernel/table.ts"
import { isLike } from "./satisfies.ts"
import { TextChunk } from "./text-chunk.ts"

type Row = RowOf<Columns>
type Event = readonly [before: Row | undefined, after: Row | undefined]
type Entry = RowEntry<Row>
type Chunk = TextChunk<Entry>

/** Searched text of a row: its own part, and a part that many rows may share. Each value ends with a line break. */
interface RowText {
  readonly own: string
  readonly shared: string
}
export interface Source {
  /** The columns that `textOf` reads; virtual rows are generated with only these. */
  readonly columns: readonly string[]
  textOf(row: Base): RowText
}
export interface Word {
  readonly text: string
  /** Whether shared texts are searched too. */
  readonly isShared?: boolean
  /** Additional matching rows: by id, or by position for virtual rows. */
  readonly also?: ReadonlySet<string | number> | undefined
  /** An alternative test that a row may pass instead, and the columns it reads. */
  readonly other?: { readonly columns: readonly string[]; test(row: Row): boolean } | undefined
}

const CHUNK = 256

export const END = "\n"
const isPattern = (word: string): boolean => word.includes("%") || word.includes("_")
/** The server searches with SQL's `LIKE`: its wildcards apply to words too. */
export const occurs = (word: string, text: string): boolean =>
  isPattern(word) ? text.split(END).some((value) => isLike(value, `%${word}%`)) : text.includes(word)

/**
 * The searched texts of a table's rows in table order. Changes are applied row by row instead of rebuilding the
 * index.
 */
export class TextIndex {
  readonly #table: Table<Columns>
  readonly #source: Source
  /** Shared texts by number, and their numbers by text. */
  #texts: string[] = []
  readonly #numbers = new Map<string, number>()
  #chunks: Chunk[] = []
  #size = 0
  /** Rows to read for the first time, in reverse order; undefined if the index must be rebuilt. */
  #left: Entry[] | undefined
  #events: Event[] = []

  constructor(table: Table<Columns>, source: Source) {
    this.#table = table
    this.#source = source
    table.watch((before, after) => {
      // A virtual row that reappears belongs in the middle of the order: the index is rebuilt.
      const isRestored = !before && after && table.entries.placeOf(after.id) !== undefined
      if ((!before && !after) || isRestored) this.#left = undefined
      else if (this.#left) this.#events.push([before, after])
    })
  }

  /** Returns the rows that match every word, by their text or by the word's alternative test. */
  where(words: readonly Word[], { withDeleted = false } = {}): ScanResult<Row> {
    this.refresh()
    const read = this.#table.entries.reader(["deleted_at", ...words.flatMap(({ other }) => other?.columns ?? [])])
    const searchWords = words.map((word): SearchWord => {
      const also = word.also?.size ? word.also : undefined
      return { ...word, also, sharedMatches: this.#verdicts(word), marks: new Uint8Array(CHUNK) }
    })
    const found: Entry[] = []
    for (const chunk of this.#chunks) {
      const isPossible = searchWords.every(({ text, marks, sharedMatches: verdicts, also, other }) => {
        marks.fill(0)
        return markMatches(chunk, text, marks) || verdicts || also || other
      })
      if (!isPossible) continue
      for (let place = 0; place < chunk.size; place++) {
        const entry = chunk.entries[place] as Entry
        if (!fits(searchWords, place, entry, chunk.shared[place] as number, read)) continue
        if (withDeleted || read(entry).deleted_at === null) found.push(entry)
      }
    }
    return this.#table.entries.found(found)
  }

  /**
   * Applies the changes; on the first call, reads as many rows as `hasTime` allows. Returns whether it is complete.
   */
  refresh(hasTime: () => boolean = () => true): boolean {
    this.#table.noteRead()
    if (!this.#left || this.#events.length > this.#size + 1000) this.#restart()
    const left = this.#left as Entry[]
    const read = this.#table.entries.reader(this.#source.columns)
    while (left.length > 0 && hasTime()) this.#add(left.pop() as Entry, read)
    if (left.length > 0) return false
    for (const event of this.#events.splice(0)) this.#apply(event)
    return true
  }

  /** Marks the shared texts that contain a word; undefined if none does. */
  #verdicts({ text, isShared }: Word): Uint8Array | undefined {
    if (!isShared) return undefined
    const verdicts = Uint8Array.from(this.#texts, (one) => (occurs(text, one) ? 1 : 0))
    return verdicts.includes(1) ? verdicts : undefined
  }

  #restart(): void {
    this.#left = [...this.#table.entries.all()].reverse()
    this.#events = []
    this.#chunks = []
    this.#size = 0
    this.#texts = []
    this.#numbers.clear()
  }

  #apply([before, after]: Event): void {
    if (!before) {
      if (after) this.#add(after, (entry) => entry as Row)
      return
    }
    const at = this.#find(before.id)
    if (!at) return
    const { chunk, place } = at
    if (after) {
      const { own, shared } = this.#source.textOf(after)
      chunk.replace(place, after, own, this.#numberOf(shared))
    } else {
      chunk.remove(place)
      this.#size -= 1
    }
  }

  /** Searches from the end: most changes are to the latest rows. */
  #find(id: string): { readonly chunk: Chunk; readonly place: number } | undefined {
    const reserved = this.#table.entries.placeOf(id)
    for (let i = this.#chunks.length - 1; i >= 0; i--) {
      const chunk = this.#chunks[i] as Chunk
      const place = chunk.entries.findLastIndex((one) => (typeof one === "number" ? one === reserved : one.id === id))
      if (place >= 0) return { chunk, place }
    }
    return undefined
  }

  #add(entry: Entry, read: (entry: Entry) => Row): void {
    const { own, shared } = this.#source.textOf(read(entry))
    let last = this.#chunks.at(-1)
    if (!last || last.size >= CHUNK) {
      last = new TextChunk()
      this.#chunks.push(last)
    }
    last.add(entry, own, this.#numberOf(shared))
    this.#size += 1
  }

  #numberOf(shared: string): number {
    let number = this.#numbers.get(shared)
    if (number === undefined) {
      number = this.#texts.push(shared) - 1
      this.#numbers.set(shared, number)
    }
    return number
  }
}

/** A word with the shared texts that contain it, and the rows of a chunk whose own texts contain it. */
interface SearchWord extends Word {
  readonly sharedMatches: Uint8Array | undefined
  readonly marks: Uint8Array
}

/** Called for every row of a large table, so it is a plain loop. */
function fits(
  searchWords: readonly SearchWord[],
  place: number,
  entry: Entry,
  shared: number,
  read: (entry: Entry) => Row,
): boolean {
  for (const { marks, sharedMatches: verdicts, also, other } of searchWords) {
    if (marks[place] === 1) continue
    if (verdicts !== undefined && verdicts[shared] === 1) continue
    if (also?.has(typeof entry === "number" ? entry : entry.id)) continue
    if (!other?.test(read(entry))) return false
  }
  return true
}

function markMatches(chunk: Chunk, word: string, marks: Uint8Array): boolean {
  if (!isPattern(word)) return chunk.mark(word, marks)
  let isFound = false
  for (let place = 0; place < chunk.size; place++) {
    if (!occurs(word, chunk.textAt(place))) continue
    marks[place] = 1
    isFound = true
  }
  return isFound
}
