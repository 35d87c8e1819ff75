import { expect, it } from "vitest"
import { createActor, setup } from "xstate"
import { createFlowRecorder } from "./recorder.ts"

it("tells the steps of child machines from those of the flow", () => {
  const child = setup({}).createMachine({
    id: "child",
    initial: "asking",
    states: { asking: { on: { "child.answer": "answered" } }, answered: { type: "final" } },
  })
  const machine = setup({ actors: { child } }).createMachine({
    id: "parent",
    initial: "open",
    states: { open: { invoke: { id: "asked", src: "child", onDone: "closed" } }, closed: { type: "final" } },
  })
  const { inspect, steps } = createFlowRecorder()
  const actor = createActor(machine, { inspect }).start()
  actor.getSnapshot().children.asked?.send({ type: "child.answer" })
  expect(steps().map(({ machineId, state }) => [machineId, state])).toEqual([
    ["child", "asking"],
    [undefined, "open"],
    [undefined, "closed"],
    ["child", "answered"],
  ])
})
