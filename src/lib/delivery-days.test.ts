import { describe, expect, it } from "vitest"
import { afterBusinessDays, readDeliveryDays } from "./delivery-days.ts"

describe("the delivery time", () => {
  it.each([
    ["2-5", { from: 2, to: 5 }],
    [" 3 ", { from: 3, to: 3 }],
    ["1 – 2", { from: 1, to: 2 }],
  ])("is read from %j", (VITE_DELIVERY_DAYS, expected) => {
    expect(readDeliveryDays({ VITE_DELIVERY_DAYS })).toEqual(expected)
  })

  it.each([undefined, "", "soon", "5-2", "-1", "2-5 days", "9999"])("isn't promised for %j", (VITE_DELIVERY_DAYS) => {
    expect(readDeliveryDays({ VITE_DELIVERY_DAYS })).toBeUndefined()
  })

  it("is two to five days in the demo", () => {
    expect(readDeliveryDays({ VITE_DEMO: true })).toEqual({ from: 3, to: 5 })
  })

  it.each([
    ["2026-11-27", 1, "2026-11-30"],
    ["2026-11-28", 1, "2026-11-30"],
    ["2026-11-25", 5, "2026-12-02"],
    ["2026-11-25", 0, "2026-11-25"],
  ])("leaves out weekends: %s and %i days is %s", (start, days, expected) => {
    const date = afterBusinessDays(new Date(`${start}T12:00`), days)
    expect(date.toLocaleDateString("sv")).toBe(expected)
  })
})
