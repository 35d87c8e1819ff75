/** Storage of the token between calls. */
export interface TokenStorage {
  get(): string | null | Promise<string | null>
  set(token: string): void | Promise<void>
  clear(): void | Promise<void>
}
export type TokenStorageMethod = "local" | "session" | "memory" | "custom" | "nostore"

/** Default key in browser storage. Two logins on one origin need different keys. */
export const TOKEN_KEY = "medusa_auth_token"

function memoryStorage(): TokenStorage {
  let token: string | null = null
  return {
    get: () => token,
    set: (value) => {
      token = value
    },
    clear: () => {
      token = null
    },
  }
}

/** If the browser denies access to storage, as with blocked cookies, the login lasts until the page is closed. */
function webStorage(name: "localStorage" | "sessionStorage", key: string): TokenStorage {
  try {
    const storage = window[name]
    return {
      get: () => storage.getItem(key),
      set: (token) => storage.setItem(key, token),
      clear: () => storage.removeItem(key),
    }
  } catch {
    return memoryStorage()
  }
}

const noStorage: TokenStorage = { get: () => null, set: () => {}, clear: () => {} }

const isBrowser = (): boolean => typeof window !== "undefined"

/**
 * Creates the storage for a method; defaults to `local` in a browser and to `nostore` on a server. Throws if the
 * method's requirement is missing.
 */
export function tokenStorage(
  method: TokenStorageMethod = isBrowser() ? "local" : "nostore",
  { storageKey = TOKEN_KEY, customStorage }: { storageKey?: string; customStorage?: TokenStorage } = {},
): TokenStorage {
  switch (method) {
    case "local":
      if (!isBrowser()) throw new Error("Local JWT storage is only available in the browser")
      return webStorage("localStorage", storageKey)
    case "session":
      if (!isBrowser()) throw new Error("Session JWT storage is only available in the browser")
      return webStorage("sessionStorage", storageKey)
    case "memory":
      return memoryStorage()
    case "custom":
      if (!customStorage) throw new Error("Custom JWT storage needs auth.customStorage")
      return customStorage
    case "nostore":
      return noStorage
  }
}
