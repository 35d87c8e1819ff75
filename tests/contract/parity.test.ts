import { beforeAll, describe, expect, it } from "vitest"
import { createBackend } from "#mocks/http/backend.ts"

/** Requests of the official clients, and the real server's responses to them (docs/server-quirks.md). */
const backend = createBackend({ scenario: "default", seed: 1, check: "throw" })
let token = ""
let key = ""

async function request(path: string): Promise<{ status: number; answer: Record<string, Record<string, unknown>[]> }> {
  const headers: Record<string, string> = path.startsWith("/store/")
    ? { "x-publishable-api-key": key }
    : { authorization: `Bearer ${token}` }
  const response = await backend.fetch(new Request(`http://shop.test${path}`, { headers }))
  const text = await response.text()
  return { status: response.status, answer: text.startsWith("{") ? JSON.parse(text) : {} }
}

beforeAll(async () => {
  const response = await backend.fetch(
    new Request("http://shop.test/auth/user/emailpass", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "admin@example.com", password: "supersecret" }),
    }),
  )
  token = ((await response.json()) as { token: string }).token
  key = backend.db.tables.apiKey.where((row) => row.type === "publishable")[0]?.token ?? ""
})

describe("the official Next.js starter", () => {
  it("gets complete products for a field list with a trailing comma", async () => {
    const fields = "*variants.calculated_price,%2Bvariants.inventory_quantity,*variants.images,%2Bmetadata,%2Btags,"
    const { answer } = await request(`/store/products?limit=1&fields=${fields}`)
    const product = answer.products?.[0] as { variants: object[] }
    expect(product).toMatchObject({ title: expect.any(String), handle: expect.any(String), options: expect.any(Array) })
    expect(product.variants[0]).toMatchObject({ id: expect.any(String), images: expect.any(Array) })
  })
})

describe("a route", () => {
  it.each(["/admin/orders/?limit=1&q=", "/store/products/?limit=1", "/admin/stores/"])(
    "accepts a trailing slash: %s",
    async (path) => {
      expect((await request(path)).status).toBe(200)
    },
  )

  it("rejects two trailing slashes", async () => {
    expect((await request("/admin/products//?limit=1")).status).toBe(404)
  })

  it("tells the dashboard that the vendor's cloud is disabled", async () => {
    expect(await request("/cloud/auth")).toEqual({ status: 200, answer: { enabled: false } })
  })
})

describe("the store's list of products", () => {
  const titles = async (query: string) =>
    ((await request(`/store/products?fields=title&limit=100&${query}`)).answer.products ?? []).map(({ title }) => title)

  it("matches any or all of several filters", async () => {
    const [first, second] = (await titles("")) as [string, string]
    const both = `[0][title]=${encodeURIComponent(first)}&X[1][title]=${encodeURIComponent(second)}`
    expect(await titles(`$or${both.replace("X", "$or")}`)).toEqual([first, second])
    expect(await titles(`$and${both.replace("X", "$and")}`)).toEqual([])
  })

  it("filters by links in combined filters, and ignores unknown filters there", async () => {
    const { answer } = await request("/store/products?fields=id,*categories&limit=100")
    const rows = (answer.products ?? []) as { categories: { id: string }[] }[]
    const category = rows[0]?.categories[0]?.id
    const inside = rows.filter((row) => row.categories.some(({ id }) => id === category))
    expect(await titles(`$or[0][category_id]=${category}`)).toHaveLength(inside.length)
    expect(await titles("$or[0][category_id]=pcat_nope")).toEqual([])
    expect(await titles("$or[0][status]=draft")).toHaveLength(rows.length)
  })
})

describe("the list of fulfillment providers", () => {
  it("filters by stock location", async () => {
    const { answer } = await request("/admin/stock-locations?limit=1")
    const count = async (id: unknown) =>
      (await request(`/admin/fulfillment-providers?stock_location_id=${id}`)).answer.fulfillment_providers?.length
    expect(await count(answer.stock_locations?.[0]?.id)).toBeGreaterThan(0)
    expect(await count("sloc_nope")).toBe(0)
  })
})

describe("a list of customers", () => {
  it.each(["orders.payment_status", "-orders.payment_status", "orders.nonsense"])(
    "rejects sorting by %s",
    async (field) => {
      expect(await request(`/admin/customers?order=${field}`)).toMatchObject({
        status: 400,
        answer: { message: `Order field ${field.replace("-", "")} is not valid` },
      })
    },
  )

  it.each(["orders.total", "-orders.total"])(
    "only separates customers without orders from the others by order=%s",
    async (order) => {
      backend.db.tables.customer.insert({ email: "no-orders@example.com" })
      const path = `/admin/customers?fields=id,orders.id&order=${order}&limit=100`
      const { answer } = await request(path)
      const counts = (answer.customers as { orders: object[] }[]).map((row) => Math.min(row.orders.length, 1))
      expect(new Set(counts)).toEqual(new Set([0, 1]))
      expect(counts).toEqual(counts.toSorted((a, b) => (order.startsWith("-") ? a - b : b - a)))
    },
  )

  it("sorts by order columns, with customers without orders last", async () => {
    backend.db.tables.customer.insert({ email: "no-orders@example.com" })
    const { answer } = await request(
      "/admin/customers?fields=id,orders.id,orders.display_id&order=orders.display_id&limit=100",
    )
    const numbers = (answer.customers as { orders: { display_id: number }[] }[]).map((row) => row.orders[0]?.display_id)
    expect(numbers).toEqual(numbers.toSorted((a, b) => (a ?? Infinity) - (b ?? Infinity)))
    expect([numbers[0], numbers.at(-1)]).toEqual([expect.any(Number), undefined])
  })
})

describe("the orders of an order's customer", () => {
  it("are returned with items and all totals", async () => {
    const { answer } = await request("/admin/orders?limit=1&fields=id,*customer.orders")
    const customer = answer.orders?.[0]?.customer as { id: string; orders: Record<string, unknown>[] }
    expect(Object.keys(customer)).toEqual(["id", "orders"])
    expect(Object.keys(customer.orders[0] ?? {})).toHaveLength(89)
    expect(customer.orders[0]).toMatchObject({ customer_id: customer.id, items: expect.any(Array), raw_total: {} })
  })
})

describe("the products of a category", () => {
  it("are also returned in the parent_category of its children on the same page", async () => {
    const { answer } = await request("/admin/product-categories?limit=100&fields=id,*products,*parent_category")
    const rows = answer.product_categories as {
      id: string
      products: object[]
      parent_category: { id: string } | null
    }[]
    const parents = new Set(rows.filter((row) => row.products.length > 0).map(({ id }) => id))
    const child = rows.find((row) => parents.has(row.parent_category?.id ?? ""))
    expect(child?.parent_category).toMatchObject({ name: expect.any(String) })
    expect(child?.parent_category).toHaveProperty("products")
  })
})
