/** A store of short texts that never throws, even if the browser denies access or its quota is exceeded. */
export interface TextStorage {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
  /** Whether the browser stores the last value; otherwise it ends with the page. */
  isStored(key: string): boolean
}

/** Prefix of our keys in browser storage, because other apps may share the origin. */
const KEY_PREFIX = "app:"

/** Wraps a browser storage; keeps values in memory for the life of the page if the browser doesn't store them. */
export function safeStorage(open: () => Storage, prefix: string = KEY_PREFIX): TextStorage {
  const memory = new Map<string, string>()
  const attempt = <T>(use: (storage: Storage) => T): T | undefined => {
    try {
      return use(open())
    } catch {
      return undefined
    }
  }
  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(prefix + key)) ?? null,
    set(key, value) {
      const kept = attempt((storage) => {
        storage.setItem(prefix + key, value)
        return true
      })
      if (kept) memory.delete(key)
      else memory.set(key, value)
    },
    remove(key) {
      memory.delete(key)
      attempt((storage) => storage.removeItem(prefix + key))
    },
    isStored: (key) => !memory.has(key),
  }
}

export const localStore: TextStorage = safeStorage(() => window.localStorage)
/** Limited to one tab; survives a reload. */
export const tabStore: TextStorage = safeStorage(() => window.sessionStorage)
