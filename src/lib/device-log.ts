import { type DeviceItemName, deviceKey } from "./device-items.ts"

/** Values kept in IndexedDB in the order in which they were added. Calls take effect in order and never fail. */
export interface DeviceLog {
  read(): Promise<readonly unknown[]>
  append(value: unknown): Promise<void>
  clear(): Promise<void>
}

const STORE = "log"

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

function open(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { autoIncrement: true })
  return done(request)
}

/** Opens the log of an item; keeps nothing where the browser has no usable IndexedDB. */
export function deviceLog(item: DeviceItemName): DeviceLog {
  let last: Promise<unknown> = Promise.resolve()
  /** Opens the database for each call: calls are rare, and an open connection would block its deletion. */
  const use = <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T | undefined> => {
    const result = last.then(async () => {
      const database = await open(deviceKey(item))
      try {
        return await done(work(database.transaction(STORE, mode).objectStore(STORE)))
      } finally {
        database.close()
      }
    })
    const safe = result.catch(() => undefined)
    last = safe
    return safe
  }
  return {
    read: async () => (await use("readonly", (store) => store.getAll())) ?? [],
    append: async (value) => void (await use("readwrite", (store) => store.add(value))),
    clear: async () => void (await use("readwrite", (store) => store.clear())),
  }
}
