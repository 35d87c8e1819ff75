import { act, cleanup, screen, waitFor, within } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { renderPage } from "#tests/support/render-page.tsx"
import { orderOf, person } from "#tests/support/visitors.ts"

const shop = await openLiveShop()
const EMAIL = "nora@example.com"
const nora = await person(shop, "Nora")
const sent = (await orderOf(shop, nora, 2)).id
const unsent = (await orderOf(shop, nora)).id
const ofGuest = await placeOrder(shop)
const { order } = await shop.store.store.order.retrieve({ id: sent })
const itemId = String(order.items?.[0]?.id)
await shop.admin.admin.order.createFulfillment({ id: sent, body: { items: [{ id: itemId, quantity: 2 }] } })
const world = shop.backend.db.export()
const { faults } = shop.backend
/** Lets the read before the request pass, so that the next fault applies to the check after it. */
const readBefore = { method: "GET", path: "/store/orders/:id", latency: 0, times: 1 } as const

beforeEach(() => {
  shop.backend.db.import(world)
  faults.set([])
})

afterEach(() => void vi.unstubAllEnvs())

const title = (name: string | RegExp) => screen.findByRole("heading", { level: 1, name })
const press = (name: string | RegExp) => screen.findByRole("button", { name })
const amountAt = (label: string) =>
  Number(screen.getByText(label, { selector: "dt" }).nextSibling?.textContent?.replace(/[^\d.-]/g, ""))
const returns = () => shop.backend.db.tables.orderReturn.all()

async function open(id: string) {
  const page = renderPage(`/account/orders/${id}/return`, shop.backend)
  await title("Sign in")
  await page.user.type(screen.getByLabelText("Email address"), EMAIL)
  await page.user.type(screen.getByLabelText("Password"), "a-long-secret{Enter}")
  return page
}

/** Selects one of the two shirts with a reason and opens the review. */
async function choose({ user }: Awaited<ReturnType<typeof open>>) {
  await title(/^Return items from order/)
  await user.click(await press("Increase quantity"))
  await user.selectOptions(screen.getByLabelText(/^Reason/), "Wrong size")
  await user.click(await press("Continue"))
  await screen.findByRole("heading", { name: "Review your return" })
}

