import { describe, expect, it } from "vitest"
import { type Backend, createBackend } from "#mocks/http/backend.ts"
import type { Base, Columns } from "#mocks/kernel/columns.ts"
import type { Table } from "#mocks/kernel/table.ts"
import { loadTape, Player, tapeNames } from "#tests/tapes/tape.ts"

/** After so many changes a request breaks; then it is sent again, and breaks later. */
const BREAKS = [0, 1, 3, 8, 20, 50]

/** Conversations without operations of many steps. */
const SIMPLE = new Set(
  "auth cart-edges categories-collections-tags-types customers errors inventory invites settings store-browse tax".split(
    " ",
  ),
)

/** Where the real server is known to leave something behind what it refuses; a recorded conversation tells. */
const LEAVES_SOMETHING = new Set(["POST /store/returns"])

/** All but the numbers that are drawn: as in a real database a number is never drawn twice. */
const tablesOf = ({ db: { tables } }: Backend) =>
  Object.values(tables).filter((table) => table !== tables.sequence) as unknown as Table<Columns>[]

/** The rows of every table as they stand there: a row that was touched is another object. */
const picture = (backend: Backend): ReadonlyMap<string, Base> =>
  new Map(tablesOf(backend).flatMap((table) => table.all({ withDeleted: true }).map((row) => [row.id, row])))

function changes(backend: Backend, before: ReadonlyMap<string, Base>): string[] {
  const after = picture(backend)
  const changed = [...after].filter(([id, row]) => before.get(id) !== row).map(([id]) => id)
  const gone = [...before.keys()].filter((id) => !after.has(id))
  return [...changed, ...gone]
}

/** Rows that an index finds and the table does not, or the other way round. */
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

/** A way to a backend on which every change breaks several times before it is let through. */
function fragile(backend: Backend) {
  const left: string[] = []
  let broken = 0
  const fetch = async (request: Request): Promise<Response> => {
    const name = `${request.method} ${new URL(request.url).pathname}`
    if (request.method === "GET") return backend.fetch(request)
    const before = picture(backend)
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

describe("a request that breaks in the middle, or is refused, changes nothing", () => {
  const names = ["setup", ...tapeNames("flows").filter((name) => !SIMPLE.has(name))]
  it.each(names)("%s", async (name) => {
    const backend = createBackend({ scenario: "empty", seed: 9 })
    const { fetch, left, count } = fragile(backend)
    const tape = loadTape("flows", name)
    let way = backend.fetch
    const player = new Player((request) => way(request), "http://localhost:9000")
    for (const needed of tape.needs) await player.play(loadTape("flows", needed))
    way = fetch
    await player.play(tape)
    expect(left).toEqual([])
    expect(unindexed(backend)).toEqual([])
    expect(count()).toBeGreaterThan(5)
  })
})
