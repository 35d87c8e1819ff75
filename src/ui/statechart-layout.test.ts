import { describe, expect, it } from "vitest"
import { describeMachine } from "#lib/machine-info.ts"
import { createOrderEditMachine } from "#machines/orders/order-edit/order-edit.machine.ts"
import { createAdminSdk } from "#sdk/admin.ts"
import { chartOf } from "./statechart-layout.ts"

const machine = createOrderEditMachine(createAdminSdk({ baseUrl: "http://shop.test", auth: { storage: "memory" } }))

describe("statechart", () => {
  const chart = chartOf(describeMachine(machine))
  const nameOf = (id: string) => chart.states.find((state) => state.id === id)?.name

  it("contains every state once, from the initial state to the final states", () => {
    expect(chart.states.map(({ name }) => name).toSorted()).toEqual(Object.keys(machine.root.states).toSorted())
    expect(chart.states[0]).toMatchObject({ name: "loading", column: 0 })
    expect(chart.states.filter(({ isFinal }) => isFinal).map(({ name }) => name)).toEqual(
      expect.arrayContaining(["confirmed", "discarded", "left"]),
    )
  })

  it("connects states by the machine's events", () => {
    const from = (name: string) =>
      Object.fromEntries(
        chart.arrows.filter((arrow) => nameOf(arrow.from) === name).map((arrow) => [nameOf(arrow.to), arrow.events]),
      )
    expect(from("confirming")).toEqual({ confirmed: ["done"], routing: ["done"], loading: ["error"] })
    expect(from("leavePrompt")).toMatchObject({ left: ["edit.keep"], editing: ["edit.stay"] })
  })

  it("gives every state its own position", () => {
    const places = chart.states.map(({ column, row }) => `${column} ${row}`)
    expect(new Set(places).size).toBe(places.length)
  })

  it("draws innermost states, with the transitions of an outer state from each of them but its history", () => {
    const nested = chartOf({
      id: "nested",
      initial: "open",
      states: [
        { path: "open", type: "compound", initial: "open.first" },
        { path: "open.first", type: "atomic" },
        { path: "open.second", type: "atomic" },
        { path: "open.last", type: "history" },
        { path: "closed", type: "final" },
      ],
      transitions: [
        { from: "open", event: "close", index: 0, to: ["closed"] },
        { from: "open.first", event: "next", index: 0, to: ["open.second"] },
        { from: "open.second", event: "restart", index: 0, to: ["open"] },
        { from: "open.second", event: "again", index: 0, to: ["open.last"] },
      ],
    })
    expect(nested.states.map(({ id, outer, name, column }) => [id, outer, name, column])).toEqual([
      ["open.first", "open", "first", 0],
      ["open.second", "open", "second", 1],
      ["closed", "", "closed", 1],
      ["open.last", "open", "last", 2],
    ])
    expect(nested.arrows).toEqual([
      { from: "open.first", to: "open.second", events: ["next"], keys: ["open.first next 0"] },
      { from: "open.first", to: "closed", events: ["close"], keys: ["open close 0 open.first"] },
      { from: "open.second", to: "open.first", events: ["restart"], keys: ["open.second restart 0"] },
      { from: "open.second", to: "open.last", events: ["again"], keys: ["open.second again 0"] },
      { from: "open.second", to: "closed", events: ["close"], keys: ["open close 0 open.second"] },
    ])
  })
})
