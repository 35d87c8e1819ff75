import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest"
import { setupBackend } from "../../src/mocks/node.ts"
import { type Shop, soldOutSoon } from "./stock-watch.ts"

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

/** As an administrator would make one for this program. */
async function secretKey(): Promise<string> {
  const { token } = await post("/auth/user/emailpass", { email: "admin@example.com", password: "supersecret" })
  const { api_key } = await post("/admin/api-keys", { title: "Stock watch", type: "secret" }, token)
  return api_key.token
}

test("It finds what is sold out, over all pages, in the order of the articles", async () => {
  const found = await soldOutSoon(shop, 1)
  expect(found.length).toBeGreaterThan(20)
  expect(found).toEqual(found.toSorted())
  const pages = backend.journal.entries({ path: "/admin/inventory-items" })
  expect(pages.length).toBe(Math.ceil(backend.db.tables.inventoryItem.size / 100))
})

test("Nothing is left to be found where nothing is sold", async () => {
  backend.reset("empty")
  shop = { url, key: await secretKey() }
  expect(await soldOutSoon(shop, 10)).toEqual([])
})

test("It says so when the shop is down", async () => {
  backend.faults.set([{ path: "/admin/inventory-items", status: 503 }])
  await expect(soldOutSoon(shop, 1)).rejects.toThrow("The shop answers 503")
})
