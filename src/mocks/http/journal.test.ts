import { describe, expect, it } from "vitest"
import { PUBLISHABLE_KEY } from "#mocks/seed/defaults.ts"
import { createBackend } from "./backend.ts"
import { JOURNALED, Journal } from "./journal.ts"

const entry = (answer: string, request = "") => ({
  at: "2026-01-01T00:00:00.000Z",
  method: "GET",
  path: "/store/products",
  request,
  status: 200,
  answer,
  duration: 1,
  headers: new Headers(),
  notes: [],
})

describe("the journal", () => {
  it("keeps the latest requests up to its limit, and counts the others", () => {
    const journal = new Journal({ requests: 500 })
    for (let i = 0; i < 500; i++) journal.add(entry("{}"))
    expect([journal.dropped, journal.isComplete]).toEqual([0, true])
    for (let i = 0; i < 200; i++) journal.add(entry("{}"))
    const numbers = journal.entries().map(({ n }) => n)
    expect(numbers).toHaveLength(500)
    expect([numbers[0], numbers.at(-1)]).toEqual([201, 700])
    expect([journal.dropped, journal.isComplete]).toEqual([200, false])
    journal.clear()
    expect([journal.dropped, journal.isComplete]).toEqual([0, true])
  })

  it("keeps a line for every request, and removes the oldest response bodies before request bodies", () => {
    const journal = new Journal({ characters: 100_000 })
    journal.add(entry("created", '{"quantity":2}'))
    for (let i = 0; i < 700; i++) journal.add(entry("x".repeat(JOURNALED)))
    const entries = journal.entries()
    expect(entries.map(({ n }) => n)).toEqual(Array.from({ length: 701 }, (_, i) => i + 1))
    expect(journal.isComplete).toBe(true)
    expect(entries[0]).toMatchObject({ request: '{"quantity":2}', answer: "", removed: ["answer"], status: 200 })
    expect(entries.at(-1)).toMatchObject({ answer: "x".repeat(JOURNALED), removed: [] })
    const size = entries.reduce((sum, { request, answer }) => sum + request.length + answer.length, 0)
    expect(size).toBeLessThanOrEqual(100_000)
    journal.clear()
    journal.add(entry("{}"))
    expect(journal.entries().map(({ n }) => n)).toEqual([702])
  })

  it("lists the requests of paths that start with a text or match a pattern", () => {
    const journal = new Journal()
    for (const path of ["/store/carts/cart_1/complete", "/store/carts/cart_1", "/admin/orders?limit=1"])
      journal.add({ ...entry("{}"), path })
    const found = (path: string) => journal.entries({ path }).map(({ n }) => n)
    expect(found("/store/carts/:id/complete")).toEqual([1])
    expect(found("/store/*")).toEqual([1, 2])
    expect(found("/store")).toEqual([1, 2])
    expect(found("/admin/orders")).toEqual([3])
    expect(found("/*/orders")).toEqual([3])
  })

  it.each([
    "store",
    "http://localhost:9000/store",
    "/store/carts/{id}",
    "/store/carts/[id]",
    "/_mock/faults",
    "/_world/a/store",
  ])("refuses the path %j, which no request of it can have", (path) => {
    expect(() => new Journal().entries({ path })).toThrow(
      `"path" is "${path}": expected the path of a recorded request`,
    )
  })

  it("has the headers of requests and responses, without logins and cookies", async () => {
    const backend = createBackend({ scenario: "empty" })
    const headers = {
      authorization: "Bearer x.y.z",
      cookie: "connect.sid=1",
      "x-publishable-api-key": PUBLISHABLE_KEY,
      accept: "application/json",
      "x-api-key": "hidden",
      "x-page": "/reset?token=t1",
    }
    backend.faults.set([
      { path: "/store/regions", status: 503, headers: { "Retry-After": "2", "Set-Cookie": "connect.sid=2" } },
    ])
    await backend.fetch(new Request("http://mock.test/store/regions", { headers }))
    expect(backend.journal.entries()[0]).toMatchObject({
      request_headers: {
        authorization: "…",
        cookie: "…",
        "x-publishable-api-key": PUBLISHABLE_KEY,
        accept: "application/json",
        "x-api-key": "…",
        "x-page": "/reset?token=…",
      },
      answer_headers: { "content-type": "application/json; charset=utf-8", "retry-after": "2", "set-cookie": "…" },
    })
    // The notes contain the fault as it was entered.
    const shown = backend.journal.entries().map(({ notes: _, ...entry }) => entry)
    expect(JSON.stringify(shown)).not.toMatch(/x\.y\.z|connect\.sid|hidden|t1/)
  })

  it("removes request bodies when responses alone don't suffice, but never those of the latest request", () => {
    const journal = new Journal({ characters: 50 })
    for (const _ of [1, 2, 3]) journal.add(entry("y".repeat(20), "x".repeat(40)))
    const kept = journal.entries().map(({ request, answer, removed }) => [request.length, answer.length, removed])
    expect(kept).toEqual([
      [0, 0, ["answer", "request"]],
      [0, 0, ["answer", "request"]],
      [40, 20, []],
    ])
  })

  it("of a world keeps a write after many long lists, and says when it has dropped requests", async () => {
    const backend = createBackend({ scenario: "empty", journal: { characters: 1_000 } })
    const world = backend.worlds.create({ journal: { requests: 5 } })
    const call = async (to: typeof world | typeof backend, method: string, path: string) =>
      (await to.fetch(new Request(`http://mock.test${path}`, { method }))).json()
    await call(world, "POST", "/auth/user/emailpass")
    for (const _ of [1, 2, 3, 4]) await call(world, "GET", "/store/regions")
    expect(world.journal.entries().map(({ method }) => method)).toEqual(["POST", "GET", "GET", "GET", "GET"])
    expect(await call(world, "GET", "/_mock/journal")).toMatchObject({ dropped: 0, is_complete: true })
    await call(world, "GET", "/store/regions")
    expect(await call(world, "GET", "/_mock/journal")).toMatchObject({ dropped: 1, is_complete: false })
    expect(world.journal.entries().map(({ method }) => method)).not.toContain("POST")
    expect(await call(backend, "GET", "/_mock/journal")).toEqual({ entries: [], dropped: 0, is_complete: true })
  })
})
