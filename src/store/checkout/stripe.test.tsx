import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { localStore } from "#lib/storage.ts"
import { setTabPrefix } from "#lib/tab-market.ts"
import { fillDetails } from "#tests/support/checkout-form.ts"
import { fillCart, openLiveShop, readyCart } from "#tests/support/live-shop.ts"
import { left, pressPay, stubStripe } from "#tests/support/pay-at-stripe.ts"
import { renderPage } from "#tests/support/render-page.tsx"

const STRIPE = "pp_stripe_stripe"
const BASE = "http://shop.test"
const shop = await openLiveShop()
const { db, faults } = shop.backend
db.tables.paymentProvider.insert({ id: STRIPE })
db.tables.regionPaymentProvider.insert({ region_id: shop.region, payment_provider_id: STRIPE })
const world = db.export()

beforeEach(() => {
  db.import(world)
  faults.set([])
  stubStripe()
})

const press = (name: string | RegExp) => screen.findByRole("button", { name })

/** Creates a cart that is paid with Stripe and opens with the page. */
async function openCart() {
  const id = await readyCart(shop, STRIPE)
  localStore.set("shop_cart", id)
  return id
}
async function open() {
  const id = await openCart()
  return { id, ...renderPage("/checkout", shop.backend) }
}
type User = Awaited<ReturnType<typeof open>>["user"]
async function pay(user: User, number: string) {
  const field = await screen.findByLabelText("Card number")
  await user.clear(field)
  await user.type(field, number)
  await pressPay(user)
}
const session = () => db.tables.paymentSession.all()[0]
const thanks = () => screen.findByRole("heading", { name: /Thank you/ })

