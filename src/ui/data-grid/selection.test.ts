import { expect, it } from "vitest"
import { at, followRows, moveTo, rangeOf } from "./selection.ts"

const size = { rows: 10, columns: 4 }
const move = (row: number, column: number, key: string, command = false, shift = false) => {
  const next = moveTo({ row, column }, { key, command, shift }, size, 5)
  return next && [next.row, next.column]
}

it("moves like a spreadsheet and stops at the edges", () => {
  expect(move(0, 0, "ArrowUp")).toEqual([0, 0])
  expect(move(1, 1, "ArrowRight")).toEqual([1, 2])
  expect(move(1, 1, "ArrowDown", true)).toEqual([9, 1])
  expect(move(3, 2, "Home")).toEqual([3, 0])
  expect(move(3, 2, "End")).toEqual([3, 3])
  expect(move(3, 2, "Home", true)).toEqual([0, 0])
  expect(move(3, 2, "End", true)).toEqual([9, 3])
  expect(move(3, 2, "PageDown")).toEqual([8, 2])
  expect(move(3, 2, "PageUp")).toEqual([0, 2])
})

it("moves along a row by Tab, and leaves the grid at its ends", () => {
  expect(move(3, 2, "Tab")).toEqual([3, 3])
  expect(move(3, 3, "Tab")).toBeUndefined()
  expect(move(3, 0, "Tab", false, true)).toBeUndefined()
  expect(move(3, 0, "a")).toBeUndefined()
})

it("follows the selected rows when others are added, and stays inside when they disappear", () => {
  const selection = { anchor: { row: 0, column: 1 }, focus: { row: 2, column: 1 } }
  expect(rangeOf(followRows(selection, ["a", "b", "c"], ["new", "a", "b", "c"]))).toMatchObject({ top: 1, bottom: 3 })
  expect(followRows(at(2, 0), ["a", "b", "c"], ["a"]).focus.row).toBe(0)
})
