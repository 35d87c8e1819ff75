import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { localStore } from "#lib/storage.ts"
import { fillDetails } from "#tests/support/checkout-form.ts"
import { cartInGermany, openLiveShop } from "#tests/support/live-shop.ts"
import { renderPage } from "#tests/support/render-page.tsx"
import { stubOverlays } from "#tests/support/stub-overlays.ts"

const shop = await openLiveShop()
const { db } = shop.backend
const world = db.export()

beforeEach(() => {
  db.import(world)
  stubOverlays()
})

async function openCart(path: string) {
  localStore.set("shop_cart", await cartInGermany(shop))
  return renderPage(path, shop.backend)
}
const press = (name: string | RegExp) => screen.findByRole("button", { name })

describe("a cart of another market than the shop's prices", () => {
  it("says so in the drawer, where it can be moved", async () => {
    localStorage.setItem("app:shop_country", "us")
    const { user } = await openCart("/wishlist")
    await user.click(await screen.findByRole("link", { name: "Cart, 2 items" }))
    const drawer = within(await screen.findByRole("dialog", { name: "Cart" }))
    await drawer.findByText(/^This cart uses .* prices in EUR$/)
    await user.click(drawer.getByRole("button", { name: "Switch cart to United States" }))
    await screen.findByRole("dialog", { name: "Where should we ship?" })
  })
})

describe("a cart of another country in the same region", () => {
  const openGermanCart = async () => {
    localStorage.setItem("app:shop_country", "fr")
    return openCart("/cart")
  }

  it("says so, and is moved there with that country's taxes", async () => {
    const { user } = await openGermanCart()
    await screen.findByText("This cart is for Germany")
    await user.click(await press("Switch cart to France"))
    await waitFor(() => expect(screen.queryByText("This cart is for Germany")).toBeNull())
    const [cart] = db.tables.cart.all()
    expect(db.tables.cartAddress.get(String(cart?.shipping_address_id))?.country_code).toBe("fr")
  })

  it("can be kept, with the prices of its country", async () => {
    const { user } = await openGermanCart()
    await user.click(await press("Show prices for Germany"))
    await waitFor(() => expect(screen.queryByText("This cart is for Germany")).toBeNull())
    expect(localStorage.getItem("app:shop_country")).toBe("de")
  })
})

describe("a market without shipping", () => {
  beforeEach(() => {
    for (const { id } of db.tables.shippingOption.all()) db.tables.shippingOption.remove(id)
  })

  it("says in the cart that shipping is calculated at checkout", async () => {
    await openCart("/cart")
    await screen.findByText("Calculated at checkout")
    await screen.findByRole("link", { name: /^Go to checkout · €\d/ })
  })

  it("says at the checkout that it doesn't ship there, and the address can be changed", async () => {
    const { user } = await openCart("/checkout")
    await press("Continue to review")
    await fillDetails(user)
    await user.click(await press("Continue to review"))
    await screen.findByText("We don’t ship to this address yet")
    expect(screen.queryByRole("button", { name: /^Place order/ })).toBeNull()
    expect((await screen.findByLabelText<HTMLInputElement>("City")).value).toBe("Berlin")
  })
})

describe("a market without prices", () => {
  beforeEach(() => {
    for (const { id, currency_code } of db.tables.price.all())
      if (currency_code === "usd") db.tables.price.update(id, { currency_code: "jpy" })
    localStorage.setItem("app:shop_country", "us")
  })

  it("lists products without a price, which can't be added to the cart", async () => {
    const { router } = renderPage("/products", shop.backend)
    await screen.findByRole("heading", { level: 3, name: "T-Shirt" })
    expect(screen.queryByText(/\$|NaN|undefined/)).toBeNull()
    await router.navigate({ to: "/products/$handle", params: { handle: "t-shirt" } })
    await screen.findByRole("heading", { level: 1, name: "T-Shirt" })
    await screen.findAllByText("Not available in your country")
    for (const button of screen.queryAllByRole("button", { name: /^Add to cart/ }))
      expect(button.getAttribute("aria-disabled")).toBe("true")
  })

  it("asks before a cart is moved there, because its items would be removed", async () => {
    localStorage.setItem("app:shop_country", "de")
    const { user } = await openCart("/cart")
    await user.click(await within(await screen.findByRole("contentinfo")).findByRole("button", { name: /Germany/ }))
    const dialog = within(await screen.findByRole("dialog"))
    await user.selectOptions(await dialog.findByRole("combobox"), "us")
    await dialog.findByText(/^T-Shirt.* isn’t sold there and will be removed from your cart$/)
    await waitFor(() => expect(db.tables.cartLineItem.all()).toHaveLength(1))
  })
})
