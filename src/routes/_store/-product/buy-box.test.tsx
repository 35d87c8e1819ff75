import { screen, waitFor } from "@testing-library/react"
import { expect, it } from "vitest"
import { localStore } from "#lib/storage.ts"
import { fillCart, openLiveShop } from "#tests/support/live-shop.ts"
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
