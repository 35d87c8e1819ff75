/** Where a token is kept between calls. */
export interface TokenStorage {
  get(): string | null | Promise<string | null>
  set(token: string): void | Promise<void>
  clear(): void | Promise<void>
}
export type TokenStorageMethod = "local" | "session" | "memory" | "custom" | "nostore"

/** The key in the browser's storage, unless one is given. Two logins on one origin need two. */
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

/** Where a browser refuses its storage, as with all cookies blocked, a login lasts as long as the page. */
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

/** The storage for a method: `local` in a browser and none on a server, unless something else is asked for. */
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
