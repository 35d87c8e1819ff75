/** A store of short texts that never throws: private windows refuse, quotas end. */
export interface TextStorage {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
}

/** Our keys in the browser's storage start with it; other apps may live on the same origin. */
export const KEY_PREFIX = "app:"

/** Keeps what was set for as long as the page lives where the browser refuses to keep it. */
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
  }
}

export const localStore: TextStorage = safeStorage(() => window.localStorage)
/** For one tab only; it survives a reload. */
export const tabStore: TextStorage = safeStorage(() => window.sessionStorage)
