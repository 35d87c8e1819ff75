import { expect, it } from "vitest"
import { mainStep, stepsOf } from "./steps.ts"

const step = (id: string, next: string[], invoke: object, more: object = {}) => ({
  id,
  next,
  attempts: 1,
  invoke,
  compensate: { state: "dormant", status: "idle" },
  definition: { action: id.split(".").at(-1), noCompensation: true },
  ...more,
})
const done = { state: "done", status: "ok" }
const run = {
  execution: {
    steps: {
      _root: { id: "_root", next: ["_root.load"] },
      "_root.load": step("_root.load", ["_root.load.check", "_root.load.count"], done),
      "_root.load.check": step("_root.load.check", ["_root.load.check.confirm"], done, {
        compensate: { state: "reverted", status: "ok" },
        definition: { action: "check" },
      }),
      "_root.load.count": step("_root.load.count", [], { state: "failed", status: "permanent_failure" }),
      "_root.load.check.confirm": step("_root.load.check.confirm", [], {
        state: "invoking",
        status: "waiting_response",
      }),
    },
  },
  context: {
    data: {
      invoke: { load: { output: { output: { rows: 2 }, compensateInput: { undo: true } } }, check: { output: 5 } },
    },
    errors: [{ action: "count", handlerType: "invoke", error: { message: "No rows" } }],
  },
}

it("places each step one row below the steps that it follows, with its status", () => {
  expect(
    stepsOf(run).map(({ action, row, column, status, canRevert }) => [action, row, column, status, canRevert]),
  ).toEqual([
    ["load", 0, 0, "done", false],
    ["check", 1, 0, "reverted", true],
    ["count", 1, 1, "failed", false],
    ["confirm", 2, 0, "waiting", false],
  ])
  expect(stepsOf(run).map(({ after }) => after)).toEqual([[], ["_root.load"], ["_root.load"], ["_root.load.check"]])
})

it("unwraps outputs, and names errors at their step", () => {
  const [load, check, count] = stepsOf(run)
  expect([load?.output, load?.revertInput]).toEqual([{ rows: 2 }, { undo: true }])
  expect([check?.output, check?.revertInput]).toEqual([5, undefined])
  expect(count?.problems).toEqual([{ message: "No rows", stack: undefined }])
  expect(mainStep(stepsOf(run))?.action).toBe("count")
})

it("survives a run without steps", () => {
  expect(stepsOf({ execution: { steps: {} } })).toEqual([])
})
