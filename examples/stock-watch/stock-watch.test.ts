import { test as base } from "fennmark-mock/vitest"
import { createAdminSdk } from "fennmark-sdk/admin"
import { responseCheck } from "fennmark-sdk/check"
import { expect, inject } from "vitest"
import { listLowStock } from "./stock-watch.ts"

/** Each test gets a client with a secret API key, and a world of the mock that is reset before it. */
const test = base
  .extend("mockUrl", { scope: "file" }, inject("mockUrl"))
  .extend("worldOptions", { scope: "file" }, { scenario: "low-stock", seed: 1 })
  .extend("admin", ({ world }) => withSecretKey(world.url))

/** Creates a secret API key as an administrator. */
async function withSecretKey(baseUrl: string) {
  const { admin, auth } = createAdminSdk({ baseUrl, auth: { storage: "memory" } })
  const body = { email: "admin@example.com", password: "supersecret" }
  await auth.login({ actor_type: "user", auth_provider: "emailpass", body })
  const { api_key } = await admin.apiKey.create({ body: { title: "Stock watch", type: "secret" } })
  const options = { baseUrl, auth: { apiKey: api_key.token }, checkResponse: responseCheck(), retryDelay: 1 }
  return createAdminSdk(options).admin
}

test("lists all sold-out items over all pages, sorted by SKU", async ({ admin, world }) => {
  const found = await listLowStock(admin, 1)
  expect(found.length).toBeGreaterThan(20)
  expect(found).toEqual(found.toSorted())
  const { count } = await admin.inventoryItem.list({ query: { limit: 1, fields: "id" } })
  const { entries } = await world.control("GET", "journal?path=/admin/inventory-items")
  expect(entries).toHaveLength(Math.ceil(count / 100) + 1)
})

test("lists nothing when the shop has no items", async ({ world }) => {
  await world.reset({ scenario: "empty" })
  expect(await listLowStock(await withSecretKey(world.url), 10)).toEqual([])
})

test("rejects when the shop is down", async ({ admin, world }) => {
  await world.control("PUT", "faults", { faults: [{ path: "/admin/inventory-items", status: 503 }] })
  await expect(listLowStock(admin, 1)).rejects.toMatchObject({ kind: "http", status: 503 })
})
