import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { graph } from "#mocks/domain/graph.ts"
import { list } from "#mocks/graph/list.ts"
import { Scope } from "#mocks/graph/node.ts"
import { createClock } from "#mocks/kernel/clock.ts"
import { Database } from "#mocks/kernel/database.ts"
import { copyShop } from "./copy-shop.ts"

function shop(copies: number): Database {
  const db = new Database({ seed: 1, clock: createClock(Date.UTC(2026, 0, 1)) })
  for (let i = 0; i < 5; i++) add(db, i)
  if (copies > 1) copyShop(db, copies, 1000)
  return db
}
const add = ({ tables }: Database, i: number, id?: string) =>
  tables.inventoryItem.insert({ ...(id ? { id } : {}), sku: `SKU-${i % 3}` })

const kinds = ["add", "add before", "update", "remove", "erase", "rollback"] as const
function edit(db: Database, kind: (typeof kinds)[number], place: number): void {
  const { inventoryItem } = db.tables
  const rows = inventoryItem.all()
  const id = rows[place % rows.length]?.id ?? ""
  if (kind === "add") add(db, place)
  else if (kind === "add before") add(db, place, `iitem_0${inventoryItem.version}`)
  else if (kind === "update" && id) inventoryItem.update(id, { sku: "SKU-1" })
  else if (kind === "remove" || kind === "erase") inventoryItem[kind](id)
  else if (kind === "rollback") expect(() => db.atomically(() => undo(db, id))).toThrow("rolled back")
}
function undo(db: Database, id: string): never {
  db.tables.inventoryItem.erase(id)
  throw new Error("rolled back")
}

describe("a page of rows sorted by id", () => {
  it("is the same as the page of all sorted rows, after any changes", () => {
    const edits = fc.array(fc.tuple(fc.constantFrom(...kinds), fc.nat(20)), { maxLength: 8 })
    const pages = fc.record({
      offset: fc.nat(12),
      limit: fc.nat(9),
      order: fc.constantFrom("id", "-id"),
      filters: fc.constantFrom({}, { sku: { $ne: "SKU-1" } }),
    })
    fc.assert(
      fc.property(edits, pages, fc.constantFrom(1, 3), (all, page, copies) => {
        const db = shop(copies)
        for (const [kind, place] of all) edit(db, kind, place)
        const wanted = db.tables.inventoryItem
          .where((row) => !("sku" in page.filters) || row.sku !== "SKU-1")
          .map((row) => row.id)
          .sort()
        if (page.order === "-id") wanted.reverse()
        const { rows, count } = list(graph, "inventory_item", page, new Scope(db))
        expect(count).toBe(wanted.length)
        expect(rows.map((row) => row.id)).toEqual(wanted.slice(page.offset, page.offset + page.limit))
      }),
      { numRuns: 300 },
    )
  })
})
