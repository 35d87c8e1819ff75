import { expect, it } from "vitest"
import { type ActivePriceList, type CandidatePrice, chargedPrice } from "./charged-price.rules.ts"

const price = (amount: number, more: Partial<CandidatePrice> = {}): CandidatePrice => ({
  amount,
  currency_code: "usd",
  min_quantity: null,
  max_quantity: null,
  rules: {},
  ...more,
})
const list = (type: "sale" | "override", amount: number, rules = {}): ActivePriceList => ({
  type,
  rules,
  prices: new Map([["shirt", [price(amount)]]]),
})
const buyer = { currency: "usd", attributes: { region_id: ["us"], "customer.groups.id": ["vip"] } }
const charged = (lists: ActivePriceList[], prices = [price(108)]) => chargedPrice("shirt", prices, lists, buyer)

it("charges the sale price, unless the standard price is lower", () => {
  expect(charged([list("sale", 81)])).toBe(81)
  expect(charged([list("sale", 120)])).toBe(108)
})
it("charges an override price, also a higher one", () => {
  expect(charged([list("override", 120)])).toBe(120)
})
it("ignores lists for other customers and prices of other currencies and quantities", () => {
  expect(charged([list("sale", 81, { "customer.groups.id": ["press"] })])).toBe(108)
  expect(charged([list("sale", 81, { "customer.groups.id": ["vip"] })])).toBe(81)
  expect(charged([], [price(90, { min_quantity: 10 }), price(50, { currency_code: "eur" }), price(108)])).toBe(108)
})
it("prefers a region's price and has none without a price in the currency", () => {
  expect(charged([], [price(100), price(110, { rules: { region_id: "us" } })])).toBe(110)
  expect(charged([], [price(50, { currency_code: "eur" })])).toBeUndefined()
})
