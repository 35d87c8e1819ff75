import { act, screen, waitFor } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { fillDetails } from "#tests/support/checkout-form.ts"
import { enterDetails, fillCart, openLiveShop } from "#tests/support/live-shop.ts"
import {
  CART,
  field,
  openAs,
  orderOf,
  type Person,
  person,
  press,
  TOKEN,
  title,
  writeFromOtherTab,
} from "#tests/support/visitors.ts"

const shop = await openLiveShop()
const { tables } = shop.backend.db
const { faults } = shop.backend
const alice = await person(shop, "Alice")
const bob = await person(shop, "Bob")
const order = await orderOf(shop, alice)
const world = shop.backend.db.export()

const LOGINS = "app:shop_ended_logins"

beforeEach(() => {
  shop.backend.db.import(world)
})
afterEach(() => faults.set([]))

const open = (path: string, who?: Person) => openAs(shop, path, who)

/** Another tab ends Alice's login, and someone may sign in; this tab misses the storage events. */
function endsInOtherTab(next?: Person) {
  const cart = localStorage.getItem(CART)
  localStorage.clear()
  localStorage.setItem(LOGINS, "1")
  if (cart) localStorage.setItem(CART, cart)
  if (next) localStorage.setItem(TOKEN, next.token)
}

/** Stores a cart of Alice that is ready to be ordered. */
async function readyCart(): Promise<string> {
  const { id } = await fillCart(shop)
  await alice.sdk.store.cart.transferCart({ id })
  await enterDetails(alice.sdk, id, alice.email)
  localStorage.setItem(CART, `${id} ${alice.id}`)
  return id
}

const kept = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])

describe("a guest's order whose response was lost", () => {
  /** Presses "Place order" as a guest; the server orders the cart, but its response is lost. */
  async function orders() {
    const { id } = await fillCart(shop)
    await enterDetails(shop.store, id)
    localStorage.setItem(CART, id)
    const { user } = open("/checkout")
    const place = await press(/^Place order/)
    faults.set([{ method: "POST", path: "/store/carts/:id/complete", drop: "after", times: 1 }])
    await user.click(place)
    await waitFor(() => expect(tables.cart.get(id)?.completed_at).not.toBeNull())
    return id
  }

  it("is confirmed when another tab signs in before it is sent again", async () => {
    const id = await orders()
    await alice.sdk.store.cart.transferCart({ id }).catch(() => undefined)
    localStorage.setItem(CART, `${id} ${alice.id}`)
    writeFromOtherTab(TOKEN, alice.token)
    await title(/Thank you/)
    expect(tables.order.all()).toHaveLength(2)
    expect(localStorage.getItem(CART)).toBeNull()
  })

  it("is confirmed when another tab signs in and this tab misses the storage event", async () => {
    const id = await orders()
    localStorage.setItem(CART, `${id} ${alice.id}`)
    localStorage.setItem(TOKEN, alice.token)
    await title(/Thank you/)
    expect(tables.order.all()).toHaveLength(2)
  })
})

describe("a checkout whose cart another tab has replaced", () => {
  it("continues with the new cart", async () => {
    const { id } = await fillCart(shop)
    localStorage.setItem(CART, id)
    const { user } = open("/checkout")
    await field("Email address")
    const copy = await fillCart(shop)
    writeFromOtherTab(CART, copy.id)
    await fillDetails(user)
    await user.click(await press("Continue to review"))
    await waitFor(() => expect(tables.cart.get(copy.id)?.email).toBe("ada@example.com"))
    expect(tables.cart.get(id)?.email ?? null).toBeNull()
  })
})

describe("a tab that missed the storage event", () => {
  it.each([
    ["shown again", () => document.dispatchEvent(new Event("visibilitychange", { bubbles: true }))],
    ["focused", () => window.dispatchEvent(new Event("focus"))],
    ["restored from the back/forward cache", () => window.dispatchEvent(new Event("pageshow"))],
  ])("shows who is signed in when it is %s", async (_, event) => {
    open("/account/profile", alice)
    await waitFor(() => expect(screen.getByLabelText("First name")).toHaveProperty("value", "Alice"))
    endsInOtherTab(bob)
    act(() => void event())
    await waitFor(() => expect(screen.getByLabelText("First name")).toHaveProperty("value", "Bob"))
  })

  it("keeps nothing that is typed at the checkout of a login that has ended", async () => {
    await readyCart()
    const { user } = open("/checkout?step=details", alice)
    await user.type(await field("Email address"), "x")
    expect(localStorage.getItem("app:checkout_drafts")).toContain(alice.email)
    endsInOtherTab()
    await user.type(await field("Email address"), "y")
    await title("You’re signed out")
    expect(kept()).not.toContain(alice.email)
  })

  it("remembers no search of the previous customer for the next one", async () => {
    localStorage.setItem("app:recent_searches", JSON.stringify(["a gift for bob"]))
    const { user, address: place } = open("/account/profile", alice)
    await title("Profile")
    await user.click(screen.getByRole("combobox", { name: "Search" }))
    const recent = await screen.findByRole("option", { name: "a gift for bob" })
    endsInOtherTab(bob)
    await user.click(recent)
    await waitFor(() => expect(place()).toContain("/search"))
    expect(kept()).not.toContain("a gift for bob")
  })

  it("remembers no order for the next customer when it finishes placing it", async () => {
    await readyCart()
    const { user } = open("/checkout", alice)
    const place = await press(/^Place order/)
    faults.set([{ method: "POST", path: "/store/carts/:id/complete", latency: 300, times: 1 }])
    await user.click(place)
    await waitFor(() => expect(faults.list).toMatchObject([{ hits: 1 }]))
    endsInOtherTab(bob)
    await waitFor(() => expect(tables.order.all()).toHaveLength(2))
    await screen.findByText(`You’re now signed in as ${bob.email}`)
    const placed = tables.order.all().filter(({ id }) => id !== order.id)
    for (const { id } of placed) expect(kept()).not.toContain(id)
    expect(placed.map(({ customer_id }) => customer_id)).toEqual([alice.id])
  })

  it("keeps no transfer request of the customer whose login has ended", async () => {
    const { id } = await orderOf(shop, bob)
    const { user } = open(`/account/transfer?order=${id}`, alice)
    await field(/^Order reference/)
    faults.set([{ method: "POST", path: "/store/orders/:id/transfer/request", latency: 300, times: 1 }])
    await user.click(await press("Request order"))
    endsInOtherTab(bob)
    await waitFor(() => expect(tables.orderChange.all().some(({ order_id }) => order_id === id)).toBe(true))
    await waitFor(() => expect(document.body.textContent).not.toContain("Requesting"))
    expect(Object.keys(localStorage)).not.toContain(`app:transfer_requests:${alice.id}`)
  })

  it("names no cart of the previous customer after a refused change", async () => {
    const id = await readyCart()
    const { user } = open("/cart", alice)
    await press("Increase quantity")
    localStorage.removeItem(CART)
    endsInOtherTab(bob)
    await user.click(await press("Increase quantity"))
    await screen.findByText("Your cart is empty")
    expect(kept()).not.toContain(id)
  })
})
