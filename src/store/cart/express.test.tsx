import { act, screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { deviceKey } from "#lib/device-items.ts"
import { localStore } from "#lib/storage.ts"
import { domProblems } from "#tests/support/axe-dom.ts"
import { address as berlin, cartInGermany, openLiveShop } from "#tests/support/live-shop.ts"
import { stubStripe } from "#tests/support/pay-at-stripe.ts"
import { renderPage } from "#tests/support/render-page.tsx"

const STRIPE = "pp_stripe_stripe"
const shop = await openLiveShop()
const { db, faults } = shop.backend
const { cart: carts } = shop.store.store
db.tables.paymentProvider.insert({ id: STRIPE })
for (const { id } of db.tables.region.all())
  db.tables.regionPaymentProvider.insert({ region_id: id, payment_provider_id: STRIPE })
const world = db.export()

beforeEach(() => {
  db.import(world)
  sessionStorage.clear()
  faults.set([])
  stubStripe()
})

/** Opens the cart page with two shirts. */
async function open() {
  const id = await cartInGermany(shop)
  localStore.set("shop_cart", id)
  return { id, ...renderPage("/cart", shop.backend) }
}
type User = Awaited<ReturnType<typeof open>>["user"]
const wallet = () => screen.findByRole("button", { name: "Pay with demo wallet" })
const sheet = async () => within(await screen.findByRole("dialog", { name: "Demo wallet" }))
const usable = async () => {
  const pay = (await sheet()).getByRole("button", { name: "Confirm payment" })
  await waitFor(() => expect(pay).toHaveProperty("disabled", false))
  return pay
}
/** Opens the wallet's sheet, which gives an address in Berlin. */
async function openSheet(user: User) {
  const button = await wallet()
  // The cart is read again before a sheet can be opened for it.
  await waitFor(() => expect(button.closest("section")?.getAttribute("aria-busy")).toBeNull())
  await user.click(button)
  await usable()
  return sheet()
}
const total = async () => (await sheet()).getByRole("status").textContent
const thanks = () => screen.findByRole("heading", { name: /Thank you/ })

/** Opens the cart page with items that aren't shipped. */
async function openUnshipped() {
  const id = await cartInGermany(shop)
  for (const line of db.tables.cartLineItem.by("cart_id", id))
    db.tables.cartLineItem.update(line.id, { requires_shipping: false })
  localStore.set("shop_cart", id)
  return { id, ...renderPage("/cart", shop.backend) }
}

describe("the wallet's button in the cart", () => {
  it("orders with the wallet's email, address and shipping option, and the total that the sheet shows", async () => {
    const { user, address } = await open()
    const dialog = await openSheet(user)
    expect(await domProblems()).toEqual([])
    await user.click(dialog.getAllByRole("radio")[1] as HTMLElement)
    const pay = await usable()
    const shown = await total()
    await user.click(pay)
    await thanks()
    const { order } = await shop.store.store.order.retrieve({ id: address().split("/").at(-1) ?? "" })
    expect(shown).toBe(`€${order.total.toFixed(2)}`)
    expect(order).toMatchObject({ email: "ada@example.com", shipping_address: { city: "Berlin", first_name: "Ada" } })
    expect(db.tables.payment.all()).toMatchObject([{ provider_id: STRIPE, amount: order.total }])
    expect(localStore.get("shop_cart")).toBeNull()
  })

  it("shows the rates with what they add to the total", async () => {
    const { id, user } = await open()
    const dialog = await openSheet(user)
    const [first] = dialog.getAllByRole("radio")
    const { cart } = await carts.retrieve({ id, query: { fields: "*shipping_methods" } })
    expect(first?.closest("label")?.textContent).toContain(`€${cart.shipping_total?.toFixed(2)}`)
    expect(await total()).toBe(`€${cart.total.toFixed(2)}`)
  })

  it("leaves the cart as it was when the sheet is canceled", async () => {
    const { id, user } = await open()
    await openSheet(user)
    await user.click((await sheet()).getByRole("button", { name: "Cancel" }))
    await waitFor(async () => expect((await carts.retrieve({ id })).cart.shipping_address?.city).toBeNull())
    await wallet()
    expect(db.tables.order.size).toBe(0)
  })

  it("explains a refused payment, and another try pays", async () => {
    const { user } = await open()
    const dialog = await openSheet(user)
    await user.selectOptions(dialog.getByLabelText("Payment result"), "Declined")
    await user.click(await usable())
    expect((await screen.findByRole("alert")).textContent).toContain("Your card was declined.")
    expect(db.tables.order.size).toBe(0)
    await openSheet(user)
    await user.click(await usable())
    await thanks()
    expect([db.tables.order.size, db.tables.payment.size]).toEqual([1, 1])
  })

  it("explains that a cart that isn't shipped can't be ordered in the country of the wallet's billing address", async () => {
    const { user } = await openUnshipped()
    await openSheet(user)
    await user.click(await usable())
    expect((await screen.findByRole("alert")).textContent).toContain("Not available in this country: United States")
    expect(db.tables.order.size).toBe(0)
  })

  it("refuses an address outside the cart's region and says why", async () => {
    const { user } = await open()
    const dialog = await openSheet(user)
    await user.selectOptions(dialog.getByLabelText("Shipping address"), "1 Macquarie Street, Sydney, AU")
    await dialog.findByText("This address can’t be used.")
    await user.click(dialog.getByRole("button", { name: "Cancel" }))
    await screen.findByText("Not available in this country: Australia")
  })

  it("orders nothing if another tab has changed the cart in the meantime", async () => {
    const { id, user } = await open()
    await openSheet(user)
    const [line] = db.tables.cartLineItem.by("cart_id", id)
    await carts.updateLineItem({ id, line_id: String(line?.id), body: { quantity: 1 } })
    await user.click(await usable())
    await screen.findByText("Your cart has changed")
    expect(db.tables.order.size).toBe(0)
  })

  it("continues in the checkout when the response to the payment is lost, and pays once", async () => {
    const { user } = await open()
    await openSheet(user)
    faults.set([{ path: "/_demo/stripe/:id/confirm", drop: "after", times: 1 }])
    await user.click(await usable())
    await screen.findByText("Your payment is confirmed")
    await user.click(await screen.findByRole("button", { name: "Place order" }))
    await thanks()
    expect([db.tables.order.size, db.tables.payment.size]).toEqual([1, 1])
  })

  it("uses the cart's new total after its quantity was changed", async () => {
    const { user } = await open()
    await wallet()
    await user.click(await screen.findByRole("button", { name: "Increase quantity" }))
    await openSheet(user)
    const shown = await total()
    await user.click(await usable())
    await thanks()
    expect(shown).toBe(`€${db.tables.payment.all()[0]?.amount.toFixed(2)}`)
    expect(db.tables.orderItem.all()).toMatchObject([{ quantity: 3 }])
  })
})

describe("a cart with a wallet's address after its sheet has ended", () => {
  const city = async (id: string) => (await carts.retrieve({ id })).cart.shipping_address?.city
  const cancel = async (user: User) => user.click((await sheet()).getByRole("button", { name: "Cancel" }))
  const fail = () => faults.set([{ method: "POST", path: "/store/carts/:id", status: 400 }])

  it("says that it couldn't be restored, and restores it on request", async () => {
    const { id, user } = await open()
    await openSheet(user)
    fail()
    await cancel(user)
    await screen.findByText("Couldn’t restore your cart")
    expect(await city(id)).toBe("Berlin")
    faults.set([])
    await user.click(screen.getByRole("button", { name: "Try again" }))
    await waitFor(async () => expect(await city(id)).toBeNull())
    await waitFor(() => expect(screen.queryByText("Couldn’t restore your cart")).toBeNull())
  })

  it.each(["/cart", "/checkout"])("is restored by the next visit of %s", async (path) => {
    const { id, user, router } = await open()
    await openSheet(user)
    fail()
    await cancel(user)
    await screen.findByText("Couldn’t restore your cart")
    await router.navigate({ to: "/" })
    await screen.findByRole("contentinfo")
    expect(await city(id)).toBe("Berlin")
    faults.set([])
    router.history.push(path)
    await waitFor(async () => expect(await city(id)).toBeNull())
    await waitFor(() => expect(sessionStorage.getItem(deviceKey("expressCart"))).toBeNull())
  })

  it("is restored when the page is left with the sheet open", async () => {
    const { id, user, router } = await open()
    await openSheet(user)
    expect(await city(id)).toBe("Berlin")
    await router.navigate({ to: "/" })
    await waitFor(async () => expect(await city(id)).toBeNull())
    expect(screen.queryByRole("dialog", { name: "Demo wallet" })).toBeNull()
    expect(db.tables.order.size).toBe(0)
  })
})

/** Reports a change of the cart by another tab. */
const announce = (id: string) => {
  const change = { key: deviceKey("cartRevision"), newValue: `${id} 1` }
  act(() => void window.dispatchEvent(new StorageEvent("storage", change)))
}

describe("a cart with the wallet's button that another tab uses too", () => {
  it("shows the order although the cart is read as ordered before the response to the order has arrived", async () => {
    const { id, user } = await open()
    await openSheet(user)
    faults.set([{ path: "/store/carts/:id/complete", drop: "after", times: 1 }])
    await user.click(await usable())
    await waitFor(() => expect(db.tables.order.size).toBe(1))
    announce(id)
    await thanks()
    expect([db.tables.order.size, db.tables.payment.size]).toEqual([1, 1])
  })

  it("asks for a shipping address once an item that is shipped was added there", async () => {
    const { id, user } = await openUnshipped()
    const dialog = await openSheet(user)
    expect(dialog.queryByLabelText("Shipping address")).toBeNull()
    await user.click(dialog.getByRole("button", { name: "Cancel" }))
    await carts.createLineItem({ id, body: { variant_id: shop.variant("MUG-CLASSIC"), quantity: 1 } })
    announce(id)
    await screen.findByRole("link", { name: "Cart, 3 items" })
    const next = await openSheet(user)
    next.getByLabelText("Shipping address")
    await user.click(await usable())
    await thanks()
    expect(db.tables.order.size).toBe(1)
  })

  it("keeps an address that was saved there, when a sheet is canceled", async () => {
    const { id, user } = await open()
    await openSheet(user)
    await user.click((await sheet()).getByRole("button", { name: "Cancel" }))
    await waitFor(async () => expect((await carts.retrieve({ id })).cart.shipping_address?.city).toBeNull())
    await wallet()
    await carts.update({ id, body: { shipping_address: { ...berlin, address_1: "Invalidenstrasse 1" } } })
    announce(id)
    await openSheet(user)
    await user.click((await sheet()).getByRole("button", { name: "Cancel" }))
    await waitFor(async () => {
      const { cart } = await carts.retrieve({ id })
      expect(cart.shipping_address?.address_1).toBe("Invalidenstrasse 1")
    })
  })

  it("has the currency of the market to which it was moved there", async () => {
    const { id, user } = await open()
    await openSheet(user)
    await user.click((await sheet()).getByRole("button", { name: "Cancel" }))
    const move = async (currency: string, country_code: string) => {
      const region_id = String(db.tables.region.find((region) => region.currency_code === currency)?.id)
      await carts.update({ id, body: { region_id, shipping_address: { country_code } } })
      announce(id)
    }
    for (const [currency, country, symbol] of [
      ["usd", "us", "$"],
      ["eur", "de", "€"],
    ] as const) {
      await move(currency, country)
      await screen.findAllByText((text) => text.startsWith(symbol))
      await openSheet(user)
      expect(await total()).toMatch(new RegExp(`^\\${symbol}`))
      await user.click((await sheet()).getByRole("button", { name: "Cancel" }))
    }
  })
})
