import { screen, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { english } from "#tests/support/english.ts"
import { openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"
import { refusalOf } from "./refusal.ts"

const ID = "iitem_01M8HR9BQ10000000CVWZ0YMEW"
const LOCATION = "sloc_01M8HR9BQ10000000CVWZ0YMEX"

describe("a refusal of the server", () => {
  const known = [
    [`Item ${ID} is not stocked at location ${LOCATION}`, "notStocked"],
    [`Not enough stock available for item ${ID} at location ${LOCATION}`, "notEnough"],
    [`Cannot remove following inventory item(s) since they have reservations: [${ID}].`, "reserved"],
    [
      `Cannot remove Inventory Levels for ${LOCATION} because there are stocked items at the locations. Use force flag to delete anyway.`,
      "stocked",
    ],
    ["Providers (manual_manual) are not enabled for the service location", "provider"],
    [`Product options are already assigned to another product: opt_01M8HR9BQ10000000CVWZ0YMEW`, "optionTaken"],
    [`You tried to set relationship stock_location_id: ${LOCATION}, but such entity does not exist`, "gone"],
    [
      "Deleting ProductCategory (pcat_01M8HR9BQ10000000CVWZ0YMEW) with category children is not allowed.",
      "subcategories",
    ],
    [`Stock locations with ids: ${LOCATION} was not found`, "gone"],
    [
      `Cannot create prices for non-existent regions. Region with ids [reg_01M8HR9BQ10000000CVWZ0YMEW] were not found.`,
      "gone",
    ],
  ] as const

  for (const [sentence, refusal] of known)
    it(`has a plain sentence instead of “${sentence.slice(0, 50)}…”`, () => {
      expect(refusalOf(sentence)).toBe(refusal)
    })

  it("that names things by their names is shown as it is, in quotes", () => {
    expect(refusalOf("Variant (S) with provided options already exists.")).toBeUndefined()
    expect(refusalOf("Product type with value 'Shoes' does not exist")).toBeUndefined()
  })

  it("shows no id, whatever it is about", () => {
    for (const text of Object.values(english.admin.refusal)) expect(text).not.toMatch(/_01|\{id\}/)
  })
})

it("says on a page what prevents a deletion, without the id", async () => {
  const shop = await openLiveShop()
  const { inventoryItem, inventoryLevel } = shop.backend.db.tables
  const id = String(inventoryItem.get(String(inventoryLevel.all()[0]?.inventory_item_id))?.id)
  const { user } = await renderAdminPage(`/admin/inventory/${id}`, shop)
  await user.click(await screen.findByRole("button", { name: "Delete item" }))
  const dialog = within(await screen.findByRole("dialog"))
  const message = `Cannot remove following inventory item(s) since they have reservations: [${id}].`
  const body = { type: "invalid_data", message }
  shop.backend.faults.set([{ method: "DELETE", path: "/admin/inventory-items/:id", status: 400, body }])
  await user.click(await dialog.findByRole("button", { name: "Delete item" }))
  await dialog.findByText(english.admin.refusal.reserved)
  expect(dialog.queryByText(new RegExp(id))).toBeNull()
})

it("quotes a sentence that isn't known, without ids", async () => {
  const shop = await openLiveShop()
  const id = await placeOrder(shop, 1)
  const { user } = await renderAdminPage(`/admin/orders/${id}`, shop)
  const message = "Order order_01M8HR9BQ10000000CVWZ0YMEW can't be tagged"
  shop.backend.faults.set([
    { method: "POST", path: "/admin/orders/:id", status: 400, body: { type: "invalid_data", message } },
  ])
  await user.type(await screen.findByRole("textbox", { name: "New tag" }), "vip{Enter}")
  await screen.findByText("Server message: “Order can't be tagged.” Nothing was changed.")
})
