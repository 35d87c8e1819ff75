import { describe, expect, it } from "vitest"
import { differences, Identities } from "./compare.ts"

const id = (n: number) => `prod_${"0".repeat(25)}${n}`
const compare = (expected: unknown, actual: unknown, options: Partial<Identities> = {}) =>
  differences(expected, actual, Object.assign(new Identities(), options))

describe("the comparison with a recorded response", () => {
  it("reports a key that the real server doesn't send", () => {
    expect(compare({ region: { name: "A" } }, { region: { name: "A", raw_name: null } })).toEqual([
      ".region.raw_name: not in the recording",
    ])
  })

  it("accepts a key of a known exception", () => {
    expect(compare({ a: 1 }, { a: 1, b: 2 }, { isKnownExtra: (path) => path === ".b" })).toEqual([])
  })

  const rows = [
    { id: id(1), title: "A" },
    { id: id(2), title: "B" },
    { id: id(3), title: "B" },
  ]

  it("reports sorted rows in a different order", () => {
    const actual = { products: [rows[1], rows[0], rows[2]] }
    expect(compare({ products: rows }, actual, { sortedBy: "title" })).not.toEqual([])
    expect(compare({ products: rows }, actual)).toEqual([])
  })

  it("accepts any order of rows with equal sort values", () => {
    expect(compare({ products: rows }, { products: [rows[0], rows[2], rows[1]] }, { sortedBy: "title" })).toEqual([])
  })
})
