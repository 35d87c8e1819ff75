import { describe, expect, it } from "vitest"
import { graph } from "#mocks/domain/graph.ts"
import { productIndex } from "#mocks/domain/search/product-index.ts"
import { list } from "#mocks/graph/list.ts"
import { Scope } from "#mocks/graph/node.ts"
import { createClock } from "#mocks/kernel/clock.ts"
import { Database } from "#mocks/kernel/database.ts"
import { warmUp } from "./warm-up.ts"

const SIZE = 50
function shop(): Database {
  const db = new Database({ seed: 1, clock: createClock(Date.UTC(2026, 0, 1)) })
  for (let i = 0; i < SIZE; i++) db.tables.product.insert({ title: `Tee ${i}`, handle: `tee-${i}` })
  return db
}
const found = (db: Database, q: string) =>
  list(graph, "product", { filters: { q }, offset: 0, limit: 9 }, new Scope(db)).count

describe("the warm-up", () => {
  it("indexes the products before the first search", () => {
    const db = shop()
    const step = warmUp(db)
    while (!step());
    const before = productIndex(db).documents()
    expect(before.size).toBe(SIZE)
    const [first] = before.values()
    expect([...productIndex(db).documents().values()][0]).toBe(first)
  })

  it("leaves the remaining work to an early search, which misses no change", () => {
    const db = shop()
    const index = productIndex(db)
    let reads = 0
    expect(index.refresh(() => reads++ < 10)).toBe(false)
    const [first] = db.tables.product.all()
    db.tables.product.update(first?.id ?? "", { title: "Coat" })
    const titles = [...index.documents().values()].map((document) => document.title)
    expect(titles).toEqual(db.tables.product.all().map((product) => product.title))
    expect(index.find(["coat"], {})).toHaveLength(1)
  })

  it("indexes changes made while it is running", () => {
    const db = shop()
    const step = warmUp(db)
    step()
    db.tables.product.insert({ title: "Coat", handle: "coat" })
    while (!step());
    expect(found(db, "coat")).toBe(1)
    expect(found(db, "tee")).toBe(SIZE)
  })
})
