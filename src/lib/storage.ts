/** A store of short texts that never throws: private windows refuse, quotas end. */
export interface TextStorage {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
}

/** Everything of ours in the browser's storage begins so; other apps may live on the same origin. */
const prefix = "app:"

/** Keeps what was set for as long as the page lives where the browser refuses to keep it. */
export function safeStorage(open: () => Storage): TextStorage {
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
