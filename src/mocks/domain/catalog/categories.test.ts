import { describe, expect, it } from "vitest"
import { parseFields } from "#mocks/graph/fields.ts"
import type { Database } from "#mocks/kernel/database.ts"
import { openShop } from "#tests/support/small-shop.ts"
import { createCategory, deleteCategory, updateCategory } from "./categories.ts"
import { isPublic, withTrees } from "./category-tree.ts"

/** A parent category with children A, B and C. */
function parentWithChildren() {
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

describe("sibling categories", () => {
  it("get consecutive ranks and make room for an inserted category", () => {
    const { db, top, below } = parentWithChildren()
    below("D", { rank: 1 })
    below("E", { rank: 99 })
    expect(onShelf(db, top.id)).toEqual(["0 A", "1 D", "2 B", "3 C", "4 E"])
  })

  it("change ranks", () => {
    const { db, top, a, c } = parentWithChildren()
    updateCategory(db, c.id, { rank: 0 })
    expect(onShelf(db, top.id)).toEqual(["0 C", "1 A", "2 B"])
    updateCategory(db, a.id, { rank: 50 })
    expect(onShelf(db, top.id)).toEqual(["0 C", "1 B", "2 A"])
  })

  it("close the gap after a delete or move, and update the path of the moved category", () => {
    const { db, top, a, b, c } = parentWithChildren()
    const child = createCategory(db, { name: "Child", parent_category_id: a.id })
    updateCategory(db, a.id, { parent_category_id: c.id })
    expect([onShelf(db, top.id), onShelf(db, c.id)]).toEqual([["0 B", "1 C"], ["0 A"]])
    expect(db.tables.productCategory.get(child.id)?.mpath).toBe([top, c, a, child].map(({ id }) => id).join("."))
    deleteCategory(db, b.id)
    expect(onShelf(db, top.id)).toEqual(["0 C"])
  })

  it("can't be moved below themselves", () => {
    const { db, top, a } = parentWithChildren()
    expect(() => updateCategory(db, top.id, { parent_category_id: a.id })).toThrow("cannot be placed below itself")
    expect(() => updateCategory(db, top.id, { parent_category_id: top.id })).toThrow("cannot be placed below itself")
  })

  it("can't be deleted while they have children", () => {
    const { db, top } = parentWithChildren()
    expect(() => deleteCategory(db, top.id)).toThrow(`Deleting ProductCategory (${top.id}) with category children`)
  })

  it("replace their metadata on update", () => {
    const { db, a } = parentWithChildren()
    updateCategory(db, a.id, { metadata: { x: 1 } })
    expect(updateCategory(db, a.id, { metadata: { y: 2 } })?.metadata).toEqual({ y: 2 })
  })
})

describe("category tree", () => {
  it("leaves out internal categories", () => {
    const { db, top, below } = parentWithChildren()
    below("Secret", { is_internal: true })
    const asked = parseFields(undefined, { defaults: ["id", "*category_children"] })
    const shown = withTrees(db, { id: top.id }, { include_descendants_tree: true }, asked, isPublic)
    expect((shown.category_children as { name: string }[]).map(({ name }) => name)).toEqual(["A", "B", "C"])
  })
})
