import { describe, expect, it } from "vitest"
import { openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { emailsOf } from "./mails.ts"

const JANE = { email: "jane@example.com", password: "jane-secret-1" }
const CUSTOMER = { actor_type: "customer", auth_provider: "emailpass" } as const

describe("the mock's emails", () => {
  it("contain the token that resets a password", async () => {
    const { backend, store } = await openLiveShop()
    await store.auth.resetPassword({ ...CUSTOMER, body: { identifier: JANE.email } })
    const [mail] = emailsOf(backend.db, JANE.email)
    const from = backend.db.tables.store.all()[0]?.name
    expect(mail).toMatchObject({ name: "auth.password_reset", from, to: JANE.email })
    const headers = { authorization: `Bearer ${mail?.token}` }
    await store.auth.updateProvider({ ...CUSTOMER, body: { password: "another-secret" } }, { headers })
    const { token } = await store.auth.login({ ...CUSTOMER, body: { ...JANE, password: "another-secret" } })
    expect(token).toEqual(expect.any(String))
  })

  it("contain the token that accepts an order transfer, for the order's email only", async () => {
    const shop = await openLiveShop()
    const id = await placeOrder(shop)
    const email = "new@example.com"
    await shop.store.auth.register({ ...CUSTOMER, body: { email, password: "a-long-secret" } })
    const headers = async () => ({ authorization: `Bearer ${await token()}` })
    const token = async () =>
      (await shop.store.auth.login({ ...CUSTOMER, body: { email, password: "a-long-secret" } })).token
    await shop.store.store.customer.create({ body: { email } }, { headers: await headers() })
    await shop.store.store.order.requestTransfer({ id, body: {} }, { headers: await headers() })
    expect(emailsOf(shop.backend.db, email)).toEqual([])
    const [mail] = emailsOf(shop.backend.db, "guest@example.com")
    expect(mail).toMatchObject({ order_id: id, display_id: 1 })
    const { order } = await shop.store.store.order.acceptTransfer({ id, body: { token: String(mail?.token) } })
    expect(order.id).toBe(id)
  })
})
