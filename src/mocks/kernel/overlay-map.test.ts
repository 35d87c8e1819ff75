import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { HashIndex } from "./hash-index.ts"
import { OverlayMap } from "./overlay-map.ts"

interface Row {
  readonly id: string
  readonly value: number
}
const ids = ["a", "b", "c", "d", "e", "f"]
const rows = fc.uniqueArray(fc.record({ id: fc.constantFrom(...ids), value: fc.nat(3) }), { selector: ({ id }) => id })
/** Rows to set, or ids to delete. */
const changes = fc.array(
  fc.oneof(fc.record({ id: fc.constantFrom(...ids), value: fc.nat(3) }), fc.record({ id: fc.constantFrom(...ids) })),
  { maxLength: 20 },
)

describe("An overlay map", () => {
  it("has the rows of a copied map in the same order after any changes, and leaves the other map unchanged", () => {
    fc.assert(
      fc.property(rows, changes, changes, (start, first, second) => {
        const base = new Map(start.map((row) => [row.id, row]))
        const copy = new Map(base)
        const overlay = new OverlayMap<Row>(base)
        const change = (
          map: { set(id: string, row: Row): unknown; delete(id: string): unknown },
          all: typeof first,
        ) => {
          for (const one of all) "value" in one ? map.set(one.id, one) : map.delete(one.id)
        }
        change(copy, first)
        change(overlay, first)
        const above = new OverlayMap<Row>(overlay)
        const copyAbove = new Map(copy)
        change(copyAbove, second)
        change(above, second)
        for (const [expected, found] of [
          [copy, overlay],
          [copyAbove, above],
        ] as const) {
          expect([...found.values()]).toEqual([...expected.values()])
          expect(found.size).toBe(expected.size)
          for (const id of ids) expect(found.get(id)).toEqual(expected.get(id))
        }
        expect([...base.values()]).toEqual(start)
      }),
    )
  })
})

describe("An overlay of an index", () => {
  it("finds the same ids as a new index after any changes, and leaves the other index unchanged", () => {
    fc.assert(
      fc.property(rows, changes, (start, all) => {
        const base = new HashIndex()
        for (const { id, value } of start) base.add(value, id)
        const overlay = base.overlay()
        const current = new Map(start.map(({ id, value }) => [id, value]))
        for (const one of all) {
          const before = current.get(one.id)
          if (before !== undefined) overlay.remove(before, one.id)
          current.delete(one.id)
          if (!("value" in one)) continue
          overlay.add(one.value, one.id)
          current.set(one.id, one.value)
        }
        const found = (index: HashIndex, value: number) =>
          [index.get(value) ?? []].flat().flatMap((one) => (typeof one === "string" ? one : [...one]))
        const expected = (entries: Iterable<readonly [string, number]>, value: number) =>
          [...entries].flatMap(([id, indexed]) => (indexed === value ? id : [])).sort()
        for (const value of [0, 1, 2, 3]) {
          expect(found(overlay, value).sort()).toEqual(expected(current, value))
          expect(overlay.count(value)).toBe(found(overlay, value).length)
          expect(found(base, value).sort()).toEqual(
            expected(
              start.map((row) => [row.id, row.value] as const),
              value,
            ),
          )
        }
      }),
    )
  })
})
