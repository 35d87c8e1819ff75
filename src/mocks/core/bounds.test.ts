import { beforeAll, describe, expect, it, vi } from "vitest"
import { demoSearchAppId } from "#lib/env-search.ts"
import { matcher } from "#mocks/graph/filter.ts"
import { graph } from "#mocks/graph/index.ts"
import { Scope } from "#mocks/graph/node.ts"
import { PUBLISHABLE_KEY } from "#mocks/seed/defaults.ts"
import { login } from "#tests/support/callers.ts"
import { type Backend, createBackend } from "./backend.ts"
import { BOUNDS, RowBudget } from "./bounds.ts"

/** Read by the work of a request, and by nothing before it. */
const WORKED_ON = ["product", "productVariant", "productTag", "order", "orderItem"] as const
const SEARCH = `x-algolia-application-id=${demoSearchAppId}&x-algolia-api-key=${PUBLISHABLE_KEY}`
const deep = (depth: number, [open, close] = ["[", "]"]): string => open.repeat(depth) + close.repeat(depth)
const words = (count: number): string => Array.from({ length: count }, (_, i) => `w${i}`).join(" ")

let backend: Backend
let token: string
beforeAll(async () => {
  backend = createBackend({ scenario: "default", seed: 3 })
  token = await login(backend, "user")
  backend.db.catchUp()
})

/** Sends a request as the administrator. Whoever is refused must not have cost a read of the shop's goods or orders. */
async function status(method: string, path: string, body?: string, headers: Record<string, string> = {}) {
  const all = {
    authorization: `Bearer ${token}`,
    "x-publishable-api-key": PUBLISHABLE_KEY,
    "content-type": "application/json",
    ...headers,
  }
  for (const table of WORKED_ON) backend.db.tables[table].touched = false
  const response = await backend.fetch(
    new Request(`http://mock.test${path}`, { method, headers: all, body: body ?? null }),
  )
  await response.text()
  for (const table of WORKED_ON) expect(backend.db.tables[table].touched, table).toBe(false)
  return response.status
}

describe("a query that asks for too much is refused at once", () => {
  const cycle = Array.from({ length: 20 }, () => "variants.product").join(".")
  it.each([
    ["a huge index", "id[4294967294]=x"],
    ["a huge escaped index", "id%5B%34294967294%5D=x"],
    ["a huge index beside a malformed escape", "id%5B4294967294%5D%=x"],
    ["a huge index deep inside", "$and[0][id][99999999]=x"],
    ["fields that lead in circles", `fields=${cycle}`],
    ["many fields", `fields=${"a,".repeat(1000)}`],
    ["many parameters", "id[]=x&".repeat(1500)],
    ["many filters", Array.from({ length: 200 }, (_, i) => `$or[${i}][id]=x`).join("&")],
    ["a long search", `q=${"a".repeat(1000)}`],
    ["a search for many words", `q=${"a+".repeat(100)}`],
    ["a long address", `x=${"y".repeat(20_000)}`],
    ["an order that leads far", `order=${"variants.".repeat(20)}id`],
  ])("%s", async (_, query) => {
    expect(await status("GET", `/admin/products?${query}`)).toBe(400)
  })

  it("filters that lead in circles", () => {
    const filters = { variants: { product: { variants: { title: "x" } } } }
    expect(() => matcher(graph, "product", filters, new Scope(backend.db))).toThrow("the filters lead back to product")
  })

  it("fields that multiply the rows of an answer", async () => {
    const fields = "sales_channels.orders.sales_channel.orders.sales_channel.orders.id"
    const headers = { authorization: `Bearer ${token}` }
    const path = `http://mock.test/admin/products?limit=1000&fields=${fields}`
    const told = vi.spyOn(RowBudget.prototype, "spend")
    const { status } = await backend.fetch(new Request(path, { headers }))
    expect(status).toBe(400)
    // The one that went too far is refused before its rows are told.
    const rows = told.mock.calls.slice(0, -1).reduce((sum, [count]) => sum + count, 0)
    expect(rows).toBeLessThanOrEqual(BOUNDS.rows)
    told.mockRestore()
  })
})

