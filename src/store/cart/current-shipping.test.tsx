import { screen, waitFor, within } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { localStore } from "#lib/storage.ts"
import { cartInGermany, openLiveShop } from "#tests/support/live-shop.ts"
import { renderPage } from "#tests/support/render-page.tsx"
import { addPickup } from "#tests/support/shipping-options.ts"
import { stubOverlays } from "#tests/support/stub-overlays.ts"

const shop = await openLiveShop()
const world = shop.backend.db.export()
const { db, faults } = shop.backend

beforeEach(() => {
  db.import(world)
  faults.set([])
  stubOverlays()
})

afterEach(() => void Reflect.deleteProperty(navigator, "locks"))

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

  it.each([
    ["the connection is lost", { drop: "before" }],
    ["its response is lost", { drop: "after" }],
    ["the server is overloaded", { status: 503 }],
  ] as const)("includes shipping in the total although adding it failed once because %s", async (_, fault) => {
    faults.set([{ path: "/store/carts/:id/shipping-methods", times: 1, ...fault }])
    const { id, user } = await open("/wishlist")
    await user.click(await screen.findByRole("link", { name: "Cart, 2 items" }))
    const drawer = within(await screen.findByRole("dialog", { name: "Cart" }))
    await waitFor(() => expect(drawer.getByText("Shipping").nextSibling?.textContent).toBe("€11.90"))
    const { cart } = await shop.store.store.cart.retrieve({ id })
    expect(methods(id)).toHaveLength(1)
    await drawer.findByRole("link", { name: `Checkout · €${cart.total?.toFixed(2)}` })
  })

  it("adds no shipping method while it is closed", async () => {
    const { id, user } = await open("/wishlist")
    await screen.findByRole("link", { name: "Cart, 2 items" })
    expect(methods(id)).toEqual([])
    await user.click(screen.getByRole("link", { name: "Cart, 2 items" }))
    await waitFor(() => expect(methods(id)).toHaveLength(1))
  })
})

it("keeps the option that another tab chose while it held the cart's lock", async () => {
  const pickup = await addPickup(shop)
  let isReleased = false
  const release = new Promise<void>((resolve) => {
    const request = async (_: string, work: () => Promise<unknown>) => {
      if (!isReleased) {
        const { id } = db.tables.cart.all()[0] ?? { id: "" }
        await shop.store.store.cart.addShippingMethod({ id, body: { option_id: pickup } })
        isReleased = true
        resolve()
      }
      return work()
    }
    Object.defineProperty(navigator, "locks", { configurable: true, value: { request } })
  })
  const { id, queryClient } = await open()
  await release
  await waitFor(() => expect(queryClient.isMutating()).toBe(0))
  expect(methods(id).map(({ shipping_option_id }) => shipping_option_id)).toEqual([pickup])
  await screen.findByText("Pickup")
})

it("shows no amount to pay while shipping is being added to it", async () => {
  faults.set([{ method: "POST", path: "/store/carts/:id/shipping-methods", status: 503, times: 1 }])
  const { id } = await open()
  const shown = await screen.findByRole("link", { name: "Go to checkout" })
  expect(shown.getAttribute("aria-busy")).toBe("true")
  await waitFor(() => expect(methods(id)).toHaveLength(1))
  await screen.findByRole("link", { name: /^Go to checkout · €/ })
})

it("keeps the option that was chosen elsewhere while adding the cheapest one is tried again", async () => {
  const pickup = await addPickup(shop)
  const { id, queryClient } = await open()
  faults.set([{ path: "/store/carts/:id/shipping-methods", times: 1, status: 503 }])
  const sent = () => shop.backend.journal.entries({ path: `/store/carts/${id}/shipping-methods` }).length
  await waitFor(() => expect(sent()).toBe(1))
  await shop.store.store.cart.addShippingMethod({ id, body: { option_id: pickup } })
  await waitFor(() => expect(queryClient.isMutating()).toBe(0))
  expect(methods(id).map(({ shipping_option_id }) => shipping_option_id)).toEqual([pickup])
  expect(sent()).toBe(2)
})

