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

/** Makes standard shipping free from an item total on. */
function freeFrom(value: number) {
  const rules = [{ attribute: "item_total", operator: "gte", value }] as never
  const prices = [
    { currency_code: "eur", amount: 5 },
    { currency_code: "eur", amount: 0, rules },
  ]
  const option = shop.backend.db.tables.shippingOption.all().find(({ name }) => name === "Standard")
  return shop.admin.admin.shippingOption.update({ id: String(option?.id), body: { prices } })
}

describe("a cart whose items are all sold out", () => {
  const openSoldOut = async (path: string) => {
    await freeFrom(1000)
    localStore.set("shop_cart", await readyCart(shop))
    setStock(shop, "SHIRT-M-BLACK", 0)
    return renderPage(path, shop.backend)
  }

  it("says what to do in place of the link to the checkout, and asks for nothing more to be bought", async () => {
    await openSoldOut("/cart")
    await screen.findByText("Everything in your cart is sold out")
    await screen.findByText("Remove these items and add others to check out.")
    expect(screen.queryByRole("link", { name: /Go to checkout/ })).toBeNull()
    expect(screen.queryByText(/away from free shipping/)).toBeNull()
  })

  it("says so in the drawer", async () => {
    const { user } = await openSoldOut("/wishlist")
    await user.click(await screen.findByRole("link", { name: "Cart, 2 items" }))
    const drawer = within(await screen.findByRole("dialog", { name: "Cart" }))
    await drawer.findByText("Everything in your cart is sold out")
    expect(drawer.queryByRole("link", { name: /Checkout/ })).toBeNull()
    expect(drawer.getByRole("link", { name: "View cart" })).toBeTruthy()
    expect(drawer.queryByText(/away from free shipping/)).toBeNull()
  })
})

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

  it("leads to the checkout without an amount, and asks for nothing more to be bought", async () => {
    await freeFrom(1000)
    await open("/cart")
    await screen.findByText("Sold out")
    expect(await screen.findByRole("link", { name: "Go to checkout" })).toBeTruthy()
    expect(screen.queryByText(/away from free shipping/)).toBeNull()
  })

  it("is named again only while the quantity is too large", async () => {
    const { user } = await open("/cart")
    await screen.findByText("Only 2 left")
    await user.click(screen.getAllByRole("button", { name: "Decrease quantity" })[1] as HTMLElement)
    await screen.findByRole("button", { name: "Remove T-Shirt, S / White" })
    expect(screen.queryByText("Only 2 left")).toBeNull()
  })
})
