import { describe, expect, it } from "vitest"
import { parseFields } from "#mocks/graph/fields.ts"
import { Scope } from "#mocks/graph/node.ts"
import type { Database } from "#mocks/kernel/database.ts"
import { openShop } from "#tests/support/small-shop.ts"
import { createCategory, deleteCategory, updateCategory } from "./categories.ts"
import { isPublic, type TreeQuery, withTrees } from "./category-tree.ts"

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
    const selection = parseFields(undefined, { defaults: ["id", "*category_children"] })
    const [shown] = withTrees(new Scope(db), [{ id: top.id }], { include_descendants_tree: true }, selection, isPublic)
    const children = shown?.category_children as { name: string }[]
    expect(children.map(({ name }) => name)).toEqual(["A", "B", "C"])
  })

  /** Four categories, each below the one before, and the trees of one of them with the given fields. */
  function chain() {
    const { db } = openShop()
    const rows: { id: string }[] = []
    for (const name of ["L0", "L1", "L2", "L3"])
      rows.push(createCategory(db, { name, is_active: true, parent_category_id: rows.at(-1)?.id ?? null }))
    const [top, , , last] = rows as [{ id: string }, object, object, { id: string }]
    const tree = (answer: { id: string }, query: TreeQuery, ...defaults: string[]) =>
      withTrees(new Scope(db), [{ ...answer }], query, parseFields(undefined, { defaults }))[0] as Dict
    return { top: { id: top.id }, last: { id: last.id }, tree }
  }
  type Dict = Record<string, unknown>
  /** Keys of each level of a tree, from the first related category. */
  function levels(answer: Dict, name: string): string[][] {
    const below = [answer[name]].flat()[0] as Dict | null | undefined
    return below ? [Object.keys(below).sort(), ...levels(below, name)] : []
  }
  const partial = ["handle", "id", "mpath", "parent_category_id"]

  it("reads only the children of the requested category with all columns", () => {
    const { top, tree } = chain()
    const query = { include_descendants_tree: true }
    const [first, ...deeper] = levels(tree(top, query, "id", "handle", "*category_children"), "category_children")
    expect(first).toEqual(expect.arrayContaining(["category_children", "deleted_at", "description", "mpath"]))
    expect(deeper).toEqual([
      ["category_children", ...partial],
      ["category_children", ...partial],
    ])
    const named = tree(top, query, "id", "category_children.name", "category_children.category_children.handle")
    expect(levels(named, "category_children")).toEqual([["category_children", "name"], ["handle"]])
  })

  it("reads only the parent of the requested category with all columns", () => {
    const { last, tree } = chain()
    const query = { include_ancestors_tree: true }
    const [first, ...higher] = levels(tree(last, query, "id", "handle", "*parent_category"), "parent_category")
    expect(first).toEqual(expect.arrayContaining(["deleted_at", "description", "parent_category"]))
    const keys = ["handle", "id", "mpath", "parent_category", "parent_category_id"]
    expect(higher).toEqual([keys, keys])
  })

  it("contains the other requested relations at each level", () => {
    const { top, tree } = chain()
    const answer = tree(top, { include_descendants_tree: true }, "id", "*category_children", "products.id")
    for (const keys of levels(answer, "category_children")) expect(keys).toContain("products")
  })

  it("loses parents and deeper children with both trees", () => {
    const { top, tree } = chain()
    const both = { include_ancestors_tree: true, include_descendants_tree: true }
    const answer = tree(top, both, "id", "*category_children", "*parent_category")
    expect(answer.parent_category).toBeNull()
    const found = levels(answer, "category_children")
    expect(found).toHaveLength(1)
    expect(found[0]).not.toContain("parent_category")
  })
})
