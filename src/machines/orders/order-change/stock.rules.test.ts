import { describe, expect, it } from "vitest"
import type { OrderLinePreview } from "#schema/admin/entities/order-change.ts"
import { availableUnits, mostInStock, type StockedVariant } from "./stock.rules.ts"

const level = (location_id: string, stocked_quantity: number, reserved_quantity = 0) => ({
  location_id,
  stocked_quantity,
  reserved_quantity,
})
const variant = (...parts: { required?: number; levels: ReturnType<typeof level>[] }[]): StockedVariant => ({
  id: "variant_1",
  manage_inventory: true,
  allow_backorder: false,
  inventory_items: parts.map(({ required = 1, levels }) => ({
    required_quantity: required,
    inventory: { location_levels: levels },
  })),
})
const line = (id: string, quantity: number, action?: "ITEM_ADD" | "ITEM_UPDATE", quantity_diff = 0) =>
  ({
    id,
    quantity,
    variant_id: "variant_1",
    actions: action ? [{ action, details: { quantity, quantity_diff } }] : [],
  }) as unknown as OrderLinePreview

describe("units available for a change", () => {
  it("adds up the free stock of the sales channel's locations", () => {
    const shirt = variant({ levels: [level("a", 5, 2), level("b", 4), level("c", 100)] })
    expect(availableUnits(shirt, ["a", "b"])).toBe(7)
    expect(availableUnits(shirt)).toBe(107)
  })

  it("is limited by a kit's scarcest part", () => {
    const kit = variant({ required: 2, levels: [level("a", 9)] }, { required: 1, levels: [level("a", 6)] })
    expect(availableUnits(kit)).toBe(4)
  })

  it("isn't limited for backorders and variants without stock", () => {
    const shirt = variant({ levels: [level("a", 0)] })
    expect(availableUnits({ ...shirt, allow_backorder: true })).toBeNull()
    expect(availableUnits({ ...shirt, manage_inventory: false })).toBeNull()
    expect(availableUnits(variant())).toBeNull()
  })

  it("is 0 where more is reserved than stocked", () => {
    expect(availableUnits(variant({ levels: [level("a", 1, 3)] }))).toBe(0)
  })
})

describe("the highest quantity that stock allows", () => {
  it("is what is available for a new item, less what another new item takes", () => {
    const items = [line("new", 2, "ITEM_ADD"), line("other", 3, "ITEM_ADD")]
    expect(mostInStock(items[0] as OrderLinePreview, items, 10)).toBe(7)
  })

  it("includes what the order has for an item whose quantity rises", () => {
    const raised = line("old", 6, "ITEM_UPDATE", 4)
    expect(mostInStock(raised, [raised], 10)).toBe(12)
    const lowered = line("old", 1, "ITEM_UPDATE", -1)
    expect(mostInStock(lowered, [lowered], 10)).toBe(11)
  })

  it("is unlimited without a limit", () => {
    const item = line("old", 1)
    expect(mostInStock(item, [item], null)).toBeNull()
  })
})
