import { screen, within } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { localStore } from "#lib/storage.ts"
import { openLiveShop, readyCart, setStock } from "#tests/support/live-shop.ts"
import { renderPage } from "#tests/support/render-page.tsx"
import { stubOverlays } from "#tests/support/stub-overlays.ts"

const shop = await openLiveShop()
const world = shop.backend.db.export()

beforeEach(() => {
  shop.backend.db.import(world)
  stubOverlays()
})

/** Opens a page with a cart of two sold-out shirts, three of which two are left, and one with enough stock. */
async function open(path: string) {
  const id = await readyCart(shop)
  for (const [sku, quantity] of [
    ["SHIRT-S-WHITE", 3],
    ["SHIRT-M-WHITE", 1],
  ] as const)
    await shop.store.store.cart.createLineItem({ id, body: { variant_id: shop.variant(sku), quantity } })
  setStock(shop, "SHIRT-M-BLACK", 0)
  setStock(shop, "SHIRT-S-WHITE", 2)
  localStore.set("shop_cart", id)
  return renderPage(path, shop.backend)
}
const notes = (list: HTMLElement) =>
  within(list)
    .getAllByRole("listitem")
    .map((item) =>
      [/[SM] \/ (Black|White)/, /Sold out|Only \d+ left/].map((words) => words.exec(item.textContent)?.[0]),
    )
const expected = [
  ["M / Black", "Sold out"],
  ["S / White", "Only 2 left"],
  ["M / White", undefined],
]

describe("an item that isn't in stock anymore", () => {
  it("is named in the cart", async () => {
    await open("/cart")
    await screen.findByText("Sold out")
    expect(notes(screen.getByRole("list", { name: "Items in your cart" }))).toEqual(expected)
  })

  it("is named in the drawer", async () => {
    const { user } = await open("/wishlist")
    await user.click(await screen.findByRole("link", { name: "Cart, 6 items" }))
    const drawer = within(await screen.findByRole("dialog", { name: "Cart" }))
    await drawer.findByText("Sold out")
    expect(notes(drawer.getByRole("list", { name: "Items in your cart" }))).toEqual(expected)
  })

  it("is named when the checkout opens, and in the review above the button", async () => {
    await open("/checkout")
    await screen.findByText("Some items are no longer in stock")
    expect(screen.getByText("T-Shirt, M / Black is sold out")).toBeTruthy()
    expect(screen.getByText("T-Shirt, S / White: quantity 3 → 2 (no more in stock)")).toBeTruthy()
    await screen.findByRole("button", { name: "Place order" })
    expect(notes(screen.getByRole("list", { name: "Your items" }))).toEqual(expected)
  })

  it("is named again only while the quantity is too large", async () => {
    const { user } = await open("/cart")
    await screen.findByText("Only 2 left")
    await user.click(screen.getAllByRole("button", { name: "Decrease quantity" })[1] as HTMLElement)
    await screen.findByRole("button", { name: "Remove T-Shirt, S / White" })
    expect(screen.queryByText("Only 2 left")).toBeNull()
  })
})
