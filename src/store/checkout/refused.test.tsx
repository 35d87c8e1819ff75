import { screen, waitFor } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { localStore } from "#lib/storage.ts"
import { fillDetails } from "#tests/support/checkout-form.ts"
import { fillCart, openLiveShop, setStock } from "#tests/support/live-shop.ts"
import { renderPage } from "#tests/support/render-page.tsx"
import { field, press } from "#tests/support/visitors.ts"

const shop = await openLiveShop()
const world = shop.backend.db.export()
const { faults } = shop.backend

beforeEach(() => {
  shop.backend.db.import(world)
  faults.set([])
})

/** Opens the checkout of a cart with two shirts. */
async function open() {
  const cart = await fillCart(shop)
  localStore.set("shop_cart", cart.id)
  return { cart, ...renderPage("/checkout", shop.backend) }
}
type User = Awaited<ReturnType<typeof open>>["user"]

const outOfStock = { type: "not_allowed", message: "Some variant does not have the required inventory" }

/** Makes the second variant use the first one's stock. */
function shareStock(sku: string, other: string) {
  const { variantInventoryItem } = shop.backend.db.tables
  const [from] = variantInventoryItem.by("variant_id", shop.variant(sku))
  for (const link of variantInventoryItem.by("variant_id", shop.variant(other)))
    variantInventoryItem.update(link.id, { inventory_item_id: String(from?.inventory_item_id) })
}

const next = () => press("Continue to review")
async function walk(user: User) {
  await fillDetails(user)
  await user.click(await next())
  await press(/^Place order/)
}

describe("a refused field", () => {
  it("has the focus and an error, and nothing that was typed is lost", async () => {
    const { user } = await open()
    await fillDetails(user, { email: "ada@exa" })
    await user.click(await next())
    await screen.findByText(/^Enter a valid email address/)
    await user.type(await field("Email address"), "mple.com")
    faults.set([
      {
        method: "POST",
        path: "/store/carts/:id",
        status: 400,
        body: { type: "invalid_data", message: "Invalid request: Invalid email address" },
        times: 1,
      },
    ])
    await user.click(await next())
    const email = await field("Email address")
    await waitFor(() => expect(email.getAttribute("aria-invalid")).toBe("true"))
    expect(document.activeElement).toBe(email)
    expect(email.value).toBe("ada@example.com")
    expect(screen.queryByRole("alert")).toBeNull()
    expect(document.body.textContent).not.toContain("Invalid request")
  })
})

describe("an order that the server rejects", () => {
  /** The alert after an order that the server rejects with this response. */
  async function alertAfter(body: { type: string; message: string }) {
    const { user } = await open()
    await walk(user)
    faults.set([{ path: "/store/carts/:id/complete", status: 400, body, times: 1 }])
    await user.click(await press(/^Place order/))
    return screen.findByRole("alert")
  }

  it("explains why in the shop's own words", async () => {
    const message = "Payment sessions are required to complete cart"
    const alert = await alertAfter({ type: "invalid_data", message })
    expect(alert.textContent).toContain("Your order hasn’t been placed. The payment method needs to be chosen again.")
    expect(alert.textContent).not.toContain("Payment sessions")
  })

  it("names the items that there isn't enough of together, and no others", async () => {
    const { cart, user } = await open()
    const add = (sku: string, quantity: number) =>
      shop.store.store.cart.createLineItem({ id: cart.id, body: { variant_id: shop.variant(sku), quantity } })
    await add("SHIRT-S-WHITE", 2)
    await add("SHIRT-M-WHITE", 1)
    await walk(user)
    setStock(shop, "SHIRT-M-BLACK", 3)
    shareStock("SHIRT-M-BLACK", "SHIRT-S-WHITE")
    faults.set([{ path: "/store/carts/:id/complete", status: 400, body: outOfStock, times: 1 }])
    await user.click(await press(/^Place order/))
    const alert = await screen.findByRole("alert")
    expect(alert.textContent).toContain("of these items together: T-Shirt, M / Black; T-Shirt, S / White. Reduce")
  })

  it("names no items if each of them is still available", async () => {
    const alert = await alertAfter(outOfStock)
    expect(alert.textContent).toContain("Reduce the quantity or remove the item, then try again.")
    expect(alert.textContent).not.toContain("T-Shirt")
  })
})

describe("a payment that can't be started", () => {
  it("is said at the payment step, and can be tried again", async () => {
    const { user } = await open()
    await fillDetails(user)
    faults.set([{ method: "POST", path: "/store/payment-collections/:id/payment-sessions", status: 500 }])
    await user.click(await next())
    const alert = await screen.findByRole("alert")
    expect(alert.textContent).toMatch(/The payment couldn’t be started.*Nothing was ordered or charged/)
    await screen.findByRole("radio", { name: /^Invoice/ })
    faults.set([])
    await user.click(await next())
    await press(/^Place order/)
  })
})
