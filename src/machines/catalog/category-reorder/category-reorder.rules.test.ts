import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  type CategoryNode,
  childrenByParent,
  dropPlace,
  isSameOrder,
  isWithin,
  keyPlace,
  moved,
  pathText,
  placeOf,
  whyNotMove,
} from "./category-reorder.rules.ts"

const node = (id: string, parent: string | null, rank: number): CategoryNode => ({
  id,
  rank,
  name: id.toUpperCase(),
  parent_category_id: parent,
})
/** Top level: a, b, c; below b: d, e; below e: f. */
const tree = [
  node("a", null, 0),
  node("b", null, 1),
  node("c", null, 2),
  node("d", "b", 0),
  node("e", "b", 1),
  node("f", "e", 0),
]
/** The tree as `a b(d e(f)) c`. */
function shape(nodes: readonly CategoryNode[]): string {
  const children = childrenByParent(nodes)
  const write = (parent: string | null): string =>
    (children.get(parent) ?? []).map(({ id }) => (children.get(id)?.length ? `${id}(${write(id)})` : id)).join(" ")
  return write(null)
}

describe("a move", () => {
  it.each([
    ["up", "b", "b(d e(f)) a c"],
    ["down", "b", "a c b(d e(f))"],
    ["in", "c", "a b(d e(f) c)"],
    ["out", "e", "a b(d) e(f) c"],
    ["out", "f", "a b(d e f) c"],
  ] as const)("%s by key puts %s in its place", (direction, id, expected) => {
    const place = keyPlace(tree, id, direction)
    expect(place && shape(moved(tree, id, place))).toBe(expected)
  })

  it.each([
    ["up", "a"],
    ["down", "c"],
    ["in", "d"],
    ["out", "a"],
  ] as const)("%s by key is impossible for %s", (direction, id) => {
    expect(keyPlace(tree, id, direction)).toBeUndefined()
  })

  it.each([
    ["a", "before", "c", "b(d e(f)) a c"],
    ["a", "after", "c", "b(d e(f)) c a"],
    ["c", "before", "a", "c a b(d e(f))"],
    ["a", "inside", "b", "b(d e(f) a) c"],
    ["f", "before", "e", "a b(d f e) c"],
    ["d", "after", "e", "a b(e(f) d) c"],
  ] as const)("drops %s %s %s", (id, zone, target, expected) => {
    const place = dropPlace(tree, id, target, zone)
    expect(place && shape(moved(tree, id, place))).toBe(expected)
  })

  it("is refused below the category itself, to its own place, and to a deleted parent", () => {
    expect(whyNotMove(tree, "b", { parent: "b", index: 0 })).toBe("belowItself")
    expect(whyNotMove(tree, "b", { parent: "f", index: 0 })).toBe("belowItself")
    expect(whyNotMove(tree, "c", { parent: null, index: 9 })).toBe("samePlace")
    expect(whyNotMove(tree, "c", { parent: "x", index: 0 })).toBe("gone")
    expect(whyNotMove(tree, "x", { parent: null, index: 0 })).toBe("gone")
    expect(whyNotMove(tree, "c", { parent: "f", index: 0 })).toBeUndefined()
  })

  it("is reverted by a move to the place before", () => {
    const id = fc.constantFrom(...tree.map((each) => each.id))
    const parent = fc.option(id)
    fc.assert(
      fc.property(id, parent, fc.nat(3), (which, to, index) => {
        const place = { parent: to, index }
        const from = placeOf(tree, which)
        if (whyNotMove(tree, which, place) || !from) return
        const after = moved(tree, which, place)
        expect(isSameOrder(after, tree)).toBe(false)
        expect(after.some((each) => isWithin(after, each.parent_category_id, each.id))).toBe(false)
        expect(isSameOrder(moved(after, which, from), tree)).toBe(true)
      }),
    )
  })
})

describe("the tree", () => {
  it("shows categories whose parent is missing, and those below themselves", () => {
    expect(shape([node("a", "gone", 0)])).toBe("a")
    expect(shape([node("a", "b", 0), node("b", "a", 0), node("c", null, 0)])).toBe("c a(b)")
    expect(isWithin([node("a", "b", 0), node("b", "a", 0)], "a", "x")).toBe(false)
  })

  it("names the path of a category", () => {
    expect(pathText(tree, "f")).toBe("B › E › F")
    expect(pathText([node("a", "b", 0), node("b", "a", 0)], "a")).toBe("B › A")
  })
})
