import { afterEach, describe, expect, it, vi } from "vitest"
import { TOKEN_KEY, type TokenStorageMethod, tokenStorage } from "./storage.ts"

/** Stubs a browser's storage. */
function openBrowser() {
  const storage = () => {
    const entries = new Map<string, string>()
    return {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => void entries.set(key, value),
      removeItem: (key: string) => void entries.delete(key),
    }
  }
  const window = { localStorage: storage(), sessionStorage: storage() }
  vi.stubGlobal("window", window)
  return window
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe("a token", () => {
  it("is stored under a fixed key in the browser's local storage", async () => {
    const { localStorage } = openBrowser()
    const storage = tokenStorage()
    expect(TOKEN_KEY).toBe("medusa_auth_token")
    await storage.set("t1")
    expect(localStorage.getItem(TOKEN_KEY)).toBe("t1")
    expect(await storage.get()).toBe("t1")
    await storage.clear()
    expect(localStorage.getItem(TOKEN_KEY)).toBeNull()
  })

  it("is stored for the tab under a custom key", async () => {
    const { localStorage, sessionStorage } = openBrowser()
    await tokenStorage("session", { storageKey: "admin" }).set("t1")
    expect(sessionStorage.getItem("admin")).toBe("t1")
    expect(localStorage.getItem("admin")).toBeNull()
  })

  it("is stored in memory, separately for each client", async () => {
    const [one, other] = [tokenStorage("memory"), tokenStorage("memory")]
    await one.set("t1")
    expect(await one.get()).toBe("t1")
    expect(await other.get()).toBeNull()
  })

  it("is kept in memory when the browser denies access to its storage", async () => {
    const refused = () => {
      throw new DOMException("The operation is insecure.", "SecurityError")
    }
    vi.stubGlobal("window", Object.defineProperty({}, "localStorage", { get: refused }))
    const storage = tokenStorage()
    await storage.set("t1")
    expect(await storage.get()).toBe("t1")
  })

  it("is stored in a custom storage", async () => {
    let kept: string | null = null
    const customStorage = {
      get: async () => kept,
      set: async (token: string) => {
        kept = token
      },
      clear: async () => {
        kept = null
      },
    }
    await tokenStorage("custom", { customStorage }).set("t1")
    expect(kept).toBe("t1")
  })

  it("isn't stored on a server", async () => {
    const storage = tokenStorage()
    await storage.set("t1")
    expect(await storage.get()).toBeNull()
  })

  it.each<[TokenStorageMethod, string]>([
    ["local", "Local JWT storage is only available in the browser"],
    ["session", "Session JWT storage is only available in the browser"],
    ["custom", "Custom JWT storage needs auth.customStorage"],
  ])("can't be stored with %s if its requirement is missing", (method, message) => {
    expect(() => tokenStorage(method)).toThrow(message)
  })
})
