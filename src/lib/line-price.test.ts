import { describe, expect, it } from "vitest"
import { type LineWithTotals, linePrice } from "./line-price.ts"
import { sumMoney } from "./money.ts"

const line: LineWithTotals = {
  quantity: 3,
  unit_price: 40,
  compare_at_unit_price: 50,
  is_tax_inclusive: false,
  detail: { return_received_quantity: 1, return_dismissed_quantity: 0 },
  tax_lines: [
    { rate: 15, description: "State tax", code: "state" },
    { rate: 5, description: null, code: "city" },
  ],
  adjustments: [
    { code: "SPRING", amount: 8 },
    { code: "VIP", amount: 4 },
  ],
  discount_total: 14.4,
  discount_tax_total: 2.4,
  tax_total: 13.6,
  total: 81.6,
}
const amounts = (price: ReturnType<typeof linePrice>) => price.parts.map(({ kind, amount }) => [kind, amount])

describe("the price of a line item", () => {
  it("follows from its list price, price list, returned units, promotions and taxes", () => {
    const price = linePrice(line, "eur", "net")
    expect(amounts(price)).toEqual([
      ["list", 150],
      ["priceList", -30],
      ["returned", -40],
      ["promotion", -8],
      ["promotion", -4],
      ["tax", 10.2],
      ["tax", 3.4],
    ])
    expect(sumMoney(price.parts.map(({ amount }) => amount))).toBe(price.total)
    expect(price.parts.map((part) => ("name" in part ? part.name : ""))).toContain("city")
    expect(price.included).toEqual([])
  })

  it("includes taxes where prices do, and names a custom price", () => {
    const gross: LineWithTotals = {
      quantity: 2,
      unit_price: 11.9,
      is_tax_inclusive: true,
      is_custom_price: true,
      tax_lines: [{ rate: 19, code: "DE19" }],
      tax_total: 3.8,
      total: 23.8,
    }
    const price = linePrice(gross, "eur", "gross")
    expect(price.parts).toEqual([{ kind: "custom", amount: 23.8, each: 11.9 }])
    expect(price.included).toEqual([{ kind: "tax", name: "DE19", rate: 19, amount: 3.8 }])
  })

  it("adds up in currencies without decimals, with amounts that have further ones", () => {
    const yen = {
      ...line,
      discount_total: 0,
      unit_price: 33.33,
      compare_at_unit_price: null,
      total: 79.992,
      tax_total: 13.332,
    }
    const price = linePrice(yen, "jpy", "net")
    expect(sumMoney(price.parts.map(({ amount }) => amount))).toBe(80)
    expect(price.total).toBe(80)
  })

  it("has one discount if no promotion is known", () => {
    const price = linePrice({ ...line, adjustments: [] }, "eur", "net")
    expect(price.parts).toContainEqual({ kind: "promotion", name: "", amount: -12 })
  })
})
