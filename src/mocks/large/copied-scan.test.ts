import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { graph } from "#mocks/domain/graph.ts"
import { type ListRequest, list } from "#mocks/graph/list.ts"
import { Scope } from "#mocks/graph/node.ts"
import { isLike } from "#mocks/graph/satisfies.ts"
import { createClock } from "#mocks/kernel/clock.ts"
import { Database } from "#mocks/kernel/database.ts"
import { copyShop } from "./copy-shop.ts"

const START = Date.UTC(2026, 0, 1)
const SIZE = 12
/** Shorter than the time between two rows, which interleaves copies of different rows. */
const GAP = 400
const COPIES = 5
const CITIES = ["Berlin", "Paris", null]

function shop(): Database {
  const db = new Database({ seed: 1, clock: createClock(START) })
  for (let i = 0; i < SIZE; i++) {
    db.clock.advance(1000)
    const item = db.tables.inventoryItem.insert({ sku: `SKU-${i}`, title: `Item ${i % 3}`, description: CITIES[i % 3] })
    const [inventory_item_id, quantity] = [item.id, i % 4]
    db.tables.reservation.insert({ inventory_item_id, quantity, location_id: "sloc_1", description: CITIES[i % 3] })
  }
  db.tables.inventoryItem.remove(db.tables.inventoryItem.all()[3]?.id ?? "")
  copyShop(db, COPIES, GAP)
  return db
}

type Write = readonly [kind: "update" | "remove" | "erase" | "insert", at: number]
function write(db: Database, [kind, at]: Write): void {
  for (const table of [db.tables.inventoryItem, db.tables.reservation] as const) {
    const rows = table.all()
    const id = rows[at % rows.length]?.id ?? ""
    db.clock.advance(7)
    if (kind === "update") table.update(id, { description: "Rome" })
    else if (kind === "remove") table.remove(id)
    else if (kind === "erase") table.erase(id)
    else if (table === db.tables.inventoryItem) table.insert({ sku: `NEW-${at}`, description: "Oslo" })
  }
}

const time = fc.integer({ min: -3, max: SIZE }).map((i) => new Date(START + i * 1000 - 300).toISOString())
const filters = fc.oneof(
  fc.constant({}),
  fc.record({ description: fc.constantFrom("Berlin", "Rome", null, ["Paris", "Oslo"]) }),
  fc.record({ created_at: fc.record({ $gte: time }) }),
  fc.record({
    $or: fc.tuple(fc.record({ updated_at: fc.record({ $lt: time }) }), fc.constant({ description: "Rome" })),
  }),
  fc.record({ q: fc.constantFrom("berlin", "sku-1", "sku-3-2", "item 2 par", "e%i") }),
)
const order = fc.constantFrom(undefined, "id", "-id", "created_at", "-created_at", "-updated_at", "description", "sku")
const writes = fc.array(fc.tuple(fc.constantFrom("update", "remove", "erase", "insert"), fc.nat(99)), { maxLength: 6 })

describe("a list of virtual rows", () => {
  it.each(["inventory_item", "reservation"])("of %s is the same as a list of all rows", (node) => {
    const table = graph[node]?.table as "inventoryItem" | "reservation"
    fc.assert(
      fc.property(
        writes,
        filters,
        order,
        fc.nat(30),
        fc.boolean(),
        (changes, wanted, sortColumn, offset, withDeleted) => {
          const db = shop()
          for (const change of changes) write(db, change)
          const request: ListRequest = {
            filters: wanted,
            order: sortColumn === "sku" && node === "reservation" ? "quantity" : sortColumn,
            offset,
            limit: 9,
            withDeleted,
          }
          const rows = db.tables[table].all({ withDeleted })
          const scanned = list(graph, node, { ...request, rows }, new Scope(db))
          expect(list(graph, node, request, new Scope(db))).toEqual(scanned)
        },
      ),
      { numRuns: 150 },
    )
  })

  it("finds words in a row and in its related rows", () => {
    const words = fc.constantFrom("berlin", "sku-1", "sku-3-2", "item", "2", "rome", "new-4", "oslo", "e%i", "u_1")
    fc.assert(
      fc.property(writes, fc.array(words, { minLength: 1, maxLength: 2 }), (changes, searched) => {
        const db = shop()
        for (const change of changes) write(db, change)
        const request = { filters: { q: searched.join(" ") }, order: "id", offset: 0, limit: 999 }
        const { rows } = list<"reservation">(graph, "reservation", request, new Scope(db))
        const expected = db.tables.reservation.all().filter((row) => {
          const item = db.tables.inventoryItem.get(row.inventory_item_id)
          const values = [row.description, item?.sku, item?.description, item?.title].map((value) => value ?? "")
          return searched.every((word) => values.some((value) => isLike(value.toLowerCase(), `%${word}%`)))
        })
        expect(rows.map((row) => row.id)).toEqual(expected.map((row) => row.id).sort())
      }),
      { numRuns: 150 },
    )
  })

  it("by an indexed column has the rows of the table's own lookup, in the same order", () => {
    const one = fc.record({ column: fc.constantFrom("inventory_item_id", "location_id"), at: fc.nat(99) })
    fc.assert(
      fc.property(writes, one, fc.boolean(), (changes, { column, at }, withDeleted) => {
        const db = shop()
        for (const change of changes) write(db, change)
        const { reservation, inventoryItem } = db.tables
        const items = inventoryItem.all({ withDeleted: true })
        if (at % 3 === 0) {
          const inventory_item_id = items[at % items.length]?.id ?? ""
          db.clock.advance(at * 100)
          reservation.insert({ inventory_item_id, location_id: "sloc_1", quantity: 1 })
        }
        const value = column === "location_id" ? "sloc_1" : (items[at % items.length]?.id ?? "")
        const expected = reservation.by(column as "location_id", value, { withDeleted })
        const found = reservation.pickBy(column, value, { withDeleted })
        expect(found.slice(0)).toEqual(expected)
        expect(found.values("id")).toEqual(expected.map((row) => row.id))
        const request = { filters: { [column]: value }, order: "-created_at", offset: at % 7, limit: 5, withDeleted }
        const rows = reservation.all({ withDeleted }).filter((row) => row[column as "location_id"] === value)
        expect(list(graph, "reservation", request, new Scope(db))).toEqual(
          list(graph, "reservation", { ...request, filters: {}, rows }, new Scope(db)),
        )
      }),
      { numRuns: 150 },
    )
  })

  it("tests each original once for all of its copies", () => {
    const db = shop()
    const { reservation } = db.tables
    let tested = 0
    const picked = reservation.pick(new Set(["description"]), (row) => {
      tested += 1
      return row.description === "Berlin"
    })
    expect(picked.length).toBe((SIZE / 3) * COPIES)
    // Each original once for all copies, and each of the table's own rows.
    expect(tested).toBe(SIZE * 2)
  })
})
