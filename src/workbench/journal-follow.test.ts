import { expect, it } from "vitest"
import type { JournalEntry } from "./control.ts"
import { nextFollowed } from "./journal-follow.ts"

let count = 0
function entry(method: string, path: string): JournalEntry {
  count += 1
  const texts = { request: "", answer: "", status: 200, duration: 1, at: "2026-05-01T12:00:00.000Z" }
  const sent = { request_headers: {}, answer_headers: {}, removed: [] }
  return { n: count, method, path, ...texts, ...sent, notes: [], caller: null, client: "tab" }
}

it("shows a write rather than the reads around it", () => {
  const write = entry("POST", "/admin/products")
  const added = [entry("GET", "/admin/regions"), write, entry("GET", "/admin/products")]
  expect(nextFollowed(undefined, added, [], 0)?.entry).toBe(write)
})

it("keeps a write while the page loads its data again, and shows a later read of something else", () => {
  const followed = { entry: entry("POST", "/admin/products"), at: 1_000 }
  expect(nextFollowed(followed, [entry("GET", "/admin/products/1")], [], 2_000)).toBe(followed)
  const later = entry("GET", "/admin/regions")
  expect(nextFollowed(followed, [later], [], 5_000)?.entry).toBe(later)
})

it("isn't taken over by requests that the page repeats", () => {
  const followed = { entry: entry("GET", "/admin/orders"), at: 1_000 }
  const polled = entry("GET", "/admin/notifications")
  expect(nextFollowed(followed, [entry("GET", "/admin/notifications")], [polled], 60_000)).toBe(followed)
})
