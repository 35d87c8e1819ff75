import type { Base, Columns } from "#mocks/db/columns.ts"
import type { Change, Database, World } from "#mocks/db/database.ts"
import type { Table } from "#mocks/db/table.ts"

/** Stored worlds of another shape are left behind; raise it when the tables change. */
const NAME = "in-memory-backend-3"
const ROWS = "rows"
const META = "meta"

interface StoredRow {
  /** `table/id`: identifiers sort by creation, so that tables come back in the order in which they were filled. */
  readonly key: string
  readonly table: string
  readonly id: string
  /** None where a row of the scenario is gone. */
  readonly row: Base | undefined
}
/** What is kept beside the rows. */
export type Meta = Omit<World, "tables" | "gone"> & {
  readonly scenario: string
  /** Raised by every stored change: another tab without a shared worker sees that it must read anew. */
  readonly revision: number
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = transaction.onerror = () => reject(transaction.error)
  })

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore(ROWS, { keyPath: "key" })
    request.result.createObjectStore(META)
  }
  return done(request)
}

/**
 * A world on disk. A scenario is not written down, for it can be built again; only what was changed of it is. What a
 * request changed is written in one transaction, so that it is there as a whole or not at all.
 */
export class WorldStorage {
  readonly #idb: IDBDatabase

  private constructor(idb: IDBDatabase) {
    this.#idb = idb
  }
  static async open(): Promise<WorldStorage> {
    return new WorldStorage(await open())
  }

  async meta(): Promise<Meta | undefined> {
    return done(this.#idb.transaction(META).objectStore(META).get("meta"))
  }

  async load(): Promise<{ readonly meta: Meta; readonly world: World } | undefined> {
    const transaction = this.#idb.transaction([ROWS, META])
    const [meta, rows] = await Promise.all([
      done(transaction.objectStore(META).get("meta") as IDBRequest<Meta | undefined>),
      done(transaction.objectStore(ROWS).getAll() as IDBRequest<StoredRow[]>),
    ])
    if (!meta) return undefined
    const tables: Record<string, Base[]> = {}
    const gone: Record<string, string[]> = {}
    for (const { table, id, row } of rows) {
      if (row) listOf(tables, table).push(row)
      else listOf(gone, table).push(id)
    }
    return { meta, world: { ...meta, tables, gone } }
  }

  /** Writes what changed. */
  async save(db: Database, changes: readonly Change[], meta: Meta): Promise<void> {
    const transaction = this.#idb.transaction([ROWS, META], "readwrite", { durability: "relaxed" })
    const rows = transaction.objectStore(ROWS)
    const names = tableNames(db)
    const seen = new Set<string>()
    for (const { table, id } of changes) {
      const name = names.get(table)
      const key = `${name}/${id}`
      if (name === undefined || seen.has(key)) continue
      seen.add(key)
      rows.put({ key, table: name, id, row: table.get(id, { withDeleted: true }) } satisfies StoredRow)
    }
    transaction.objectStore(META).put(meta, "meta")
    await finished(transaction)
  }

  /** Replaces everything by a world. */
  async replace({ tables, gone = {} }: Pick<World, "tables" | "gone">, meta: Meta): Promise<void> {
    const transaction = this.#idb.transaction([ROWS, META], "readwrite", { durability: "relaxed" })
    const rows = transaction.objectStore(ROWS)
    rows.clear()
    const put = (table: string, id: string, row: Base | undefined) =>
      rows.put({ key: `${table}/${id}`, table, id, row } satisfies StoredRow)
    for (const [table, list] of Object.entries(tables)) for (const row of list) put(table, row.id, row)
    for (const [table, ids] of Object.entries(gone)) for (const id of ids) put(table, id, undefined)
    transaction.objectStore(META).put(meta, "meta")
    await finished(transaction)
  }
}

function listOf<T>(lists: Record<string, T[]>, name: string): T[] {
  const list = lists[name] ?? []
  lists[name] = list
  return list
}

const known = new WeakMap<Database, Map<Table<Columns>, string>>()
function tableNames(db: Database): Map<Table<Columns>, string> {
  let names = known.get(db)
  if (!names) {
    const entries = Object.entries(db.tables) as unknown as [string, Table<Columns>][]
    names = new Map(entries.map(([name, table]) => [table, name]))
    known.set(db, names)
  }
  return names
}
