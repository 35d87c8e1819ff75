import { describe, expect, it } from "vitest"
import { code128 } from "./code-128.ts"

/** Text of a Code 128: the reverse of the encoder, by the widths of each symbol. */
const sum = (widths: readonly number[]) => widths.reduce((all, width) => all + width, 0)
const symbols = (text: string) => {
  const widths = code128(text) ?? []
  return Array.from({ length: (widths.length - 1) / 6 }, (_, at) => widths.slice(at * 6, at * 6 + 6).join(""))
}

describe("Code 128", () => {
  it("encodes a text with start, check symbol and stop", () => {
    // The check value of “Wikipedia” is 88.
    expect(symbols("Wikipedia")).toEqual([
      "211214",
      "311321",
      "142112",
      "241211",
      "142112",
      "111242",
      "112214",
      "141221",
      "142112",
      "121124",
      "421211",
      "233111",
    ])
  })

  it("has eleven modules for each symbol and thirteen for the stop", () => {
    const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("")
    expect(sum(code128(printable) ?? [])).toBe((95 + 2) * 11 + 13)
    const different = new Set(symbols(printable).slice(1, 96))
    expect(different.size).toBe(95)
    for (const symbol of different) expect(sum(Array.from(symbol, Number))).toBe(11)
  })

  it("has no code for other characters, or for none", () => {
    expect(code128("Größe")).toBeNull()
    expect(code128("")).toBeNull()
  })
})
