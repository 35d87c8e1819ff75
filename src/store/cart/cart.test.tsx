import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { localStore } from "#lib/storage.ts"
import { fillCart, openLiveShop, setStock } from "#tests/support/live-shop.ts"
import { renderPage } from "#tests/support/render-page.tsx"
import { stubOverlays } from "#tests/support/stub-overlays.ts"

const shop = await openLiveShop()
const world = shop.backend.db.export()
const { faults } = shop.backend

beforeEach(() => {
  shop.backend.db.import(world)
  faults.set([])
  stubOverlays()
})

async function open(quantity = 2) {
  const cart = await fillCart(shop, "SHIRT-M-BLACK", quantity)
  localStore.set("shop_cart", cart.id)
  return { cart, ...renderPage("/cart", shop.backend) }
}
const quantity = () => screen.findByRole("spinbutton", { name: /^Quantity of/ })

/** Creates a promotion with a code, on items by default. */
const promote = (code: string, target_type: "items" | "shipping_methods" = "items") =>
  shop.admin.admin.promotion.create({
    body: {
      code,
      type: "standard",
      status: "active",
      application_method: { type: "percentage", target_type, allocation: "across", value: 10 },
    },
  })

describe("cart page", () => {
  it("reverts a quantity that couldn't be saved, explains why and saves it on retry", async () => {
    const { user } = await open()
    faults.set([{ path: "/store/carts/:id/line-items/:line", status: 500, times: 1 }])
    await user.click(await screen.findByRole("button", { name: "Increase quantity" }))
    const alert = await screen.findByRole("alert")
    expect(await quantity()).toHaveProperty("value", "2")
    expect(alert.textContent).toMatch(/Couldn’t change the quantity/)
    await user.click(within(alert).getByRole("button", { name: "Try again" }))
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull())
    expect(await quantity()).toHaveProperty("value", "3")
  })

  it("sets a typed quantity, not its difference, after another device has changed it", async () => {
    const { user, cart } = await open(5)
    const field = await quantity()
    const line = String(cart.items?.[0]?.id)
    await shop.store.store.cart.updateLineItem({ id: cart.id, line_id: line, body: { quantity: 2 } })
    await user.clear(field)
    await user.type(field, "3")
    await user.tab()
    await waitFor(() => expect(shop.backend.db.tables.cartLineItem.get(line)?.quantity).toBe(3))
    expect(await quantity()).toHaveProperty("value", "3")
    await shop.store.store.cart.updateLineItem({ id: cart.id, line_id: line, body: { quantity: 8 } })
    await user.click(screen.getByRole("button", { name: "Increase quantity" }))
    await waitFor(() => expect(shop.backend.db.tables.cartLineItem.get(line)?.quantity).toBe(9))
  })

  it.each(["-1", "-3", "−5"])("keeps an item whose quantity is typed as %s, as one", async (typed) => {
    const { user, cart } = await open(2)
    const field = await quantity()
    await user.clear(field)
    await user.type(field, typed)
    expect(screen.getByText("At least 1")).toBeTruthy()
    await user.tab()
    const line = String(cart.items?.[0]?.id)
    await waitFor(() => expect(shop.backend.db.tables.cartLineItem.get(line)?.quantity).toBe(1))
    expect(await quantity()).toHaveProperty("value", "1")
    expect(screen.queryByText(/removed$/)).toBeNull()
  })

  it("reports an unknown code, explains one without effect and removes an applied one", async () => {
    await promote("TEN")
    await promote("SHIP", "shipping_methods")
    const { user } = await open()
    const field = await screen.findByLabelText("Promotion code")
    const apply = async (code: string) => {
      await user.clear(field)
      if (code) await user.type(field, code)
      await user.click(screen.getByRole("button", { name: "Apply" }))
    }
    await apply("")
    await screen.findByText("Enter a code")
    await apply("NEVER")
    await screen.findByText(/The code NEVER isn’t valid\./)
    await apply("SHIP")
    await screen.findByText(/SHIP doesn’t change this cart right now/)
    screen.getByText(/A shipping method\. Enter the code again once you’ve chosen one/)
    await apply("ten")
    await screen.findByText("TEN applied")
    await user.click(screen.getByRole("button", { name: "Remove TEN" }))
    await waitFor(() => expect(screen.queryByText("TEN applied")).toBeNull())
  })

  it("takes a code that begins with an applied one, and forgets a code that was removed", async () => {
    await promote("SAVE5")
    await promote("SAVE50")
    const { user } = await open()
    const field = await screen.findByLabelText("Promotion code")
    await user.type(field, "save5{Enter}")
    await screen.findByText("SAVE5 applied")
    expect(field).toHaveProperty("value", "")
    await user.type(field, "SAVE50")
    expect(field).toHaveProperty("value", "SAVE50")
    await user.keyboard("{Enter}")
    await screen.findByText("SAVE50 applied")
    await user.click(screen.getByRole("button", { name: "Remove SAVE50" }))
    await waitFor(() => expect(screen.queryByText("SAVE50 applied")).toBeNull())
    expect(field).toHaveProperty("value", "")
  })

  it("shows how much is missing for free shipping, and when it is reached", async () => {
    const option = shop.backend.db.tables.shippingOption.find(({ name }) => name === "Standard")
    const from = ((await fillCart(shop, "SHIRT-M-BLACK", 1)).item_total ?? 0) + 1
    const rules = [{ attribute: "item_total", operator: "gte", value: from }] as never
    const prices = [
      { currency_code: "eur", amount: 5 },
      { currency_code: "eur", amount: 0, rules },
    ]
    await shop.admin.admin.shippingOption.update({ id: String(option?.id), body: { prices } })
    const { user } = await open(1)
    await screen.findByText("€1.00 away from free shipping (Standard)")
    await user.click(screen.getByRole("button", { name: "Increase quantity" }))
    await screen.findByText("You’ve unlocked free shipping (Standard)")
  })

  it("tells screen readers the quantity and the total after a change, and a refused code", async () => {
    const { user, cart } = await open(1)
    await user.click(await screen.findByRole("button", { name: "Increase quantity" }))
    await screen.findByText(/^2 items in your cart\. Total €[\d.]+$/)
    const said = screen.getByText(/^2 items in your cart\. Total/)
    expect(said.getAttribute("aria-live")).toBe("polite")
    await waitFor(async () => {
      const { total = 0 } = (await shop.store.store.cart.retrieve({ id: cart.id })).cart
      expect(said.textContent).toContain(`€${total.toFixed(2)}`)
    })
    await user.type(screen.getByLabelText("Promotion code"), "NEVER{Enter}")
    const problem = await screen.findByText(/The code NEVER isn’t valid\./)
    expect(problem.closest("[aria-live]")).not.toBeNull()
  })

  it("shows no amounts before the server has calculated them", async () => {
    faults.set([{ path: "/store/carts", method: "POST", latency: 60_000 }])
    localStore.remove("shop_cart")
    const { user } = renderPage("/products/t-shirt", shop.backend)
    await user.click(await screen.findByRole("button", { name: /^Add to cart/ }))
    const drawer = await screen.findByRole("dialog", { name: "Cart" })
    await within(drawer).findByRole("link", { name: "Go to checkout" })
    expect(drawer.textContent).not.toMatch(/[^\d]0\.00/)
  })

  it("requests the shipping options together with the cart", async () => {
    const { id } = await fillCart(shop, "SHIRT-M-BLACK", 1)
    localStore.set("shop_cart", id)
    faults.set([{ path: "/store/carts/:id", method: "GET", latency: 60_000 }])
    const fetched = vi.spyOn(shop.backend, "fetch")
    renderPage("/cart", shop.backend)
    const urls = () => fetched.mock.calls.map(([request]) => (request as Request).url)
    await waitFor(() => expect(urls().some((url) => url.includes(`/store/carts/${id}`))).toBe(true))
    await waitFor(() => expect(urls().some((url) => url.includes(`/store/shipping-options?cart_id=${id}`))).toBe(true))
  })

  it("distinguishes a cart that is no longer available from an empty one", async () => {
    localStore.set("shop_cart", "cart_gone")
    renderPage("/cart", shop.backend)
    await screen.findByText("Your previous cart is no longer available")
    await screen.findByText("Your cart is empty")
  })
})

