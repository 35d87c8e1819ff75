import { cleanup, screen, waitFor } from "@testing-library/react"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { requestPayment } from "#machines/orders/payments/request-payment.ts"
import { domProblems } from "#tests/support/axe-dom.ts"
import { openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"
import { renderPage } from "#tests/support/render-page.tsx"

const shop = await openLiveShop()
const { order: orders, orderEdit: edits, payment: payments, paymentCollection: collections } = shop.admin.admin
const { db, faults } = shop.backend
const id = await placeOrder(shop, 1)
const { order } = await orders.retrieve({ id, query: { fields: "*payment_collections.payments" } })
await payments.capture({ id: String(order.payment_collections?.[0]?.payments?.[0]?.id) })
// The order's edit adds a shirt, which isn't paid.
await edits.initiateRequest({ body: { order_id: id } })
await edits.addItems({ id, body: { items: [{ variant_id: shop.variant("SHIRT-M-BLACK"), quantity: 1 }] } })
await edits.confirm({ id })
const world = db.export()

beforeEach(() => {
  faults.set([])
  db.import(world)
})

const openCollection = async () => {
  const { order } = await orders.retrieve({
    id,
    query: { fields: "+payment_collections.payment_sessions.provider_id" },
  })
  const found = order.payment_collections?.find(({ status }) => status === "not_paid")
  if (!found) throw new Error("the order has no open payment collection")
  return found
}
const open = () => renderPage(`/order/${id}/pay`, shop.backend)
const press = async (user: ReturnType<typeof open>["user"], name: string) =>
  user.click(await screen.findByRole("button", { name }))

describe("the page of an order's payment", () => {
  it("shows the amount due, and keeps the chosen payment method after a reload", async () => {
    const { amount } = await openCollection()
    const { user } = open()
    await screen.findByText(`€${amount.toFixed(2)}`)
    screen.getByText("Order total")
    expect(await domProblems()).toEqual([])
    await press(user, "Confirm payment method")
    await screen.findByText("Payment method saved")
    screen.getByText(/by invoice/)
    cleanup()
    vi.restoreAllMocks()
    open()
    await screen.findByText("Payment method saved")
  })

  it("shows the chosen payment method in the back office", async () => {
    const { user } = open()
    await press(user, "Confirm payment method")
    await screen.findByText("Payment method saved")
    cleanup()
    vi.restoreAllMocks()
    await renderAdminPage(`/admin/orders/${id}`, shop)
    await screen.findByText("The customer chose to pay by invoice")
  })

  it("saves the choice again after a lost response, and lets the customer change it", async () => {
    db.tables.paymentProvider.insert({ id: "pp_wallet_main", is_enabled: true })
    db.tables.regionPaymentProvider.insert({ region_id: shop.region, payment_provider_id: "pp_wallet_main" })
    const { user } = open()
    await user.click(await screen.findByRole("radio", { name: "Pay with Wallet" }))
    faults.set([{ method: "POST", path: "/store/payment-collections/:id/payment-sessions", drop: "before" }])
    await press(user, "Confirm payment method")
    await screen.findByText("Couldn’t save your payment method")
    faults.set([])
    await press(user, "Confirm payment method")
    await screen.findByText(/You chose “Pay with Wallet”/)
    await press(user, "Change payment method")
    await user.click(await screen.findByRole("radio", { name: /^Invoice/ }))
    await press(user, "Confirm payment method")
    await screen.findByText(/by invoice/)
    expect((await openCollection()).payment_sessions).toHaveLength(1)
  })

  it("says that nothing is due once the order is canceled", async () => {
    await orders.cancel({ id })
    open()
    await screen.findByRole("heading", { name: "Nothing to pay" })
  })

  it("says that nothing is due once the payment is recorded", async () => {
    const { id: collection } = await openCollection()
    await collections.markAsPaid({ id: collection, body: { order_id: id } })
    const { user, address } = open()
    await screen.findByRole("heading", { name: "Nothing to pay" })
    await user.click(screen.getByRole("link", { name: "View order" }))
    await waitFor(() => expect(address()).toBe(`/order/${id}`))
  })

  it("doesn't offer to pay more than is due after a credit, and says to ask for a new link", async () => {
    const { amount } = await openCollection()
    await orders.createCreditLine({ id, body: { amount: amount - 1, reference: "goodwill", reference_id: "" } })
    open()
    await screen.findByRole("heading", { name: "The amount due has changed" })
  })

  it("shows an amount that has changed since the page was opened, and asks to confirm again", async () => {
    const { id: collection, amount } = await openCollection()
    const { user } = open()
    await screen.findByRole("button", { name: "Confirm payment method" })
    await orders.createCreditLine({ id, body: { amount: amount - 1, reference: "goodwill", reference_id: "" } })
    await requestPayment(shop.admin, id)
    await press(user, "Confirm payment method")
    await screen.findByText("The amount due has changed")
    await screen.findByText("€1.00")
    const replaced = await openCollection()
    expect(replaced.id).not.toBe(collection)
    expect(replaced.payment_sessions).toHaveLength(0)
    await press(user, "Confirm payment method")
    await screen.findByText(/You pay €1.00 by invoice/)
  })

  it("asks for the payment method again when the amount due has grown", async () => {
    const { user } = open()
    await press(user, "Confirm payment method")
    await screen.findByText("Payment method saved")
    cleanup()
    vi.restoreAllMocks()
    await edits.initiateRequest({ body: { order_id: id } })
    await edits.addItems({ id, body: { items: [{ variant_id: shop.variant("SHIRT-M-BLACK"), quantity: 1 }] } })
    await edits.confirm({ id })
    open()
    await screen.findByText(`€${(await openCollection()).amount.toFixed(2)}`)
    await screen.findByRole("button", { name: "Confirm payment method" })
    expect(screen.queryByText("Payment method saved")).toBeNull()
  })

  it("says that no payment method is available, or that loading them failed", async () => {
    faults.set([{ method: "GET", path: "/store/payment-providers", status: 400 }])
    const { user } = open()
    await screen.findByText("Couldn’t load the payment methods")
    faults.set([])
    for (const link of db.tables.regionPaymentProvider.all()) db.tables.regionPaymentProvider.remove(link.id)
    await press(user, "Try again")
    await screen.findByText("No payment method available")
  })
})
