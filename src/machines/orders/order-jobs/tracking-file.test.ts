import { describe, expect, it } from "vitest"
import { assignTracking, readTracking } from "./tracking-file.ts"

const file = (columns: string[], ...cells: string[][]) => ({
  columns,
  rows: cells.map((each, index) => ({ number: index + 2, cells: each })),
})

describe("a file with tracking numbers", () => {
  it.each([
    [
      ["Order", "Date", "Tracking number"],
      ["#12", "x", "A1"],
    ],
    [
      ["Bestellnummer", "x", "Sendungsnummer"],
      ["12", "x", "A1"],
    ],
    [
      ["order_id", "carrier", "tracking"],
      ["12", "x", "A1"],
    ],
  ])("is read by the names of its columns: %j", (columns, cells) => {
    expect(readTracking(file(columns, cells))?.rows).toEqual([{ row: 2, order: 12, number: "A1" }])
  })

  it("is read without names, with the order in the first column", () => {
    expect(readTracking(file(["12", "A1"], ["13", "B2"]))?.rows).toEqual([
      { row: 1, order: 12, number: "A1" },
      { row: 2, order: 13, number: "B2" },
    ])
  })

  it("can't be read without the columns", () => {
    expect(readTracking(file(["Name", "City"], ["Ada", "Berlin"]))).toBeUndefined()
  })

  it("names the rows that can't be used, and all others are used", () => {
    const read = readTracking(
      file(
        ["Order", "Tracking"],
        ["", "A1"],
        ["12", ""],
        ["twelve", "A1"],
        ["13", "3,4E+19"],
        ["14", "D4"],
        ["99", "E5"],
      ),
    )
    if (!read) throw new Error("the file wasn't read")
    const known = new Map([
      [14, "order_14"],
      [15, "order_15"],
    ])
    const { numbers, problems } = assignTracking(read, known, undefined)
    expect(numbers).toEqual({ order_14: ["D4"] })
    expect(problems.map(({ row, order, kind }) => [row, order, kind])).toEqual([
      [2, "", "noOrder"],
      [3, "12", "noNumber"],
      [4, "twelve", "unknown"],
      [5, "13", "shortened"],
      [7, "#99", "unknown"],
    ])
  })

  it("gives an order several numbers, each once, and names orders that aren't selected", () => {
    const read = readTracking(file(["Order", "Tracking"], ["14", "A"], ["14", "B"], ["14", "A"], ["15", "C"]))
    const known = new Map([
      [14, "order_14"],
      [15, "order_15"],
    ])
    expect(read && assignTracking(read, known, new Set(["order_14"]))).toEqual({
      numbers: { order_14: ["A", "B"] },
      problems: [{ row: 5, order: "#15", kind: "notSelected" }],
    })
  })
})