describe("a payment with Stripe", () => {
  it("is offered at the payment step, and the order button says the amount", async () => {
    const { id } = await fillCart(shop)
    localStore.set("shop_cart", id)
    const { user } = renderPage("/checkout", shop.backend)
    await fillDetails(user)
    await user.click(await press("Continue to payment"))
    await user.click(await screen.findByRole("radio", { name: "Card or wallet" }))
    await user.click(await press("Continue to review"))
    await pay(user, "4242 4242 4242 4242")
    await thanks()
    expect(db.tables.payment.all()).toMatchObject([{ provider_id: STRIPE, captured_at: null }])
  })

  it("shows why a card was declined at the form, and another card pays", async () => {
    const { user } = await open()
    await pay(user, "4000 0000 0000 0002")
    const alert = await screen.findByRole("alert")
    expect(alert.textContent).toContain("Your card was declined.")
    expect(db.tables.order.size).toBe(0)
    await pay(user, "4242 4242 4242 4242")
    await thanks()
    expect([db.tables.order.size, db.tables.payment.size]).toEqual([1, 1])
  })

  it("asks for the card number before anything is sent", async () => {
    const { user } = await open()
    await screen.findByLabelText("Card number")
    await pressPay(user)
    expect((await screen.findByRole("alert")).textContent).toContain("Your card number is incomplete.")
    expect(session()?.data.status).toBe("requires_payment_method")
  })

  it.each([
    ["passed", "Complete"],
    ["failed", "Fail"],
  ])("handles 3-D Secure that is %s", async (outcome, choice) => {
    const { user } = await open()
    await pay(user, "4000 0025 0000 3155")
    const dialog = await screen.findByRole("dialog", { name: "3-D Secure" })
    await user.click(within(dialog).getByRole("button", { name: choice }))
    if (outcome === "passed") await thanks()
    else {
      expect((await screen.findByRole("alert")).textContent).toContain("unable to authenticate")
      expect(db.tables.order.size).toBe(0)
    }
  })

  it("pays with a wallet", async () => {
    const { user } = await open()
    await user.click(await screen.findByRole("radio", { name: "Demo wallet" }))
    await pressPay(user)
    await thanks()
  })

  it("never pays twice when the response to the confirmation is lost", async () => {
    const { user } = await open()
    faults.set([{ path: "/_demo/stripe/:id/confirm", drop: "after", times: 1 }])
    await pay(user, "4242 4242 4242 4242")
    expect((await screen.findByRole("alert")).textContent).toContain("you won’t be charged twice")
    await pressPay(user)
    await thanks()
    expect([db.tables.order.size, db.tables.payment.size]).toEqual([1, 1])
  })

  it("keeps the chosen method when the connection is lost at the payment step, and continues once it is back", async () => {
    const { id } = await fillCart(shop)
    localStore.set("shop_cart", id)
    const { user } = renderPage("/checkout", shop.backend)
    await fillDetails(user)
    await user.click(await press("Continue to payment"))
    const method = await screen.findByRole<HTMLInputElement>("radio", { name: "Card or wallet" })
    await user.click(method)
    faults.set([{ drop: "before" }])
    await user.click(await press("Continue to review"))
    expect((await screen.findByRole("alert", {}, { timeout: 10_000 })).textContent).toContain("Connection lost")
    expect(method.checked).toBe(true)
    faults.set([])
    await user.click(await press("Continue to review"))
    await pay(user, "4242 4242 4242 4242")
    await thanks()
    expect([db.tables.order.size, db.tables.payment.size]).toEqual([1, 1])
  })

  it("keeps the card number when the connection is lost at the payment form, and pays once it is back", async () => {
    const { user } = await open()
    const field = await screen.findByLabelText<HTMLInputElement>("Card number")
    faults.set([{ drop: "before" }])
    await user.type(field, "4242 4242 4242 4242")
    await pressPay(user)
    await screen.findByRole("alert", {}, { timeout: 10_000 })
    expect(db.tables.payment.size).toBe(0)
    faults.set([])
    expect(screen.getByLabelText("Card number")).toBe(field)
    expect(field.value).toBe("4242 4242 4242 4242")
    await pressPay(user)
    await thanks()
    expect([db.tables.order.size, db.tables.payment.size]).toEqual([1, 1])
  })

  it("shows at once what another tab has changed during 3-D Secure", async () => {
    const { id, user } = await open()
    await pay(user, "4000 0025 0000 3155")
    const dialog = await screen.findByRole("dialog", { name: "3-D Secure" })
    const [line] = db.tables.cartLineItem.by("cart_id", id)
    await shop.store.store.cart.updateLineItem({ id, line_id: String(line?.id), body: { quantity: 3 } })
    await user.click(within(dialog).getByRole("button", { name: "Complete" }))
    await screen.findByRole("heading", { name: /Prices or availability have changed/ })
    expect(screen.queryByText(/couldn’t be reached/)).toBeNull()
    expect(db.tables.order.size).toBe(0)
    await user.click(await press("Accept changes"))
    await screen.findByText("Enter your payment details again")
    await pay(user, "4242 4242 4242 4242")
    await thanks()
  })

  it("says that the card has to be entered again after a promotion code has changed the total", async () => {
    await shop.admin.admin.promotion.create({
      body: {
        code: "HALF",
        type: "standard",
        status: "active",
        application_method: { type: "percentage", target_type: "order", value: 50 },
      },
    })
    const { user } = await open()
    await user.type(await screen.findByLabelText("Card number"), "4242")
    expect(screen.queryByText("Enter your payment details again")).toBeNull()
    await user.type(screen.getByLabelText("Promotion code"), "HALF")
    await user.click(await press("Apply"))
    await screen.findByText("Enter your payment details again")
    expect(screen.getByLabelText<HTMLInputElement>("Card number").value).toBe("")
  })

  it("keeps the card number when a code doesn't change the total", async () => {
    const { user } = await open()
    const field = await screen.findByLabelText<HTMLInputElement>("Card number")
    await user.type(field, "4242")
    await user.type(screen.getByLabelText("Promotion code"), "UNKNOWN")
    await user.click(await press("Apply"))
    await screen.findByText(/UNKNOWN isn’t valid/)
    expect(screen.getByLabelText("Card number")).toBe(field)
    expect([field.value, screen.queryByText("Enter your payment details again")]).toEqual(["4242", null])
  })

  it("that was confirmed before a reload only needs the order to be placed", async () => {
    await openCart()
    const { id, data } = session() ?? { id: "", data: {} }
    db.tables.paymentSession.update(id, { data: { ...data, status: "requires_capture" } })
    const { user } = renderPage("/checkout", shop.backend)
    await screen.findByText("Your payment is confirmed")
    expect(screen.queryByLabelText("Card number")).toBeNull()
    await user.click(await press("Place order"))
    await thanks()
  })

  it("that Stripe captures at once is a captured payment", async () => {
    await openCart()
    const { id, data } = session() ?? { id: "", data: {} }
    db.tables.paymentSession.update(id, { data: { ...data, capture_method: "automatic" } })
    const { user } = renderPage("/checkout", shop.backend)
    await pay(user, "4242 4242 4242 4242")
    await thanks()
    expect(db.tables.payment.all()[0]?.captured_at).not.toBeNull()
  })
})

