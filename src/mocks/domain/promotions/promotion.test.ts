import { describe, expect, it } from "vitest"
import { lineFigures, methodFigures, totalsOf } from "#mocks/domain/pricing/totals.rules.ts"
import { computePromotions, type PromotionFacts, type RuleFacts, type Target } from "./promotion.rules.ts"

/** Cart of each case, unless it says otherwise: three shirts for 20, a mug for 10, shipping for 9, 19 % tax. */
interface Case {
  readonly name: string
  readonly promotions: readonly PromotionFacts[]
  readonly inclusive?: boolean
  readonly shippingInclusive?: boolean
  readonly expected: Readonly<Record<string, number>>
}

let made = 0
/** Ids in ascending order, like real ones. */
const nextId = () => `promo_${String(++made).padStart(3, "0")}`
const promotion = (
  code: string,
  method: Partial<PromotionFacts["method"]>,
  more: Partial<PromotionFacts> = {},
): PromotionFacts => ({
  id: nextId(),
  code,
  type: "standard",
  status: "active",
  is_tax_inclusive: false,
  limit: null,
  used: 0,
  rules: [],
  ...more,
  method: {
    type: "fixed",
    target_type: "items",
    allocation: "each",
    value: 0,
    currency_code: null,
    max_quantity: null,
    apply_to_quantity: null,
    buy_rules_min_quantity: null,
    target_rules: [],
    buy_rules: [],
    ...method,
  },
})
const item10 = promotion("ITEM10PCT", { type: "percentage", value: 10, max_quantity: 100 })
const across10 = promotion("ACROSS10", { allocation: "across", value: 10 })
const taxIn10 = promotion("TAXIN10", { allocation: "across", value: 10 }, { is_tax_inclusive: true })
const ofProduct = (id: string) => [{ attribute: "items.product.id", operator: "eq" as const, values: [id] }]

const cases: readonly Case[] = [
  {
    name: "no promotion",
    promotions: [],
    expected: { subtotal: 79, discount_total: 0, tax_total: 15.01, total: 94.01, original_total: 94.01 },
  },
  {
    name: "a percentage off each item",
    promotions: [item10],
    expected: { discount_subtotal: 7, discount_tax_total: 1.33, discount_total: 8.33, tax_total: 13.68, total: 85.68 },
  },
  {
    name: "a fixed amount off up to two units of each item",
    promotions: [promotion("EACH5", { value: 5, max_quantity: 2 })],
    expected: {
      discount_subtotal: 15,
      discount_tax_total: 2.85,
      discount_total: 17.85,
      tax_total: 12.16,
      total: 76.16,
    },
  },
  {
    name: "a fixed amount split across items",
    promotions: [across10],
    expected: { discount_subtotal: 10, discount_total: 11.9, tax_total: 13.11, total: 82.11 },
  },
  {
    name: "a percentage off the order",
    promotions: [promotion("ORDER20PCT", { target_type: "order", allocation: null, type: "percentage", value: 20 })],
    expected: {
      discount_subtotal: 14,
      discount_tax_total: 2.66,
      discount_total: 16.66,
      tax_total: 12.35,
      total: 77.35,
    },
  },
  {
    name: "a fixed amount off the order",
    promotions: [promotion("ORDERFIX10", { target_type: "order", allocation: null, value: 10 })],
    expected: { discount_subtotal: 10, total: 82.11 },
  },
  {
    name: "half off shipping",
    promotions: [
      promotion("SHIP50", { target_type: "shipping_methods", type: "percentage", value: 50, max_quantity: 1 }),
    ],
    expected: {
      discount_subtotal: 4.5,
      discount_tax_total: 0.855,
      discount_total: 5.355,
      tax_total: 14.155,
      total: 88.655,
    },
  },
  {
    name: "a tax-inclusive amount",
    promotions: [taxIn10],
    expected: {
      discount_subtotal: 8.403361,
      discount_tax_total: 1.596639,
      discount_total: 10,
      tax_total: 13.413361,
      total: 84.01,
    },
  },
  {
    name: "an amount off one unit",
    promotions: [promotion("ONCE5", { allocation: "once", value: 5, max_quantity: 1 })],
    expected: { discount_subtotal: 5, discount_total: 5.95, tax_total: 14.06, total: 88.06 },
  },
  {
    name: "buy two shirts, get a mug",
    promotions: [
      promotion(
        "B2G1",
        {
          type: "percentage",
          value: 100,
          buy_rules_min_quantity: 2,
          apply_to_quantity: 1,
          max_quantity: 1,
          buy_rules: ofProduct("shirt"),
          target_rules: ofProduct("mug"),
        },
        { type: "buyget" },
      ),
    ],
    expected: { discount_subtotal: 10, discount_total: 11.9, total: 82.11 },
  },
  {
    name: "two promotions",
    promotions: [item10, across10],
    expected: {
      discount_subtotal: 17,
      discount_tax_total: 3.23,
      discount_total: 20.23,
      tax_total: 11.78,
      total: 73.78,
    },
  },
  {
    name: "tax-inclusive prices",
    promotions: [],
    inclusive: true,
    expected: { subtotal: 67.823529, tax_total: 12.886471, total: 80.71, original_total: 80.71 },
  },
  {
    name: "tax-inclusive prices and shipping",
    promotions: [],
    inclusive: true,
    shippingInclusive: true,
    expected: { subtotal: 66.386555, tax_total: 12.613445, total: 79, original_total: 79 },
  },
  {
    name: "tax-inclusive prices and an amount split across items",
    promotions: [across10],
    inclusive: true,
    shippingInclusive: true,
    expected: {
      discount_subtotal: 10,
      discount_tax_total: 1.9,
      discount_total: 11.9,
      tax_total: 10.713445,
      total: 67.1,
    },
  },
  {
    name: "tax-inclusive prices and a tax-inclusive amount",
    promotions: [taxIn10],
    inclusive: true,
    shippingInclusive: true,
    expected: { discount_subtotal: 8.403361, discount_total: 10, tax_total: 11.016807, total: 69 },
  },
  {
    name: "tax-inclusive prices and a percentage",
    promotions: [item10],
    inclusive: true,
    shippingInclusive: true,
    expected: {
      discount_subtotal: 5.882353,
      discount_tax_total: 1.117647,
      discount_total: 7,
      tax_total: 11.495798,
      total: 72,
    },
  },
]

