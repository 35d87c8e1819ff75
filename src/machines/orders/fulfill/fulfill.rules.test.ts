import { describe, expect, it } from "vitest"
import { type Choice, createdFulfillment, emptyChoice, type FulfillmentData } from "./fulfill.rules.ts"

const kit = [
  { inventory_item_id: "frame", required_quantity: 1 },
  { inventory_item_id: "screw", required_quantity: 4 },
]
const before = {
  order: {
    fulfillments: [{ id: "earlier" }],
    items: [
      { id: "kit", variant: { inventory_items: kit } },
      { id: "mug", variant: { inventory_items: [] } },
    ],
  },
  userId: "me",
} as unknown as FulfillmentData
const sent: Choice = { ...emptyChoice, locationId: "here", quantities: { kit: 2 } }
const part = (inventory_item_id: string | null, quantity: number, line_item_id = "kit") => ({
  inventory_item_id,
  quantity,
  line_item_id,
})
const made = (items: object[], more = {}) => ({ id: "new", created_by: "me", location_id: "here", items, ...more })
const find = (fulfillment: object, choice = sent) =>
  createdFulfillment(before, { fulfillments: [fulfillment] } as never, choice)?.id

describe("the fulfillment that a choice has created", () => {
  it("has the sent quantities, and those of the parts of an inventory kit", () => {
    expect(find(made([part("frame", 2), part("screw", 8)]))).toBe("new")
    const mugs = { ...sent, quantities: { mug: 2 } }
    expect(find(made([part(null, 2, "mug")]), mugs)).toBe("new")
  })

  it("doesn't have a multiple of them", () => {
    expect(find(made([part("frame", 4), part("screw", 16)]))).toBeUndefined()
    expect(find(made([part(null, 4, "mug")]), { ...sent, quantities: { mug: 2 } })).toBeUndefined()
  })

  it("isn't an earlier one, someone else's, from elsewhere or of other items", () => {
    const items = [part("frame", 2), part("screw", 8)]
    expect(find(made(items, { id: "earlier" }))).toBeUndefined()
    expect(find(made(items, { created_by: "colleague" }))).toBeUndefined()
    expect(find(made(items, { location_id: "there" }))).toBeUndefined()
    expect(find(made([part(null, 2, "mug")]))).toBeUndefined()
  })

  it("may have other parts if the kit was changed in the meantime", () => {
    expect(find(made([part("panel", 6)]))).toBe("new")
  })
})
