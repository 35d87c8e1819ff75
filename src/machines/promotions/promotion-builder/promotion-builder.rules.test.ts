import { describe, expect, it } from "vitest"
import { clothingDraft, typed } from "#tests/support/promotion-builder.ts"
import { bodyOf } from "./promotion-body.ts"
import { countsBy, noNumber, type PromotionDraft } from "./promotion-builder.draft.ts"
import { droppedSets, problemsOf, whyNotEnter } from "./promotion-builder.rules.ts"

const complete = clothingDraft()
const { newCampaign, rules } = complete
const existing = { id: "c", name: "June", currency: "eur", startsAt: null, endsAt: null }
const bare = { ...rules, items: [] }

describe("a campaign that counts uses by customer", () => {
  const counted = { ...newCampaign, budget: "use_by_attribute", attribute: "customer_email" } as const
  const chosen = { ...existing, currency: null, countsBy: "customer_id" } as const

  it.each<[string, Partial<PromotionDraft>, string | null]>([
    ["a new one", { campaign: "new", newCampaign: counted }, "customer_email"],
    ["an existing one", { campaign: "existing", existing: chosen }, "customer_id"],
    ["one that counts all uses", { campaign: "new", newCampaign: { ...counted, budget: "usage" } }, null],
    ["none", { campaign: "none", newCampaign: counted, existing: chosen }, null],
  ])("is known for the warning about guests: %s", (_, change, attribute) => {
    expect(countsBy({ ...complete, ...change })).toBe(attribute)
  })
})

describe("the problems of a promotion", () => {
  it("are none for a complete draft", () => {
    expect(problemsOf(complete)).toEqual([])
    expect(whyNotEnter("review", complete)).toBeUndefined()
  })

  it.each<[string, Partial<PromotionDraft>, Record<string, string>]>([
    ["no percentage", { value: noNumber }, { value: "percent" }],
    ["a percentage over 100", { value: { text: "101", value: null } }, { value: "percent" }],
    ["a percentage of 0", { value: typed(0) }, { value: "percent" }],
    ["an amount without a currency", { method: "fixed", value: typed(5) }, { currency: "currency" }],
    ["a negative amount", { method: "fixed", value: typed(-5), currency: "eur" }, { value: "amount" }],
    ["units of each item without a number", { allocation: "each" }, { max: "quantity" }],
    ["cheapest units without a number", { allocation: "once", max: typed(1.5) }, { max: "quantity" }],
    [
      "buy X get Y without conditions",
      { kind: "buyget", max: typed(1), rules: bare },
      { buy: "buys", items: "targets" },
    ],
    [
      "fewer units per cart than in one round",
      { kind: "buyget", get: typed(2), max: typed(1), rules: { ...rules, buy: rules.items } },
      { max: "maxBelowGet" },
    ],
    [
      "a condition without values",
      { rules: { ...rules, items: rules.items.map((rule) => ({ ...rule, values: [] })) } },
      { "items.r1": "values" },
    ],
    ["no code", { code: " " }, { code: "code" }],
    ["a limit that isn't a whole number", { limit: { text: "x", value: null } }, { limit: "limit" }],
    ["no chosen campaign", { campaign: "existing" }, { existing: "campaign" }],
    ["a campaign in a currency", { campaign: "existing", existing }, { existing: "otherCurrency" }],
    [
      "a campaign in another currency",
      { campaign: "existing", existing, currency: "usd" },
      { existing: "otherCurrency" },
    ],
    ["a campaign without a name", { newCampaign: { ...newCampaign, name: "" } }, { name: "name" }],
    [
      "an end before the start",
      { newCampaign: { ...newCampaign, startsAt: "2099-07-01T00:00" } },
      { endsAt: "endFirst" },
    ],
    ["a budget without a limit", { newCampaign: { ...newCampaign, budget: "usage" } }, { budgetLimit: "budgetLimit" }],
    [
      "a budget of amounts without a currency",
      { newCampaign: { ...newCampaign, budget: "spend", limit: typed(50) } },
      { budget: "budgetCurrency" },
    ],
  ])("name %s at its field", (_, change, expected) => {
    const found = problemsOf({ ...complete, ...change })
    expect(Object.fromEntries(found.map(({ field, reason }) => [field, reason]))).toEqual(expected)
  })

  it("ignore the limit of an automatic promotion, which the server refuses", () => {
    const draft: PromotionDraft = { ...complete, isAutomatic: true, limit: typed(5) }
    expect(problemsOf(draft)).toEqual([])
    expect(bodyOf(draft, "active")).not.toHaveProperty("limit")
  })
})

it("keeps conditions that another kind doesn't use, but doesn't send them", () => {
  const draft: PromotionDraft = { ...complete, kind: "order" }
  expect(droppedSets(draft)).toEqual(["items"])
  expect(bodyOf(draft, "active").application_method).not.toHaveProperty("target_rules")
  expect(droppedSets(complete)).toEqual([])
})
