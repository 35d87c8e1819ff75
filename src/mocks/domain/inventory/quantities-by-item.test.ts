import { describe, expect, it } from "vitest"
import { graph } from "#mocks/domain/graph.ts"
import { list } from "#mocks/graph/list.ts"
import { Scope } from "#mocks/graph/node.ts"
import { createClock } from "#mocks/kernel/clock.ts"
import { Database } from "#mocks/kernel/database.ts"
import { multipliedShop } from "#mocks/scenarios/large.ts"
import { type LevelQuantity, quantitiesByItem } from "./quantities-by-item.ts"

const db = new Database({ seed: 7, clock: createClock(Date.UTC(2026, 5, 1)) })
multipliedShop(3).build(db, "http://localhost:9000")
const { inventoryItem, inventoryLevel } = db.tables

/** The ids of all items, sorted by the sum of their levels. */
function sortedBySum(column: LevelQuantity): string[] {
  const sumOf = (id: string) =>
    inventoryLevel.by("inventory_item_id", id).reduce((sum, level) => sum + level[column], 0)
  return inventoryItem
    .all()
    .map(({ id }) => ({ id, sum: sumOf(id) }))
    .sort((a, b) => a.sum - b.sum)
    .map(({ id }) => id)
}
const listed = (order: string) =>
  list<"inventoryItem">(
    graph,
    "inventory_item",
    { filters: {}, order, offset: 0, limit: 10_000 },
    new Scope(db),
  ).rows.map(({ id }) => id)

describe("A list of inventory items", () => {
  it.each(["stocked_quantity", "reserved_quantity"] as const)("is sorted by %s at all locations", (column) => {
    expect(listed(column)).toEqual(sortedBySum(column))
    expect(listed(`-${column}`)).toEqual(sortedBySum(column).reverse())
  })

  it("is sorted by the latest quantities after levels have changed", () => {
    const [first, second, last] = [inventoryLevel.all()[0], inventoryLevel.all()[1], inventoryLevel.all().at(-1)]
    if (!first || !second || !last) throw new Error("the shop has no levels")
    const before = quantitiesByItem(inventoryLevel, "stocked_quantity").get(last.inventory_item_id)
    inventoryLevel.update(last.id, { stocked_quantity: last.stocked_quantity + 900 })
    inventoryLevel.update(first.id, { stocked_quantity: 0 })
    inventoryLevel.remove(second.id)
    expect(quantitiesByItem(inventoryLevel, "stocked_quantity").get(last.inventory_item_id)).toBe(Number(before) + 900)
    expect(listed("stocked_quantity")).toEqual(sortedBySum("stocked_quantity"))
    expect(listed("stocked_quantity").at(-1)).toBe(last.inventory_item_id)
  })
})
