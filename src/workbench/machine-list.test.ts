import { expect, it } from "vitest"
import type { MachineInfo } from "#lib/machine-info.ts"
import { listMachines } from "./machine-list.ts"
import machines from "./machines.gen.json"

const infos = machines as readonly MachineInfo[]
const touched = new Map([
  ["checkout", new Set(["routing", "step", "step.payment", "routing  0", "step go.to 0", "step go.to 0 step.payment"])],
  ["gone", new Set(["state"])],
])
const names = (shown: Parameters<typeof listMachines>[2], query = "") =>
  listMachines(infos, touched, shown, query).map(({ info }) => info.id)

it("lists every machine, counting states with their outer states and each transition once", () => {
  const list = listMachines(infos, touched, "all", "")
  expect(list).toHaveLength(infos.length)
  expect(infos.length).toBeGreaterThan(30)
  const checkout = list.find(({ info }) => info.id === "checkout")
  expect(checkout?.touchedStates).toBe(3)
  expect(checkout?.touchedTransitions).toBe(1)
})

it("filters states and transitions, and leaves out machines without any", () => {
  expect(names("touched")).toEqual(["checkout"])
  expect(names("untouched")).toHaveLength(infos.length)
  const [checkout] = listMachines(infos, touched, "touched", "")
  expect(checkout?.states.map(({ key }) => key)).toEqual(["routing", "step", "step.payment"])
  expect(checkout?.touchedStates).toBe(3)
})

it("finds machines by their name, a state, an event or a guard", () => {
  expect(names("all", "placeorder")).toEqual(["checkout", "expressCheckout", "placeOrder"])
  const [found] = listMachines(infos, touched, "all", "step.payment")
  expect(found?.info.id).toBe("checkout")
  expect(found?.states.map(({ key }) => key)).toEqual(["step.payment"])
  expect(names("all", "edit.confirm")).toContain("orderEdit")
  expect(names("all", "no such state")).toEqual([])
})
