import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { localStore } from "#lib/storage.ts"
import { cartInGermany, openLiveShop } from "#tests/support/live-shop.ts"
import { renderPage } from "#tests/support/render-page.tsx"
import { stubOverlays } from "#tests/support/stub-overlays.ts"

const shop = await openLiveShop()
const world = shop.backend.db.export()
const { db, faults } = shop.backend

beforeEach(() => {
  db.import(world)
  faults.set([])
  stubOverlays()
})

async function open(path = "/cart") {
  const id = await cartInGermany(shop)
  localStore.set("shop_cart", id)
  return { id, ...renderPage(path, shop.backend) }
}
const methods = (id: string) => db.tables.cartShippingMethod.by("cart_id", id)

describe("the cart page", () => {
  it("includes the cheapest shipping option in the total", async () => {
    const { id } = await open()
    await waitFor(() => expect(methods(id)).toHaveLength(1))
    const { cart } = await shop.store.store.cart.retrieve({ id })
    await screen.findByRole("link", { name: `Go to checkout · €${cart.total?.toFixed(2)}` })
    expect(screen.queryByText("Calculated at checkout")).toBeNull()
    expect(cart.shipping_total).toBeGreaterThan(0)
  })

  it("says that shipping is calculated at checkout when the option can't be added", async () => {
    faults.set([{ path: "/store/carts/:id/shipping-methods", status: 500 }])
    const { id } = await open()
    await screen.findByText("Calculated at checkout")
    await waitFor(() =>
      expect(shop.backend.journal.entries({ path: `/store/carts/${id}/shipping-methods` })).toHaveLength(1),
    )
    expect(methods(id)).toEqual([])
    expect(screen.getByText("Calculated at checkout")).toBeTruthy()
  })
})

describe("the cart drawer", () => {
  it("has the total of the cart page and says what part of it is shipping", async () => {
    const { id, user } = await open("/wishlist")
    await user.click(await screen.findByRole("link", { name: "Cart, 2 items" }))
    const drawer = await screen.findByRole("dialog", { name: "Cart" })
    await waitFor(() => expect(methods(id)).toHaveLength(1))
    const { cart } = await shop.store.store.cart.retrieve({ id })
    await within(drawer).findByRole("link", { name: `Checkout · €${cart.total?.toFixed(2)}` })
    expect(within(drawer).getByText("Shipping").nextSibling?.textContent).toBe(`€${cart.shipping_total?.toFixed(2)}`)
  })

  it("adds no shipping method while it is closed", async () => {
    const { id, user } = await open("/wishlist")
    await screen.findByRole("link", { name: "Cart, 2 items" })
    expect(methods(id)).toEqual([])
    await user.click(screen.getByRole("link", { name: "Cart, 2 items" }))
    await waitFor(() => expect(methods(id)).toHaveLength(1))
  })
})
