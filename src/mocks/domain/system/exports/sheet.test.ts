import { describe, expect, it } from "vitest"
import { longTime, toCsv } from "./sheet.ts"

const cells = (values: Record<string, unknown>) => new Map(Object.entries(values))

describe("CSV file", () => {
  it("has a column for every cell title, group by group", () => {
    expect(
      toCsv([
        [cells({ a: 1 }), cells({ x: true })],
        [cells({ a: 2, b: null }), cells({ y: { z: 1 } })],
      ]),
    ).toBe('a,b,x,y\n1,,true,\n2,,,"{""z"":1}"')
  })

  it("quotes separators, quotation marks and line breaks", () => {
    expect(toCsv([[cells({ a: 'one, "two"\nthree' })]])).toBe('a\n"one, ""two""\nthree"')
  })

  it("contains no formulas", () => {
    expect(toCsv([[cells({ a: "=SUM(A1)", b: -3 })]])).toBe("a,b\nSUM(A1),-3")
  })

  it("is empty without rows", () => {
    expect(toCsv([])).toBe("")
  })

  it("formats times in long form", () => {
    expect(longTime("2026-11-21T10:18:55.123Z")).toBe("Sat Nov 21 2026 10:18:55 GMT+0000 (Coordinated Universal Time)")
    expect(longTime("yesterday")).toBe("yesterday")
  })
})