describe("a body that holds too much is refused at once", () => {
  it.each([
    ["deep metadata", "/admin/product-tags", `{"value":"a","metadata":{"a":${deep(10_000)}}}`],
    [
      "deep objects",
      "/admin/product-tags",
      `{"value":"a","metadata":${deep(8000, ['{"a":', "}"]).replace('":}', '":1}')}}`,
    ],
    ["many values", "/admin/product-tags", `{"value":"a","metadata":{"a":[${"1,".repeat(40_000)}1]}}`],
    ["deep filters", "/store/search", `{"entity":"product","filters":${deep(5000, ['{"$and":[', "]}"])}}`],
    ["many words", "/store/search", JSON.stringify({ entity: "product", filters: { q: words(1600) } })],
    [
      "many searches",
      "/store/search",
      JSON.stringify({ queries: Array.from({ length: 200 }, () => ({ entity: "product" })) }),
    ],
  ])("%s", async (_, path, body) => {
    expect(await status("POST", path, body)).toBe(400)
  })

  it("more than 100 kB", async () => {
    expect(await status("POST", "/admin/product-tags", `{"value":"${"a".repeat(200_000)}"}`)).toBe(413)
  })
})

describe("the hosted search", () => {
  it.each([
    ["a malformed escape in an index", "/1/indexes/%/query", "{}"],
    ["deep facet filters", "/1/indexes/products/query", `{"facetFilters":${deep(5000)}}`],
    ["deep facet filters in a text", "/1/indexes/products/query", JSON.stringify({ facetFilters: deep(5000) })],
    ["deep filters", "/1/indexes/products/query", JSON.stringify({ filters: "(".repeat(20_000) })],
    [
      "filters with many negations",
      "/1/indexes/products/query",
      JSON.stringify({ filters: `${"NOT ".repeat(400)}a:b` }),
    ],
    [
      "a filter with many spaces",
      "/1/indexes/products/query",
      JSON.stringify({ numericFilters: [`a${" ".repeat(50_000)}b`] }),
    ],
    ["many words", "/1/indexes/products/query", JSON.stringify({ query: words(1600) })],
    [
      "many searches",
      "/1/indexes/*/queries",
      JSON.stringify({ requests: Array.from({ length: 200 }, () => ({ indexName: "products" })) }),
    ],
  ])("refuses %s", async (_, path, body) => {
    expect(await status("POST", `${path}?${SEARCH}`, body)).toBe(400)
  })

  it("reads no body of a caller without a key", async () => {
    const body = new ReadableStream({
      pull() {
        throw new Error("the body was read")
      },
    })
    const init = { method: "POST", body, duplex: "half" } as RequestInit
    expect((await backend.fetch(new Request("http://mock.test/1/indexes/products/query", init))).status).toBe(403)
  })
})

describe("a body", () => {
  const stream = (pull: (controller: ReadableStreamDefaultController<Uint8Array>) => void, type = "application/json") =>
    ({
      method: "POST",
      body: new ReadableStream({ pull }, { highWaterMark: 0 }),
      duplex: "half",
      headers: { "content-type": type, authorization: `Bearer ${token}` },
    }) as RequestInit

  it("isn't read from a caller who isn't logged in", async () => {
    const init = stream(() => {
      throw new Error("the body was read")
    })
    const request = new Request("http://mock.test/admin/product-tags", { ...init, headers: {} })
    expect((await backend.fetch(request)).status).toBe(401)
  })

  it.each(["application/json", "multipart/form-data; boundary=x"])("without an end is cut off: %s", async (type) => {
    const chunk = new Uint8Array(2 ** 20)
    const request = new Request(
      "http://mock.test/admin/uploads",
      stream((c) => c.enqueue(chunk), type),
    )
    expect((await backend.fetch(request)).status).toBe(413)
  })

  it("that announces more than is allowed isn't read", async () => {
    const init = stream(() => {
      throw new Error("the body was read")
    })
    const headers = { ...(init.headers as Record<string, string>), "content-length": "200000" }
    const request = new Request("http://mock.test/admin/product-tags", { ...init, headers })
    expect((await backend.fetch(request)).status).toBe(413)
  })
})

it("a malformed cookie is no session", async () => {
  expect(await status("GET", "/admin/users/me", undefined, { authorization: "", cookie: "connect.sid=%" })).toBe(401)
})
