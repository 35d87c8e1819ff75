import { expect, it } from "vitest"
import { openLiveShop } from "#tests/support/live-shop.ts"
import { type CheckedList, type CheckedPrice, type PriceBuyer, priceVerdicts } from "./price-winner.rules.ts"

const NOW = Date.parse("2026-03-10T12:00:00Z")
const price = (amount: number, more: Partial<CheckedPrice> = {}): CheckedPrice => ({
  id: `p${amount}`,
  amount,
  currency: "eur",
  min: null,
  max: null,
  rules: {},
  ...more,
})
const list = (amount: number, more: Partial<CheckedList> = {}): CheckedList => ({
  id: `l${amount}`,
  title: "List",
  type: "sale",
  status: "active",
  starts_at: null,
  ends_at: null,
  rules: {},
  prices: [price(amount)],
  ...more,
})
const buyer = (more: Partial<PriceBuyer> = {}): PriceBuyer => ({
  currency: "eur",
  quantity: 1,
  now: NOW,
  attributes: { region_id: ["reg"] },
  ...more,
})
const results = (lists: readonly CheckedList[], who = buyer(), standard = [price(20)]) =>
  Object.fromEntries(priceVerdicts(standard, lists, who).verdicts.map((each) => [each.price.amount, each.result]))

it.each<[string, readonly CheckedList[], Record<number, string>]>([
  ["a sale over the standard price", [list(15)], { 15: "wins", 20: "replaced" }],
  ["the lower of two lists", [list(15), list(14)], { 14: "wins", 15: "higher", 20: "replaced" }],
  ["the standard price over a higher sale", [list(25)], { 20: "wins", 25: "aboveStandard" }],
  ["a higher override", [list(25, { type: "override" })], { 25: "wins", 20: "replaced" }],
  ["no draft", [list(15, { status: "draft" })], { 20: "wins", 15: "draft" }],
  ["no list before its start", [list(15, { starts_at: "2026-03-11" })], { 20: "wins", 15: "scheduled" }],
  ["no list after its end", [list(15, { ends_at: "2026-03-09" })], { 20: "wins", 15: "expired" }],
  ["no list of another region", [list(15, { rules: { region_id: ["us"] } })], { 20: "wins", 15: "listRules" }],
  ["no list of other groups", [list(15, { rules: { "customer.groups.id": ["vip"] } })], { 20: "wins", 15: "groups" }],
  ["no price from ten units on", [list(15, { prices: [price(15, { min: 10 })] })], { 20: "wins", 15: "quantity" }],
  ["no other currency", [list(15, { prices: [price(15, { currency: "usd" })] })], { 20: "wins", 15: "currency" }],
  [
    "no price of another region",
    [list(15, { prices: [price(15, { rules: { region_id: "us" } })] })],
    { 20: "wins", 15: "priceRules" },
  ],
])("chooses %s", (_, lists, expected) => {
  expect(results(lists)).toEqual(expected)
})

it("chooses the list with more rules, even if another one is cheaper", () => {
  const vip = list(18, { rules: { "customer.groups.id": ["vip"] } })
  const who = buyer({ attributes: { "customer.groups.id": ["vip"] } })
  expect(results([vip, list(15)], who)).toEqual({ 18: "wins", 15: "lessSpecific", 20: "replaced" })
})

it("crosses out the standard price of a sale, and of an override nothing", () => {
  expect(priceVerdicts([price(20)], [list(15)], buyer()).original).toBe(20)
  expect(priceVerdicts([price(20)], [list(15, { type: "override" })], buyer()).original).toBe(15)
})

it("agrees with the server on two competing lists, for guests and for a customer in the group", async () => {
  const shop = await openLiveShop()
  const { priceList: lists } = shop.admin.admin
  const id = shop.variant("SHIRT-M-BLACK")
  const body = (title: string, amount: number, rules: Record<string, string[]>) => ({
    title,
    description: title,
    status: "active" as const,
    rules,
    prices: [{ variant_id: id, currency_code: "eur", amount }],
  })
  await lists.create({ body: body("All", 12, {}) })
  await lists.create({ body: body("Group", 17, { "customer.groups.id": ["vip"] }) })
  const query = { region_id: shop.region, fields: "variants.id,variants.calculated_price.calculated_amount" }
  const variants = (await shop.store.store.product.list({ query })).products.flatMap((each) => each.variants ?? [])
  const charged = variants.find((variant) => variant.id === id)?.calculated_price?.calculated_amount
  const both = [list(12), list(17, { rules: { "customer.groups.id": ["vip"] } })]
  const [winner] = priceVerdicts([price(20)], both, buyer()).verdicts
  expect([charged, winner?.price.amount]).toEqual([12, 12])
  const member = buyer({ attributes: { "customer.groups.id": ["vip"] } })
  expect(priceVerdicts([price(20)], both, member).verdicts[0]?.price.amount).toBe(17)
})
