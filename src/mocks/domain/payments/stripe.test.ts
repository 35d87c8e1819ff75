import { describe, expect, it } from "vitest"
import { createBackend } from "#mocks/http/backend.ts"

const backend = createBackend({ scenario: "checkout-at-payment", seed: 1 })
const { db } = backend
const world = db.export()

const post = (path: string, body: object) =>
  backend.fetch(
    new Request(`http://shop.test${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    }),
  )

describe("a webhook of Stripe", () => {
  it("captures the payment of an order, once", async () => {
    db.import(world)
    const order = db.tables.order.all().find(({ id }) => {
      const collection = db.tables.paymentCollection.first("order_id", id)
      const payment = collection && db.tables.payment.by("payment_collection_id", collection.id)[0]
      return payment?.canceled_at === null && db.tables.capture.by("payment_id", payment.id).length === 0
    })
    const collection = db.tables.paymentCollection.first("order_id", order?.id ?? "")
    const [payment] = db.tables.payment.by("payment_collection_id", collection?.id ?? "")
    if (!payment) throw new Error("the shop has no uncaptured payment")
    db.tables.payment.update(payment.id, { provider_id: "pp_stripe_stripe" })
    db.tables.paymentSession.update(String(payment.payment_session_id), { provider_id: "pp_stripe_stripe" })
    const id = String(payment.payment_session_id).replace(/^payses/, "pi")
    const hook = (body: object, provider = "stripe_stripe") => post(`/hooks/payment/${provider}`, body)
    const event = { type: "payment_intent.succeeded", data: { object: { id } } }
    expect((await hook(event, "other_other")).status).toBe(200)
    expect((await hook({ type: "payment_intent.created", data: { object: { id } } })).status).toBe(200)
    expect(db.tables.capture.by("payment_id", payment.id)).toEqual([])
    expect(await (await hook(event)).text()).toBe("OK")
    await hook(event)
    expect(db.tables.capture.by("payment_id", payment.id)).toMatchObject([{ amount: payment.amount }])
    expect(db.tables.paymentCollection.get(collection?.id)).toMatchObject({ status: "completed" })
  })

  it("leaves payments of other providers alone", async () => {
    db.import(world)
    const payment = db.tables.payment.find(
      ({ id, canceled_at }) => canceled_at === null && db.tables.capture.by("payment_id", id).length === 0,
    )
    expect(payment?.provider_id).toBe("pp_system_default")
    const id = String(payment?.payment_session_id).replace(/^payses/, "pi")
    const event = { type: "payment_intent.succeeded", data: { object: { id } } }
    expect((await post("/hooks/payment/system_default", event)).status).toBe(200)
    expect(db.tables.capture.by("payment_id", String(payment?.id))).toEqual([])
  })
})

it("Stripe knows no sessions of other providers, which have no secret", async () => {
  db.import(world)
  const session = db.tables.paymentSession.find(({ provider_id }) => provider_id === "pp_system_default")
  const id = String(session?.id).replace(/^payses/, "pi")
  for (const action of ["retrieve", "confirm"])
    expect((await post(`/_demo/stripe/${id}/${action}`, { method: "wallet" })).status).toBe(404)
  expect(db.tables.paymentSession.get(session?.id)).toEqual(session)
})
