import { describe, expect, it } from "vitest"
import { createBackend } from "#mocks/http/backend.ts"
import { PUBLISHABLE_KEY } from "#mocks/seed/defaults.ts"
import { createClock } from "./clock.ts"
import type { Database } from "./database.ts"

const AT = Date.UTC(2026, 5, 1)
const build = () => createBackend({ seed: 3, clock: createClock(AT) })
const ask = (path: string, body?: object) =>
  new Request(`http://shop.test${path}`, {
    headers: { "x-publishable-api-key": PUBLISHABLE_KEY, "content-type": "application/json" },
    ...(body && { method: "POST", body: JSON.stringify(body) }),
  })
/** Whether the past is still to be made, without making it. */
const isLeft = (db: Database) => db.builtCount === undefined
const rowsOf = (db: Database) => db.export().tables

describe("A world's past", () => {
  it("is not made for who only looks at the goods", async () => {
    const backend = build()
    const answer = await backend.fetch(ask("/store/products"))
    expect(answer.status).toBe(200)
    expect(isLeft(backend.db)).toBe(true)
  })

  it("is made before the first order is read", () => {
    const { db } = build()
    expect(db.tables.order.all()).toHaveLength(150)
    expect(isLeft(db)).toBe(false)
  })

  it("is the same whether it is asked for at once, bit by bit, or after a time in which the clock went on", async () => {
    const [atOnce, bitByBit, late] = [build(), build(), build()]
    let bits = 0
    while (!bitByBit.db.catchUp(() => bits++ % 40 < 39));
    await late.fetch(ask("/store/products"))
    late.db.clock.move(3_600_000)
    const rows = rowsOf(atOnce.db)
    expect(rowsOf(bitByBit.db)).toEqual(rows)
    expect(rowsOf(late.db)).toEqual(rows)
    expect(bits).toBeGreaterThan(100)
  })

  it("comes before whatever is written, so that it never sees what came after it", async () => {
    const [changed, untouched] = [build(), build()]
    const [product] = changed.db.tables.product.all()
    expect(isLeft(changed.db)).toBe(true)
    changed.db.tables.product.update(product?.id ?? "", { title: "Another title" })
    expect(isLeft(changed.db)).toBe(false)
    expect(changed.db.tables.orderLineItem.all()).toEqual(untouched.db.tables.orderLineItem.all())
  })

  it("leaves the goods that can be read before it as they are", () => {
    const { db } = build()
    const early = Object.values(db.tables).filter((table) => table.beforeRead === undefined)
    const versions = early.map((table) => table.version)
    expect(early.length).toBeGreaterThan(40)
    expect(db.catchUp()).toBe(true)
    expect(early.map((table) => table.version)).toEqual(versions)
  })

  it("stays when the request that asked for it fails, and is not told as its changes", async () => {
    const { db } = build()
    const told: number[] = []
    db.onCommit = (changes) => told.push(changes.length)
    expect(() =>
      db.atomically(() => {
        db.tables.customer.insert({ email: "gone@example.com" })
        throw new Error("refused")
      }),
    ).toThrow("refused")
    expect(db.tables.order.size).toBe(150)
    expect(db.tables.customer.by("email", "gone@example.com")).toEqual([])
    db.atomically(() => db.tables.customer.insert({ email: "kept@example.com" }))
    expect(told).toEqual([1])
    expect(Object.keys(db.exportWritten().tables)).toEqual(["customer"])
  })

  it("is taken back with a saved world, also where nobody had asked for it", () => {
    const backend = build()
    const saved = structuredClone(backend.save("changes"))
    const other = createBackend({ scenario: null, clock: createClock(AT) })
    expect(other.restore("default", saved)).toBe(true)
    expect(rowsOf(other.db)).toEqual(rowsOf(backend.db))
  })
})
