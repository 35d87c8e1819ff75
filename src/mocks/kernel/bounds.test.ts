import { beforeAll, describe, expect, it, vi } from "vitest"
import { graph } from "#mocks/domain/graph.ts"
import { matcher } from "#mocks/graph/filter.ts"
import { Scope } from "#mocks/graph/node.ts"
import { type Backend, createBackend } from "#mocks/http/backend.ts"
import { PUBLISHABLE_KEY } from "#mocks/seed/defaults.ts"
import { login } from "#tests/support/callers.ts"
import { excessiveRequests } from "#tests/support/excessive-requests.ts"
import { BOUNDS, RowBudget } from "./bounds.ts"

/** Tables that only the work of a request reads. */
const WORKED_ON = ["product", "productVariant", "productTag", "order", "orderItem"] as const

let backend: Backend
let token: string
beforeAll(async () => {
  backend = createBackend({ scenario: "default", seed: 3 })
  token = await login(backend, "user")
  backend.db.generateHistory()
})

/** Sends a request as the admin. A refused request must not have read products or orders. */
async function status(method: string, path: string, body?: string, headers: Record<string, string> = {}) {
  const all = {
    authorization: `Bearer ${token}`,
    "x-publishable-api-key": PUBLISHABLE_KEY,
    "content-type": "application/json",
    ...headers,
  }
  for (const table of WORKED_ON) backend.db.tables[table].wasRead = false
  const response = await backend.fetch(
    new Request(`http://mock.test${path}`, { method, headers: all, body: body ?? null }),
  )
  await response.text()
  for (const table of WORKED_ON) expect(backend.db.tables[table].wasRead, table).toBe(false)
  return response.status
}

describe("a request over the limits", () => {
  it.each(excessiveRequests.map((each) => [each.name, each] as const))(
    "is refused before its work starts: %s",
    async (_, { method, path, body, status: refused }) => {
      expect(await status(method, path, body)).toBe(refused)
    },
  )

  it("is refused for circular filters", () => {
    const filters = { variants: { product: { variants: { title: "x" } } } }
    expect(() => matcher(graph, "product", filters, new Scope(backend.db))).toThrow("the filters lead back to product")
  })

  it("is refused for fields that multiply the rows of a response", async () => {
    const fields = "sales_channels.orders.sales_channel.orders.sales_channel.orders.id"
    const headers = { authorization: `Bearer ${token}` }
    const path = `http://mock.test/admin/products?limit=1000&fields=${fields}`
    const spend = vi.spyOn(RowBudget.prototype, "spend")
    const { status } = await backend.fetch(new Request(path, { headers }))
    expect(status).toBe(400)
    // The relation over the limit is refused before its rows are serialized.
    const rows = spend.mock.calls.slice(0, -1).reduce((sum, [count]) => sum + count, 0)
    expect(rows).toBeLessThanOrEqual(BOUNDS.rows)
    spend.mockRestore()
  })
})

describe("the hosted search", () => {
  it("doesn't read the body of a caller without a key", async () => {
    const body = new ReadableStream({
      pull() {
        throw new Error("the body was read")
      },
    })
    const init = { method: "POST", body, duplex: "half" } as RequestInit
    expect((await backend.fetch(new Request("http://mock.test/1/indexes/products/query", init))).status).toBe(403)
  })
})

describe("a request body", () => {
  const stream = (pull: (controller: ReadableStreamDefaultController<Uint8Array>) => void, type = "application/json") =>
    ({
      method: "POST",
      body: new ReadableStream({ pull }, { highWaterMark: 0 }),
      duplex: "half",
      headers: { "content-type": type, authorization: `Bearer ${token}` },
    }) as RequestInit

  it("isn't read if the caller isn't logged in", async () => {
    const init = stream(() => {
      throw new Error("the body was read")
    })
    const request = new Request("http://mock.test/admin/product-tags", { ...init, headers: {} })
    expect((await backend.fetch(request)).status).toBe(401)
  })

  it.each(["application/json", "multipart/form-data; boundary=x"])("is cut off if it doesn't end: %s", async (type) => {
    const chunk = new Uint8Array(2 ** 20)
    const request = new Request(
      "http://mock.test/admin/uploads",
      stream((c) => c.enqueue(chunk), type),
    )
    expect((await backend.fetch(request)).status).toBe(413)
  })

  it("isn't read if its content-length is over the limit", async () => {
    const init = stream(() => {
      throw new Error("the body was read")
    })
    const headers = { ...(init.headers as Record<string, string>), "content-length": "200000" }
    const request = new Request("http://mock.test/admin/product-tags", { ...init, headers })
    expect((await backend.fetch(request)).status).toBe(413)
  })
})

it.each(["order[id][products]=x", "order[]=id", "fields[id]=x", "limit[x]=1"])(
  "accepts any query on a route that doesn't define one: %s",
  async (query) => {
    expect(await status("GET", `/auth/user/emailpass?${query}`)).toBe(401)
  },
)

it("ignores a malformed session cookie", async () => {
  expect(await status("GET", "/admin/users/me", undefined, { authorization: "", cookie: "connect.sid=%" })).toBe(401)
})
