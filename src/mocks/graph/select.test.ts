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

/** Returns the first row of an admin list; `key` names the list in the response. */
async function first(path: string, key: string): Promise<Record<string, unknown>> {
  const request = new Request(`http://shop.test/admin/${path}`, { headers: { authorization: `Bearer ${token}` } })
  const answer = (await (await backend.fetch(request)).json()) as Record<string, Record<string, unknown>[]>
  return answer[key]?.[0] ?? {}
}

describe("A response (docs/server-quirks.md, Fields)", () => {
  it("orders its keys by the field list, with the id last if it wasn't listed", async () => {
    expect(Object.keys(await first("products?limit=1&fields=handle", "products"))).toEqual(["handle", "id"])
    expect(Object.keys(await first("products?limit=1&fields=title,id,handle", "products"))).toEqual([
      "title",
      "id",
      "handle",
    ])
  })

  it("has no fields that are named like methods of every object", async () => {
    const [item] = backend.db.tables.inventoryItem.all()
    const paths = ["inventory-items", `inventory-items/${item?.id}/location-levels`, "products"]
    const names = ["inventory_items", "inventory_levels", "products"]
    for (const [i, path] of paths.entries())
      expect(
        await first(`${path}?fields=id,toString,constructor.prototype,*valueOf,__proto__`, names[i] ?? ""),
      ).toEqual({
        id: expect.any(String),
      })
  })

  it("omits the foreign key of a relation inside a module, and the related id unless requested", async () => {
    expect(await first("stock-locations?limit=1&fields=id,address.city", "stock_locations")).toEqual({
      id: expect.any(String),
      address: { city: expect.any(String) },
    })
    const product = await first("products?limit=1&fields=id,*collection", "products")
    expect(Object.keys(product)).toEqual(["id", "collection"])
  })

  it("includes the join keys of a relation named like an entity of its module", async () => {
    const variant = await first("product-variants?limit=1&fields=id,product.title", "variants")
    expect(Object.keys(variant)).toEqual(["id", "product_id", "product"])
    expect(Object.keys(variant.product as object)).toEqual(["title", "id"])
  })

  it("includes the join keys of a relation to another module", async () => {
    const order = await first("orders?limit=1&fields=id,customer.email", "orders")
    expect(order).toMatchObject({ customer_id: expect.any(String), customer: { id: order.customer_id } })
  })

  it("includes the raw counterpart of an amount only with all columns of the row", async () => {
    const payment = await first("payments?limit=1&fields=amount", "payments")
    expect(Object.keys(payment)).toEqual(["amount", "id"])
    const whole = await first("payments?limit=1&fields=id,*captures", "payments")
    expect((whole.captures as object[])[0]).toMatchObject({ raw_amount: { precision: 20 } })
  })

  it("includes a reference requested by its plain name, but no list", async () => {
    expect(await first("product-variants?limit=1&fields=id,product", "variants")).toEqual({
      id: expect.any(String),
      product: { id: expect.any(String) },
    })
    expect(Object.keys(await first("products?limit=1&fields=id,tags,variants", "products"))).toEqual(["id"])
  })

  it("includes all columns of a list requested by its plain name below the top level", async () => {
    const collection = await first("collections?limit=1&fields=id,products.variants", "collections")
    const [product] = collection.products as { variants: object[] }[]
    expect(product?.variants[0]).toMatchObject({ sku: expect.any(String), created_at: expect.any(String) })
    expect(product?.variants[0]).not.toHaveProperty("product")
  })

  it("includes the totals of line items only together with those of the order", async () => {
    const [line] = (await first("orders?limit=1&fields=id,*items", "orders")).items as object[]
    expect(line).toMatchObject({ unit_price: expect.any(Number), detail: expect.any(Object) })
    expect(line).not.toHaveProperty("total")
    expect(line).not.toHaveProperty("tax_lines")
    const [counted] = (await first("orders?limit=1&fields=total,*items", "orders")).items as object[]
    expect(counted).toMatchObject({ total: expect.any(Number), tax_lines: expect.any(Array) })
    expect(await first("orders?limit=1&fields=discount_subtotal", "orders")).not.toHaveProperty("discount_subtotal")
  })

  it("includes all line items and totals of linked orders", async () => {
    const channel = await first("sales-channels?limit=1&fields=id,orders.id", "sales_channels")
    expect(Object.keys((channel.orders as object[])[0] ?? {})).toEqual(["id", "sales_channel_id"])
    const customers = await first("customers?limit=1&has_account=true&fields=id,*orders", "customers")
    for (const order of customers.orders as object[])
      expect(order).toMatchObject({ total: expect.any(Number), items: expect.any(Array) })
  })

  it("omits a link without a related row, and the null keys of a return", async () => {
    const order = await first("returns?limit=1", "returns")
    for (const key of ["claim_id", "exchange_id"]) expect(order[key]).not.toBeNull()
  })
})
