import { describe, expect, it } from "vitest"
import type { Database } from "#mocks/kernel/database.ts"
import { openShop } from "#tests/support/small-shop.ts"
import { createCategory, deleteCategory, updateCategory } from "./categories.ts"
import { isPublic, withTrees } from "./category-tree.ts"

/** A shelf with A, B and C on it. */
function shelf() {
  const { db } = openShop()
  const top = createCategory(db, { name: "Top", is_active: true })
  const below = (name: string, more: { rank?: number; is_internal?: boolean } = {}) =>
    createCategory(db, { name, parent_category_id: top.id, is_active: true, ...more })
  return { db, top, below, a: below("A"), b: below("B"), c: below("C") }
}
const onShelf = (db: Database, parentId: string) =>
  db.tables.productCategory
    .by("parent_category_id", parentId)
    .sort((x, y) => x.rank - y.rank)
    .map(({ name, rank }) => `${rank} ${name}`)

describe("categories on a shelf", () => {
  it("are numbered through, and make room for a new one in between", () => {
    const { db, top, below } = shelf()
    below("D", { rank: 1 })
    below("E", { rank: 99 })
    expect(onShelf(db, top.id)).toEqual(["0 A", "1 D", "2 B", "3 C", "4 E"])
  })

  it("change places", () => {
    const { db, top, a, c } = shelf()
    updateCategory(db, c.id, { rank: 0 })
    expect(onShelf(db, top.id)).toEqual(["0 C", "1 A", "2 B"])
    updateCategory(db, a.id, { rank: 50 })
    expect(onShelf(db, top.id)).toEqual(["0 C", "1 B", "2 A"])
  })

  it("close the gap when one is deleted or moves away, and its path follows it", () => {
    const { db, top, a, b, c } = shelf()
    const child = createCategory(db, { name: "Child", parent_category_id: a.id })
    updateCategory(db, a.id, { parent_category_id: c.id })
    expect([onShelf(db, top.id), onShelf(db, c.id)]).toEqual([["0 B", "1 C"], ["0 A"]])
    expect(db.tables.productCategory.get(child.id)?.mpath).toBe([top, c, a, child].map(({ id }) => id).join("."))
    deleteCategory(db, b.id)
    expect(onShelf(db, top.id)).toEqual(["0 C"])
  })

  it("never come below themselves", () => {
    const { db, top, a } = shelf()
    expect(() => updateCategory(db, top.id, { parent_category_id: a.id })).toThrow("cannot be placed below itself")
    expect(() => updateCategory(db, top.id, { parent_category_id: top.id })).toThrow("cannot be placed below itself")
  })

  it("are not deleted before what is below them", () => {
    const { db, top } = shelf()
    expect(() => deleteCategory(db, top.id)).toThrow(`Deleting ProductCategory (${top.id}) with category children`)
  })

  it("have metadata that a change replaces", () => {
    const { db, a } = shelf()
    updateCategory(db, a.id, { metadata: { x: 1 } })
    expect(updateCategory(db, a.id, { metadata: { y: 2 } })?.metadata).toEqual({ y: 2 })
  })
})

describe("a tree of categories", () => {
  it("leaves out what the shop must not see", () => {
    const { db, top, below } = shelf()
    below("Secret", { is_internal: true })
    const shown = withTrees(db, { id: top.id }, { include_descendants_tree: true }, isPublic)
    expect((shown.category_children as { name: string }[]).map(({ name }) => name)).toEqual(["A", "B", "C"])
  })
})
