import { describe, expect, it } from "vitest"
import type { OrderEvent } from "./events.ts"
import { mergeEvents } from "./merge-events.ts"

const at = (minute: number) => new Date(Date.UTC(2026, 0, 5, 10, minute)).toISOString()
const event = (id: string, minute: number, more: Partial<OrderEvent> = {}): OrderEvent => ({
  ...{ id, kind: "captured", at: at(minute), by: "user_1", amount: 5, lines: [] },
  ...more,
})

describe("repeated steps in the history", () => {
  it("are one entry with the sum of their amounts and the latest date", () => {
    const [merged, ...others] = mergeEvents([event("b", 9, { amount: 0.2 }), event("a", 5, { amount: 0.1 })])
    expect(merged).toMatchObject({ id: "b", at: at(9), amount: 0.3, times: 2 })
    expect(others).toEqual([])
  })

  it("stay apart for different people, kinds and changes, and after an hour", () => {
    const events = [
      event("g", 59, { kind: "change", change: { type: "edit", status: "confirmed" } }),
      event("f", 58, { kind: "change", change: { type: "claim", status: "confirmed" } }),
      event("e", 57, { kind: "refunded" }),
      event("d", 56, { by: "user_2" }),
      event("c", 55),
      event("b", -20),
    ]
    expect(mergeEvents(events).map(({ id, times }) => [id, times])).toEqual(events.map(({ id }) => [id, 1]))
  })

  it("show the first and the last value of a field", () => {
    const value = (from: string, to: string) => [{ kind: "value" as const, title: "", from, to }]
    const events = [
      event("b", 2, { kind: "email", lines: value("b@x.com", "c@x.com") }),
      event("a", 1, { kind: "email", lines: value("a@x.com", "b@x.com") }),
    ]
    expect(mergeEvents(events)).toMatchObject([{ times: 2, lines: value("a@x.com", "c@x.com") }])
  })

  it("list all their items, the oldest first", () => {
    const line = (title: string) => [{ kind: "moved" as const, title, to: "1" }]
    const events = [
      event("b", 2, { kind: "packed", lines: line("Mug") }),
      event("a", 1, { kind: "packed", lines: line("Shirt") }),
    ]
    expect(mergeEvents(events)[0]?.lines.map(({ title }) => title)).toEqual(["Shirt", "Mug"])
  })
})
