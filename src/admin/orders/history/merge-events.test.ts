import { describe, expect, it } from "vitest"
import { mergeEvents } from "./merge-events.ts"
import type { OrderEvent } from "./order-events.ts"

const at = (minute: number) => new Date(Date.UTC(2026, 0, 5, 10, minute)).toISOString()
const event = (id: string, minute: number, more: Partial<OrderEvent> = {}): OrderEvent => ({
  id,
  kind: "captured",
  at: at(minute),
  by: "user_1",
  amount: 5,
  lines: [],
  ...more,
})

describe("repeated steps in the history", () => {
  it("are one entry with the latest date for corrected values", () => {
    const [merged, ...others] = mergeEvents([event("b", 9, { kind: "tags" }), event("a", 5, { kind: "tags" })])
    expect(merged).toMatchObject({ id: "b", at: at(9), times: 2 })
    expect(others).toEqual([])
  })

  it("stay apart with their own amounts, items and notes for everything else", () => {
    const exchange = { kind: "change", change: { type: "exchange", status: "confirmed" } } as const
    const events = [
      event("h", 9, { amount: 70.21 }),
      event("g", 8, { amount: 4.16 }),
      event("f", 7, { kind: "refunded", amount: 70.21 }),
      event("e", 7, { kind: "refunded", amount: 4.16 }),
      event("d", 6, exchange),
      event("c", 5, exchange),
      event("b", 4, { kind: "note" }),
      event("a", 3, { kind: "note" }),
    ]
    expect(mergeEvents(events)).toEqual(events.map((each) => ({ ...each, times: 1 })))
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

  it("list all their lines, the oldest first", () => {
    const line = (title: string) => [{ kind: "tag" as const, title }]
    const events = [
      event("b", 2, { kind: "tags", lines: line("Mug") }),
      event("a", 1, { kind: "tags", lines: line("Shirt") }),
    ]
    expect(mergeEvents(events)[0]?.lines.map(({ title }) => title)).toEqual(["Shirt", "Mug"])
  })
})
