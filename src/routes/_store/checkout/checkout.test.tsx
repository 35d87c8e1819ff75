import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { localStore } from "#lib/storage.ts"
import { address, fillCart, openLiveShop } from "#tests/support/live-shop.ts"
import { renderPage } from "#tests/support/render-page.tsx"
import { CART, writeFromOtherTab } from "#tests/support/visitors.ts"

const shop = await openLiveShop()
const world = shop.backend.db.export()
const { faults } = shop.backend

beforeEach(() => {
  shop.backend.db.import(world)
  faults.set([])
})

const field = (label: string | RegExp) => screen.findByLabelText<HTMLInputElement>(label)
const press = (name: string | RegExp) => screen.findByRole("button", { name })

/** Opens the checkout of a cart with two shirts. */
async function open(path = "/checkout") {
  const cart = await fillCart(shop)
  localStore.set("shop_cart", cart.id)
  return { cart, ...renderPage(path, shop.backend) }
}
type User = Awaited<ReturnType<typeof open>>["user"]

async function enterContact(user: User) {
  await user.type(await field("Email address"), "ada@example.com")
  await user.click(await press("Continue to address"))
}
async function enterAddress(user: User) {
  await enterContact(user)
  await user.type(await field("First name"), "Ada")
  await user.type(await field("Last name"), "Shopper")
  await user.type(await field("Street address"), "Lange Strasse 7")
  await user.type(await field("City"), "Berlin")
}
async function walk(user: User) {
  await enterAddress(user)
  await user.selectOptions(await field("Country"), "de")
  await user.type(await field("Postal code"), "10115")
  await user.click(await press("Continue to shipping"))
  await user.click(await press("Continue to payment"))
  await user.click(await press("Continue to review"))
}

describe("address", () => {
  it("requires the country's fields, shows errors at the fields and keeps the input", async () => {
    const { user } = await open()
    await enterAddress(user)
    await user.selectOptions(await field("Country"), "de")
    await user.type(await field("Postal code"), "1011")
    await user.type(await field(/^Phone/), "12")
    await user.click(await press("Continue to shipping"))
    await screen.findByText("Enter a valid postal code, for example 10115")
    await screen.findByText(/Enter a valid phone number/)
    expect((await field("Postal code")).value).toBe("1011")
    await user.type(await field("Postal code"), "5")
    await user.clear(await field(/^Phone/))
    await user.type(await field(/^Phone/), "030 1234567")
    await user.click(await press("Continue to shipping"))
    await press("Continue to payment")
  })

  it("is kept when leaving the checkout before it was sent", async () => {
    const { user, router } = await open()
    await enterAddress(user)
    await router.navigate({ to: "/cart" })
    await screen.findByRole("heading", { name: "Your cart" })
    await router.navigate({ to: "/checkout" })
    expect((await field("Street address")).value).toBe("Lange Strasse 7")
    expect((await field("City")).value).toBe("Berlin")
  })

  it("is replaced by the cart's address if another tab has changed it", async () => {
    const { user, router, cart } = await open()
    await enterAddress(user)
    await router.navigate({ to: "/cart" })
    await screen.findByRole("heading", { name: "Your cart" })
    const other = { ...address, city: "Bonn" }
    const body = { email: "bob@example.com", shipping_address: other, billing_address: other }
    await shop.store.store.cart.update({ id: cart.id, body })
    await router.navigate({ to: "/checkout", search: { step: "address" } })
    expect((await field("City")).value).toBe("Bonn")
  })

  it("is kept when the server doesn't respond", async () => {
    const { user } = await open()
    await enterAddress(user)
    await user.selectOptions(await field("Country"), "de")
    await user.type(await field("Postal code"), "10115")
    faults.set([{ method: "POST", path: "/store/carts/:id", drop: "before", times: 1 }])
    await user.click(await press("Continue to shipping"))
    expect((await screen.findByRole("alert")).textContent).toContain("Everything you entered is still here")
    expect((await field("City")).value).toBe("Berlin")
    await user.click(await press("Continue to shipping"))
    await press("Continue to payment")
  })
})

describe("shipping method", () => {
  it("shows its price plus tax if the total beside it includes tax", async () => {
    const { user } = await open()
    await enterAddress(user)
    await user.selectOptions(await field("Country"), "de")
    await user.type(await field("Postal code"), "10115")
    await user.click(await press("Continue to shipping"))
    const options = await screen.findAllByRole("radio")
    const prices = options.map((option) => option.closest("label")?.textContent ?? "").filter((text) => /€/.test(text))
    expect(prices).not.toEqual([])
    for (const price of prices) expect(price).toMatch(/€\d+\.\d\d plus tax$/)
  })
})

