import { describe, expect, it } from "vitest"
import { collect } from "#tests/support/collect.ts"
import type { CallOptions } from "./options.ts"
import { items, pages } from "./pages.ts"

interface Query {
  readonly offset?: number
  readonly limit?: number
  readonly q?: string
}
/** A list of `total` rows on a server with a default page size of three. */
function listOf(total: number) {
  const requests: (Query & { signal: AbortSignal | undefined })[] = []
  const list = async ({ query = {} }: { query?: Query } = {}, { signal }: CallOptions = {}) => {
    requests.push({ ...query, signal })
    const { offset = 0, limit = 3 } = query
    const all = Array.from({ length: total }, (_, id) => ({ id }))
    return { things: all.slice(offset, offset + limit), count: total, offset, limit }
  }
  return { requests, list }
}
const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

describe("the pages of a list", () => {
  it("are fetched one at a time, on demand", async () => {
    const { requests, list } = listOf(7)
    const walk = pages(list, { query: { q: "x" } })
    expect(requests).toHaveLength(0)
    expect(ids((await walk.next()).value?.things ?? [])).toEqual([0, 1, 2])
    expect(requests).toHaveLength(1)
    const rest = await collect(walk)
    expect(rest.map(({ things }) => ids(things))).toEqual([[3, 4, 5], [6]])
    expect(requests.map(({ q, offset }) => [q, offset])).toEqual([
      ["x", 0],
      ["x", 3],
      ["x", 6],
    ])
  })

  it("can start at a later page, with the server's page size or a given one", async () => {
    const { list } = listOf(7)
    const first = async (query: Query) => (await pages(list, { query }, { page: 2 }).next()).value
    expect(ids((await first({}))?.things ?? [])).toEqual([6])
    expect(ids((await first({ limit: 2 }))?.things ?? [])).toEqual([4, 5])
    expect(ids((await first({ limit: 2, offset: 1 }))?.things ?? [])).toEqual([5, 6])
  })

  it("can't start below page 0", () => {
    expect(() => pages(listOf(3).list, {}, { page: -1 })).toThrow("Page requested below 0.")
  })

  it("end at an empty page, whatever the count", async () => {
    expect(await collect(pages(listOf(0).list))).toEqual([])
    const shrinking = async () => ({ rows: [], count: 99, offset: 0, limit: 3 })
    expect(await collect(pages(shrinking))).toEqual([])
  })

  it("are requested with the given signal", async () => {
    const { requests, list } = listOf(1)
    const { signal } = new AbortController()
    await collect(pages(list, {}, { signal }))
    expect(requests[0]?.signal).toBe(signal)
  })
})

describe("the rows of a list", () => {
  it("come from all pages", async () => {
    const rows = await collect(items(listOf(7).list, { query: { limit: 2 } }))
    expect(ids(rows)).toEqual([0, 1, 2, 3, 4, 5, 6])
  })

  it("are fetched only as far as they are read", async () => {
    const { requests, list } = listOf(7)
    for await (const { id } of items(list)) if (id === 1) break
    expect(requests).toHaveLength(1)
  })
})
