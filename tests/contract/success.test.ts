import { describe, expect, it } from "vitest"
import { login, send } from "#tests/support/callers.ts"
import { openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { operations } from "#tests/support/operations.ts"
import refusals from "./never-succeeds.json" with { type: "json" }

const shop = await openLiveShop()
const token = await login(shop.backend, "user")
const request = (method: string, path: string, body?: unknown) => send(shop.backend, method, path, { token, body })

describe("operations that no recorded conversation completes", () => {
  it("returns a user by id", async () => {
    const { user: me } = await shop.admin.admin.user.me()
    expect(await request("GET", `/admin/users/${me.id}`)).toMatchObject([200, { user: { id: me.id, email: me.email } }])
  })

  it("authorizes an order's pending payment session", async () => {
    const orderId = await placeOrder(shop)
    const { tables } = shop.backend.db
    const body = { order_id: orderId, amount: 10 }
    const { payment_collection } = await shop.admin.admin.paymentCollection.create({ body })
    const provider_id = "pp_system_default"
    await shop.store.store.payment.createSession({ id: payment_collection.id, body: { provider_id } })
    const session = tables.paymentSession.first("payment_collection_id", payment_collection.id)
    tables.paymentSession.update(String(session?.id), { status: "pending_authorization" })
    const path = `/admin/orders/${orderId}/payment-sessions/authorize`
    const answer = await request("POST", path, { payment_session_id: session?.id })
    expect(answer).toMatchObject([200, { is_authorized: true, order: { id: orderId } }])
    expect(tables.payment.first("payment_session_id", String(session?.id))).toMatchObject({ amount: 10 })
  })
})

describe("the list of operations that never succeed", () => {
  it("names operations of the API", () => {
    const routes = new Set(operations.map(({ route }) => route))
    expect(Object.keys(refusals).filter((route) => !routes.has(route))).toEqual([])
  })
})
