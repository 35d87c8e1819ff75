import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest"
import { setupBackend } from "../../src/mocks/node.ts"
import { listLowStock, type Shop } from "./stock-watch.ts"

const url = "https://shop.example.com"
const { backend, server } = setupBackend({ baseUrl: url, scenario: "low-stock", seed: 1 })
let shop: Shop

beforeAll(() => server.listen({ onUnhandledRequest: "error" }))
beforeEach(async () => {
  backend.reset("low-stock")
  shop = { url, key: await secretKey() }
})
afterEach(() => backend.faults.set([]))
afterAll(() => server.close())

async function post(path: string, body: object, token = "") {
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` }
  const response = await fetch(`${url}${path}`, { method: "POST", headers, body: JSON.stringify(body) })
  return response.json()
}

/** Creates a secret API key as an administrator. */
async function secretKey(): Promise<string> {
  const { token } = await post("/auth/user/emailpass", { email: "admin@example.com", password: "supersecret" })
  const { api_key } = await post("/admin/api-keys", { title: "Stock watch", type: "secret" }, token)
  return api_key.token
}

test("lists all sold-out items over all pages, sorted by SKU", async () => {
  const found = await listLowStock(shop, 1)
  expect(found.length).toBeGreaterThan(20)
  expect(found).toEqual(found.toSorted())
  const pages = backend.journal.entries({ path: "/admin/inventory-items" })
  expect(pages.length).toBe(Math.ceil(backend.db.tables.inventoryItem.size / 100))
})

test("lists nothing when the shop has no items", async () => {
  backend.reset("empty")
  shop = { url, key: await secretKey() }
  expect(await listLowStock(shop, 10)).toEqual([])
})

test("rejects when the shop is down", async () => {
  backend.faults.set([{ path: "/admin/inventory-items", status: 503 }])
  await expect(listLowStock(shop, 1)).rejects.toThrow("The shop answers 503")
})
