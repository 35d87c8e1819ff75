import { expect, it } from "vitest"
import { contrast, fromHex, toHex } from "./color.ts"

const color = (hex: string) => fromHex(hex) ?? expect.fail(`${hex} can't be read`)

it.each(["#000000", "#ffffff", "#4b40c9", "#ffd400", "#d7263d", "#00a86b"])("reads %s and writes it again", (hex) => {
  expect(toHex(color(hex))).toBe(hex)
})

it("reads the short form", () => {
  expect(toHex(color("#fA0"))).toBe("#ffaa00")
})

it.each(["", "red", "#12", "#12345g", "rgb(0 0 0)", "#4b40c9;}"])("doesn't read %j", (text) => {
  expect(fromHex(text)).toBeUndefined()
})

it.each([
  ["#000", "#fff", 21],
  ["#777", "#fff", 4.48],
  ["#ffd400", "#fff", 1.43],
])("measures the contrast of %s and %s", (a, b, expected) => {
  expect(contrast(color(a), color(b))).toBeCloseTo(expected, 1)
  expect(contrast(color(b), color(a))).toBeCloseTo(expected, 1)
})