it("leaves for the bank's page with the cart in the return URL", async () => {
  const { id, user } = await open()
  await user.click(await screen.findByRole("radio", { name: "Online banking" }))
  await pressPay(user)
  await waitFor(() => expect(left).toHaveLength(1))
  const back = new URL(new URL(left[0] ?? "").searchParams.get("return_url") ?? "")
  expect(back.pathname + back.search).toBe(`/checkout/return?cart=${id}`)
})

it("sends the bank a return URL in the current market", async () => {
  const { id, user } = await open()
  await user.click(await screen.findByRole("radio", { name: "Online banking" }))
  // As after a switch of the language or country.
  setTabPrefix("/de-de")
  await pressPay(user)
  await waitFor(() => expect(left).toHaveLength(1))
  setTabPrefix("")
  const back = new URL(new URL(left[0] ?? "").searchParams.get("return_url") ?? "")
  expect(back.pathname + back.search).toBe(`/de-de/checkout/return?cart=${id}`)
})

describe("returning from a bank's page", () => {
  /** A payment that the shopper has left for the bank's page; `answer` returns the URL that the page leads to. */
  async function leave() {
    const id = await openCart()
    const intent = session()?.data ?? {}
    const secret = String(intent.client_secret)
    const back = `${BASE}/checkout/return?cart=${id}`
    const query = {
      payment_intent: String(intent.id),
      client_secret: secret,
      return_url: back.replace("shop.test", "localhost"),
    }
    await shop.backend.fetch(
      new Request(`${BASE}/_demo/stripe/${intent.id}/confirm`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ client_secret: secret, method: "bank" }),
      }),
    )
    const answer = async (outcome: "authorize" | "fail") => {
      const page = await shop.backend.fetch(
        new Request(`${BASE}/_demo/bank?${new URLSearchParams({ ...query, outcome })}`),
      )
      return new URL((page.headers.get("refresh") ?? "").replace(/^0; url=/, ""))
    }
    return { id, answer }
  }
  const at = ({ pathname, search }: URL) => pathname + search
  const reopen = (url: URL) => renderPage(at(url), shop.backend)

  it("places the order, and a second return shows it", async () => {
    const { answer } = await leave()
    const url = await answer("authorize")
    const { user, router, address: shown } = reopen(url)
    await screen.findByText("Your payment is confirmed")
    await user.click(await press("Place order"))
    await thanks()
    await router.navigate({ to: "/" })
    router.history.push(at(url))
    await waitFor(() => expect(shown()).toMatch(/^\/order\/order_/))
    expect([db.tables.order.size, db.tables.payment.size]).toEqual([1, 1])
  })

  /** Lets a week pass for the server. */
  const waitAWeek = () => shop.backend.db.clock.advance(7 * 24 * 60 * 60 * 1_000)

  it("after a week orders the unchanged cart once, with the payment that was made then", async () => {
    const { id, answer } = await leave()
    const url = await answer("authorize")
    const { total } = (await shop.store.store.cart.retrieve({ id })).cart
    waitAWeek()
    const { user, router, address: shown } = reopen(url)
    await screen.findByText("Your payment is confirmed")
    await user.click(await press("Place order"))
    await thanks()
    await router.navigate({ to: "/" })
    router.history.push(at(url))
    await waitFor(() => expect(shown()).toMatch(/^\/order\/order_/))
    expect(db.tables.order.size).toBe(1)
    expect(db.tables.payment.all()).toMatchObject([{ provider_id: STRIPE, amount: total }])
  })

  it("after a week shows the order that the provider's report has placed, and charges nothing", async () => {
    const { answer } = await leave()
    const url = await answer("authorize")
    await shop.backend.fetch(
      new Request(`${BASE}/hooks/payment/stripe_stripe`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({
          type: "payment_intent.amount_capturable_updated",
          data: { object: { id: session()?.data.id } },
        }),
      }),
    )
    await waitFor(() => expect(db.tables.order.size).toBe(1))
    waitAWeek()
    const { address: shown } = reopen(url)
    await waitFor(() => expect(shown()).toMatch(/^\/order\/order_/))
    expect([db.tables.order.size, db.tables.payment.size]).toEqual([1, 1])
  })

  it("after a week in which prices have increased places one order for the amount that was authorized", async () => {
    const { id, answer } = await leave()
    const url = await answer("authorize")
    const { total } = (await shop.store.store.cart.retrieve({ id })).cart
    waitAWeek()
    for (const price of db.tables.price.all()) db.tables.price.update(price.id, { amount: price.amount + 5 })
    const { user, address: shown } = reopen(url)
    await user.click(await press("Place order"))
    await thanks()
    const { order } = await shop.store.store.order.retrieve({ id: shown().split("/").at(-1) ?? "" })
    expect(order.total).toBe(total)
    expect(db.tables.payment.all()).toMatchObject([{ amount: total }])
  })

  it("after a week with a payment that the provider has canceled shows the form again, and orders nothing", async () => {
    const { answer } = await leave()
    const url = await answer("authorize")
    waitAWeek()
    const { id, data } = session() ?? { id: "", data: {} }
    db.tables.paymentSession.update(id, { data: { ...data, status: "canceled" } })
    reopen(url)
    await screen.findByLabelText("Card number")
    await press("Pay €71.40")
    expect([db.tables.order.size, db.tables.payment.size]).toEqual([0, 0])
  })

  it("removes the parameters from the URL at once", async () => {
    const { answer } = await leave()
    const url = await answer("authorize")
    faults.set([{ path: "/store/carts/:id", latency: 300, times: 1 }])
    const { address: shown } = reopen(url)
    await waitFor(() => expect(shown()).toBe("/checkout/return"))
  })

  it("doesn't believe a status in the URL: a failed payment places no order", async () => {
    const { answer } = await leave()
    const url = await answer("fail")
    url.searchParams.set("redirect_status", "succeeded")
    reopen(url)
    await screen.findByLabelText("Card number")
    expect(db.tables.order.size).toBe(0)
  })

  it("explains that the cart has changed since, and orders nothing", async () => {
    const { id, answer } = await leave()
    const url = await answer("authorize")
    const [line] = db.tables.cartLineItem.by("cart_id", id)
    await shop.store.store.cart.updateLineItem({ id, line_id: String(line?.id), body: { quantity: 1 } })
    const { user } = reopen(url)
    await screen.findByRole("heading", { name: "Your cart has changed since you paid" })
    expect(db.tables.order.size).toBe(0)
    await user.click(screen.getByRole("link", { name: "Continue to checkout" }))
    await screen.findByRole("heading", { name: "Checkout" })
  })

  it("with a link for another cart than this device's orders neither", async () => {
    const { answer } = await leave()
    const url = await answer("authorize")
    localStore.set("shop_cart", (await fillCart(shop)).id)
    reopen(url)
    await screen.findByRole("heading", { name: "This payment is for an earlier cart" })
    expect(db.tables.order.size).toBe(0)
  })

  it("after the cart has expired says where to look", async () => {
    const { id, answer } = await leave()
    const url = await answer("authorize")
    db.tables.cart.remove(id)
    reopen(url)
    await screen.findByRole("heading", { name: "This payment link has expired" })
  })

  it("without a connection can be tried again", async () => {
    const { answer } = await leave()
    const url = await answer("authorize")
    faults.set([{ path: "/store/carts/:id", status: 500, times: 10 }])
    const { user } = reopen(url)
    await screen.findByRole("heading", { name: "Couldn’t check your payment" })
    faults.set([])
    await user.click(await press("Try again"))
    await press("Place order")
  })
})
