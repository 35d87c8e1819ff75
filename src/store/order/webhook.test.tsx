import { cleanup, screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { localStore } from "#lib/storage.ts"
import { openLiveShop, readyCart } from "#tests/support/live-shop.ts"
import { pressPay, stubStripe } from "#tests/support/pay-at-stripe.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"
import { renderPage } from "#tests/support/render-page.tsx"
import { openAs, orderOf, person } from "#tests/support/visitors.ts"

const STRIPE = "pp_stripe_stripe"
const BASE = "http://shop.test"
const shop = await openLiveShop()
const { db } = shop.backend
db.tables.paymentProvider.insert({ id: STRIPE })
db.tables.regionPaymentProvider.insert({ region_id: shop.region, payment_provider_id: STRIPE })
const nora = await person(shop, "Nora")
const world = db.export()

beforeEach(() => {
  db.import(world)
  localStorage.clear()
  stubStripe()
})

const post = (path: string, body: object) =>
  shop.backend.fetch(
    new Request(BASE + path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    }),
  )
const hook = (type: string, id: unknown, provider = "stripe_stripe") =>
  post(`/hooks/payment/${provider}`, { type, data: { object: { id } } })

/** A cart whose shopper has confirmed the payment with Stripe, and has left before the order was placed. */
async function paidCart() {
  const id = await readyCart(shop, STRIPE)
  const [session] = db.tables.paymentSession.all().filter(({ provider_id }) => provider_id === STRIPE)
  const intent = session?.data ?? {}
  const confirm = () =>
    post(`/_demo/stripe/${intent.id}/confirm`, { client_secret: intent.client_secret, method: "wallet" })
  return { id, intent: intent.id, confirm }
}

describe("a webhook for a cart that wasn't completed", () => {
  it("places the order with an authorized payment, once, which the returning shopper sees", async () => {
    const { id, intent, confirm } = await paidCart()
    await confirm()
    await hook("payment_intent.amount_capturable_updated", intent, "other_other")
    expect(db.tables.order.size).toBe(0)
    await hook("payment_intent.amount_capturable_updated", intent)
    await hook("payment_intent.amount_capturable_updated", intent)
    expect([db.tables.order.size, db.tables.payment.size]).toEqual([1, 1])
    expect(db.tables.payment.all()).toMatchObject([{ provider_id: STRIPE, captured_at: null }])
    localStore.set("shop_cart", id)
    const { address } = renderPage(`/checkout/return?cart=${id}&payment_intent=${intent}`, shop.backend)
    await screen.findByRole("heading", { name: /Thank you/ })
    expect(address()).toBe(`/order/${db.tables.order.all()[0]?.id}`)
    expect(localStore.get("shop_cart")).toBeNull()
  })

  it("places the order with a captured payment if Stripe has captured it", async () => {
    const { intent, confirm } = await paidCart()
    await confirm()
    await hook("payment_intent.succeeded", intent)
    const [payment] = db.tables.payment.all()
    expect(db.tables.capture.by("payment_id", String(payment?.id))).toMatchObject([{ amount: payment?.amount }])
    expect(db.tables.orderTransaction.all()).toMatchObject([{ reference: "capture", amount: payment?.amount }])
  })

  it("shows the order in the checkout that is still open", async () => {
    const { id, intent, confirm } = await paidCart()
    localStore.set("shop_cart", id)
    const { user } = renderPage("/checkout", shop.backend)
    await screen.findByLabelText("Card number")
    await confirm()
    await hook("payment_intent.amount_capturable_updated", intent)
    await user.type(screen.getByLabelText("Card number"), "4242 4242 4242 4242")
    await pressPay(user)
    await screen.findByRole("heading", { name: /Thank you/ })
    expect([db.tables.order.size, db.tables.payment.size]).toEqual([1, 1])
  })

  it.each([
    ["whose payment isn't confirmed at Stripe", () => undefined],
    ["whose items were sold out", () => sellOut()],
  ])("orders nothing from a cart %s", async (_, before) => {
    const { intent, confirm } = await paidCart()
    if (before() !== undefined) await confirm()
    expect((await hook("payment_intent.succeeded", intent)).status).toBe(200)
    expect([db.tables.order.size, db.tables.payment.size]).toEqual([0, 0])
  })
})

function sellOut(): true {
  for (const level of db.tables.inventoryLevel.all()) db.tables.inventoryLevel.update(level.id, { stocked_quantity: 0 })
  return true
}

describe("a payment that was captured by a webhook", () => {
  it("is shown as paid to the customer and as captured in the back office", async () => {
    const { id, total } = await orderOf(shop, nora)
    const [payment] = db.tables.payment.all()
    const key = String(payment?.payment_session_id)
    db.tables.paymentSession.update(key, { provider_id: STRIPE })
    const amount = `€${total.toFixed(2)}`
    openAs(shop, `/account/orders/${id}`, nora)
    await screen.findByText("Not charged yet")
    await hook("payment_intent.succeeded", key.replace(/^payses/, "pi"))
    cleanup()
    vi.restoreAllMocks()
    openAs(shop, `/account/orders/${id}`, nora)
    const charged = (await screen.findByText("Charged")).closest("dl")
    expect(within(charged as HTMLElement).getByText("Paid")).toBeTruthy()
    expect(within(charged as HTMLElement).getByText(amount)).toBeTruthy()
    cleanup()
    vi.restoreAllMocks()
    await renderAdminPage(`/admin/orders/${id}`, shop)
    const heading = await screen.findByRole("heading", { level: 2, name: "Payments" })
    const card = within(heading.closest("section") as HTMLElement)
    await waitFor(() => expect(card.getAllByText(/Captured/).length).toBeGreaterThan(0))
    expect(card.queryByRole("button", { name: /^Capture/ })).toBeNull()
  })
})
