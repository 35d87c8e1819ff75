import type { Database, TableName } from "#mocks/kernel/database.ts"
import { ByteWriter } from "./byte-writer.ts"
import type { AnyRow, Scope } from "./node.ts"

/** A list of rows as JSON in UTF-8. */
interface List {
  readonly rows: readonly AnyRow[]
  /** Where each row ends. */
  readonly ends: readonly number[]
  readonly bytes: Uint8Array
}
interface Kept {
  readonly versions: string
  /** By the row that leads to them. */
  readonly lists: WeakMap<object, List>
}

/** Routes that select the same columns share their cached lists. */
const all = new WeakMap<Database, Map<string, Kept>>()
const FEW = 4

/**
 * Caches lists of related rows as JSON in UTF-8, if only columns of the rows and the ids of referenced rows are
 * selected: a row is never changed in place, so its text is valid until a referenced table changes.
 */
export class RowJsonCache {
  readonly #key: string
  readonly #references: readonly TableName[]

  /** `key` identifies the selected columns. */
  constructor(key: string, references: readonly TableName[]) {
    this.#key = key
    this.#references = references
  }

  /** Returns the rows that `owner` leads to as a JSON array. Only those that weren't in its last list are serialized. */
  listOf(owner: object, rows: readonly AnyRow[], scope: Scope, serialize: (row: AnyRow) => object | null): Uint8Array {
    const lists = this.#listsOf(scope.db)
    const last = lists.get(owner)
    if (last && last.rows.length === rows.length && last.rows.every((row, i) => row === rows[i])) return last.bytes
    const list = serializeList(rows, serialize, last)
    lists.set(owner, list)
    return list.bytes
  }

  #listsOf(db: Database): Kept["lists"] {
    const kept = all.get(db) ?? new Map<string, Kept>()
    all.set(db, kept)
    const versions = this.#references.map((name) => db.tables[name].version).join()
    const known = kept.get(this.#key)
    if (known?.versions === versions) {
      // A cached response is valid only while these tables don't change: they count as read.
      for (const name of this.#references) db.tables[name].noteRead()
      return known.lists
    }
    if (kept.size >= FEW) kept.clear()
    const lists: Kept["lists"] = new WeakMap()
    kept.set(this.#key, { versions, lists })
    return lists
  }
}

function serializeList(
  rows: readonly AnyRow[],
  serialize: (row: AnyRow) => object | null,
  last: List | undefined,
): List {
  const places = new Map(last?.rows.map((row, i) => [row, i]))
  const writer = new ByteWriter(last?.bytes.length ?? 0)
  const ends: number[] = []
  writer.text("[")
  for (const row of rows) {
    if (ends.length > 0) writer.text(",")
    const place = places.get(row)
    // Between two rows stands a comma, and a bracket before the first.
    const start = place ? (last?.ends[place - 1] as number) + 1 : 1
    if (last && place !== undefined) writer.bytes(last.bytes.subarray(start, last.ends[place]))
    else writer.text(JSON.stringify(serialize(row)))
    ends.push(writer.size)
  }
  writer.text("]")
  return { rows: [...rows], ends, bytes: writer.written() }
}
