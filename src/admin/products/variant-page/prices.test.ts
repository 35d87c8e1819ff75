import { expect, it } from "vitest"
import { type PriceRow, priceProblems, toPriceRows, toPrices, withIds } from "./prices.ts"

const price = (id: string, amount: number, more: object = {}) => ({
  id,
  currency_code: "eur",
  amount,
  min_quantity: null,
  max_quantity: null,
  rules: {},
  ...more,
})
const nameOf = ({ currency }: { currency: string }) => currency.toUpperCase()
const stored = [
  price("base", 1234.5),
  price("tier", 9, { min_quantity: 10, max_quantity: 19 }),
  price("region", 8, { rules: { region_id: "reg_1" } }),
]
const row = (more: Partial<PriceRow>): PriceRow => ({
  key: "k",
  name: "EUR",
  currency: "eur",
  rules: {},
  min: "",
  max: "",
  amount: "5",
  ...more,
})
const problems = (...rows: Partial<PriceRow>[]) => priceProblems(rows.map(row), "en")

it("keeps quantity tiers, conditions and ids of unchanged prices", () => {
  const rows = toPriceRows(stored, "de", nameOf)
  expect(rows.map(({ name, amount }) => [name, amount])).toEqual([
    ["EUR", "1234,50"],
    ["EUR 10–19", "9,00"],
    ["EUR", "8,00"],
  ])
  expect(withIds(toPrices(rows, "de"), stored)).toEqual(stored)
})

it("sends a changed quantity as a new price, and leaves out a cleared one", () => {
  const rows = toPriceRows(stored, "en", nameOf).map((each) =>
    each.min === "10" ? { ...each, min: "12" } : each.rules.region_id ? { ...each, amount: "" } : each,
  )
  expect(withIds(toPrices(rows, "en"), stored)).toEqual([
    stored[0],
    { ...price("", 9, { min_quantity: 12, max_quantity: 19 }), id: undefined },
  ])
})

it("rejects amounts that aren't valid in the currency", () => {
  expect(problems({ amount: "12.5" }, { amount: "free", currency: "usd" })).toEqual([undefined, "amount"])
  expect(problems({ amount: "12.345" })).toEqual(["amount"])
  expect(problems({ amount: "1e15" })).toEqual(["amount"])
  expect(problems({ amount: "-1" })).toEqual(["amount"])
  expect(problems({ amount: "12.5", currency: "jpy" })).toEqual(["amount"])
})

it("rejects invalid and overlapping quantities", () => {
  expect(problems({ min: "0" })).toEqual(["quantity"])
  expect(problems({ min: "1.5" })).toEqual(["quantity"])
  expect(problems({ min: "9", max: "3" })).toEqual(["order"])
  expect(problems({ min: "1", max: "10" }, { min: "10" })).toEqual([undefined, "overlap"])
  expect(problems({ min: "1", max: "9" }, { min: "10" }, {})).toEqual([undefined, undefined, undefined])
  expect(problems({ min: "1", max: "9" }, { min: "5", rules: { region_id: "reg_1" } })).toEqual([undefined, undefined])
})

it("gives two equal prices of the server separate rows", () => {
  const keys = toPriceRows([price("a", 1), price("b", 2)], "en", nameOf).map(({ key }) => key)
  expect(new Set(keys).size).toBe(2)
  expect(
    withIds(toPrices(toPriceRows([price("a", 1), price("b", 2)], "en", nameOf), "en"), [price("a", 1), price("b", 2)]),
  ).toEqual([price("a", 1), price("b", 2)])
})

it("keeps the exact amounts of prices that are shown rounded", () => {
  const exact = [
    price("base", 39.6627),
    price("yen", 1500.5, { currency_code: "jpy" }),
    price("usd", 5, { currency_code: "usd" }),
  ]
  const rows = toPriceRows(exact, "en", nameOf).map((each) =>
    each.currency === "usd" ? { ...each, amount: "6" } : each,
  )
  expect(withIds(toPrices(rows, "en"), exact).map(({ amount }) => amount)).toEqual([39.6627, 1500.5, 6])
  const changed = rows.map((each) => ({ ...each, amount: each.currency === "eur" ? "39.67" : each.amount }))
  expect(withIds(toPrices(changed, "en"), exact)[0]).toEqual({ ...exact[0], amount: 39.67 })
})
