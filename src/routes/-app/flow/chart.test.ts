import { describe, expect, it } from "vitest"
import { createOrderEditMachine } from "#machines/order-edit/order-edit.machine.ts"
import { createAdminSdk } from "#sdk/admin.ts"
import { chartOf } from "./chart.ts"

const machine = createOrderEditMachine(createAdminSdk({ baseUrl: "http://shop.test", auth: { storage: "memory" } }))

describe("the drawing of a flow", () => {
  const chart = chartOf(machine)
  const nameOf = (id: string) => chart.states.find((state) => state.id === id)?.name

  it("shows every state once, from the beginning to the ends", () => {
    expect(chart.states.map(({ name }) => name).toSorted()).toEqual(Object.keys(machine.root.states).toSorted())
    expect(chart.states[0]).toMatchObject({ name: "looking", column: 0 })
    expect(chart.states.filter(({ isFinal }) => isFinal).map(({ name }) => name)).toEqual(
      expect.arrayContaining(["confirmed", "discarded", "left"]),
    )
  })

  it("leads from state to state by the machine's events", () => {
    const from = (name: string) =>
      Object.fromEntries(
        chart.arrows.filter((arrow) => nameOf(arrow.from) === name).map((arrow) => [nameOf(arrow.to), arrow.events]),
      )
    expect(from("confirming")).toEqual({ confirmed: ["done"], routing: ["done"], looking: ["error"] })
    expect(from("asking")).toMatchObject({ left: ["edit.keep"], editing: ["edit.stay"] })
  })

  it("puts no two states at one place", () => {
    const places = chart.states.map(({ column, row }) => `${column} ${row}`)
    expect(new Set(places).size).toBe(places.length)
  })
})
