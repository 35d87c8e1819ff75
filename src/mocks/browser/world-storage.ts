import type { Base, Columns } from "#mocks/kernel/columns.ts"
import type { Change, Database, World } from "#mocks/kernel/database.ts"
import type { Table } from "#mocks/kernel/table.ts"
import { done, finished, META, type OpenOptions, openDatabase, ROWS } from "./indexed-db.ts"
import type { SavedMeta, SavedRow, StoredData } from "./saved.ts"

/** Thrown by a write when another backend has claimed the data since this one last read or wrote it. */
export class OwnershipLostError extends Error {
  override readonly name = "TakenOver"
}

/** The revision that a write expects to replace: undefined if nothing is saved, "any" to replace any revision. */
export type Expected = number | undefined | "any"

/**
 * The backend's data in IndexedDB: the name of a scenario and the rows changed since. Each request is saved in one
 * transaction, and only if nobody else wrote in between.
 */
export class WorldStorage {
  readonly #options: OpenOptions
  #idb: IDBDatabase
  #isClosed = false

  private constructor(idb: IDBDatabase, options: OpenOptions) {
    this.#idb = idb
    this.#options = options
  }
  static async open(options: OpenOptions): Promise<WorldStorage> {
    return new WorldStorage(await openDatabase(options), options)
  }

  /** Closes permanently: later operations fail. */
  close(): void {
    this.#isClosed = true
    this.#idb.close()
  }

  /** Number of the last write; undefined if nothing is saved. */
  async revision(): Promise<number | undefined> {
    const transaction = await this.#begin("readonly")
    return revisionOf(await done(transaction.objectStore(META).get("meta")))
  }

  async load(): Promise<StoredData | undefined> {
    const transaction = await this.#begin("readonly")
    return find(transaction)
  }

  /** Loads the data and increases the revision, which prevents the previous owner from writing. */
  async claim(): Promise<StoredData | undefined> {
    const transaction = await this.#begin("readwrite")
    const end = finished(transaction)
    const found = await find(transaction)
    const revision = revisionOf(found?.meta)
    if (!found || revision === undefined) return found
    const meta = { ...(found.meta as SavedMeta), revision: revision + 1 }
    transaction.objectStore(META).put(meta, "meta")
    await end
    return { ...found, meta }
  }

  save(db: Database, changes: readonly Change[], meta: SavedMeta, expected: Expected): Promise<void> {
    return this.#write(meta, expected, (rows) => {
      const names = tableNames(db)
      const seen = new Set<string>()
      for (const { table, id } of changes) {
        const name = names.get(table)
        const key = `${name}/${id}`
        if (name === undefined || seen.has(key)) continue
        seen.add(key)
        rows.put({ key, table: name, id, row: table.get(id, { withDeleted: true }) } satisfies SavedRow)
      }
    })
  }

  replace({ tables, gone = {} }: Pick<World, "tables" | "gone">, meta: SavedMeta, expected: Expected): Promise<void> {
    return this.#write(meta, expected, (rows) => {
      rows.clear()
      const put = (table: string, id: string, row: Base | undefined) =>
        rows.put({ key: `${table}/${id}`, table, id, row } satisfies SavedRow)
      for (const [table, list] of Object.entries(tables)) for (const row of list) put(table, row.id, row)
      for (const [table, ids] of Object.entries(gone)) for (const id of ids) put(table, id, undefined)
    })
  }

  async #write(meta: SavedMeta, expected: Expected, work: (rows: IDBObjectStore) => void): Promise<void> {
    const transaction = await this.#begin("readwrite")
    const end = finished(transaction)
    try {
      const metas = transaction.objectStore(META)
      const revision = revisionOf(await done(metas.get("meta")))
      if (expected !== "any" && revision !== expected)
        throw new OwnershipLostError("Another backend has written this data.")
      work(transaction.objectStore(ROWS))
      metas.put(meta, "meta")
    } catch (error) {
      // `put` throws for a row that can't be cloned. Without the abort, the rows before it would be committed.
      abort(transaction)
      throw error
    }
    await end
  }

  /** Browsers close the connection when the user clears the site's data; in that case it is reopened. */
  async #begin(mode: IDBTransactionMode): Promise<IDBTransaction> {
    const start = () => this.#idb.transaction([ROWS, META], mode, { durability: "relaxed" })
    try {
      return start()
    } catch (error) {
      if (this.#isClosed) throw error
      this.#idb = await openDatabase(this.#options)
      return start()
    }
  }
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // The transaction has already ended.
  }
}

async function find(transaction: IDBTransaction): Promise<StoredData | undefined> {
  const [meta, rows] = await Promise.all([
    done<unknown>(transaction.objectStore(META).get("meta")),
    done<unknown[]>(transaction.objectStore(ROWS).getAll()),
  ])
  return meta === undefined ? undefined : { meta, rows }
}

function revisionOf(meta: unknown): number | undefined {
  const revision = (meta as Partial<SavedMeta> | null | undefined)?.revision
  return typeof revision === "number" ? revision : undefined
}

const known = new WeakMap<Database, Map<Table<Columns>, string>>()
function tableNames(db: Database): Map<Table<Columns>, string> {
  let names = known.get(db)
  if (!names) {
    names = new Map(Array.from(db.tablesByName, ([name, table]) => [table, name]))
    known.set(db, names)
  }
  return names
}