describe("return page", () => {
  it("shows the items, the refund and the next steps before it sends the return", async () => {
    const page = await open(sent)
    await title(/^Return items from order/)
    expect((await press("Continue")).getAttribute("aria-disabled")).toBe("true")
    await choose(page)
    expect(screen.getByText("Wrong size", { exact: false })).toBeTruthy()
    expect(screen.getByText("What happens next")).toBeTruthy()
    expect(returns()).toHaveLength(0)
    await page.user.click(await press("Request return of 1 item"))
    await title("Return requested")
    expect(returns()).toHaveLength(1)
    expect(screen.getByText("Wrong size", { exact: false })).toBeTruthy()
    // Nothing was paid yet: 71.40 - 24.75 is left.
    expect([amountAt("Your amount due falls by"), amountAt("Then still due")]).toEqual([24.75, 46.65])
    expect(screen.queryByText(/refund/i)).toBeNull()
    await page.user.click(screen.getByRole("link", { name: "View order" }))
    const progress = await screen.findByRole("list", { name: "Return progress" })
    expect(within(progress).getByText("Requested").closest("[aria-current=step]")).toBeTruthy()
    expect(within(progress).queryByText("Refunded")).toBeNull()
    expect(screen.getByText("Waiting for 1 item to arrive. Your amount due is now €46.65.")).toBeTruthy()
  })

  it("leaves the order's amounts consistent: they add up to the total, and with the payment to the refund", async () => {
    const { order: before } = await shop.store.store.order.retrieve({ id: sent })
    const { payment_collections } = (await shop.admin.admin.order.retrieve({ id: sent })).order
    const payment = payment_collections?.[0]?.payments?.[0]
    await shop.admin.admin.payment.capture({ id: String(payment?.id), body: {} })
    const page = await open(sent)
    await choose(page)
    expect(amountAt("Estimated refund")).toBe(24.75)
    expect(screen.queryByText(/amount due/)).toBeNull()
    await page.user.click(await press("Request return of 1 item"))
    await page.user.click(await screen.findByRole("link", { name: "View order" }))
    await screen.findByRole("list", { name: "Return progress" })
    const shown = ["Subtotal", "Shipping", "Requested return", "Return shipping"].map(amountAt)
    // Two shirts at 25.00 net each and shipping for 10.00 net, with 19% tax; return shipping isn't taxed.
    expect(before.total).toBeCloseTo(71.4)
    expect(shown).toEqual([59.5, 11.9, -29.75, 5])
    expect(amountAt("Total")).toBe(46.65)
    expect(screen.getByText("Including €6.65 in taxes")).toBeTruthy()
    expect([amountAt("Charged"), amountAt("Refund due")]).toEqual([71.4, 24.75])
    expect(screen.getByText("Waiting for 1 item to arrive. Expected refund: €24.75.")).toBeTruthy()
    await page.router.navigate({ to: "/account/orders" })
    await screen.findByText("€46.65")
    const returnId = String(returns()[0]?.id)
    const [place] = (await shop.admin.admin.stockLocation.list()).stock_locations
    await shop.admin.admin.return.initiateReceive({ id: returnId, body: {} })
    await shop.admin.admin.return.updateRequest({ id: returnId, body: { location_id: String(place?.id) } })
    await shop.admin.admin.return.receiveItems({ id: returnId, body: { items: [{ id: itemId, quantity: 1 }] } })
    await shop.admin.admin.return.confirmReceive({ id: returnId, body: {} })
    await shop.admin.admin.payment.refund({ id: String(payment?.id), body: { amount: 24.75 } })
    cleanup()
    const later = renderPage("/account/orders", shop.backend)
    await screen.findByText("Partially returned")
    await later.router.navigate({ to: "/account/orders/$id", params: { id: sent } })
    await screen.findByText("We’ve refunded €24.75.")
  })

  it("refunds only what exceeds the amount due of an order that is partly paid", async () => {
    const { payment_collections } = (await shop.admin.admin.order.retrieve({ id: sent })).order
    const id = String(payment_collections?.[0]?.payments?.[0]?.id)
    await shop.admin.admin.payment.capture({ id, body: { amount: 60 } })
    await choose(await open(sent))
    // 71.40 - 60.00 is due, and 24.75 is returned.
    expect(["Your amount due falls by", "Then still due", "Estimated refund"].map(amountAt)).toEqual([11.4, 0, 13.35])
    expect(screen.getByText(/^We lower your amount due\. .* we refund the rest/)).toBeTruthy()
  })

  it("keeps what was chosen through Back, Forward and a reload", async () => {
    const page = await open(sent)
    await title(/^Return items from order/)
    await page.user.click(await press("Increase quantity"))
    await page.user.type(screen.getByLabelText(/^Anything else/), "Too wide")
    await page.user.click(await press("Continue"))
    await screen.findByRole("heading", { name: "Review your return" })
    expect(page.address()).toBe(`/account/orders/${sent}/return?step=review`)
    act(() => page.router.history.back())
    await screen.findByRole("heading", { name: "What would you like to return?" })
    expect(page.address()).toBe(`/account/orders/${sent}/return`)
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Anything else/).value).toBe("Too wide")
    act(() => page.router.history.forward())
    await screen.findByRole("heading", { name: "Review your return" })
    cleanup()
    renderPage(`/account/orders/${sent}/return?step=review`, shop.backend)
    await screen.findByRole("heading", { name: "Review your return" })
    expect(screen.getByText("Too wide")).toBeTruthy()
    expect(returns()).toHaveLength(0)
  })

  it("starts empty for another order and after a return was requested, and names that return", async () => {
    const page = await open(sent)
    await choose(page)
    await page.user.click(await press("Request return of 1 item"))
    await title("Return requested")
    cleanup()
    const { address } = renderPage(`/account/orders/${sent}/return?step=review`, shop.backend)
    await screen.findByRole("heading", { name: "What would you like to return?" })
    expect(screen.getByLabelText<HTMLInputElement>(/^Quantity of/).value).toBe("0")
    expect(screen.getByText("Already being returned: 1 × T-Shirt, M / Black")).toBeTruthy()
    await waitFor(() => expect(address()).toBe(`/account/orders/${sent}/return`))
  })

  it("reports a refusal and shows what can still be returned", async () => {
    const page = await open(sent)
    await choose(page)
    await shop.store.store.return.create({
      body: {
        order_id: sent,
        items: [{ id: itemId, quantity: 2 }],
        return_shipping: {
          option_id: String(shop.backend.db.tables.shippingOption.first("name", "Return Parcel")?.id),
        },
      },
    })
    await page.user.click(await press("Request return of 1 item"))
    await title("No items to return")
    expect(screen.getByText("A return has already been requested for all shipped items.")).toBeTruthy()
  })

  it("checks whether the return was saved instead of sending it again", async () => {
    const page = await open(sent)
    await choose(page)
    faults.set([
      { path: "/store/returns", drop: "after", times: 1 },
      readBefore,
      { path: "/store/orders/:id", drop: "before", times: 3 },
    ])
    await page.user.click(await press("Request return of 1 item"))
    await screen.findByText("We’re not sure your return went through")
    expect(screen.queryByRole("button", { name: /^Request return/ })).toBeNull()
    await page.user.click(await press("Check again"))
    await title("Return requested")
    expect(returns()).toHaveLength(1)
  })

  it("doesn't offer a return again that was sent before the page was loaded again", async () => {
    const page = await open(sent)
    await choose(page)
    faults.set([
      { method: "POST", path: "/store/returns", drop: "after", times: 1 },
      readBefore,
      { method: "GET", path: "/store/orders/:id", drop: "before" },
    ])
    await page.user.click(await press("Request return of 1 item"))
    await screen.findByText("We’re not sure your return went through")
    cleanup()
    faults.set([])
    renderPage(`/account/orders/${sent}/return?step=review`, shop.backend)
    await title("Return requested")
    expect(screen.getByText(/label to nora@example\.com/)).toBeTruthy()
    // Nothing was paid yet: 71.40 - 24.75 is left.
    expect([amountAt("Your amount due falls by"), amountAt("Then still due")]).toEqual([24.75, 46.65])
    expect(screen.queryByText(/refund/i)).toBeNull()
    expect(returns()).toHaveLength(1)
  })

  it("says that it is safe to retry when nothing was saved", async () => {
    const page = await open(sent)
    await choose(page)
    faults.set([{ path: "/store/returns", drop: "before", times: 1 }])
    await page.user.click(await press("Request return of 1 item"))
    expect((await screen.findByRole("alert")).textContent).toContain("No return was requested")
    await page.user.click(await press("Request return of 1 item"))
    await title("Return requested")
    expect(returns()).toHaveLength(1)
  })

  it("explains why nothing of an unshipped order can be returned", async () => {
    await open(unsent)
    await title("No items to return")
    expect(screen.getByText("Nothing has shipped yet.")).toBeTruthy()
  })

  it("says when the return period ended, as the order's page does", async () => {
    vi.stubEnv("VITE_RETURN_DAYS", "30")
    const { fulfillment } = shop.backend.db.tables
    for (const { id } of fulfillment.all()) fulfillment.update(id, { delivered_at: "2026-01-05T10:00:00.000Z" })
    const { user } = await open(sent)
    await title("No items to return")
    expect(screen.getByText("The time to return items ended on Feb 4, 2026.")).toBeTruthy()
    await user.click(screen.getByRole("link", { name: "Back to order" }))
    await title(/^Order/)
    expect(screen.getAllByText("The time to return items ended on Feb 4, 2026.").length).toBeGreaterThan(0)
    expect((await press("Return items")).getAttribute("aria-disabled")).toBe("true")
  })

  it("isn't shown for an order of another account, unless it was placed in this visit", async () => {
    const page = await open(ofGuest)
    await title("This order isn’t in your account")
    expect(screen.getByRole("link", { name: "Request order" }).getAttribute("href")).toContain(ofGuest)
    localStorage.setItem("app:last_order", ofGuest)
    await act(() => page.router.navigate({ to: "/account/orders/$id/return", params: { id: sent } }))
    await title(/^Return items from order/)
    await act(() => page.router.navigate({ to: "/account/orders/$id/return", params: { id: ofGuest } }))
    await title("No items to return")
  })
})
