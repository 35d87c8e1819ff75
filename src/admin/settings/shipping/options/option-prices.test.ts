import { expect, it } from "vitest"
import { withIds } from "./option.ts"
import { type OptionPriceRow, priceProblems, toPriceRows, toPrices } from "./option-prices.ts"

const row = (change: Partial<OptionPriceRow>): OptionPriceRow => ({
  key: JSON.stringify(change),
  name: "EUR",
  currency: "eur",
  region: null,
  from: "",
  below: "",
  amount: "5",
  isFromExcluded: false,
  isBelowIncluded: false,
  ...change,
})
const problems = (...rows: Partial<OptionPriceRow>[]) => priceProblems(rows.map(row), "en")

it("rejects amounts and limits that aren't amounts, and an end that isn't after the start", () => {
  expect(problems({ amount: "x" }, { amount: "-1" }, { amount: "" })).toEqual(["amount", "amount", undefined])
  expect(problems({ from: "x" })).toEqual(["limit"])
  expect(problems({ from: "50", below: "50" }, { from: "9", below: "10" })).toEqual(["order", undefined])
})

it("rejects prices that apply to the same cart total in the same currency or region", () => {
  expect(problems({ from: "10", below: "50" }, { from: "50" })).toEqual([undefined, undefined])
  expect(problems({ from: "10", below: "50", isBelowIncluded: true }, { from: "50" })).toEqual([undefined, "overlap"])
  expect(problems({ from: "10", below: "50" }, { from: "49.99" })).toEqual([undefined, "overlap"])
  expect(problems({ from: "10" }, { from: "10", region: "reg_eu" })).toEqual([undefined, undefined])
  expect(problems({}, {})).toEqual([undefined, "overlap"])
  expect(problems({}, { from: "10" })).toEqual([undefined, undefined])
})

it("compares limits in minor units, also of currencies with three decimals or none", () => {
  expect(problems({ currency: "kwd", below: "0.3" }, { currency: "kwd", from: "0.300" })).toEqual([
    undefined,
    undefined,
  ])
  expect(problems({ currency: "jpy", below: "1000", amount: "500" }, { currency: "jpy", from: "999" })).toEqual([
    undefined,
    "overlap",
  ])
})

it("reads German amounts", () => {
  const [price] = toPrices([row({ from: "1.234,50", amount: "4,90" })], "de")
  expect(price).toEqual({
    currency_code: "eur",
    amount: 4.9,
    rules: [{ attribute: "item_total", operator: "gte", value: 1234.5 }],
  })
})

it("keeps the prices that the option has: their ids, operators and exact amounts", () => {
  const prices = [
    { id: "base", currency_code: "eur", amount: 4.999, price_rules: [] },
    {
      id: "tier",
      currency_code: "eur",
      amount: 2,
      price_rules: [
        { attribute: "item_total", operator: "gt", value: "50" },
        { attribute: "item_total", operator: "lte", value: "100" },
      ],
    },
    {
      id: "region",
      currency_code: "eur",
      amount: 3,
      price_rules: [{ attribute: "region_id", operator: "eq", value: "reg_eu" }],
    },
  ]
  const sent = withIds(
    toPrices(
      toPriceRows(prices, "en", () => "EUR"),
      "en",
    ),
    prices,
  )
  expect(sent).toContainEqual({ id: "base", currency_code: "eur", amount: 4.999, rules: [] })
  expect(sent).toContainEqual({ id: "region", region_id: "reg_eu", amount: 3, rules: [] })
  expect(sent).toContainEqual({
    id: "tier",
    currency_code: "eur",
    amount: 2,
    rules: [
      { attribute: "item_total", operator: "gt", value: 50 },
      { attribute: "item_total", operator: "lte", value: 100 },
    ],
  })
})
