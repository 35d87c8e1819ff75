import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { type AnyStateMachine, assign, createActor, fromPromise, setup } from "xstate"
import { createFlowRecorder } from "#app/flow/recorder.ts"
import { clearTouched, readTouched, touchedText, watchTouched } from "./machine-coverage.ts"
import { describeMachine, keyFrom, keyOf } from "./machine-info.ts"

const child = setup({}).createMachine({
  id: "child",
  initial: "asking",
  states: { asking: { on: { "child.answer": "answered" } }, answered: { type: "final" } },
})

const machine = setup({
  actors: { child, load: fromPromise(() => new Promise<void>(() => {})) },
  guards: { isDone: ({ context }) => (context as { count: number }).count > 1 },
  delays: { patience: 1_000 },
}).createMachine({
  id: "parent",
  context: { count: 0 },
  initial: "routing",
  states: {
    routing: { always: [{ guard: "isDone", target: "done" }, { target: "open" }] },
    open: {
      initial: "first",
      on: { close: "routing", wait: ".waiting", count: { actions: assign({ count: 2 }) } },
      states: {
        first: { on: { next: "second" } },
        second: { on: { next: "#parent.asking" } },
        waiting: { invoke: { src: "load", onDone: "first" }, after: { patience: "last" } },
        last: { type: "history" },
      },
    },
    asking: { invoke: { id: "asked", src: "child", onDone: "open.last" } },
    done: { type: "final" },
  },
})

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubEnv("VITE_DEMO", "true")
})
afterEach(() => {
  clearTouched()
  vi.useRealTimers()
})

const run = (started: AnyStateMachine = machine) =>
  createActor(started, { inspect: createFlowRecorder().inspect }).start()
function touchedBy(id: string) {
  vi.advanceTimersByTime(300)
  const entries = [...(readTouched(touchedText()).get(id) ?? [])]
  const isTransition = (entry: string) => entry.includes(" ")
  return {
    states: entries.filter((entry) => !isTransition(entry)).sort(),
    transitions: entries.filter(isTransition).sort(),
  }
}

it("records a state that is left at once, the child that is entered and the transition between them", () => {
  run()
  expect(touchedBy("parent")).toEqual({ states: ["open", "open.first", "routing"], transitions: ["routing  1"] })
})

it("records a transition of an outer state with the inner state that it was taken from", () => {
  const actor = run()
  actor.send({ type: "next" })
  actor.send({ type: "count" })
  actor.send({ type: "close" })
  const { states, transitions } = touchedBy("parent")
  expect(states).toEqual(["done", "open", "open.first", "open.second", "routing"])
  expect(transitions).toEqual([
    "open close 0",
    "open close 0 open.second",
    "open count 0",
    "open count 0 open.second",
    "open.first next 0",
    "routing  0",
    "routing  1",
  ])
})

it("records a transition after a delay", () => {
  const actor = run()
  actor.send({ type: "wait" })
  vi.advanceTimersByTime(1_000)
  expect(touchedBy("parent").transitions).toContain("open.waiting xstate.after.patience.parent.open.waiting 0")
})

it("records child machines under their own id, the end of one, and the history state that it leads to", () => {
  const actor = run()
  actor.send({ type: "next" })
  actor.send({ type: "next" })
  actor.getSnapshot().children.asked?.send({ type: "child.answer" })
  expect(touchedBy("child")).toEqual({ states: ["answered", "asking"], transitions: ["asking child.answer 0"] })
  const { states, transitions } = touchedBy("parent")
  expect(states).toContain("open.last")
  expect(transitions).toContain("asking xstate.done.actor.asked 0")
})

it("records nothing that the description of the machine doesn't list", () => {
  const actor = run()
  for (const type of ["count", "wait", "next", "close"]) actor.send({ type })
  const { states, transitions } = touchedBy("parent")
  const info = describeMachine(machine)
  const paths = info.states.map(({ path }) => path)
  const keys = info.transitions.map(keyOf)
  expect(states.length).toBeGreaterThan(0)
  expect(states.filter((path) => !paths.includes(path))).toEqual([])
  const known = [...keys, ...keys.flatMap((key) => paths.map((path) => keyFrom(key, path)))]
  expect(transitions.filter((key) => !known.includes(key))).toEqual([])
})

it("adds to what another tab has saved, and saves before the page is left", () => {
  run(child)
  localStorage.setItem("app:machine_coverage", JSON.stringify({ other: ["idle"], child: ["answered"] }))
  window.dispatchEvent(new Event("pagehide"))
  expect(JSON.parse(touchedText())).toEqual({ other: ["idle"], child: ["answered", "asking"] })
})

it("records states again after they were cleared, and calls watchers after each change", () => {
  const told = vi.fn()
  const stop = watchTouched(told)
  run(child)
  expect(touchedBy("child").states).toEqual(["asking"])
  expect(told).toHaveBeenCalledTimes(1)
  run(child)
  vi.advanceTimersByTime(300)
  expect(told).toHaveBeenCalledTimes(1)
  clearTouched()
  expect(touchedBy("child").states).toEqual([])
  run(child)
  expect(touchedBy("child").states).toEqual(["asking"])
  window.dispatchEvent(new StorageEvent("storage", { key: "app:machine_coverage" }))
  expect(told).toHaveBeenCalledTimes(4)
  stop()
})

it("starts again if the saved text is damaged", () => {
  localStorage.setItem("app:machine_coverage", "{")
  run(child)
  expect(touchedBy("child").states).toEqual(["asking"])
})

it("records nothing outside the demo", () => {
  vi.stubEnv("VITE_DEMO", undefined)
  run()
  expect(touchedBy("parent")).toEqual({ states: [], transitions: [] })
})
