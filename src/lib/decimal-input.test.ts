import { describe, expect, it } from "vitest"
import { formatDecimalInput, parseDecimal } from "./decimal-input.ts"

describe("a typed number", () => {
  it.each([
    { text: " 180 ", en: 180, de: 180 },
    { text: "1.5", en: 1.5, de: 1.5 },
    { text: "1,5", en: 1.5, de: 1.5 },
    { text: "1.125", en: 1.125, de: undefined },
    { text: "1,500", en: undefined, de: 1.5 },
    { text: "-1", en: undefined, de: undefined },
    { text: "1.2.3", en: undefined, de: undefined },
    { text: "1.", en: undefined, de: undefined },
    { text: "many", en: undefined, de: undefined },
    { text: "", en: undefined, de: undefined },
  ])("'$text' is $en in English and $de in German", ({ text, en, de }) => {
    expect(parseDecimal(text, "en")).toBe(en)
    expect(parseDecimal(text, "de")).toBe(de)
  })

  it("that could be thousands in a language is refused without one", () => {
    expect(["1.125", "1,125", "1,12"].map((text) => parseDecimal(text))).toEqual([undefined, undefined, 1.12])
  })

  it("is written so that it reads as the same number", () => {
    expect(formatDecimalInput(1.125, "de")).toBe("1,125")
    expect(parseDecimal(formatDecimalInput(1234.125, "de"), "de")).toBe(1234.125)
  })
})
