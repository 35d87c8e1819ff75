import { screen, waitFor } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { localStore } from "#lib/storage.ts"
import { fillDetails } from "#tests/support/checkout-form.ts"
import { fillCart, openLiveShop } from "#tests/support/live-shop.ts"
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

  it("names the items that there isn't enough of together", async () => {
    const message = "Some variant does not have the required inventory"
    const alert = await alertAfter({ type: "not_allowed", message })
    expect(alert.textContent).toContain("There isn’t enough left of these items together: T-Shirt")
  })
})
