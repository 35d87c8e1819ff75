import { beforeEach, describe, expect, it } from "vitest"
import { at, details, rest, startCheckout } from "#tests/support/checkout-walk.ts"
import { fillCart, openLiveShop } from "#tests/support/live-shop.ts"
import type { CartSnapshot } from "./cart-snapshot.ts"
import { createCheckoutMachine } from "./checkout.machine.ts"
import { paymentSession } from "./checkout.rules.ts"
import type { Confirmation } from "./payment-forms.ts"

const STRIPE = "pp_stripe_stripe"
const shop = await openLiveShop()
const { db, faults } = shop.backend
db.tables.paymentProvider.insert({ id: STRIPE })
db.tables.regionPaymentProvider.insert({ region_id: shop.region, payment_provider_id: STRIPE })
const world = db.export()

/** The answers of the payment form, in order; the last one is repeated. */
let answers: (() => Promise<Confirmation> | Confirmation)[] = []
let confirmations = 0
const forms = {
  isNeeded: (id: string | undefined) => id === STRIPE,
  confirm: async () => {
    confirmations += 1
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    return answer?.() ?? { outcome: "confirmed" as const }
  },
}
const machine = createCheckoutMachine(shop.store, { timeout: 5_000, pause: 1 }, undefined, forms)
const start = (cartId: string, more: { seen?: CartSnapshot | null; isReturning?: boolean } = {}) =>
  startCheckout(machine, { cartId, ...more })
type Actor = ReturnType<typeof start>

/** The shopper confirms the payment with Stripe. */
function pay(actor: Actor) {
  const session = db.tables.paymentSession.get(paymentSession(actor.getSnapshot().context.cart)?.id)
  if (session) db.tables.paymentSession.update(session.id, { data: { ...session.data, status: "requires_capture" } })
}
const confirmed = (actor: Actor) => () => {
  pay(actor)
  return { outcome: "confirmed" } as const
}
async function toReview(more: Parameters<typeof start>[1] = {}) {
  const { id } = await fillCart(shop)
  const actor = start(id, more)
  await rest(actor)
  actor.send(details())
  await rest(actor)
  actor.send({ type: "payment.choose", providerId: STRIPE })
  await rest(actor)
  expect(at(actor)).toBe('{"step":"review"}')
  return { id, actor }
}

beforeEach(() => {
  db.import(world)
  faults.set([])
  answers = []
  confirmations = 0
})

describe("a payment form", () => {
  it("is confirmed once before the order is placed, also when the order button is pressed twice", async () => {
    const { actor } = await toReview()
    answers = [confirmed(actor)]
    actor.send({ type: "order.place" })
    actor.send({ type: "order.place" })
    await rest(actor)
    expect(actor.getSnapshot().output).toMatchObject({ outcome: "ordered" })
    expect([confirmations, db.tables.order.size, db.tables.payment.size]).toEqual([1, 1, 1])
  })

  it.each([
    ["refuses the payment", () => ({ outcome: "refused", message: "Your card was declined." }) as const],
    ["can't be reached", () => Promise.reject(new Error("offline"))],
  ])("that %s keeps the review and its session, and a second attempt places the order", async (_, refuse) => {
    const { actor } = await toReview()
    const before = paymentSession(actor.getSnapshot().context.cart)?.id
    answers = [refuse, confirmed(actor)]
    actor.send({ type: "order.place" })
    await rest(actor)
    expect(at(actor)).toBe('{"step":"review"}')
    expect(actor.getSnapshot().context.error).toMatchObject({ kind: "unconfirmed" })
    expect(paymentSession(actor.getSnapshot().context.cart)?.id).toBe(before)
    expect(db.tables.order.size).toBe(0)
    actor.send({ type: "order.place" })
    await rest(actor)
    expect(actor.getSnapshot().output).toMatchObject({ outcome: "ordered" })
  })

  it("isn't confirmed for a cart that another tab has changed", async () => {
    const { id, actor } = await toReview()
    const line = actor.getSnapshot().context.cart?.items?.[0]?.id ?? ""
    await shop.store.store.cart.updateLineItem({ id, line_id: line, body: { quantity: 1 } })
    actor.send({ type: "order.place" })
    await rest(actor)
    expect(at(actor)).toBe('"changed"')
    expect([confirmations, db.tables.order.size]).toEqual([0, 0])
  })

  it("that was refused because another tab has changed the cart shows the changes at once", async () => {
    const { id, actor } = await toReview()
    const line = actor.getSnapshot().context.cart?.items?.[0]?.id ?? ""
    answers = [
      async () => {
        await shop.store.store.cart.updateLineItem({ id, line_id: line, body: { quantity: 1 } })
        return { outcome: "refused", message: null }
      },
    ]
    actor.send({ type: "order.place" })
    await rest(actor)
    expect(at(actor)).toBe('"changed"')
    const { changes, error } = actor.getSnapshot().context
    expect([changes.map(({ kind }) => kind), error]).toEqual([["quantity", "total"], null])
    expect([confirmations, db.tables.order.size]).toEqual([1, 0])
  })

  it("that was refused because its session is gone is replaced by one for the new session", async () => {
    const { actor } = await toReview()
    const before = paymentSession(actor.getSnapshot().context.cart)?.id ?? ""
    answers = [
      () => {
        db.tables.paymentSession.remove(before)
        return { outcome: "refused", message: null }
      },
    ]
    actor.send({ type: "order.place" })
    await rest(actor)
    expect(actor.getSnapshot().context.error).toBeNull()
    expect(paymentSession(actor.getSnapshot().context.cart)?.id).not.toBe(before)
    expect(db.tables.order.size).toBe(0)
  })

  it("isn't confirmed when the cart can't be read", async () => {
    const { actor } = await toReview()
    faults.set([{ path: "/store/carts/:id", drop: "before", times: 1 }])
    actor.send({ type: "order.place" })
    await rest(actor)
    expect(at(actor)).toBe('{"step":"review"}')
    expect(confirmations).toBe(0)
  })

  it("isn't confirmed again when another tab has placed the order", async () => {
    const { id, actor } = await toReview()
    pay(actor)
    await shop.store.store.cart.complete({ id })
    actor.send({ type: "order.place" })
    await rest(actor)
    expect(actor.getSnapshot().output).toMatchObject({ outcome: "ordered" })
    expect([confirmations, db.tables.order.size]).toEqual([0, 1])
  })

  it("is for a session over the cart's total; a session over another amount isn't used", async () => {
    const { id, actor } = await toReview()
    const session = paymentSession(actor.getSnapshot().context.cart)
    db.tables.paymentSession.update(session?.id ?? "", { amount: 1 })
    const again = start(id)
    await rest(again)
    expect(at(again)).toBe('{"step":"payment"}')
    again.send({ type: "payment.choose", providerId: STRIPE })
    await rest(again)
    const { cart } = again.getSnapshot().context
    expect(paymentSession(cart)).toMatchObject({ amount: cart?.total })
    expect(paymentSession(cart)?.id).not.toBe(session?.id)
  })
})

