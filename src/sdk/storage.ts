/** Where a token is kept between calls. */
export interface TokenStorage {
  get(): string | null | Promise<string | null>
  set(token: string): void | Promise<void>
  clear(): void | Promise<void>
}
export type TokenStorageMethod = "local" | "session" | "memory" | "custom" | "nostore"

export const TOKEN_KEY = "medusa_auth_token"

const ofWebStorage = (storage: Storage, key: string): TokenStorage => ({
  get: () => storage.getItem(key),
  set: (token) => storage.setItem(key, token),
  clear: () => storage.removeItem(key),
})
export function memoryStorage(): TokenStorage {
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
const noStorage: TokenStorage = { get: () => null, set: () => {}, clear: () => {} }

const isBrowser = (): boolean => typeof window !== "undefined"

/** The storage for a method: `local` in a browser and none on a server, unless something else is asked for. */
export function tokenStorage(
  method: TokenStorageMethod = isBrowser() ? "local" : "nostore",
  options: { key?: string | undefined; custom?: TokenStorage | undefined } = {},
): TokenStorage {
  const key = options.key ?? TOKEN_KEY
  switch (method) {
    case "local":
      if (!isBrowser()) throw new Error("Local JWT storage is only available in the browser")
      return ofWebStorage(window.localStorage, key)
    case "session":
      if (!isBrowser()) throw new Error("Session JWT storage is only available in the browser")
      return ofWebStorage(window.sessionStorage, key)
    case "memory":
      return memoryStorage()
    case "custom":
      if (!options.custom) throw new Error("Custom JWT storage needs a storage")
      return options.custom
    case "nostore":
      return noStorage
  }
}
