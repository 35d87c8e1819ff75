import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { type Backend, createBackend } from "#mocks/http/backend.ts"
import { openingOf } from "#mocks/http/opening.ts"
import { createClock } from "#mocks/kernel/clock.ts"
import { basicScenarios, composedScenarios, scenarios } from "#mocks/scenarios/index.ts"
import { PUBLISHABLE_KEY } from "#mocks/seed/defaults.ts"
import { login, send } from "#tests/support/callers.ts"
import { startCheckout } from "#tests/support/checkout.ts"

const NOW = Date.UTC(2026, 4, 1, 12)
const open = (scenario: string, seed = 1) => createBackend({ scenario, seed, clock: createClock(NOW), check: "throw" })

/** Logs in as an administrator; returns a function that reads from the admin API. */
async function adminReader(backend: Backend) {
  const token = await login(backend, "user")
  return async <T>(path: string): Promise<T> => (await send(backend, "GET", path, { token }))[1] as T
}
interface Order {
  readonly id: string
  readonly email: string
  readonly fulfillment_status: string
  readonly payment_status: string
  readonly summary: { readonly pending_difference: number }
  readonly items: readonly {
    readonly quantity: number
    readonly detail: { readonly fulfilled_quantity: number; readonly shipped_quantity: number }
  }[]
}
const NEWEST = "/admin/orders?order=-created_at&limit=1&fields=*items,*items.detail,+summary,+email"
async function newestOrder(scenario: string) {
  const backend = open(scenario)
  const read = await adminReader(backend)
  const { orders } = await read<{ orders: Order[] }>(NEWEST)
  return { backend, read, order: orders[0] as Order }
}

describe("every scenario", () => {
  const names = Object.keys(basicScenarios).filter((name) => !scenarios[name]?.isGenerated)

  it("has its own words in docs/mock.md, if it is one of the examples there", () => {
    const page = readFileSync("docs/mock.md", "utf8")
    const [, list = ""] = /^\| scenario \|.*\n\| --- .*\n((?:\|.*\n)+)/m.exec(page) ?? []
    const examples = [...list.matchAll(/^\| `([\w-]+)` \| (.*) \|$/gm)]
    expect(examples.length).toBeGreaterThan(5)
    for (const [, name = "", text] of examples) expect([name, text]).toEqual([name, scenarios[name]?.about])
  })

  it.each(names)("has the same data for the same seed and time, and can be loaded from its export: %s", (name) => {
    const [first, again] = [open(name, 7), open(name, 7)]
    expect(again.db.export()).toEqual(first.db.export())
    again.reset("empty")
    expect(again.restore(name, first.save())).toBe(true)
    expect(again.db.export().tables).toEqual(first.db.export().tables)
  })
})

