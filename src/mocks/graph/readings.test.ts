import { beforeAll, describe, expect, it } from "vitest"
import { createBackend } from "#mocks/http/backend.ts"
import { login } from "#tests/support/callers.ts"

type Dict = Record<string, unknown>

const backend = createBackend({ scenario: "default", seed: 1, check: "throw" })
let token = ""
beforeAll(async () => {
  token = await login(backend, "user")
})

/** The rows at a path such as `products.categories` of an answer to an admin. */
async function rowsAt(path: string, at: string): Promise<Dict[]> {
  const request = new Request(`http://shop.test${path}`, { headers: { authorization: `Bearer ${token}` } })
  const response = await backend.fetch(request)
  expect(response.status).toBe(200)
  let rows: unknown[] = [await response.json()]
  for (const key of at.split(".")) rows = rows.flatMap((row) => (row as Dict | null)?.[key] ?? [])
  return rows as Dict[]
}
const keysOf = (rows: readonly Dict[]) => [...new Set(rows.flatMap((row) => Object.keys(row)))].sort()

describe("a row that occurs in several places of a response", () => {
  it.each(["/admin/products?limit=3&fields=id,*categories", "/admin/products?limit=100&fields=id,*categories"])(
    "returns a parent category with all columns only if the list contains it: %s",
    async (path) => {
      const categories = await rowsAt(path, "products.categories")
      const read = new Set(categories.map(({ id }) => id))
      const parents = categories.flatMap(({ parent_category: parent }) => (parent ? [parent as Dict] : []))
      expect(parents).not.toEqual([])
      for (const parent of parents) expect("handle" in parent).toBe(read.has(parent.id))
    },
  )

  it("returns a parent category with its products if it is in the same list", async () => {
    const path = "/admin/product-categories?limit=100&fields=id,*products,*parent_category"
    expect(keysOf(await rowsAt(path, "product_categories.parent_category"))).toContain("products")
    expect(keysOf(await rowsAt(path, "product_categories.parent_category.products"))).toContain("handle")
  })

  it("returns a relation requested by its plain name with its foreign key", async () => {
    const path = "/admin/product-categories?limit=100&fields=parent_category"
    expect(keysOf(await rowsAt(path, "product_categories.parent_category"))).toEqual(["id", "parent_category_id"])
  })

  it("returns a variant's product with images if the variant's images are requested", async () => {
    const path = "/admin/product-variants?limit=5&fields=*images"
    expect(keysOf(await rowsAt(path, "variants.product.images"))).toContain("url")
    expect(keysOf(await rowsAt(path, "variants.images.product"))).toContain("handle")
    expect(keysOf(await rowsAt("/admin/product-variants?limit=5&fields=id,*images", "variants.images"))).toContain(
      "variants",
    )
  })

  it("has only the requested columns if the request names columns", async () => {
    const path = "/admin/product-categories?limit=100&fields=id,name,parent_category.id"
    expect(keysOf(await rowsAt(path, "product_categories.parent_category"))).toEqual(["id"])
  })
})

describe("the stock of a variant", () => {
  const counted = ["id", "inventory_quantity", "manage_inventory"]

  it("is returned in lists of variants, with manage_inventory", async () => {
    const path = "/admin/product-variants?limit=100&fields=id,inventory_quantity"
    expect(keysOf(await rowsAt(path, "variants"))).toEqual(counted)
    const [variant] = await rowsAt("/admin/product-variants?limit=1&fields=id,product_id", "variants")
    const ownPath = `/admin/products/${variant?.product_id}/variants`
    expect(keysOf(await rowsAt(`${ownPath}?fields=id,inventory_quantity`, "variants"))).toEqual(counted)
    expect(keysOf(await rowsAt(`${ownPath}/${variant?.id}?fields=id,inventory_quantity`, "variant"))).toEqual(["id"])
  })

  it.each([
    ["/admin/products?limit=5&fields=id,variants.inventory_quantity", "products.variants"],
    ["/admin/inventory-items?limit=5&fields=id,variants.inventory_quantity", "inventory_items.variants"],
  ])("isn't returned for related variants: %s", async (path, at) => {
    expect(keysOf(await rowsAt(path, at))).toEqual(["id"])
  })
})

describe("the stock of a related inventory item", () => {
  it.each(["inventory", "inventory.stocked_quantity"])(
    "is calculated only if the request names it: %s",
    async (fields) => {
      const entry = fields.includes(".") ? fields : `*${fields}`
      const rows = await rowsAt(`/admin/product-variants?limit=3&fields=id,${entry}`, "variants.inventory")
      expect(rows).not.toEqual([])
      for (const row of rows) expect(typeof row.stocked_quantity).toBe(fields.includes(".") ? "number" : "object")
    },
  )
})

