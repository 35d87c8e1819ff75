import { expect, test } from "vitest"
import { safeStorage } from "./storage.ts"

function fakeStorage(): Storage {
  const rows = new Map<string, string>()
  return {
    get length() {
      return rows.size
    },
    clear: () => rows.clear(),
    key: (index) => [...rows.keys()][index] ?? null,
    getItem: (key) => rows.get(key) ?? null,
    setItem: (key, value) => void rows.set(key, value),
    removeItem: (key) => void rows.delete(key),
  }
}

test("stores, returns and removes a text under a prefixed key", () => {
  const browser = fakeStorage()
  const storage = safeStorage(() => browser)
  storage.set("theme", "dark")
  expect(storage.get("theme")).toBe("dark")
  expect(browser.getItem("app:theme")).toBe("dark")
  storage.remove("theme")
  expect(storage.get("theme")).toBeNull()
})

test("keeps the value in memory when the browser's storage isn't available", () => {
  const storage = safeStorage(() => {
    throw new Error("denied")
  })
  storage.set("theme", "dark")
  expect(storage.get("theme")).toBe("dark")
  storage.remove("theme")
  expect(storage.get("theme")).toBeNull()
})