function totals(given: Case) {
  const tax = [{ rate: 19 }]
  const line = (id: string, quantity: number, price: number) => {
    const base = { unit_price: price, quantity, is_tax_inclusive: given.inclusive === true, tax_lines: tax }
    const { subtotal, original_total } = lineFigures({ ...base, adjustments: [] })
    const target: Target = {
      id,
      quantity,
      unit_price: price,
      subtotal,
      original_total,
      attributes: { "items.product.id": id },
    }
    return { base, target }
  }
  const lines = [line("shirt", 3, 20), line("mug", 1, 10)]
  const delivery = { amount: 9, is_tax_inclusive: given.shippingInclusive === true, tax_lines: tax }
  const plain = methodFigures({ ...delivery, adjustments: [] })
  const method: Target = {
    id: "delivery",
    quantity: 1,
    unit_price: 9,
    subtotal: plain.subtotal,
    original_total: plain.original_total,
    attributes: {},
  }
  const found = computePromotions(
    given.promotions,
    lines.map((l) => l.target),
    [method],
    { currency_code: "eur", now: "2026-01-01T00:00:00.000Z", attributes: {} },
  )
  return totalsOf(
    lines.map((l) => lineFigures({ ...l.base, adjustments: found.items.filter((a) => a.target_id === l.target.id) })),
    [methodFigures({ ...delivery, adjustments: found.methods })],
  )
}

describe("cart totals with", () => {
  it.each(cases.map((each) => [each.name, each] as const))("%s", (_, given) => {
    const actual = totals(given)
    for (const [key, amount] of Object.entries(given.expected))
      expect([key, actual[key as keyof typeof actual]]).toEqual([key, expect.closeTo(amount, 5)])
  })
})

describe("promotion code", () => {
  const context = { currency_code: "eur", now: "2026-01-01T00:00:00.000Z", attributes: {} }
  const reason = (p: PromotionFacts) => computePromotions([p], [], [], context).withoutEffect.get(p.code)

  it.each([
    ["is a draft", { status: "draft" as const }, "inactive"],
    ["has reached its limit", { limit: 1, used: 1 }, "limit"],
    ["starts later", { campaign: { starts_at: "2027-01-01T00:00:00.000Z", ends_at: null } }, "campaign"],
    [
      "requires another customer group",
      { rules: [{ attribute: "customer.groups.id", operator: "eq" as const, values: ["vip"] }] },
      "rules",
    ],
    ["matches no items", {}, "nothing_to_discount"],
  ])("that %s has no effect and reports the reason", (_, more, expected) => {
    expect(reason(promotion("CODE", { value: 5 }, more))).toBe(expected)
  })
})

describe("automatic promotion of a campaign that counts uses by email, for a guest without one", () => {
  const targets = (...ids: string[]): Target[] =>
    ids.map((id) => ({
      id,
      quantity: 1,
      unit_price: 10,
      subtotal: 10,
      original_total: 10,
      attributes: { "items.product.id": id },
    }))
  const cart = (items: readonly Target[], attributes: object, { automatic = true, rules = [] as RuleFacts[] } = {}) => {
    const budget = { type: "use_by_attribute", limit: 1, used: 0, missing: "customer_email" } as const
    const method = { value: 5, currency_code: "eur", target_rules: ofProduct("shirt") }
    const once = promotion("ONCE", method, { rules, budget, is_applied_automatically: automatic })
    const context = { currency_code: "usd", now: "2026-01-01T00:00:00.000Z", attributes: { ...attributes } }
    return () => computePromotions([once], items, [], context)
  }
  const required = 'Attribute value for "customer_email" is required by promotion campaing budget'
  const inRegion: RuleFacts[] = [{ attribute: "region.id", operator: "in", values: ["eu"] }]

  it("refuses a cart with an item that it is for, even in another currency", () => {
    expect(cart(targets("mug", "shirt"), {})).toThrow(required)
    expect(cart(targets("shirt"), { "region.id": "eu" }, { rules: inRegion })).toThrow(required)
  })

  it.each<[string, ReturnType<typeof cart>]>([
    ["an empty cart", cart([], {})],
    ["other items", cart(targets("mug"), {})],
    ["another region", cart(targets("shirt"), { "region.id": "us" }, { rules: inRegion })],
    ["a cart whose region isn't known", cart(targets("shirt"), {}, { rules: inRegion })],
  ])("doesn't refuse %s", (_, compute) => {
    expect(compute().items).toEqual([])
  })

  it("refuses every cart if its code is entered", () => {
    expect(cart([], {}, { automatic: false })).toThrow(required)
  })
})
