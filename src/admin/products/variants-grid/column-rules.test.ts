import { expect, it } from "vitest"
import { duplicatesOf, problemOf } from "./cell-states.ts"
import { columnRules, priceColumn, stockColumn } from "./column-rules.ts"
import { type GridVariant, mergePages } from "./grid-variant.ts"

const variant = (id: string, more: Partial<GridVariant> = {}): GridVariant => ({
  id,
  title: id,
  rank: 0,
  sku: null,
  ean: null,
  upc: null,
  barcode: null,
  manage_inventory: true,
  allow_backorder: false,
  prices: [],
  items: [],
  ...more,
})
const check = (column: string, text: string, locale = "en") => columnRules(locale)(column).check(text)
const eur = priceColumn({ currency: "eur", rules: {} })
const jpy = priceColumn({ currency: "jpy", rules: {} })
const kind = (column: string, text: string, locale?: string) => check(column, text, locale).problem

it("shows amounts in the language's format, and accepts 0 and nothing", () => {
  expect(check(eur, "5")).toEqual({ text: "5.00" })
  expect(check(eur, "1.234,5", "de")).toEqual({ text: "1234,50" })
  expect(check(eur, "0")).toEqual({ text: "0.00" })
  expect(check(eur, " ")).toEqual({ text: "" })
})

it("marks amounts that aren't valid in the currency, and never trims them", () => {
  expect(check(eur, "12.345")).toEqual({
    text: "12.345",
    problem: { kind: "money", problem: "tooPrecise", currency: "eur" },
  })
  expect(kind(jpy, "12.5")).toMatchObject({ problem: "tooPrecise" })
  expect(kind(eur, "-1")).toMatchObject({ problem: "negative" })
  expect(kind(eur, "1000000000000000")).toMatchObject({ problem: "tooLarge" })
  expect(kind(eur, "1e15")).toMatchObject({ problem: "invalid" })
  expect(kind(eur, "1.99", "de")).toMatchObject({ problem: "invalid" })
})

it("accepts whole quantities and the words for yes and no", () => {
  expect(check(stockColumn("loc"), "007")).toEqual({ text: "7" })
  for (const text of ["-1", "1.5", "", "many"]) expect(kind(stockColumn("loc"), text)).toEqual({ kind: "quantity" })
  expect(["Yes", "WAHR", "1"].map((text) => check("manage_inventory", text).text)).toEqual(["TRUE", "TRUE", "TRUE"])
  expect(check("allow_backorder", "").text).toBe("FALSE")
  expect(kind("allow_backorder", "maybe")).toEqual({ kind: "check" })
})

it("locks the stock of variants without managed stock, and of kits", () => {
  const { lockOf } = columnRules("en")(stockColumn("loc"))
  const item = { id: "i", required: 1, levels: new Map() }
  expect(lockOf(variant("a", { items: [item] }))).toBeUndefined()
  expect(lockOf(variant("a", { items: [item, item] }))).toBe("kit")
  expect(lockOf(variant("a", { items: [item], manage_inventory: false }))).toBe("unmanaged")
})

it("finds codes that two variants would have", () => {
  const all = new Map([variant("a", { sku: "A" }), variant("b", { sku: "B" })].map((each) => [each.id, each]))
  const edit = { row: "b", column: "sku", base: "B", text: "A" }
  const found = duplicatesOf(all, new Map([["b sku", edit]]))
  expect(problemOf(edit, columnRules("en"), found)).toEqual({ kind: "duplicate" })
  const moved = { row: "a", column: "sku", base: "A", text: "C" }
  const swapped = duplicatesOf(
    all,
    new Map([
      ["b sku", edit],
      ["a sku", moved],
    ]),
  )
  expect(problemOf(edit, columnRules("en"), swapped)).toBeUndefined()
})

it("merges pages by id, in the product's order", () => {
  const [a, b, c] = [variant("a", { rank: 1 }), variant("b", { rank: 0 }), variant("c", { rank: 1 })]
  expect(
    mergePages([
      [a, b],
      [b, c],
    ]).map(({ id }) => id),
  ).toEqual(["b", "a", "c"])
})