describe("a shopper who returns from a provider's page", () => {
  it("gets the order without another click if the cart is as seen before", async () => {
    const { id, actor } = await toReview()
    pay(actor)
    const after = start(id, { isReturning: true, seen: actor.getSnapshot().context.seen })
    await rest(after)
    expect(after.getSnapshot().output).toMatchObject({ outcome: "ordered" })
    expect([confirmations, db.tables.payment.size]).toEqual([0, 1])
  })

  it("places the order on the review if this tab hasn't shown it before", async () => {
    const { id, actor } = await toReview()
    pay(actor)
    const after = start(id, { isReturning: true })
    await rest(after)
    expect(at(after)).toBe('{"step":"review"}')
    expect(db.tables.order.size).toBe(0)
    after.send({ type: "cart.refresh" })
    await rest(after)
    expect(at(after)).toBe('{"step":"review"}')
    after.send({ type: "order.place" })
    await rest(after)
    expect(after.getSnapshot().output).toMatchObject({ outcome: "ordered" })
  })

  it("sees changes of the cart, and nothing is ordered before they are accepted", async () => {
    const { id, actor } = await toReview()
    pay(actor)
    const { seen, cart } = actor.getSnapshot().context
    await shop.store.store.cart.updateLineItem({ id, line_id: cart?.items?.[0]?.id ?? "", body: { quantity: 1 } })
    const after = start(id, { isReturning: true, seen })
    await rest(after)
    expect(at(after)).toBe('"changed"')
    after.send({ type: "changes.accept" })
    await rest(after)
    // The payment was for the old total.
    expect(at(after)).toBe('{"step":"payment"}')
    expect(db.tables.order.size).toBe(0)
  })

  it("stops at the review after accepted changes, also if another tab has started the payment of the new total", async () => {
    const { id, actor } = await toReview()
    pay(actor)
    const { seen, cart } = actor.getSnapshot().context
    const { cart: carts, payment } = shop.store.store
    await carts.updateLineItem({ id, line_id: cart?.items?.[0]?.id ?? "", body: { quantity: 1 } })
    const after = start(id, { isReturning: true, seen })
    await rest(after)
    expect(at(after)).toBe('"changed"')
    const { payment_collection } = await payment.createCollection({ body: { cart_id: id } })
    await payment.createSession({ id: payment_collection.id, body: { provider_id: STRIPE } })
    after.send({ type: "cart.refresh" })
    await rest(after)
    after.send({ type: "changes.accept" })
    await rest(after)
    expect(at(after)).toBe('{"step":"review"}')
    expect(db.tables.order.size).toBe(0)
  })

  it("chooses another payment method if the payment failed there", async () => {
    const { id, actor } = await toReview()
    const { seen, cart } = actor.getSnapshot().context
    const session = db.tables.paymentSession.get(paymentSession(cart)?.id)
    const failed = { status: "requires_payment_method", last_payment_error: { code: "card_declined" } }
    db.tables.paymentSession.update(session?.id ?? "", { data: { ...session?.data, ...failed } })
    const after = start(id, { isReturning: true, seen })
    await rest(after)
    expect(at(after)).toBe('{"step":"payment"}')
    expect(after.getSnapshot().context.error).toMatchObject({ kind: "payment", reason: "declined" })
    expect(db.tables.order.size).toBe(0)
  })

  it("stays at the review when the cart can't be read", async () => {
    const { id, actor } = await toReview()
    pay(actor)
    const { seen } = actor.getSnapshot().context
    faults.set([
      { path: "/store/carts/:id", latency: 0, times: 1 },
      { path: "/store/carts/:id", drop: "before", times: 1 },
    ])
    const after = start(id, { isReturning: true, seen })
    await rest(after)
    expect(at(after)).toBe('{"step":"review"}')
    expect(db.tables.order.size).toBe(0)
  })
})
