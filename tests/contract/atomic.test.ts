import { describe, expect, it } from "vitest"
import { type Backend, createBackend } from "#mocks/http/backend.ts"
import type { Base, Columns } from "#mocks/kernel/columns.ts"
import type { Table } from "#mocks/kernel/table.ts"
import { loadTape, Player, tapeNames } from "#tests/tapes/tape.ts"

/** Numbers of writes after which a request fails; it is sent again with each next number. */
const BREAKS = [0, 1, 3, 8, 20, 50]

/** Tapes without multi-step operations. */
const SIMPLE = new Set(
  "auth cart-edges categories-collections-tags-types customers errors inventory invites settings store-browse tax".split(
    " ",
  ),
)

/** Operations that leave changes behind on the real server when it rejects them, as a tape shows. */
const LEAVES_SOMETHING = new Set(["POST /store/returns"])

/** All tables except the sequences: as in a real database, numbers that were drawn aren't reused. */
const tablesOf = ({ db: { tables } }: Backend) =>
  Object.values(tables).filter((table) => table !== tables.sequence) as unknown as Table<Columns>[]

/** All rows by id. Rows are immutable: an updated row is a different object. */
const snapshot = (backend: Backend): ReadonlyMap<string, Base> =>
  new Map(tablesOf(backend).flatMap((table) => table.all({ withDeleted: true }).map((row) => [row.id, row])))

function changes(backend: Backend, before: ReadonlyMap<string, Base>): string[] {
  const after = snapshot(backend)
  const changed = [...after].filter(([id, row]) => before.get(id) !== row).map(([id]) => id)
  const gone = [...before.keys()].filter((id) => !after.has(id))
  return [...changed, ...gone]
}

/** Indexed columns whose index doesn't return exactly the rows of the table. */
function unindexed(backend: Backend): string[] {
  return tablesOf(backend).flatMap((table) => {
    const rows = table.all({ withDeleted: true })
    const indexed = Object.keys(table.model.columns).filter((column) => table.isIndexed(column))
    return indexed.flatMap((column) => {
      const value = (row: Base) => (row as unknown as Record<string, unknown>)[column]
      const found = new Set(rows.map(value)).values()
      const byIndex = [...found].flatMap((v) => table.by(column, v as never, { withDeleted: true }))
      const same = byIndex.length === rows.length && new Set(byIndex).size === rows.length
      return same ? [] : [`${table.model.name}.${column}`]
    })
  })
}

/** A `fetch` that makes every write request fail several times before it succeeds, and lists changes left behind. */
function fragile(backend: Backend) {
  const left: string[] = []
  let broken = 0
  const fetch = async (request: Request): Promise<Response> => {
    const name = `${request.method} ${new URL(request.url).pathname}`
    if (request.method === "GET") return backend.fetch(request)
    const before = snapshot(backend)
    const unchanged = (what: string) => {
      for (const id of changes(backend, before)) left.push(`${name}, ${what}, left ${id} behind`)
    }
    for (const afterWrites of BREAKS) {
      backend.faults.set([{ afterWrites, times: 1 }])
      const response = await backend.fetch(request.clone())
      const isRefused = response.status >= 400 && response.status < 500
      if (isRefused && !LEAVES_SOMETHING.has(name)) unchanged(`refused by ${response.status}`)
      if (response.status < 500) return response
      broken += 1
      unchanged(`broken after ${afterWrites} changes`)
    }
    backend.faults.set([])
    return backend.fetch(request)
  }
  return { fetch, left, count: () => broken }
}

describe("no changes after a failed or rejected request", () => {
  const names = ["setup", ...tapeNames("flows").filter((name) => !SIMPLE.has(name))]
  it.each(names)("recorded conversation: %s", async (name) => {
    const backend = createBackend({ scenario: "empty", seed: 9 })
    const { fetch, left, count } = fragile(backend)
    const tape = loadTape("flows", name)
    let fetchNow = backend.fetch
    const player = new Player((request) => fetchNow(request), "http://localhost:9000")
    for (const needed of tape.needs) await player.play(loadTape("flows", needed))
    fetchNow = fetch
    await player.play(tape)
    expect(left).toEqual([])
    expect(unindexed(backend)).toEqual([])
    expect(count()).toBeGreaterThan(5)
  })
})