describe("a scenario's page", () => {
  /** The backend with the default dataset, reset for each scenario: half the time of a new one. */
  const backend = open("empty")
  /** The record that the last id in a path names, where a list page has none. */
  const hasRecord = (page: string): boolean => {
    const [, id] = /\/((?:order|prod)_\w+)/.exec(page) ?? []
    const [, handle] = /^\/products\/([\w-]+)$/.exec(page) ?? []
    const { order, product } = backend.db.tables
    if (handle !== undefined) return product.first("handle", handle) !== undefined
    if (id === undefined) return !page.endsWith("/")
    return (id.startsWith("order_") ? order.get(id) : product.get(id)) !== undefined
  }

  it("exists for at least 60 scenarios, each with a sentence in English and German", () => {
    const parts = ["about", "aboutDe", "group", "open"] as const
    const lacking = Object.entries(scenarios).map(([name, scenario]) => [name, parts.filter((part) => !scenario[part])])
    expect(lacking.filter(([, missing]) => missing?.length)).toEqual([])
    expect(lacking.length).toBeGreaterThanOrEqual(60)
  })

  it.each(Object.keys(composedScenarios))("shows a record that exists, also after an export: %s", (name) => {
    backend.reset(name, { seed: 1 })
    expect(backend.restore(name, backend.save())).toBe(true)
    const { page, cart } = openingOf(backend.db, scenarios[name])
    expect([page, hasRecord(page === "/" ? "/home" : page)]).toEqual([page, true])
    if (cart !== null) expect(backend.db.tables.cart.get(cart)?.completed_at).toBeNull()
    if (name.startsWith("cart") || name.startsWith("checkout")) expect(cart).not.toBeNull()
  })

  it("of the newest order's edit is the edit that waits for approval", () => {
    backend.reset("order-edit-requested", { seed: 1 })
    const { page } = openingOf(backend.db, scenarios["order-edit-requested"])
    const changes = backend.db.tables.orderChange.by("order_id", page.split("/")[3] ?? "")
    expect(changes.map(({ status, change_type }) => [change_type, status])).toEqual([["edit", "requested"]])
  })

  it.each([
    ["payment-declined", 200, { type: "cart", error: { type: "payment_authorization_error" } }],
    ["payment-requires-more", 200, { type: "cart", error: { type: "payment_requires_more_error" } }],
    ["complete-conflict", 409, { type: "conflict" }],
    ["price-changed-in-checkout", 400, { message: "Payment sessions are required to complete cart" }],
  ])("is a checkout whose order can be placed, with the response of %s", async (name, status, answer) => {
    backend.reset(name, { seed: 1 })
    const { page, cart } = openingOf(backend.db, scenarios[name])
    expect(page).toBe("/checkout")
    const options = { key: PUBLISHABLE_KEY, body: {} }
    expect(await send(backend, "POST", `/store/carts/${cart}/complete`, options)).toMatchObject([status, answer])
  })

  it("is a checkout at payment, where no payment can be started, for payments-down", async () => {
    backend.reset("payments-down", { seed: 1 })
    const { page, cart } = openingOf(backend.db, scenarios["payments-down"])
    expect([page, backend.db.tables.cartShippingMethod.by("cart_id", cart ?? "")]).toMatchObject(["/checkout", [{}]])
    const ask = (path: string, body: object) => send(backend, "POST", path, { key: PUBLISHABLE_KEY, body })
    const [, created] = await ask("/store/payment-collections", { cart_id: cart })
    const { id } = (created as { payment_collection: { id: string } }).payment_collection
    const session = { provider_id: "pp_system_default" }
    expect((await ask(`/store/payment-collections/${id}/payment-sessions`, session))[0]).toBe(500)
  })

  it.each([
    ["cart-with-promotion", { discount_total: 9, shipping_total: 0 }],
    ["cart-with-free-shipping", { shipping_total: 0, promotions: [{ code: "FREESHIP" }] }],
    ["automatic-promotion", { promotions: [{ code: "EVERYTHING20" }] }],
    ["promotions-ended", { discount_total: 0, promotions: [] }],
  ])("is a cart with the promotions of %s", async (name, expected) => {
    backend.reset(name, { seed: 1 })
    const { cart } = openingOf(backend.db, scenarios[name])
    const path = `/store/carts/${cart}?fields=*promotions,discount_total,shipping_total`
    expect(await send(backend, "GET", path, { key: PUBLISHABLE_KEY })).toMatchObject([200, { cart: expected }])
  })

  it("has the scenario's faults", () => {
    backend.reset("slow-network")
    expect(backend.faults.list).toMatchObject([{ latency: 2_000 }])
    const other = createBackend({ scenario: null })
    expect(other.restore("slow-network", backend.save("changes"))).toBe(true)
    expect(other.faults.list).toMatchObject([{ latency: 2_000 }])
    backend.reset("empty")
    expect(backend.faults.list).toEqual([])
  })
})

