import { describe, expect, it } from "vitest"
import { createBackend } from "#mocks/http/backend.ts"
import { PUBLISHABLE_KEY } from "#mocks/seed/defaults.ts"
import { createClock } from "./clock.ts"
import { Database } from "./database.ts"

const AT = Date.UTC(2026, 5, 1)
const build = () => createBackend({ seed: 3, clock: createClock(AT) })
const request = (path: string, body?: object) =>
  new Request(`http://shop.test${path}`, {
    headers: { "x-publishable-api-key": PUBLISHABLE_KEY, "content-type": "application/json" },
    ...(body && { method: "POST", body: JSON.stringify(body) }),
  })
/** Whether the history is deferred; doesn't generate it. */
const isLeft = (db: Database) => db.builtCount === undefined
const rowsOf = (db: Database) => db.export().tables

describe("Deferred order history", () => {
  it("isn't generated for requests that read only products", async () => {
    const backend = build()
    const answer = await backend.fetch(request("/store/products"))
    expect(answer.status).toBe(200)
    expect(isLeft(backend.db)).toBe(true)
  })

  it("isn't generated for prices with taxes, which the store's first page shows", async () => {
    const backend = build()
    const [region] = backend.db.tables.region.all()
    const path = `/store/products?fields=*variants.calculated_price&country_code=us&region_id=${region?.id}`
    const answer = await backend.fetch(request(path))
    expect(answer.status).toBe(200)
    expect(isLeft(backend.db)).toBe(true)
  })

  it("is generated before the first order is read", () => {
    const { db } = build()
    expect(db.tables.order.all()).toHaveLength(150)
    expect(isLeft(db)).toBe(false)
  })

  it("is sorted for the request that generates it as for later ones", () => {
    const db = new Database()
    let steps = 0
    const step = () => {
      steps += 1
      for (const id of ["tag_2", "tag_1"]) if (steps === 1) db.tables.productTag.insert({ id, value: id })
      return steps === 1
    }
    db.deferHistory({ step, reads: [] })
    const pageOf = () => {
      const found = db.tables.productTag.pick(new Set(["id"]), () => true)
      return { isById: found.isById, rows: found.slice(0, 2) }
    }
    const first = pageOf()
    expect(first).toEqual(pageOf())
  })

  it("is the same whether generated at once, in steps, or after the clock has advanced", async () => {
    const [atOnce, bitByBit, late] = [build(), build(), build()]
    let bits = 0
    while (!bitByBit.db.generateHistory(() => bits++ % 40 < 39));
    await late.fetch(request("/store/products"))
    late.db.clock.advance(3_600_000)
    const rows = rowsOf(atOnce.db)
    expect(rowsOf(bitByBit.db)).toEqual(rows)
    expect(rowsOf(late.db)).toEqual(rows)
    expect(bits).toBeGreaterThan(100)
  })

  it("is generated before any write and isn't affected by it", async () => {
    const [changed, untouched] = [build(), build()]
    const [product] = changed.db.tables.product.all()
    expect(isLeft(changed.db)).toBe(true)
    changed.db.tables.product.update(product?.id ?? "", { title: "Another title" })
    expect(isLeft(changed.db)).toBe(false)
    expect(changed.db.tables.orderLineItem.all()).toEqual(untouched.db.tables.orderLineItem.all())
  })

  it("is generated before a request creates an id of its own and isn't affected by it", () => {
    const rows = rowsOf(build().db)
    for (const create of [(db: Database) => db.id("jti"), (db: Database) => db.ulid(), (db: Database) => db.uuid()]) {
      const { db } = build()
      create(db)
      expect(rowsOf(db)).toEqual(rows)
    }
  })

  it("doesn't change the tables that can be read before it", () => {
    const { db } = build()
    const early = Object.values(db.tables).filter((table) => table.beforeRead === undefined)
    const versions = early.map((table) => table.version)
    expect(early.length).toBeGreaterThan(40)
    expect(db.generateHistory()).toBe(true)
    expect(early.map((table) => table.version)).toEqual(versions)
  })

  it("survives the rollback of the request that triggered it, and isn't reported as its changes", async () => {
    const { db } = build()
    const counts: number[] = []
    db.onCommit = (changes) => counts.push(changes.length)
    expect(() =>
      db.atomically(() => {
        db.tables.customer.insert({ email: "gone@example.com" })
        throw new Error("refused")
      }),
    ).toThrow("refused")
    expect(db.tables.order.size).toBe(150)
    expect(db.tables.customer.by("email", "gone@example.com")).toEqual([])
    db.atomically(() => db.tables.customer.insert({ email: "kept@example.com" }))
    expect(counts).toEqual([1])
    expect(Object.keys(db.exportWritten().tables)).toEqual(["customer"])
  })

  it("is restored with a saved dataset, even if it wasn't generated before saving", () => {
    const backend = build()
    const saved = structuredClone(backend.save("changes"))
    const other = createBackend({ scenario: null, clock: createClock(AT) })
    expect(other.restore("default", saved)).toBe(true)
    expect(rowsOf(other.db)).toEqual(rowsOf(backend.db))
  })
})
