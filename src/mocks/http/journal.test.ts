import { describe, expect, it } from "vitest"
import { JOURNALED, Journal } from "./journal.ts"

const entry = (answer: string) => ({
  ...{ at: "2026-01-01T00:00:00.000Z", method: "GET", path: "/store/products", request: "" },
  ...{ status: 200, answer, duration: 1, headers: new Headers(), notes: [] },
})

describe("the journal", () => {
  it("keeps the latest 500 requests", () => {
    const journal = new Journal()
    for (let i = 0; i < 700; i++) journal.add(entry("{}"))
    const numbers = journal.entries().map(({ n }) => n)
    expect(numbers).toHaveLength(500)
    expect([numbers[0], numbers.at(-1)]).toEqual([201, 700])
  })

  it("keeps fewer requests if their responses are long", () => {
    const journal = new Journal()
    for (let i = 0; i < 700; i++) journal.add(entry("x".repeat(JOURNALED * 2)))
    const numbers = journal.entries().map(({ n }) => n)
    expect(numbers.length).toBeGreaterThan(100)
    expect(numbers.length * JOURNALED).toBeLessThanOrEqual(4_000_000)
    expect(numbers.at(-1)).toBe(700)
    journal.clear()
    journal.add(entry("{}"))
    expect(journal.entries().map(({ n }) => n)).toEqual([701])
  })
})
