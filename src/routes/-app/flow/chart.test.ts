import { describe, expect, it } from "vitest"
import { createOrderEditMachine } from "#machines/order-edit/order-edit.machine.ts"
import { createAdminSdk } from "#sdk/admin.ts"
import { chartOf } from "./chart.ts"

const machine = createOrderEditMachine(createAdminSdk({ baseUrl: "http://shop.test", auth: { storage: "memory" } }))

describe("flow chart", () => {
  const chart = chartOf(machine)
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
})
