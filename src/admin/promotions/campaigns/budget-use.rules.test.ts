import { describe, expect, it } from "vitest"
import { type Budget, mostUsedOf, stepsOf, type UsingOrder, usesOf } from "./budget-use.rules.ts"

const budgetOf = (budget: Partial<Budget>) => ({ type: "spend", used: 0, limit: null, usages: [], ...budget }) as Budget
const at = (day: number, hour = 12) => new Date(2026, 4, day, hour)
const promotions = [
  { id: "promo_own", campaign_id: "procamp_june" },
  { id: "promo_other", campaign_id: null },
]
const order = (day: number, more: Partial<UsingOrder> = {}): UsingOrder => ({
  created_at: at(day).toISOString(),
  customer_id: "cus_1",
  email: "ada@example.com",
  promotions,
  items: [
    { adjustments: [{ promotion_id: "promo_own", amount: 0.1 }] },
    { adjustments: [{ promotion_id: "promo_other", amount: 9 }] },
  ],
  shipping_methods: [{ adjustments: [{ promotion_id: "promo_own", amount: 0.2 }] }],
  ...more,
})

describe("the uses of a budget", () => {
  it("are what the promotions of the campaign took off items and shipping, the oldest first", () => {
    const uses = usesOf([order(20), order(18)], "procamp_june", budgetOf({ type: "spend" }))
    expect(uses).toEqual([
      { at: at(18), amount: 0.3, customer: null },
      { at: at(20), amount: 0.3, customer: null },
    ])
  })

  it("count once for each order, by email where the budget does", () => {
    const budget = budgetOf({ type: "use_by_attribute", attribute: "customer_email" })
    expect(usesOf([order(20)], "procamp_june", budget)).toEqual([
      { at: at(20), amount: 1, customer: "ada@example.com" },
    ])
  })

  it("leave out orders without a discount by the campaign", () => {
    const without = order(20, { items: [], shipping_methods: null })
    expect(usesOf([without, order(20)], "procamp_july", budgetOf({}))).toEqual([])
  })
})

describe("the steps of a chart", () => {
  const use = (day: number, amount: number) => ({ at: at(day), amount, customer: null })

  it("add up the uses of each day, from the day before the first one", () => {
    const steps = stepsOf([use(18, 0.1), use(18, 0.2), use(20, 1)], at(21), 5)
    expect(steps).toEqual([
      { start: at(17, 0), added: 0, used: 5 },
      { start: at(18, 0), added: 0.3, used: 5.3 },
      { start: at(19, 0), added: 0, used: 5.3 },
      { start: at(20, 0), added: 1, used: 6.3 },
      { start: at(21, 0), added: 0, used: 6.3 },
    ])
  })

  it("are longer than a day if the first use is long ago, and keep the sum", () => {
    const steps = stepsOf([use(1, 2), use(300, 3)], at(400))
    expect(steps.length).toBeLessThan(100)
    expect(steps.at(-1)?.used).toBe(5)
    expect(stepsOf([use(1, 2), use(300, 3)], at(400), 0, 1)).toHaveLength(401)
  })

  it("are none without a use", () => {
    expect(stepsOf([], at(20))).toEqual([])
  })
})

describe("the most used by one customer", () => {
  const uses = [
    { at: at(1), amount: 2, customer: "a" },
    { at: at(2), amount: 3, customer: "b" },
    { at: at(3), amount: 2, customer: "a" },
    { at: at(4), amount: 9, customer: null },
  ]

  it("is the server’s count for uses", () => {
    const budget = budgetOf({ type: "use_by_attribute", usages: [{ attribute_value: "a", used: 7 }] as never })
    expect(mostUsedOf(budget, uses)).toBe(7)
  })

  it("is the sum of orders for amounts", () => {
    expect(mostUsedOf(budgetOf({ type: "spend_by_attribute" }), uses)).toBe(4)
  })
})
