import { cleanup, screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { domProblems } from "#tests/support/axe-dom.ts"
import { openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { left, pressPay, stubStripe } from "#tests/support/pay-at-stripe.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"
import { renderPage } from "#tests/support/render-page.tsx"

const STRIPE = "pp_stripe_stripe"
const BASE = "http://shop.test"
const shop = await openLiveShop()
const { order: orders, orderEdit: edits, payment: payments } = shop.admin.admin
const { db, faults } = shop.backend
db.tables.paymentProvider.insert({ id: STRIPE })
db.tables.regionPaymentProvider.insert({ region_id: shop.region, payment_provider_id: STRIPE })
const id = await placeOrder(shop, 1)
const { order } = await orders.retrieve({ id, query: { fields: "*payment_collections.payments" } })
await payments.capture({ id: String(order.payment_collections?.[0]?.payments?.[0]?.id) })
async function addShirt() {
  await edits.initiateRequest({ body: { order_id: id } })
  await edits.addItems({ id, body: { items: [{ variant_id: shop.variant("SHIRT-M-BLACK"), quantity: 1 }] } })
  await edits.confirm({ id })
}
// The order's edit adds a shirt, which isn't paid.
await addShirt()
const world = db.export()

beforeEach(() => {
  faults.set([])
  db.import(world)
  stubStripe()
})

const collection = () => {
  const found = db.tables.paymentCollection.by("order_id", id).at(-1)
  if (!found) throw new Error("the order has no payment collection")
  return found
}
function session() {
  const [found] = db.tables.paymentSession.by("payment_collection_id", collection().id)
  if (!found) throw new Error("the payment collection has no session")
  return found
}
const paid = () => db.tables.payment.by("payment_collection_id", collection().id)
const press = (name: string | RegExp) => screen.findByRole("button", { name })
const payPage = `/order/${id}/pay`

/** Opens the payment form for the amount due. */
async function open() {
  const page = renderPage(payPage, shop.backend)
  await page.user.click(await screen.findByRole("radio", { name: "Card or wallet" }))
  await page.user.click(await press("Continue to payment"))
  await screen.findByLabelText("Card number")
  return page
}
type User = Awaited<ReturnType<typeof open>>["user"]
async function pay(user: User, number: string) {
  const field = await screen.findByLabelText("Card number")
  await user.clear(field)
  await user.type(field, number)
  await pressPay(user)
}
const shownOrder = (address: () => string) => waitFor(() => expect(address()).toBe(`/order/${id}`))

describe("a payment link with Stripe", () => {
  it("pays the amount due by card, shows the order, and the payment is authorized in the back office", async () => {
    const { user, address } = await open()
    const { amount } = collection()
    await press(`Pay €${amount.toFixed(2)}`)
    expect(await domProblems()).toEqual([])
    await pay(user, "4242 4242 4242 4242")
    await shownOrder(address)
    expect(paid()).toMatchObject([{ amount, provider_id: STRIPE, captured_at: null }])
    cleanup()
    vi.restoreAllMocks()
    renderPage(payPage, shop.backend)
    await screen.findByRole("heading", { name: "Nothing to pay" })
    cleanup()
    vi.restoreAllMocks()
    await renderAdminPage(`/admin/orders/${id}`, shop)
    await screen.findByRole("button", { name: `Capture €${amount.toFixed(2)}` })
  })

  it("shows why a card was declined, and another card pays", async () => {
    const { user, address } = await open()
    await pay(user, "4000 0000 0000 0002")
    expect((await screen.findByRole("alert")).textContent).toContain("Your card was declined.")
    expect(paid()).toEqual([])
    await pay(user, "4242 4242 4242 4242")
    await shownOrder(address)
    expect(paid()).toHaveLength(1)
  })

  it.each([
    ["passed", "Complete"],
    ["failed", "Fail"],
  ])("handles 3-D Secure that is %s", async (outcome, choice) => {
    const { user, address } = await open()
    await pay(user, "4000 0025 0000 3155")
    const dialog = await screen.findByRole("dialog", { name: "3-D Secure" })
    await user.click(within(dialog).getByRole("button", { name: choice }))
    if (outcome === "passed") await shownOrder(address)
    else expect((await screen.findByRole("alert")).textContent).toContain("unable to authenticate")
    expect(paid()).toHaveLength(outcome === "passed" ? 1 : 0)
  })

  it("pays with a wallet, and a payment that is captured at once is captured", async () => {
    const { user, address } = await open()
    const { id: key, data } = session()
    db.tables.paymentSession.update(key, { data: { ...data, capture_method: "automatic" } })
    await user.click(await screen.findByRole("radio", { name: "Demo wallet" }))
    await pressPay(user)
    await shownOrder(address)
    expect(db.tables.capture.by("payment_id", String(paid()[0]?.id))).toHaveLength(1)
    expect((await orders.retrieve({ id })).order.summary?.pending_difference).toBe(0)
  })

  it("never pays twice when the response to the confirmation is lost", async () => {
    const { user, address } = await open()
    faults.set([{ path: "/_demo/stripe/:id/confirm", drop: "after", times: 1 }])
    await pay(user, "4242 4242 4242 4242")
    expect((await screen.findByRole("alert")).textContent).toContain("you won’t be charged twice")
    await pressPay(user)
    await shownOrder(address)
    expect(paid()).toHaveLength(1)
  })

  it("that was paid in another tab shows the order instead of paying again", async () => {
    const { user, address } = await open()
    const intent = session().data
    await confirm(intent, { method: "wallet" })
    await pay(user, "4242 4242 4242 4242")
    await shownOrder(address)
    expect(paid()).toHaveLength(1)
  })

  it("isn't confirmed after the payment was started again in another tab", async () => {
    const { user } = await open()
    const before = session().id
    await shop.store.store.payment.createSession({ id: collection().id, body: { provider_id: STRIPE } })
    await pay(user, "4242 4242 4242 4242")
    await screen.findByText("The payment has changed")
    expect(session().id).not.toBe(before)
    expect(session().data.status).toBe("requires_payment_method")
    await pay(user, "4242 4242 4242 4242")
    await waitFor(() => expect(paid()).toHaveLength(1))
  })

  it("says at once that the payment was started again in another tab during 3-D Secure", async () => {
    const { user } = await open()
    await pay(user, "4000 0025 0000 3155")
    const dialog = await screen.findByRole("dialog", { name: "3-D Secure" })
    await shop.store.store.payment.createSession({ id: collection().id, body: { provider_id: STRIPE } })
    await user.click(within(dialog).getByRole("button", { name: "Complete" }))
    await screen.findByText("The payment has changed")
    expect(screen.queryByText(/couldn’t be reached/)).toBeNull()
    expect(paid()).toHaveLength(0)
  })

  it.each([
    ["the message is dismissed", async (user: User) => user.click(await press("Dismiss"))],
    [
      "the form is loaded again",
      async (user: User) => {
        await user.click(await press("Use another payment method"))
        await user.click(await press("Continue to payment"))
        await screen.findByLabelText("Card number")
      },
    ],
    ["the payment is confirmed again", (user: User) => pay(user, "4000 0000 0000 0002")],
  ])("no longer says that it has changed once %s", async (_, act) => {
    const { user } = await open()
    await shop.store.store.payment.createSession({ id: collection().id, body: { provider_id: STRIPE } })
    await pay(user, "4242 4242 4242 4242")
    await screen.findByText("The payment has changed")
    await screen.findByLabelText("Card number")
    await act(user)
    await waitFor(() => expect(screen.queryByText("The payment has changed")).toBeNull())
    expect(paid()).toEqual([])
  })

  it("isn't confirmed after the amount due has grown", async () => {
    const { user } = await open()
    const { amount } = collection()
    await addShirt()
    await pay(user, "4242 4242 4242 4242")
    await screen.findByText("The payment has changed")
    await user.click(await screen.findByRole("radio", { name: "Card or wallet" }))
    await press("Continue to payment")
    await screen.findByText(`€${collection().amount.toFixed(2)}`)
    expect(collection().amount).toBeGreaterThan(amount)
    expect(paid()).toEqual([])
  })

  it("has the page's language after it was changed twice", async () => {
    const { user } = await open()
    const speak = async (language: string) => {
      const [list] = await screen.findAllByLabelText(/^(Language|Sprache)$/)
      await user.selectOptions(list as HTMLElement, language)
    }
    await speak("Deutsch")
    await screen.findByLabelText("Kartennummer")
    await speak("English")
    await pay(user, "4242 4242 4242 4242")
    await waitFor(() => expect(paid()).toHaveLength(1))
  })

  it("keeps the payment that was started when the page is opened again", async () => {
    await open()
    const before = session().id
    cleanup()
    vi.restoreAllMocks()
    const { user } = renderPage(payPage, shop.backend)
    await screen.findByLabelText("Card number")
    await user.click(await press("Use another payment method"))
    await user.click(await press("Continue to payment"))
    await screen.findByLabelText("Card number")
    expect(session().id).toBe(before)
  })

  it("waits for the provider's report of a confirmed payment", async () => {
    await open()
    const { id: key, data } = session()
    db.tables.paymentSession.update(key, { data: { ...data, status: "requires_capture" } })
    cleanup()
    vi.restoreAllMocks()
    const { address } = renderPage(payPage, shop.backend)
    await screen.findByText("Your payment is confirmed")
    expect(screen.queryByRole("button", { name: /^Pay/ })).toBeNull()
    await hook("payment_intent.amount_capturable_updated", String(data.id))
    await waitFor(() => expect(address()).not.toBe(payPage), { timeout: 5_000 })
    expect(paid()).toHaveLength(1)
  })

  it("asks for the payment again if a confirmed one was replaced before the provider's report", async () => {
    await open()
    const { id: key, data } = session()
    db.tables.paymentSession.update(key, { data: { ...data, status: "requires_capture" } })
    cleanup()
    vi.restoreAllMocks()
    const { user, address } = renderPage(payPage, shop.backend)
    await screen.findByText("Your payment is confirmed")
    await shop.store.store.payment.createSession({ id: collection().id, body: { provider_id: STRIPE } })
    await screen.findByLabelText("Card number", {}, { timeout: 5_000 })
    expect(screen.queryByText("Your payment is confirmed")).toBeNull()
    await pay(user, "4242 4242 4242 4242")
    await shownOrder(address)
    expect(paid()).toHaveLength(1)
  })
})

const post = (path: string, body: object) =>
  shop.backend.fetch(
    new Request(BASE + path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    }),
  )
const confirm = (intent: Readonly<Record<string, unknown>>, body: object) =>
  post(`/_demo/stripe/${intent.id}/confirm`, { client_secret: intent.client_secret, ...body })
const hook = (type: string, intent: string) =>
  post("/hooks/payment/stripe_stripe", { type, data: { object: { id: intent } } })

describe("returning from a bank's page to a payment link", () => {
  /** Leaves for the bank; `answer` returns the path that the bank's page leads to. */
  async function leave() {
    const { user } = await open()
    await user.click(await screen.findByRole("radio", { name: "Online banking" }))
    await pressPay(user)
    await waitFor(() => expect(left).toHaveLength(1))
    cleanup()
    vi.restoreAllMocks()
    return async (outcome: "authorize" | "fail") => {
      const bank = new URL(left[0] ?? "")
      bank.searchParams.set("outcome", outcome)
      const page = await shop.backend.fetch(new Request(bank))
      const back = new URL((page.headers.get("refresh") ?? "").replace(/^0; url=/, ""))
      expect(back.pathname).toBe(payPage)
      return back.pathname + back.search
    }
  }

  it("shows the paid order, also when the link is opened again", async () => {
    const back = await (await leave())("authorize")
    const { address, router } = renderPage(back, shop.backend)
    await shownOrder(address)
    router.history.push(back)
    await shownOrder(address)
    expect(paid()).toHaveLength(1)
  })

  it("after a failed payment says so, whatever the URL says, and another method pays", async () => {
    const back = await (await leave())("fail")
    const { user, address } = renderPage(back.replace("failed", "succeeded"), shop.backend)
    expect((await screen.findByRole("alert")).textContent).toContain("Your payment didn’t go through")
    expect(address()).toBe(payPage)
    expect(paid()).toEqual([])
    await pay(user, "4242 4242 4242 4242")
    await shownOrder(address)
  })
})
