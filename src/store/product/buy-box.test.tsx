import { cleanup, screen, waitFor } from "@testing-library/react"
import { expect, it } from "vitest"
import { localStore } from "#lib/storage.ts"
import { fillCart, openLiveShop, setStock } from "#tests/support/live-shop.ts"
import { renderPage } from "#tests/support/render-page.tsx"
import { stubOverlays } from "#tests/support/stub-overlays.ts"

const shop = await openLiveShop()

it("adds the typed quantity when the button is activated while the focus is still in the field", async () => {
  stubOverlays()
  localStore.set("shop_cart", (await fillCart(shop, "SHIRT-M-WHITE", 1)).id)
  const mug = shop.variant("MUG-CLASSIC")
  const { user } = renderPage(`/products/mug?variant=${mug}`, shop.backend)
  const field = await screen.findByLabelText(/^Quantity/)
  await user.clear(field)
  await user.type(field, "3")
  expect(document.activeElement).toBe(field)
  // As screen readers and voice control do, which don't move the focus.
  screen.getByRole("button", { name: /^Add to cart/ }).click()
  const added = () => shop.backend.db.tables.cartLineItem.find(({ variant_id }) => variant_id === mug)?.quantity
  await waitFor(() => expect(added()).toBe(3))
})

it("names the amount of the first unit only: the price of several may depend on their number", async () => {
  stubOverlays()
  const mug = shop.variant("MUG-CLASSIC")
  const path = `/products/mug?variant=${mug}`
  localStore.set("shop_country", "de")
  const label = async () => (await screen.findByRole("button", { name: /^Add to cart/ })).textContent?.trim()
  localStore.set("shop_cart", (await fillCart(shop, "SHIRT-M-WHITE", 1)).id)
  const { user } = renderPage(path, shop.backend)
  expect(await label()).toMatch(/^Add to cart · €\d+\.\d\d$/)
  await user.click(screen.getByRole("button", { name: "Increase quantity" }))
  expect(await label()).toBe("Add to cart")
  cleanup()
  localStore.set("shop_cart", (await fillCart(shop, "MUG-CLASSIC", 1)).id)
  renderPage(path, shop.backend)
  await waitFor(async () => expect(await label()).toBe("Add to cart"))
})

it("offers only the stock that isn't in the cart yet", async () => {
  stubOverlays()
  const white = shop.variant("SHIRT-M-WHITE")
  setStock(shop, "SHIRT-M-WHITE", 5)
  localStore.set("shop_cart", (await fillCart(shop, "SHIRT-M-WHITE", 3)).id)
  const { user } = renderPage(`/products/t-shirt?variant=${white}`, shop.backend)
  const field = await screen.findByLabelText<HTMLInputElement>(/^Quantity/)
  await waitFor(() => expect(field.getAttribute("aria-valuemax")).toBe("2"))
  await user.click(screen.getByRole("button", { name: "Increase quantity" }))
  await user.click(await screen.findByRole("button", { name: "Add to cart" }))
  const inCart = () =>
    shop.backend.db.tables.cartLineItem
      .all()
      .filter(({ variant_id }) => variant_id === white)
      .some(({ quantity }) => quantity === 5)
  await waitFor(() => expect(inCart()).toBe(true))
  cleanup()
  renderPage(`/products/t-shirt?variant=${white}`, shop.backend)
  const button = await screen.findByRole("button", { name: "Add to cart" })
  await waitFor(() => expect(button.getAttribute("aria-disabled")).toBe("true"))
  const reason = document.getElementById(String(button.getAttribute("aria-describedby")))
  expect(reason?.textContent).toBe("All 5 that are left are in your cart")
})
