import { describe, expect, it } from "vitest"
import { changesOf, columnOf, overlapping, type Tier } from "./price-change.ts"
import { emptyDraft, type PriceListDraft } from "./price-list.draft.ts"
import { problemsOf, whyNotEnter } from "./price-list.rules.ts"

const column = (tier: Partial<Tier> = {}, rules: Record<string, string> = {}, currency = "eur") =>
  columnOf({ currency, rules, min: null, max: null, ...tier })
const row = { id: "v1", name: "S", sku: null, productId: "p1", product: "Shirt" }
const complete: PriceListDraft = {
  ...emptyDraft("key"),
  title: "Sale",
  description: "Summer",
  rows: [row],
  cells: { v1: { [column()]: { value: 5 } } },
}
const reasons = (change: Partial<PriceListDraft>) => problemsOf({ ...complete, ...change }).map(({ reason }) => reason)

describe("the problems of a price list", () => {
  it("are none for a complete draft", () => {
    expect(problemsOf(complete)).toEqual([])
    expect(whyNotEnter("review", complete)).toBeUndefined()
  })

  it.each<[string, Partial<PriceListDraft>, string[]]>([
    ["a blank title", { title: " " }, ["title"]],
    ["a blank description", { description: "" }, ["description"]],
    ["an end before the start", { startsAt: "2026-03-02T00:00", endsAt: "2026-03-01T00:00" }, ["dates"]],
    ["an end at the start", { startsAt: "2026-03-02T00:00", endsAt: "2026-03-02T00:00" }, ["dates"]],
    ["no products", { rows: [], cells: {} }, ["products", "prices"]],
    ["no price", { cells: {} }, ["prices"]],
    ["prices only of removed products", { cells: { v2: { [column()]: { value: 5 } } } }, ["prices"]],
    ["a text instead of an amount", { cells: { v1: { [column()]: { text: "x" } } } }, ["amount"]],
    ["a negative amount", { cells: { v1: { [column()]: { value: -1 } } } }, ["amount"]],
    ["too many decimals", { cells: { v1: { [column({}, {}, "jpy")]: { value: 1.5 } } } }, ["amount"]],
  ])("name %s", (_, change, expected) => {
    expect(reasons(change)).toEqual(expected)
  })

  it("name quantities that overlap in one currency and region, not in different ones", () => {
    const tiers = [
      { min: 5, max: 10 },
      { min: 10, max: null },
    ]
    const cells = (...columns: string[]) => ({ v1: Object.fromEntries(columns.map((id) => [id, { value: 1 }])) })
    const [low, high] = [column({ min: 5, max: 10 }), column({ min: 10 })]
    expect(reasons({ tiers, cells: cells(low, high) })).toEqual(["overlap", "overlap"])
    expect(reasons({ tiers, cells: cells(low, column({ min: 10 }, { region_id: "r" })) })).toEqual([])
    expect(reasons({ tiers, cells: cells(low, column()) })).toEqual([])
    expect(overlapping([column({ min: 1, max: 4 }), column({ min: 5 })])).toEqual([])
  })
})

describe("the changes of a price list", () => {
  const price = (id: string, amount: number) => ({ id, variant: "v1", column: column({ min: 10 }), amount })
  const wanted = (amount: number | null) => [{ variant: "v1", column: column({ min: 10 }), amount }]

  it("create, update and delete prices, and leave equal ones", () => {
    expect(changesOf(wanted(5), [])).toMatchObject([{ put: { amount: 5, min_quantity: 10, max_quantity: null } }])
    expect(changesOf(wanted(5), [price("a", 6)])).toMatchObject([{ put: { id: "a", amount: 5 }, remove: [] }])
    expect(changesOf(wanted(5), [price("a", 5)])).toEqual([])
    expect(changesOf(wanted(null), [price("a", 5)])).toMatchObject([{ remove: ["a"] }])
    expect(changesOf(wanted(null), [])).toEqual([])
  })

  it("keep one of several equal prices", () => {
    expect(changesOf(wanted(5), [price("a", 5), price("b", 4)])).toMatchObject([{ remove: ["b"] }])
    expect(changesOf(wanted(null), [price("a", 5), price("b", 4)])).toMatchObject([{ remove: ["a", "b"] }])
  })
})