describe("an order related to a payment collection or customer", () => {
  it("is returned with items and totals, and without computed statuses", async () => {
    const path = "/admin/orders?limit=3&fields=id,*payment_collections,*payment_collections.order"
    const keys = keysOf(await rowsAt(path, "orders.payment_collections.order"))
    for (const key of ["items", "shipping_methods", "total"]) expect(keys).toContain(key)
    const customers = "/admin/customers?limit=50&has_account=true&fields=id,orders.payment_status"
    expect(keysOf(await rowsAt(customers, "customers.orders"))).toEqual(["customer_id"])
  })
})

describe("a list of orders", () => {
  it.each([
    ["id,items.detail.id", "orders.items.detail", ["id"]],
    ["id,shipping_methods", "orders.shipping_methods.detail", ["id", "order_id", "shipping_method_id", "version"]],
  ])("fields=%s", async (fields, at, keys) => {
    expect(keysOf(await rowsAt(`/admin/orders?limit=3&fields=${fields}`, at))).toEqual(keys)
  })

  it("returns credit lines requested by their plain name only together with totals", async () => {
    const keys = async (fields: string) => keysOf(await rowsAt(`/admin/orders?limit=3&fields=${fields}`, "orders"))
    expect(await keys("credit_lines")).not.toContain("credit_lines")
    expect(await keys("total,credit_lines")).toContain("credit_lines")
  })

  it("omits payment collections and tax lines that aren't requested", async () => {
    const orders = await rowsAt("/admin/orders?limit=3&fields=*payment_collections,-payment_collections", "orders")
    expect(keysOf(orders)).not.toContain("payment_collections")
    const items = await rowsAt("/admin/orders?limit=3&fields=id,items.tax_lines", "orders.items")
    expect(keysOf(items)).not.toContain("tax_lines")
  })
})

describe("a category of the same list", () => {
  const children = "product_categories.category_children"

  it.each(["*products.variants", "id,*category_children,*products.variants"])(
    "has products with only the requested relation: fields=%s",
    async (fields) => {
      const rows = await rowsAt(`/admin/product-categories?limit=100&fields=${fields}`, `${children}.products`)
      expect(keysOf(rows)).toEqual(["id", "variants"])
    },
  )

  it("has products with all columns if they are requested", async () => {
    const path = "/admin/product-categories?limit=100&fields=id,*category_children,*products,*products.variants"
    expect(keysOf(await rowsAt(path, `${children}.products`))).toEqual(expect.arrayContaining(["handle", "variants"]))
  })
})

describe("a requested part of a column or computed object", () => {
  it("of a column omits the column", async () => {
    const path = "/admin/products?limit=1&fields=id,title,title.x,metadata,metadata.x"
    expect(keysOf(await rowsAt(path, "products"))).toEqual(["id"])
  })

  it("of a summary is returned alone", async () => {
    const path = "/admin/orders?limit=3&fields=id,summary,summary.paid_total"
    expect(keysOf(await rowsAt(path, "orders.summary"))).toEqual(["paid_total"])
    expect(keysOf(await rowsAt("/admin/orders?limit=3&fields=id,summary.id", "orders"))).not.toContain("summary")
    expect(keysOf(await rowsAt("/admin/orders?limit=3&fields=id,*summary", "orders.summary"))).toContain("paid_total")
  })
})

describe("a payment of a payment session", () => {
  it("has refunds if they are requested for the collection's payments, and no captures", async () => {
    const wanted = "id,*payment_collections.payment_sessions.payment,*payment_collections.payments.refunds"
    const path = `/admin/orders?limit=5&fields=${wanted}`
    const keys = keysOf(await rowsAt(path, "orders.payment_collections.payment_sessions.payment"))
    expect(keys).toContain("refunds")
    expect(keys).not.toContain("captures")
  })
})

describe("a tree of categories", () => {
  const tree = "/admin/product-categories?limit=100&include_descendants_tree=true"

  it("is returned only if its relation is requested, with the requested columns", async () => {
    expect(keysOf(await rowsAt(`${tree}&fields=id,name`, "product_categories"))).toEqual(["id", "name"])
    const named = await rowsAt(`${tree}&fields=id,category_children.name`, "product_categories.category_children")
    expect(keysOf(named)).toEqual(["name"])
    const whole = await rowsAt(`${tree}&fields=id,*category_children`, "product_categories.category_children")
    expect(keysOf(whole)).toContain("category_children")
  })

  it("omits the parents in a list if only the descendants are requested", async () => {
    const rows = await rowsAt(tree, "product_categories")
    expect(keysOf(rows)).not.toContain("parent_category")
    const one = `/admin/product-categories/${rows[0]?.id}?include_descendants_tree=true`
    expect(keysOf(await rowsAt(one, "product_category"))).toContain("parent_category")
  })
})
