import { screen, within } from "@testing-library/react"
import { expect, it } from "vitest"
import { localStore } from "#lib/storage.ts"
import { cartInGermany, openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { renderPage } from "#tests/support/render-page.tsx"
import { renderUi } from "#tests/support/render-ui.tsx"
import { CartLine } from "./cart-line.tsx"

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

it.each([
  ["rounded to an order's total", 30.35],
  ["calculated", undefined],
])("shows the price before a price list with tax, also if the line's amount is %s", (_amount, amount) => {
  const item = {
    title: "Harbor Tee",
    quantity: 1,
    unit_price: 25.5,
    compare_at_unit_price: 29,
    is_tax_inclusive: false,
    tax_lines: [{ rate: 19 }],
  }
  renderUi(<CartLine item={item} currency="eur" amount={amount} />)
  expect(screen.getByText("was €34.51")).toBeTruthy()
})

it("separates the unit price from the one before a sale, and keeps each on one line", () => {
  renderUi(<CartLine item={{ title: "Mug", quantity: 2, unit_price: 10, compare_at_unit_price: 15 }} currency="eur" />)
  const was = screen.getByText("was €15.00")
  expect(was.parentElement?.textContent).toBe("€10.00 each was €15.00")
  expect(was.className).toContain("whitespace-nowrap")
})
