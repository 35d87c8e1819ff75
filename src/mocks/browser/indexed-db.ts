/** Names of the object stores. */
export const ROWS = "rows"
export const META = "meta"

const NAME = "in-memory-backend-3"
const VERSION = 2

export interface OpenOptions {
  /** Another connection is still open, by a version of the app that doesn't close it. */
  readonly onBlocked: () => void
  /** A later version of the app changes the database; this connection is closed. */
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

/** Resolves when a transaction has committed; its rejection counts as handled where nobody waits for it. */
export function finished(transaction: IDBTransaction): Promise<void> {
  const end = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
  end.catch(() => undefined)
  return end
}