describe("a promotion code that crosses the threshold of free shipping", () => {
  it("changes the shipping and the total at once, and so does removing it", async () => {
    const application_method = { type: "percentage", target_type: "order", allocation: "across", value: 10 } as const
    const promotion = { code: "TENOFF", type: "standard", status: "active", application_method } as const
    await shop.admin.admin.promotion.create({ body: promotion })
    const id = await cartInGermany(shop)
    const { cart } = await shop.store.store.cart.retrieve({ id })
    const rules = [{ attribute: "item_total", operator: "gte", value: (cart.item_total ?? 0) - 1 }] as never
    const prices = [
      { currency_code: "eur", amount: 5 },
      { currency_code: "eur", amount: 0, rules },
    ]
    const option = db.tables.shippingOption.find(({ name }) => name === "Standard")
    await shop.admin.admin.shippingOption.update({ id: String(option?.id), body: { prices } })
    localStore.set("shop_cart", id)
    const { user } = renderPage("/cart", shop.backend)
    const shipping = () => screen.getByText("Shipping", { selector: "dt" }).nextSibling?.textContent
    await waitFor(() => expect(shipping()).toBe("Free"))
    await user.type(screen.getByLabelText("Promotion code"), "TENOFF{Enter}")
    // 59.50 less 10 % and 5.00 with 19 % tax.
    await screen.findByRole("link", { name: "Go to checkout · €59.50" })
    expect(shipping()).toBe("€5.95")
    await user.click(screen.getByRole("button", { name: "Remove TENOFF" }))
    await waitFor(() => expect(shipping()).toBe("Free"))
    await screen.findByRole("link", { name: "Go to checkout · €59.50" })
  })
})

describe("a changed price of the chosen option", () => {
  /** A cart whose shipping has its price from before the option's price became 0. */
  async function openChanged(path: string, faultsAfter: Parameters<typeof faults.set>[0] = []) {
    const id = await cartInGermany(shop)
    const { shipping_options } = await shop.store.store.fulfillment.listCartOptions({ query: { cart_id: id } })
    const option = shipping_options.find(({ name }) => name === "Standard")
    await shop.store.store.cart.addShippingMethod({ id, body: { option_id: String(option?.id) } })
    const rules = [{ attribute: "item_total", operator: "gte", value: 1 }] as never
    const prices = [
      { currency_code: "eur", amount: 5 },
      { currency_code: "eur", amount: 0, rules },
    ]
    await shop.admin.admin.shippingOption.update({ id: String(option?.id), body: { prices } })
    const { cart } = await shop.store.store.cart.retrieve({ id })
    expect(cart.shipping_total).toBeGreaterThan(0)
    localStore.set("shop_cart", id)
    faults.set(faultsAfter)
    shop.backend.journal.clear()
    return { id, total: `€${cart.item_total?.toFixed(2)}`, ...renderPage(path, shop.backend) }
  }

  const updates = (id: string) =>
    shop.backend.journal.entries({ path: `/store/carts/${id}?` }).filter(({ method }) => method === "POST").length

  it("is the cart's price on the cart page, with the hint for free shipping", async () => {
    const { id, total } = await openChanged("/cart")
    const summary = within(await screen.findByRole("region", { name: "Order summary" }))
    await summary.findByRole("link", { name: `Go to checkout · ${total}` })
    expect(summary.getByText("Shipping").nextSibling?.textContent).toBe("Free")
    await screen.findByText("You’ve unlocked free shipping (Standard)")
    expect(methods(id)).toMatchObject([{ name: "Standard", amount: 0 }])
  })

  it("is the cart's price in the drawer", async () => {
    const { user, total } = await openChanged("/wishlist")
    await user.click(await screen.findByRole("link", { name: "Cart, 2 items" }))
    const drawer = within(await screen.findByRole("dialog", { name: "Cart" }))
    await drawer.findByRole("link", { name: `Checkout · ${total}` })
    expect(drawer.getByText("Shipping").nextSibling?.textContent).toBe("Free")
  })

  it("shows no hint for free shipping while the cart still has the old price", async () => {
    const { id } = await openChanged("/cart", [{ method: "POST", path: "/store/carts/:id", status: 500 }])
    await waitFor(() => expect(updates(id)).toBe(1))
    expect(screen.queryByText("You’ve unlocked free shipping (Standard)")).toBeNull()
    expect(screen.queryByText("Free")).toBeNull()
  })

  it("is taken over by one request", async () => {
    const { id, total } = await openChanged("/cart")
    await screen.findByRole("link", { name: `Go to checkout · ${total}` })
    await screen.findByText("You’ve unlocked free shipping (Standard)")
    expect(updates(id)).toBe(1)
  })
})
