import fc from "fast-check"
import { expect, it } from "vitest"
import type { VariantPrice } from "#admin/products/variant-page/prices.ts"
import { levelUpdates, variantUpdate } from "./bodies.ts"
import { columnRules, priceColumn, stockColumn } from "./column-rules.ts"
import type { GridVariant } from "./grid-variant.ts"

const eur = priceColumn({ currency: "eur", rules: {} })
const usd = priceColumn({ currency: "usd", rules: {} })
const region = priceColumn({ currency: "eur", rules: { region_id: "reg_1" } })
const price = (id: string, amount: number, more: Partial<VariantPrice> = {}): VariantPrice => ({
  id,
  currency_code: "eur",
  amount,
  min_quantity: null,
  max_quantity: null,
  rules: {},
  ...more,
})
const variant = (more: Partial<GridVariant>): GridVariant => ({
  id: "v",
  title: "V",
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
const stored = [
  price("base", 39.6627),
  price("tier", 9, { min_quantity: 10, max_quantity: 19 }),
  price("regional", 8, { rules: { region_id: "reg_1" } }),
  price("group", 7, { rules: { customer_group_id: "cg_1" } }),
]
const body = (...cells: [string, string][]) =>
  variantUpdate(
    variant({ prices: stored }),
    cells.map(([column, text]) => ({ row: "v", column, text })),
    "en",
  )

it("sends all prices of a variant, with ids, quantities and rules, although only one changed", () => {
  expect(body([region, "8.50"])).toEqual({
    id: "v",
    prices: [stored[0], stored[1], { ...stored[2], amount: 8.5 }, stored[3]],
  })
})

it("adds a price without id, and removes the one of an empty cell", () => {
  const added = { currency_code: "usd", amount: 0, min_quantity: null, max_quantity: null, rules: {} }
  expect(body([usd, "0.00"], [eur, ""])?.prices).toEqual([stored[1], stored[2], stored[3], added])
})

it("reads amounts in the language of the page", () => {
  const change = [{ row: "v", column: eur, text: "1234,50" }]
  expect(variantUpdate(variant({}), change, "de")?.prices?.[0]?.amount).toBe(1234.5)
})

it("sends only changed codes and flags, and null for an empty code", () => {
  expect(body(["sku", "A-1"], ["ean", ""], ["manage_inventory", "FALSE"])).toEqual({
    id: "v",
    sku: "A-1",
    ean: null,
    manage_inventory: false,
  })
  expect(body()).toBeUndefined()
})

it("creates a level at a location where the item isn't kept yet", () => {
  const levels = new Map([["here", { stocked: 3, reserved: 1 }]])
  const cells = ["here", "there"].map((location) => ({ row: "v", column: stockColumn(location), text: "5" }))
  expect(levelUpdates(variant({ items: [{ id: "item", required: 1, levels }] }), cells)).toEqual([
    { isNew: false, level: { inventory_item_id: "item", location_id: "here", stocked_quantity: 5 } },
    { isNew: true, level: { inventory_item_id: "item", location_id: "there", stocked_quantity: 5 } },
  ])
})

it("never changes a price other than those of the edited cells", () => {
  const rules = fc.constantFrom({}, { region_id: "reg_1" }, { customer_group_id: "cg_1" })
  const some = fc.record({
    currency_code: fc.constantFrom("eur", "usd", "jpy"),
    amount: fc.double({ min: 0, max: 1e6, noNaN: true }),
    min_quantity: fc.constantFrom(null, 1, 10),
    max_quantity: fc.constantFrom(null, 20),
    rules,
  })
  const edits = fc.uniqueArray(
    fc.record({ column: fc.constantFrom(eur, usd, region), text: fc.constantFrom("", "5.00") }),
    {
      selector: ({ column }) => column,
      minLength: 1,
    },
  )
  fc.assert(
    fc.property(fc.array(some, { maxLength: 12 }), edits, (prices, cells) => {
      const all = prices.map((each, index) => ({ ...each, id: String(index) }))
      const before = variant({ prices: all })
      const sent =
        variantUpdate(
          before,
          cells.map((cell) => ({ row: "v", ...cell })),
          "en",
        )?.prices ?? []
      const after = variant({ prices: sent.map((each) => ({ ...each, id: each.id ?? "new" })) })
      for (const column of [eur, usd, region]) {
        const { textOf } = columnRules("en")(column)
        const edit = cells.find((cell) => cell.column === column)
        expect(textOf(after)).toBe(edit ? edit.text : textOf(before))
      }
      const isOpen = ({ min_quantity, max_quantity }: VariantPrice) => min_quantity === null && max_quantity === null
      const isKept = (each: VariantPrice) => !isOpen(each) || "customer_group_id" in (each.rules ?? {})
      for (const each of all.filter(isKept)) expect(sent).toContainEqual(each)
    }),
  )
})
