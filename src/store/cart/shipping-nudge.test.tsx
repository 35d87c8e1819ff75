import { screen, waitFor } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { localStore } from "#lib/storage.ts"
import { cartInGermany, openLiveShop } from "#tests/support/live-shop.ts"
import { renderPage } from "#tests/support/render-page.tsx"
import { stubOverlays } from "#tests/support/stub-overlays.ts"

const shop = await openLiveShop()
const options = shop.backend.db.tables.shippingOption.all()
const standard = String(options.find(({ name }) => name === "Standard")?.id)
const application_method = {
  type: "percentage",
  target_type: "shipping_methods",
  allocation: "across",
  value: 100,
} as const
await shop.admin.admin.promotion.create({
  body: { code: "FREESHIP", type: "standard", status: "active", application_method },
})
const world = shop.backend.db.export()

beforeEach(() => {
  shop.backend.db.import(world)
  stubOverlays()
})

/** Opens a cart for 59.50 whose standard shipping is free from an item total on. */
async function open(freeFrom: number, code?: string) {
  const rules = [{ attribute: "item_total", operator: "gte", value: freeFrom }] as never
  const prices = [
    { currency_code: "eur", amount: 5 },
    { currency_code: "eur", amount: 0, rules },
  ]
  await shop.admin.admin.shippingOption.update({ id: standard, body: { prices } })
  const id = await cartInGermany(shop)
  const { cart: carts } = shop.store.store
  await carts.addShippingMethod({ id, body: { option_id: standard } })
  if (code) await carts.addPromotions({ id, body: { promo_codes: [code] } })
  localStore.set("shop_cart", id)
  renderPage("/cart", shop.backend)
  await screen.findByText("Subtotal")
}
const hint = () => screen.queryByText(/away from free shipping/)

describe("the hint for free shipping", () => {
  it("says how much is missing", async () => {
    await open(100)
    await screen.findByText(/€40\.50 away from free shipping/)
  })

  it("asks for no more once the total has reached it", async () => {
    await open(59.5)
    await screen.findByText("You’ve unlocked free shipping (Standard)")
    expect(hint()).toBeNull()
  })

  it("isn't shown while a code makes shipping free", async () => {
    await open(100, "FREESHIP")
    await waitFor(() => expect(screen.getAllByText("FREESHIP").length).toBeGreaterThan(0))
    await screen.findByText("Discount")
    expect(hint()).toBeNull()
    expect(screen.queryByRole("progressbar")).toBeNull()
  })
})
