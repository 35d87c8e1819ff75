import { screen, within } from "@testing-library/react"
import { expect, it } from "vitest"
import { localStore } from "#lib/storage.ts"
import { cartInGermany, openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { renderPage } from "#tests/support/render-page.tsx"

const shop = await openLiveShop()
const variant = shop.variant("SHIRT-M-BLACK")
const cartId = await cartInGermany(shop)
const savedId = await cartInGermany(shop)
const orderId = await placeOrder(shop)

it.each([
  ["the cart", "/cart"],
  ["a saved cart", `/cart/${savedId}`],
  ["a cart link", `/cart/add?items=${variant}.2`],
  ["an order", `/order/${orderId}`],
])("a line item of %s leads to its variant", async (_page, path) => {
  localStore.set("shop_cart", cartId)
  const { user } = renderPage(path, shop.backend)
  await user.click(await screen.findByRole("link", { name: "T-Shirt" }))
  await screen.findByRole("heading", { level: 1, name: "T-Shirt" })
  const chosen = within(screen.getByRole("main"))
    .getAllByRole<HTMLInputElement>("radio")
    .filter(({ checked }) => checked)
  expect(chosen.map(({ value }) => value)).toEqual(["M", "Black"])
})
