import { demoItems } from "#lib/demo-items.ts"
import type { Shared } from "./share.ts"

/** A named dataset, kept on this device; one from a file has no cart and country. */
export interface Snapshot extends Pick<Shared, "world">, Partial<Omit<Shared, "world">> {
  readonly id: string
  readonly name: string
  /** Time at which it was saved. */
  readonly at: string
  readonly scenario: string
}

/** The browser's storage has no space for another snapshot. */
export class StorageFullError extends Error {
  override readonly name = "StorageFullError"
}

const STORE = "snapshots"

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(demoItems.workbenchSnapshots.key, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: "id" })
  return settled(request)
}

async function use<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open()
  try {
    const transaction = database.transaction(STORE, mode)
    const end = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error)
    })
    const [result] = await Promise.all([settled(work(transaction.objectStore(STORE))), end])
    return result
  } catch (error) {
    if (error instanceof DOMException && error.name === "QuotaExceededError")
      throw new StorageFullError("The browser's storage is full.", { cause: error })
    throw error
  } finally {
    database.close()
  }
}

/** All snapshots, newest first. */
export async function listSnapshots(): Promise<readonly Snapshot[]> {
  const found = await use<Snapshot[]>("readonly", (store) => store.getAll())
  return found.sort((a, b) => b.at.localeCompare(a.at))
}

/** Throws {@link StorageFullError} if there is no space. */
export async function saveSnapshot(snapshot: Snapshot): Promise<void> {
  await use("readwrite", (store) => store.put(snapshot))
}

export async function deleteSnapshot(id: string): Promise<void> {
  await use("readwrite", (store) => store.delete(id))
}