describe("cart opened by a link", () => {
  it("explains each item that couldn't be added with its own reason, and retries those that can succeed", async () => {
    const ownCart = await fillCart(shop, "MUG-CLASSIC", 1)
    localStore.set("shop_cart", ownCart.id)
    setStock(shop, "SHIRT-M-BLACK", 2)
    faults.set([{ path: "/store/carts/:id/line-items", method: "POST", status: 500, times: 1 }])
    const items = `${shop.variant("SHIRT-S-WHITE")}.2~${shop.variant("SHIRT-M-BLACK")}.9`
    const { user } = renderPage(`/cart/add?items=${items}`, shop.backend)
    await user.click(await screen.findByRole("button", { name: "Add items to my cart" }))
    const alert = await screen.findByRole("alert")
    expect(alert.textContent).toContain("Couldn’t save 2 changes to your cart")
    expect(
      within(alert)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/S \/ White: Something went wrong on the server/),
      expect.stringMatching(/M \/ Black: There isn’t enough stock\. Choose a smaller quantity\.$/),
    ])
    await user.click(within(alert).getByRole("button", { name: "Try again" }))
    await waitFor(() => expect(screen.getAllByRole("spinbutton", { name: /^Quantity of/ })).toHaveLength(2))
    const left = await screen.findByRole("alert")
    expect(left.textContent).toMatch(
      /^Couldn’t add .*M \/ Black.* to your cartThere isn’t enough stock\. Choose a smaller/,
    )
    expect(within(left).queryByRole("button", { name: "Try again" })).toBeNull()
  })

  it("says nothing untrue about the cart when one of several items couldn't be added", async () => {
    setStock(shop, "SHIRT-M-BLACK", 2)
    const items = `${shop.variant("SHIRT-M-BLACK")}.9~${shop.variant("MUG-CLASSIC")}.2`
    const { user } = renderPage(`/cart/add?items=${items}`, shop.backend)
    await user.click(await screen.findByRole("button", { name: "Add items to my cart" }))
    const alert = await screen.findByRole("alert")
    expect(await quantity()).toHaveProperty("value", "2")
    expect(alert.textContent).not.toMatch(/hasn’t changed/)
  })

  it("replaces the visitor's cart only if that has no items", async () => {
    const { id } = await fillCart(shop, "MUG-CLASSIC", 1)
    const { user } = renderPage(`/cart/${id}`, shop.backend)
    await user.click(await screen.findByRole("button", { name: "Continue with this cart" }))
    await screen.findByRole("spinbutton", { name: /^Quantity of/ })
    expect(localStore.get("shop_cart")).toBe(id)
  })

  it("adds its items to the visitor's cart and keeps the existing ones", async () => {
    const ownCart = await fillCart(shop)
    localStore.set("shop_cart", ownCart.id)
    const { id } = await fillCart(shop, "MUG-CLASSIC", 1)
    const { user } = renderPage(`/cart/${id}`, shop.backend)
    const add = await screen.findByRole("button", { name: "Add items to my cart" })
    expect(screen.queryByRole("button", { name: "Continue with this cart" })).toBeNull()
    screen.getByText(/^You can add its items to your own cart/)
    await user.click(add)
    await waitFor(() => expect(screen.getAllByRole("spinbutton", { name: /^Quantity of/ })).toHaveLength(2))
    expect(localStore.get("shop_cart")).toBe(ownCart.id)
    const { cart } = await shop.store.store.cart.retrieve({ id: ownCart.id })
    expect(cart.items?.map(({ quantity }) => quantity).sort()).toEqual([1, 2])
  })
})
