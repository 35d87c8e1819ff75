import { beforeAll, describe, expect, it } from "vitest"
import { createBackend } from "#mocks/http/backend.ts"

const backend = createBackend({ scenario: "default", seed: 1 })
let token = ""

beforeAll(async () => {
  const response = await backend.fetch(
    new Request("http://shop.test/auth/user/emailpass", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "admin@example.com", password: "supersecret" }),
    }),
  )
  token = ((await response.json()) as { token: string }).token
})

/** The first row of an admin list whose answer holds the list under `key`. */
async function first(path: string, key: string): Promise<Record<string, unknown>> {
  const request = new Request(`http://shop.test/admin/${path}`, { headers: { authorization: `Bearer ${token}` } })
  const answer = (await (await backend.fetch(request)).json()) as Record<string, Record<string, unknown>[]>
  return answer[key]?.[0] ?? {}
}

describe("An answer (docs/server-quirks.md, Fields)", () => {
  it("has its keys in the order of the fields, and the id last where it wasn't named", async () => {
    expect(Object.keys(await first("products?limit=1&fields=handle", "products"))).toEqual(["handle", "id"])
    expect(Object.keys(await first("products?limit=1&fields=title,id,handle", "products"))).toEqual([
      "title",
      "id",
      "handle",
    ])
  })

  it("leaves out the foreign key of a relation inside a module, and the id that wasn't named", async () => {
    expect(await first("stock-locations?limit=1&fields=id,address.city", "stock_locations")).toEqual({
      id: expect.any(String),
      address: { city: expect.any(String) },
    })
    const product = await first("products?limit=1&fields=id,*collection", "products")
    expect(Object.keys(product)).toEqual(["id", "collection"])
  })

  it("holds the keys that join a relation named like an entity of its module", async () => {
    const variant = await first("product-variants?limit=1&fields=id,product.title", "variants")
    expect(Object.keys(variant)).toEqual(["id", "product_id", "product"])
    expect(Object.keys(variant.product as object)).toEqual(["title", "id"])
  })

  it("holds the keys that join a relation to another module", async () => {
    const order = await first("orders?limit=1&fields=id,customer.email", "orders")
    expect(order).toMatchObject({ customer_id: expect.any(String), customer: { id: order.customer_id } })
  })

  it("holds the raw twin of an amount only with all of a row's columns", async () => {
    const payment = await first("payments?limit=1&fields=amount", "payments")
    expect(Object.keys(payment)).toEqual(["amount", "id"])
    const whole = await first("payments?limit=1&fields=id,*captures", "payments")
    expect((whole.captures as object[])[0]).toMatchObject({ raw_amount: { precision: 20 } })
  })

  it("holds a reference by its name alone, but no list", async () => {
    expect(await first("product-variants?limit=1&fields=id,product", "variants")).toEqual({
      id: expect.any(String),
      product: { id: expect.any(String) },
    })
    expect(Object.keys(await first("products?limit=1&fields=id,tags,variants", "products"))).toEqual(["id"])
  })

  it("tells a list in full by its name alone below the top level", async () => {
    const collection = await first("collections?limit=1&fields=id,products.variants", "collections")
    const [product] = collection.products as { variants: object[] }[]
    expect(product?.variants[0]).toMatchObject({ sku: expect.any(String), created_at: expect.any(String) })
    expect(product?.variants[0]).not.toHaveProperty("product")
  })

  it("holds the totals of lines only beside those of the order", async () => {
    const [line] = (await first("orders?limit=1&fields=id,*items", "orders")).items as object[]
    expect(line).toMatchObject({ unit_price: expect.any(Number), detail: expect.any(Object) })
    expect(line).not.toHaveProperty("total")
    expect(line).not.toHaveProperty("tax_lines")
    const [counted] = (await first("orders?limit=1&fields=total,*items", "orders")).items as object[]
    expect(counted).toMatchObject({ total: expect.any(Number), tax_lines: expect.any(Array) })
    expect(await first("orders?limit=1&fields=discount_subtotal", "orders")).not.toHaveProperty("discount_subtotal")
  })

  it("holds linked orders with all of their lines and totals", async () => {
    const channel = await first("sales-channels?limit=1&fields=id,orders.id", "sales_channels")
    expect(Object.keys((channel.orders as object[])[0] ?? {})).toEqual(["id", "sales_channel_id"])
    const customers = await first("customers?limit=1&has_account=true&fields=id,*orders", "customers")
    for (const order of customers.orders as object[])
      expect(order).toMatchObject({ total: expect.any(Number), items: expect.any(Array) })
  })

  it("leaves out a link that leads nowhere, and the empty keys of a return", async () => {
    const order = await first("returns?limit=1", "returns")
    for (const key of ["claim_id", "exchange_id"]) expect(order[key]).not.toBeNull()
  })
})
