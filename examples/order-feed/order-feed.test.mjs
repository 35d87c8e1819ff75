import assert from "node:assert/strict"
import { after, before, beforeEach, test } from "node:test"
import { startServer } from "fennmark-mock/server"
import { ask, ordersSince } from "./order-feed.mjs"

let server
let shop

before(async () => {
  server = await startServer({ port: 0, seed: 1 })
})
after(() => server.close())
beforeEach(async () => {
  // The same data at the same time in every run.
  await controlMock("POST", "reset", { scenario: "default", seed: 1, at: "2026-05-01T12:00:00Z" })
  const login = { email: "admin@example.com", password: "supersecret" }
  const { token } = await ask(`${server.url}/auth/user/emailpass`, { method: "POST", body: login })
  shop = { url: server.url, token }
})

const controlMock = (method, path, body) => ask(`${server.url}/_mock/${path}`, { method, body })

test("lists the orders of the last day, oldest first", async () => {
  const orders = await ordersSince(shop, "2026-04-30T12:00:00Z")
  assert.ok(orders.length > 0)
  assert.match(orders[0], /^#\d+ \S+@example\.com [\d.]+ (eur|gbp|usd)$/)
  assert.deepEqual(
    orders,
    orders.toSorted((a, b) => a.localeCompare(b, "en", { numeric: true })),
  )
})

test("lists nothing when no order is newer", async () => {
  assert.deepEqual(await ordersSince(shop, "2026-05-01T12:00:00Z"), [])
})

test("retries once after a lost connection", async () => {
  const orders = await ordersSince(shop, "2026-04-30T12:00:00Z")
  await controlMock("DELETE", "journal")
  await controlMock("PUT", "faults", { faults: [{ path: "/admin/orders", drop: "before", times: 1 }] })
  assert.deepEqual(await ordersSince(shop, "2026-04-30T12:00:00Z"), orders)
  const { entries } = await controlMock("GET", "journal?path=/admin/orders")
  assert.deepEqual(
    entries.map((entry) => entry.status),
    [0, 200],
  )
})