describe("the scenario", () => {
  it("low-stock has at most three of each item available, and some items sold out", async () => {
    const read = await adminReader(open("low-stock"))
    const path = "/admin/inventory-items?limit=1000&fields=id,*location_levels"
    type Item = { location_levels: { available_quantity: number }[] }
    const { inventory_items } = await read<{ inventory_items: Item[] }>(path)
    const left = inventory_items.flatMap((item) => item.location_levels.map((level) => level.available_quantity))
    expect([...new Set(left)].sort()).toEqual([0, 1, 2, 3])
  })

  it("flags has German titles in the store and a default view of the orders", async () => {
    const backend = open("flags")
    const read = await adminReader(backend)
    const store = async (query: string) => {
      const headers = { "x-publishable-api-key": PUBLISHABLE_KEY }
      const response = await backend.fetch(new Request(`http://mock.test/store/products?${query}`, { headers }))
      return ((await response.json()) as { products: { title: string }[] }).products.map((product) => product.title)
    }
    expect(await store("fields=title&limit=2&order=title")).toEqual(["Balcony Planter", "Bread Board"])
    expect(await store("fields=title&limit=2&order=title&locale=de-DE")).toEqual(["Balkontopf", "Brotbrett"])
    expect(await store("fields=title&limit=2&order=title&locale=fr-FR")).toEqual(["Balcony Planter", "Bread Board"])
    expect(await read("/admin/views/orders/configurations/active")).toMatchObject({
      default_type: "system",
      view_configuration: { configuration: { visible_columns: expect.arrayContaining(["display_id", "total"]) } },
    })
  })

  it("price-changed-in-checkout doesn't place the order at the old price", async () => {
    const shopper = await startCheckout(open("price-changed-in-checkout"))
    await shopper.pay()
    const [status, body] = await shopper.complete()
    expect(status).toBe(400)
    expect(body).toMatchObject({ message: "Payment sessions are required to complete cart" })
    const { total } = await shopper.present()
    expect(total).toBeGreaterThan(shopper.total)
    await shopper.pay()
    expect(await shopper.complete()).toMatchObject([200, { type: "order", order: { total } }])
  })

  it("payment-requires-more places the order on the second attempt", async () => {
    const shopper = await startCheckout(open("payment-requires-more"))
    await shopper.pay()
    const problem = { type: "payment_requires_more_error", message: "More information is required for payment" }
    expect(await shopper.complete()).toMatchObject([200, { type: "cart", error: problem }])
    expect(await shopper.complete()).toMatchObject([200, { type: "order" }])
  })

  it("payment-declined places the order with another payment method", async () => {
    const shopper = await startCheckout(open("payment-declined"))
    await shopper.pay()
    const problem = { type: "payment_authorization_error", message: "Payment authorization failed" }
    expect(await shopper.complete()).toMatchObject([200, { type: "cart", error: problem }])
    await shopper.pay("pp_card_demo")
    expect(await shopper.complete()).toMatchObject([200, { type: "order" }])
  })

  it("complete-conflict responds with 409 twice, then places one order", async () => {
    const shopper = await startCheckout(open("complete-conflict"))
    await shopper.pay()
    const conflict = [409, { type: "conflict", code: "invalid_state_error" }]
    expect(await shopper.complete()).toMatchObject(conflict)
    expect(await shopper.complete()).toMatchObject(conflict)
    const placed = await shopper.complete()
    expect(placed).toMatchObject([200, { type: "order" }])
    expect(await shopper.complete()).toEqual(placed)
  })

  it.each([
    ["order-with-active-edit", "edit"],
    ["order-with-active-return", "return_request"],
    ["order-with-active-claim", "claim"],
    ["order-with-active-exchange", "exchange"],
  ])("%s has a pending change of that kind on the newest order", async (scenario, kind) => {
    const { read, order } = await newestOrder(scenario)
    type Preview = { order: { order_change: { status: string; change_type: string } } }
    const preview = await read<Preview>(`/admin/orders/${order.id}/preview`)
    expect(preview.order.order_change).toMatchObject({ status: "pending", change_type: kind })
    expect(order.email).toBe("customer@example.com")
  })

  it("pending-transfer lets the guest transfer the newest order to the customer who requested it", async () => {
    const { backend, order } = await newestOrder("pending-transfer")
    const [, body] = await send(backend, "GET", "/_mock/mails?to=jonas.weber@example.com")
    const { mails } = body as { mails: { order_id: string; token: string }[] }
    expect(mails.map((mail) => mail.order_id)).toEqual([order.id])
    const accept = { key: PUBLISHABLE_KEY, body: { token: mails[0]?.token } }
    const [status] = await send(backend, "POST", `/store/orders/${order.id}/transfer/accept`, accept)
    expect(status).toBe(200)
    const login_ = { email: "customer@example.com", password: "supersecret" }
    const customer = { token: await login(backend, "customer", login_), key: PUBLISHABLE_KEY }
    const [, list] = await send(backend, "GET", "/store/orders?order=-created_at&limit=1", customer)
    expect(list).toMatchObject({ orders: [{ id: order.id }] })
  })

  it("partially-fulfilled has one shipped item on the newest order, and the others unfulfilled", async () => {
    const { order } = await newestOrder("partially-fulfilled")
    expect(order.fulfillment_status).toBe("partially_shipped")
    const sent = order.items.map(({ quantity, detail }) => [
      quantity,
      detail.fulfilled_quantity,
      detail.shipped_quantity,
    ])
    expect(sent.toSorted()).toEqual(
      [
        [2, 1, 1],
        [3, 0, 0],
      ].toSorted(),
    )
  })

  it("refund-due has a refund due on the newest order", async () => {
    const { order, read } = await newestOrder("refund-due")
    expect(order.payment_status).toBe("captured")
    expect(order.summary.pending_difference).toBeLessThan(0)
    const { returns } = await read<{ returns: { status: string }[] }>(`/admin/returns?order_id=${order.id}`)
    expect(returns.map(({ status }) => status)).toEqual(["received"])
  })

  it("expired-invite rejects the invitation until it is sent again", async () => {
    const backend = open("expired-invite")
    const read = await adminReader(backend)
    type Invite = { id: string; email: string; expires_at: string }
    const { invites } = await read<{ invites: Invite[] }>("/admin/invites")
    expect(invites).toMatchObject([{ email: "late@example.com" }])
    expect(Date.parse(String(invites[0]?.expires_at))).toBeLessThan(NOW)
    const account = { email: "late@example.com", password: "long words" }
    const [, registered] = await send(backend, "POST", "/auth/user/emailpass/register", { body: account })
    const { token } = registered as { token: string }
    const accept = async () => {
      const [, { mails }] = (await send(backend, "GET", "/_mock/mails")) as [number, { mails: { token: string }[] }]
      const body = { email: account.email, first_name: "Late", last_name: "Comer" }
      return (await send(backend, "POST", `/admin/invites/accept?token=${mails.at(-1)?.token}`, { token, body }))[0]
    }
    expect(await accept()).toBe(401)
    const admin = await login(backend, "user")
    await send(backend, "POST", `/admin/invites/${invites[0]?.id}/resend`, { token: admin })
    expect(await accept()).toBe(200)
  })
})
