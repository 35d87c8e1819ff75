import { basePath } from "#lib/base-path.ts"
import { demoItems } from "#lib/demo-items.ts"

/** Names of the object stores. */
export const ROWS = "rows"
export const META = "meta"

/** Demos at other paths of the site have data of their own. */
const NAME = demoItems.demoBackend.key + basePath
const VERSION = 2

export interface OpenOptions {
  /** Called if an older version of the app keeps its connection open. */
  readonly onBlocked: () => void
  /** Called if a newer version of the app upgrades the database; this connection is then closed. */
  readonly onReplaced: () => void
}

/** Opens the database that all versions of the app share. */
export function openDatabase({ onBlocked, onReplaced }: OpenOptions): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION)
  request.onblocked = onBlocked
  request.onupgradeneeded = () => {
    const idb = request.result
    if (!idb.objectStoreNames.contains(ROWS)) idb.createObjectStore(ROWS, { keyPath: "key" })
    if (!idb.objectStoreNames.contains(META)) idb.createObjectStore(META)
  }
  return done(request).then((idb) => {
    idb.onversionchange = () => {
      idb.close()
      onReplaced()
    }
    return idb
  })
}

export const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** Resolves when the transaction has committed. A rejection that nobody awaits doesn't count as unhandled. */
export function finished(transaction: IDBTransaction): Promise<void> {
  const end = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
  end.catch(() => undefined)
  return end
}
