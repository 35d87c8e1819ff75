import assert from "node:assert/strict"
import { after, before, beforeEach, test } from "node:test"
// Node 20 does not read TypeScript: the mock is bundled first. In a newer Node its server.ts can be imported at once.
import { loadTs } from "../../scripts/lib/load-ts.mjs"
import { ask, ordersSince } from "./order-feed.mjs"

let server
let shop

before(async () => {
  const { startServer } = await loadTs("src/mocks/server.ts")
  server = await startServer({ port: 0, seed: 1 })
})
after(() => server.close())
beforeEach(async () => {
  // The same world at the same time, whenever this runs.
  await steer("POST", "reset", { scenario: "default", seed: 1, at: "2026-05-01T12:00:00Z" })
  const login = { email: "admin@example.com", password: "supersecret" }
  const { token } = await ask(`${server.url}/auth/user/emailpass`, { method: "POST", body: login })
  shop = { url: server.url, token }
})

const steer = (method, path, body) => ask(`${server.url}/_mock/${path}`, { method, body })

test("It tells of the orders of the last day, oldest first", async () => {
  const orders = await ordersSince(shop, "2026-04-30T12:00:00Z")
  assert.ok(orders.length > 0)
  assert.match(orders[0], /^#\d+ \S+@example\.com [\d.]+ (eur|gbp|usd)$/)
  assert.deepEqual(
    orders,
    orders.toSorted((a, b) => a.localeCompare(b, "en", { numeric: true })),
  )
})

test("Nothing is new since now", async () => {
  assert.deepEqual(await ordersSince(shop, "2026-05-01T12:00:00Z"), [])
})

test("It survives a connection that breaks once", async () => {
  const orders = await ordersSince(shop, "2026-04-30T12:00:00Z")
  await steer("DELETE", "journal")
  await steer("PUT", "faults", { faults: [{ path: "/admin/orders", drop: "before", times: 1 }] })
  assert.deepEqual(await ordersSince(shop, "2026-04-30T12:00:00Z"), orders)
  const { entries } = await steer("GET", "journal?path=/admin/orders")
  assert.deepEqual(
    entries.map((entry) => entry.status),
    [0, 200],
  )
})
