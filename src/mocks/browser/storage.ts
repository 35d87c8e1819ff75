import type { Base } from "#mocks/db/columns.ts"
import type { Change, Database, World } from "#mocks/db/database.ts"

/** Stored worlds of another shape are left behind; raise it when the tables or the seed change. */
const NAME = "in-memory-backend-2"
const ROWS = "rows"
const META = "meta"

interface StoredRow {
  readonly key: string
  readonly table: string
  readonly row: Base
}
/** What is kept beside the rows. */
export interface Meta {
  readonly scenario: string
  /** Raised by every stored change: another tab without a shared worker sees that it must read anew. */
  readonly revision: number
  readonly seed: number
  readonly count: number
  /** When the world was built, in milliseconds: built again at that time, it is the same to the last id. */
  readonly builtAt: number
  /** False while a fresh world is still being written: then it is built again instead of read. */
  readonly complete: boolean
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

/** A world on disk: what a request changed is written in one transaction, so that it is there as a whole or not at all. */
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

  async mark(meta: Meta): Promise<void> {
    const transaction = this.#idb.transaction(META, "readwrite", { durability: "relaxed" })
    transaction.objectStore(META).put(meta, "meta")
    await finished(transaction)
  }

  async load(): Promise<{ meta: Meta; tables: World["tables"] } | undefined> {
    const transaction = this.#idb.transaction([ROWS, META])
    const [meta, rows] = await Promise.all([
      done(transaction.objectStore(META).get("meta") as IDBRequest<Meta | undefined>),
      done(transaction.objectStore(ROWS).getAll() as IDBRequest<StoredRow[]>),
    ])
    if (!meta) return undefined
    const tables: Record<string, Base[]> = {}
    // Identifiers sort by creation, so that tables come back in the order in which they were filled.
    for (const { table, row } of rows) {
      const list = tables[table]
      if (list) list.push(row)
      else tables[table] = [row]
    }
    return { meta, tables }
  }

  /** Writes what changed; every key is `table/id`. */
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
      const row = table.get(id, { withDeleted: true })
      if (row) rows.put({ key, table: name, row } satisfies StoredRow)
      else rows.delete(key)
    }
    transaction.objectStore(META).put(meta, "meta")
    await finished(transaction)
  }

  /** Replaces everything by the world as it is now. */
  async replace(db: Database, meta: Meta): Promise<void> {
    const transaction = this.#idb.transaction([ROWS, META], "readwrite", { durability: "relaxed" })
    const rows = transaction.objectStore(ROWS)
    rows.clear()
    for (const [table, list] of Object.entries(db.export().tables))
      for (const row of list) rows.put({ key: `${table}/${row.id}`, table, row } satisfies StoredRow)
    transaction.objectStore(META).put(meta, "meta")
    await finished(transaction)
  }
}

const known = new WeakMap<Database, Map<unknown, string>>()
function tableNames(db: Database): Map<unknown, string> {
  let names = known.get(db)
  if (!names) {
    names = new Map(Object.entries(db.tables).map(([name, table]) => [table, name]))
    known.set(db, names)
  }
  return names
}
