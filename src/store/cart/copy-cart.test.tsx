import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import type { Fault } from "#mocks/kernel/fault.ts"
import { enterDetails, fillCart, openLiveShop, startPayment } from "#tests/support/live-shop.ts"
import { renderPage } from "#tests/support/render-page.tsx"
import { CART, person, press, TOKEN } from "#tests/support/visitors.ts"

const shop = await openLiveShop()
const [alice, bob] = [await person(shop, "Alice"), await person(shop, "Bob")]
const world = shop.backend.db.export()
const { faults } = shop.backend
const { tables } = shop.backend.db

/** Keeps the cart in the other account: the cart page tries to transfer it to the customer. */
const transferRefused: Fault = { path: "/store/carts/:id/customer", status: 400 }

beforeEach(() => {
  shop.backend.db.import(world)
  faults.set([])
})

/** The cart page of Bob with a cart that belongs to Alice's account. */
async function open() {
  const { id } = await fillCart(shop)
  await alice.sdk.store.cart.transferCart({ id })
  faults.set([transferRefused])
  localStorage.setItem(TOKEN, bob.token)
  localStorage.setItem(CART, id)
  const page = renderPage("/cart", shop.backend)
  return { id, ...page, copy: await press("Copy items to my own cart") }
}
const carts = () => tables.cart.all().length
/** Quantities in the cart that the device remembers. */
const ownItems = () => {
  const [id] = localStorage.getItem(CART)?.split(" ") ?? []
  return tables.cartLineItem
    .all()
    .filter(({ cart_id }) => cart_id === id)
    .map(({ quantity }) => quantity)
}

describe("copying another account's cart", () => {
  it("creates a cart of the customer with the same items", async () => {
    const { user, copy } = await open()
    await user.click(copy)
    await waitFor(() => expect(screen.queryByText(/belongs to another account/)).toBeNull())
    const ownCart = tables.cart.find(({ customer_id }) => customer_id === bob.id)
    expect(tables.cartLineItem.all().filter(({ cart_id }) => cart_id === ownCart?.id)).toMatchObject([{ quantity: 2 }])
  })

  it("reports that the cart couldn't be read, keeps it and copies it on the next try", async () => {
    const { id, user, copy } = await open()
    faults.set([transferRefused, { method: "GET", path: "/store/carts/:id", status: 500 }])
    await user.click(copy)
    expect((await screen.findByRole("alert")).textContent).toBe(
      "Couldn’t copy the items. Nothing was changed; try again.",
    )
    expect(localStorage.getItem(CART)).toBe(id)
    expect(carts()).toBe(1)
    faults.set([transferRefused])
    await user.click(await press("Copy items to my own cart"))
    await waitFor(() => expect(screen.queryByText(/belongs to another account/)).toBeNull())
    expect(carts()).toBe(2)
  })

  it.each([
    { name: "the network is lost", fault: { drop: "before" } },
    { name: "the server fails", fault: { status: 500 } },
    { name: "the server is busy", fault: { status: 429 } },
  ] as const)("keeps the cart until the items are in the new one when $name", async ({ fault }) => {
    const { id, user, copy } = await open()
    faults.set([transferRefused, { method: "POST", path: "/store/carts/:id/line-items", ...fault }])
    await user.click(copy)
    expect((await screen.findByRole("alert")).textContent).toBe(
      "Couldn’t copy the items. Nothing was changed; try again.",
    )
    expect(localStorage.getItem(CART)).toBe(id)
    faults.set([transferRefused])
    await user.click(await press("Copy items to my own cart"))
    await waitFor(() => expect(screen.queryByText(/belongs to another account/)).toBeNull())
    expect(ownItems()).toEqual([2])
  })

  it("copies the codes too", async () => {
    const application_method = { type: "percentage", target_type: "order", allocation: "across", value: 10 } as const
    const body = { code: "TENOFF", type: "standard", status: "active", application_method } as const
    await shop.admin.admin.promotion.create({ body })
    const { id, user, copy } = await open()
    await alice.sdk.store.cart.addPromotions({ id, body: { promo_codes: ["TENOFF"] } })
    await user.click(copy)
    await screen.findByRole("button", { name: "Remove TENOFF" })
    expect(screen.queryByText(/belongs to another account/)).toBeNull()
  })

  it("lists the items that couldn't be added and adds them on retry", async () => {
    const { user, copy } = await open()
    faults.set([transferRefused, { method: "POST", path: "/store/carts/:id/line-items", status: 400, times: 1 }])
    await user.click(copy)
    const alert = await screen.findByRole("alert")
    expect(alert.textContent).toMatch(/Couldn’t add/)
    await user.click(within(alert).getByRole("button", { name: "Try again" }))
    await screen.findByRole("spinbutton", { name: /^Quantity of/ })
    expect(carts()).toBe(2)
  })

  it("copies nothing once the cart was ordered and the response was lost", async () => {
    const { id, user, copy } = await open()
    await enterDetails(alice.sdk, id, alice.email)
    await startPayment(alice.sdk, id)
    faults.set([transferRefused, { path: "/store/carts/:id/complete", drop: "after", times: 1 }])
    await expect(alice.sdk.store.cart.complete({ id })).rejects.toMatchObject({ kind: "network" })
    expect(tables.order.size).toBe(1)
    await user.click(copy)
    await screen.findByText(/already ordered/)
    expect(carts()).toBe(1)
    expect(localStorage.getItem(CART)).toBeNull()
  })
})
