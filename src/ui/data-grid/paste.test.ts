import fc from "fast-check"
import { expect, it } from "vitest"
import { planPaste } from "./paste.ts"

const size = { rows: 5, columns: 3 }
const at = (top: number, left: number, bottom = top, right = left) => ({ top, left, bottom, right })

it("pastes rows and columns at the first selected cell", () => {
  const plan = planPaste([["1", "2"], ["3"]], at(1, 1), size)
  expect(plan.cells).toEqual([
    { row: 1, column: 1, text: "1" },
    { row: 1, column: 2, text: "2" },
    { row: 2, column: 1, text: "3" },
  ])
  expect(plan.range).toEqual(at(1, 1, 2, 2))
  expect(plan.leftovers).toEqual([])
})

it("fills a selection with one cell, or with a block that fits several times", () => {
  expect(planPaste([["x"]], at(0, 0, 4, 2), size).cells).toHaveLength(15)
  const twice = planPaste([["1"], ["2"]], at(0, 0, 3, 0), size)
  expect(twice.cells.map(({ text }) => text)).toEqual(["1", "2", "1", "2"])
  expect(planPaste([["1"], ["2"]], at(0, 0, 2, 0), size).cells).toHaveLength(2)
})

it("names the rows and columns that don't fit", () => {
  const plan = planPaste([["1", "2"], ["3", "4"], ["5"]], at(3, 2), size)
  expect(plan.cells.map(({ text }) => text)).toEqual(["1", "3"])
  expect(plan.leftovers).toEqual([
    { line: 1, column: 2, texts: ["2"] },
    { line: 2, column: 2, texts: ["4"] },
    { line: 3, column: 1, texts: ["5"] },
  ])
})

it("places or names every copied text, and never one outside of the grid", () => {
  const block = fc.array(fc.array(fc.string(), { maxLength: 6 }), { maxLength: 8 })
  const index = (count: number) => fc.integer({ min: 0, max: count - 1 })
  const corners = fc.tuple(index(5), index(3), index(5), index(3))
  fc.assert(
    fc.property(block, corners, (texts, [a, b, c, d]) => {
      const range = at(Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d))
      const { cells, leftovers } = planPaste(texts, range, size)
      expect(cells.every(({ row, column }) => row < size.rows && column < size.columns)).toBe(true)
      const first = cells.filter(
        ({ row, column }) =>
          row - range.top < texts.length && column - range.left < Math.max(0, ...texts.map((each) => each.length)),
      )
      const total = texts.flat().length
      const isEmpty = texts.every((each) => each.length === 0)
      if (!isEmpty) expect(first.length + leftovers.flatMap((left) => left.texts).length).toBe(total)
    }),
  )
})
