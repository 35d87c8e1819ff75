import fc from "fast-check"
import { expect, it } from "vitest"
import { cellKey, change, type EditState, MAX_STEPS, noEdits, redo, settle, undo } from "./edits.ts"

const saved = (row: string, column: string) => `${row}${column}`
const set = (state: EditState, row: string, text: string) => change(state, [{ row, column: "a", text }], saved)
const textOf = (state: EditState, row: string) => state.edits.get(cellKey(row, "a"))?.text

it("keeps the saved text that an edit is based on, and drops edits that return to it", () => {
  const edited = set(set(noEdits, "1", "x"), "1", "y")
  expect([...edited.edits.values()]).toEqual([{ row: "1", column: "a", base: "1a", text: "y" }])
  expect(set(edited, "1", "1a").edits.size).toBe(0)
})

it("changes several cells as one step, and leaves out those that already have the text", () => {
  const cells = ["1", "2", "3"].map((row) => ({ row, column: "a", text: row === "3" ? "3a" : "x" }))
  const state = change(noEdits, cells, saved)
  expect(state.past).toHaveLength(1)
  expect(state.edits.size).toBe(2)
  expect(undo(state, saved).edits.size).toBe(0)
  expect(set(state, "1", "x")).toEqual(state)
})

it("undoes and redoes at least 50 steps", () => {
  let state = noEdits
  for (let step = 1; step <= MAX_STEPS + 10; step++) state = set(state, "1", String(step))
  let back = state
  for (let step = 0; step < 50; step++) back = undo(back, saved)
  expect(textOf(back, "1")).toBe(String(MAX_STEPS + 10 - 50))
  for (let step = 0; step < 50; step++) back = redo(back, saved)
  expect(textOf(back, "1")).toBe(String(MAX_STEPS + 10))
  expect(state.past).toHaveLength(MAX_STEPS)
})

it("drops the undone steps after a new change", () => {
  const state = set(undo(set(noEdits, "1", "x"), saved), "2", "y")
  expect(redo(state, saved)).toEqual(state)
})

it("drops saved edits, and keeps a cell that changed while it was saved", () => {
  const state = set(set(noEdits, "1", "x"), "2", "y")
  const after = settle(state, [
    { row: "1", column: "a", text: "x" },
    { row: "2", column: "a", text: "older" },
  ])
  expect([...after.edits.values()]).toEqual([{ row: "2", column: "a", base: "older", text: "y" }])
})

it("returns to the saved texts after everything is undone, whatever was changed", () => {
  const cell = fc.record({
    row: fc.constantFrom("1", "2", "3"),
    column: fc.constantFrom("a", "b"),
    text: fc.constantFrom("x", "y", "1a", ""),
  })
  const steps = fc.array(fc.uniqueArray(cell, { selector: ({ row, column }) => row + column, maxLength: 5 }), {
    maxLength: 30,
  })
  fc.assert(
    fc.property(steps, (all) => {
      const done = all.reduce((state, cells) => change(state, cells, saved), noEdits)
      let back = done
      while (back.past.length > 0) back = undo(back, saved)
      expect(back.edits.size).toBe(0)
      while (back.future.length > 0) back = redo(back, saved)
      expect(back.edits).toEqual(done.edits)
    }),
  )
})
