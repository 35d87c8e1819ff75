import { screen, waitFor } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const shop = await openLiveShop()
const { order: orders, orderEdit: edits, promotion: promotions } = shop.admin.admin
const promote = (code: string, method: object) =>
  promotions.create({
    body: {
      code,
      type: "standard",
      status: "active",
      is_automatic: true,
      application_method: { type: "percentage", target_type: "items", allocation: "across", value: 10, ...method },
    },
  })
const { promotion } = await promote("TENTH", {})
const id = await placeOrder(shop)
const itemId = String((await orders.retrieve({ id })).order.items[0]?.id)
const world = shop.backend.db.export()
beforeEach(() => shop.backend.db.import(world))

const preview = async () => (await orders.retrievePreview({ id })).order
/** The discount without tax: 10 % of shirts at 25.00. */
const discount = async () => Math.round(((await preview()).discount_total ?? 0) / 0.0119) / 100
const setQuantity = (quantity: number) => edits.updateOriginalItem({ id, item_id: itemId, body: { quantity } })
const carryOver = async (carry_over_promotions: boolean) =>
  orders.updateOrderChange({ id: String((await preview()).order_change?.id), body: { carry_over_promotions } })

describe("the promotions of an edited order", () => {
  it("stay as ordered until the change carries them over, as on the server", async () => {
    await edits.initiateRequest({ body: { order_id: id } })
    await setQuantity(4)
    expect(await discount()).toBe(5)
    await edits.addItems({ id, body: { items: [{ variant_id: shop.variant("SHIRT-M-BLACK"), quantity: 1 }] } })
    expect(await discount()).toBe(5)
    await carryOver(true)
    expect(await discount()).toBe(12.5)
    await setQuantity(3)
    expect(await discount()).toBe(10)
    await carryOver(false)
    expect(await discount()).toBe(5)
    await carryOver(true)
    await edits.confirm({ id })
    const { order } = await orders.retrieve({ id })
    expect(order.discount_total).toBeCloseTo(11.9)
  })

  it("can't be carried over if they are a fixed amount on all items", async () => {
    await promotions.update({
      id: promotion.id,
      body: { application_method: { type: "fixed", value: 5, currency_code: "eur" } },
    })
    await edits.initiateRequest({ body: { order_id: id } })
    await expect(carryOver(true)).rejects.toThrow("Promotions with codes TENTH have invalid allocation")
    await renderAdminPage(`/admin/orders/${id}/edit`, shop)
    expect(await screen.findByText("Can’t be recalculated: TENTH doesn’t apply to each item.")).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>("switch").disabled).toBe(true)
  })
})

it("the page of an edit says what happens to the discount, and recalculates it on request", async () => {
  await edits.initiateRequest({ body: { order_id: id } })
  await setQuantity(4)
  const { user } = await renderAdminPage(`/admin/orders/${id}/edit`, shop)
  expect((await screen.findAllByText("The discount of TENTH stays as ordered. It isn’t recalculated.")).length).toBe(1)
  expect(screen.getByText("Off: the discount stays as ordered.")).toBeTruthy()
  await user.click(screen.getByRole("switch", { name: "Recalculate TENTH for changed and added items" }))
  await screen.findByText("The discount of TENTH is recalculated for all items.")
  expect(await screen.findByText("On: the discount changes with the items.")).toBeTruthy()
  expect(screen.queryByText("Off: the discount stays as ordered.")).toBeNull()
  await waitFor(async () => expect(await discount()).toBe(10))
})
