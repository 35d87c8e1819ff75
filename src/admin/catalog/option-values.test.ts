import { expect, it } from "vitest"
import { optionValues, toValueRows, type ValueRow, valueProblems, valueSteps } from "./option-values.ts"

const saved = (id: string, value: string, rank?: number) => ({ id, value, rank })
const row = (key: string, value: string, rank: number, more: Partial<ValueRow> = {}): ValueRow => ({
  key,
  value,
  rank,
  isSaved: true,
  isRemoved: false,
  ...more,
})

it("orders values by rank, those without one last", () => {
  const rows = toValueRows([saved("a", "S"), saved("b", "L", 1), saved("c", "M", 0)], false)
  expect(rows.map(({ value }) => value)).toEqual(["M", "L", "S"])
})

it("requires at least one value that isn't removed", () => {
  expect(optionValues.safeParse([]).success).toBe(false)
  expect(optionValues.safeParse([row("a", "S", 0, { isRemoved: true })]).success).toBe(false)
  expect(optionValues.safeParse([row("a", " S ", 0)]).data).toEqual([{ id: "a", value: "S" }])
})

it("reports empty and repeated values, and allows the name of a removed one", () => {
  const rows = [row("a", "S", 0), row("b", " S ", 1), row("c", "", 2), row("d", "L", 3, { isRemoved: true })]
  expect([...valueProblems([...rows, row("e", "L", 4)])]).toEqual([
    ["b", "taken"],
    ["c", "missing"],
  ])
})

it("removes values before others take their names", () => {
  const before = [saved("a", "Red"), saved("b", "Blue")]
  expect(valueSteps(before, [{ id: "a", value: "Blue" }])).toEqual([
    { id: "b", remove: true },
    { id: "a", rename: "Blue" },
  ])
})

it("renames values in an order without duplicates", () => {
  const before = [saved("a", "1"), saved("b", "2"), saved("c", "3")]
  const after = [
    { id: "a", value: "2" },
    { id: "b", value: "3" },
    { id: "c", value: "4" },
  ]
  expect(valueSteps(before, after).map(({ id }) => id)).toEqual(["c", "b", "a"])
})

it("swaps two names through a temporary one", () => {
  const before = [saved("a", "Red"), saved("b", "Blue")]
  const after = [
    { id: "a", value: "Blue" },
    { id: "b", value: "Red" },
  ]
  expect(valueSteps(before, after)).toEqual([
    { id: "a", rename: "Blue (a)" },
    { id: "b", rename: "Red" },
    { id: "a", rename: "Blue" },
  ])
})

it("leaves values alone that someone else has removed", () => {
  expect(valueSteps([], [{ id: "a", value: "Blue" }, { value: "Red" }])).toEqual([])
})