describe("order", () => {
  it("shows old and new values when stock has changed, and continues with one click", async () => {
    const { user, address } = await open()
    await walk(user)
    for (const level of shop.backend.db.tables.inventoryLevel.all())
      shop.backend.db.tables.inventoryLevel.update(level.id, { stocked_quantity: 1 })
    await user.click(await press(/^Order and pay/))
    const changed = await screen.findByRole("region", { name: /Prices or availability have changed/ })
    within(changed).getByText("T-Shirt: quantity 2 → 1 (no more in stock)")
    await user.click(within(changed).getByRole("button", { name: "Accept changes" }))
    await user.click(await press(/^Order and pay/))
    await screen.findByRole("heading", { name: /Thank you/ })
    expect(address()).toMatch(/^\/order\/order_/)
  })

  it("explains how to confirm a payment and offers another method", async () => {
    shop.backend.db.tables.paymentProvider.update("pp_system_default", { behavior: "requires_more" })
    const { user } = await open()
    await walk(user)
    await user.click(await press(/^Order and pay/))
    await screen.findByText("Confirm this payment with your bank")
    await user.click(await press("Use another payment method"))
    await press("Continue to review")
    await user.click(await press("Continue to review"))
    await user.click(await press(/^I’ve confirmed/))
    await screen.findByRole("heading", { name: /Thank you/ })
  })

  it("is found by its cart when another tab has placed it", async () => {
    const { user, cart } = await open()
    await walk(user)
    await press(/^Order and pay/)
    const answer = await shop.store.store.cart.complete({ id: cart.id })
    localStore.remove("shop_cart")
    window.dispatchEvent(new StorageEvent("storage", { key: "app:shop_cart" }))
    await screen.findByRole("heading", { name: /Thank you/ })
    expect(answer.type).toBe("order")
    await waitFor(() => expect(shop.backend.db.tables.order.size).toBe(1))
  })

  it("is reported as placed when it can't be loaded, and loads on request", async () => {
    const { user, cart } = await open()
    await walk(user)
    await press(/^Order and pay/)
    await shop.store.store.cart.complete({ id: cart.id })
    faults.set([{ path: "/store/carts/:id/complete", status: 429, headers: { "retry-after": "60" } }])
    await user.click(await press(/^Order and pay/))
    await screen.findByRole("heading", { name: "Couldn’t load your order" })
    faults.set([])
    await user.click(await press("Try again"))
    await screen.findByRole("heading", { name: /Thank you/ })
  })

  it("shows how long to wait when the shop limits requests", async () => {
    const { user } = await open()
    await walk(user)
    faults.set([{ path: "/store/carts/:id/complete", status: 429, headers: { "retry-after": "60" }, times: 1 }])
    await user.click(await press(/^Order and pay/))
    await screen.findByText("Your order hasn’t been placed. Wait 60 seconds, then try again.")
    await user.click(await press(/^Order and pay/))
    await screen.findByRole("heading", { name: /Thank you/ })
  })

  it("marks every other button as busy while it is placed", async () => {
    const { user } = await open()
    await walk(user)
    faults.set([{ path: "/store/carts/:id/complete", latency: 200 }])
    await user.click(await press(/^Order and pay/))
    const names = ["Edit Contact", "Edit Address", "Edit Payment", "Apply"]
    await press(/^Placing your order/)
    for (const name of names) expect(screen.getByRole("button", { name }).getAttribute("aria-busy")).toBe("true")
    await screen.findByRole("heading", { name: /Thank you/ })
  })
})

describe("without a cart", () => {
  it("shows that the cart is empty", async () => {
    localStore.remove("shop_cart")
    renderPage("/checkout", shop.backend)
    await screen.findByRole("heading", { level: 1, name: "Your cart is empty" })
  })

  it("shows that the cart is no longer available", async () => {
    localStore.set("shop_cart", "cart_gone")
    renderPage("/checkout", shop.backend)
    await screen.findByRole("heading", { level: 1, name: "This cart is no longer available" })
  })

  it.each([
    ["no cart", null, "Your cart is empty"],
    ["a cart that is gone", "cart_gone", "This cart is no longer available"],
  ])("continues with the cart that another tab has started (%s)", async (_, id, heading) => {
    if (id) localStore.set("shop_cart", id)
    else localStore.remove("shop_cart")
    renderPage("/checkout", shop.backend)
    await screen.findByRole("heading", { level: 1, name: heading })
    writeFromOtherTab(CART, (await fillCart(shop)).id)
    await press("Continue to address")
  })
})
