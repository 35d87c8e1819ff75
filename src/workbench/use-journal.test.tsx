import { renderHook, waitFor } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { tabId } from "#lib/tab-id.ts"
import type { JournalEntry } from "./control.ts"
import { useJournal } from "./use-journal.ts"

afterEach(() => {
  vi.unstubAllGlobals()
})

it("follows no request that was sent before, also if following starts while the journal is read", async () => {
  const texts = { request: "", answer: "", status: 200, duration: 1, at: "2026-05-01T12:00:00.000Z", notes: [] }
  const sent = { request_headers: {}, answer_headers: {}, removed: [], caller: null, client: tabId() }
  const entry: JournalEntry = { n: 1, method: "POST", path: "/admin/products", ...texts, ...sent }
  const reads: ((response: Response) => void)[] = []
  vi.stubGlobal("fetch", () => new Promise((resolve) => reads.push(resolve)))
  const passes = () => true
  const { result, rerender } = renderHook(({ isFollowing }) => useJournal({ isFollowing, passes }), {
    initialProps: { isFollowing: false },
  })
  rerender({ isFollowing: true })
  expect(reads).toHaveLength(2)
  for (const answer of reads) answer(Response.json({ entries: [entry] }))
  await waitFor(() => expect(result.current.entries).toEqual([entry]))
  expect(result.current.followed).toBeUndefined()
})
