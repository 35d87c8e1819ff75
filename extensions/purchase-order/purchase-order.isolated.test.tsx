import { screen, within } from "@testing-library/react"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { localStore } from "#lib/storage.ts"
import { fillDetails } from "#tests/support/checkout-form.ts"
import { cartInGermany, fetchOf, openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"
import { renderPage } from "#tests/support/render-page.tsx"
import { stubOverlays } from "#tests/support/stub-overlays.ts"

vi.mock("virtual:extensions/admin", () => ({
  listed: [{ name: "purchase-order", load: () => import("./admin.tsx") }],
}))
vi.mock("virtual:extensions/store", () => ({
  listed: [{ name: "purchase-order", load: () => import("./store.tsx") }],
}))

const shop = await openLiveShop()
const { db } = shop.backend
const world = db.export()

beforeEach(() => {
  db.import(world)
  stubOverlays()
})

async function openReview() {
  const id = await cartInGermany(shop)
  localStore.set("shop_cart", id)
  await shop.store.store.cart.update({ id, body: { metadata: { gift: true } } })
  const page = renderPage("/checkout", shop.backend)
  await fillDetails(page.user)
  await page.user.click(await screen.findByRole("button", { name: "Continue to review" }))
  return { ...page, field: await screen.findByLabelText("Purchase order number"), cart: () => db.tables.cart.get(id) }
}
const place = () => screen.findByRole("button", { name: /^Place order/ })

describe("a purchase order number", () => {
  it("is asked for in the checkout, and the order has it", async () => {
    const { user, field } = await openReview()
    await user.type(field, "PO-4711")
    await user.click(await place())
    await screen.findByRole("heading", { name: /Thank you/ })
    expect(db.tables.order.all()[0]?.metadata).toEqual({ gift: true, purchase_order: "PO-4711" })
  })

  describe("of an order", () => {
    const openAdmin = async (path: (id: string) => string) => {
      const id = await placeOrder(shop, 1)
      db.tables.order.update(id, { metadata: { purchase_order: "PO-4711" } })
      await renderAdminPage(path(id), shop)
    }

    it("is on the order's page", async () => {
      await openAdmin((id) => `/admin/orders/${id}`)
      const heading = await screen.findByRole("heading", { name: "Purchase order number" })
      within(heading.closest("section") as HTMLElement).getByText("PO-4711")
    })

    it("is on the packing slip", async () => {
      await openAdmin((id) => `/admin/orders/print?ids=${id}`)
      await screen.findByText("Purchase order number: PO-4711")
    })

    it("is in the list of orders", async () => {
      await openAdmin(() => "/admin/orders")
      await screen.findByRole("cell", { name: "PO-4711" })
    })
  })

  it("is kept when the step is left, and can be removed", async () => {
    const { user, field, cart } = await openReview()
    await user.type(field, "PO-1")
    await user.tab()
    await vi.waitFor(() => expect(cart()?.metadata).toEqual({ gift: true, purchase_order: "PO-1" }))
    await user.click(screen.getByRole("button", { name: /^Edit your details/i }))
    await user.click(await screen.findByRole("button", { name: "Continue to review" }))
    const again = await screen.findByLabelText<HTMLInputElement>("Purchase order number")
    expect(again.value).toBe("PO-1")
    await user.clear(again)
    await user.click(await place())
    await screen.findByRole("heading", { name: /Thank you/ })
    expect(db.tables.order.all()[0]?.metadata).toEqual({ gift: true, purchase_order: null })
  })

  it("is the latest one typed, even while an earlier one is being saved", async () => {
    const { user, field, cart } = await openReview()
    let open = () => {}
    const gate = new Promise<void>((resolve) => {
      open = resolve
    })
    vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
      if (String(init?.body).includes("PO-3")) await gate
      return fetchOf(shop.backend)(input, init)
    })
    await user.type(field, "PO-3")
    await user.tab()
    await user.clear(field)
    await user.click(await place())
    open()
    await screen.findByRole("heading", { name: /Thank you/ })
    expect(cart()?.metadata).toEqual({ gift: true, purchase_order: null })
  })

  it("stops the order if it is too long or isn't saved, and keeps what was typed", async () => {
    const { user, field } = await openReview()
    await user.type(field, "4".repeat(41))
    await user.click(await place())
    expect(
      (await screen.findAllByText("Enter a purchase order number of at most 40 characters.")).length,
    ).toBeGreaterThan(0)
    await user.clear(field)
    await user.type(field, "PO-2")
    vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
      if (init?.method === "POST" && /\/store\/carts\/[^/]+\?/.test(String(input)))
        throw new TypeError("Failed to fetch")
      return fetchOf(shop.backend)(input, init)
    })
    await user.click(await place())
    expect((await screen.findAllByText(/^This wasn’t saved/)).length).toBeGreaterThan(0)
    expect((field as HTMLInputElement).value).toBe("PO-2")
    expect(db.tables.order.all()).toHaveLength(0)
  })
})
