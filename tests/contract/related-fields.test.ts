import { beforeAll, describe, expect, it } from "vitest"
import { type Backend, createBackend } from "#mocks/http/backend.ts"
import { login } from "#tests/support/callers.ts"
import { loadTape, Player } from "#tests/tapes/tape.ts"

/** Keys that the real server returns for related rows (docs/server-quirks.md). */
type Dict = Record<string, unknown>

let backend: Backend
let token = ""

async function request(path: string): Promise<Dict> {
  const headers = { authorization: `Bearer ${token}` }
  const response = await backend.fetch(new Request(`http://shop.test${path}`, { headers }))
  expect(response.status).toBe(200)
  return (await response.json()) as Dict
}

/** Sorted keys of all rows at a path such as `claims.return.order`. */
async function keysAt(path: string, at: string): Promise<string[]> {
  let rows: unknown[] = [await request(path)]
  for (const key of at.split(".")) rows = rows.flatMap((row) => (row as Dict | null)?.[key] ?? [])
  expect(rows).not.toEqual([])
  return [...new Set(rows.flatMap((row) => Object.keys(row as Dict)))].sort()
}

/** Replays recorded conversations into an empty shop and logs in. */
async function start(...tapes: string[]) {
  backend = createBackend({ scenario: "empty", seed: 1, check: "throw" })
  const player = new Player(backend.fetch, "http://shop.test")
  for (const name of ["setup", ...tapes]) await player.play(loadTape("flows", name))
  const response = await backend.fetch(
    new Request("http://shop.test/auth/user/emailpass", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "admin@example.com", password: "supersecret" }),
    }),
  )
  token = ((await response.json()) as { token: string }).token
}

const ORDER_COLUMNS = [
  "billing_address",
  "billing_address_id",
  "canceled_at",
  "created_at",
  "currency_code",
  "custom_display_id",
  "customer_id",
  "deleted_at",
  "display_id",
  "email",
  "id",
  "is_draft_order",
  "locale",
  "metadata",
  "no_notification",
  "region_id",
  "sales_channel_id",
  "shipping_address",
  "shipping_address_id",
  "status",
  "updated_at",
  "version",
]

describe("a claim without a return", () => {
  it.each(["return", "*return", "id,return", "return.id"])("has a null return: fields=%s", async (fields) => {
    backend = createBackend({ scenario: "order-with-active-claim", seed: 1, check: "throw" })
    token = await login(backend, "user")
    const { claims } = await request(`/admin/claims?fields=${fields}`)
    expect((claims as Dict[]).map((claim) => claim.return)).toContain(null)
  })
})

describe("lists of returns, claims and exchanges", () => {
  beforeAll(() => start("claim-replace"))

  it.each([
    ["/admin/claims?fields=id,*order", "claims.order"],
    ["/admin/claims?fields=order", "claims.order"],
    ["/admin/claims?fields=id,*return", "claims.return.order"],
    ["/admin/returns?fields=id,*order", "returns.order"],
    ["/admin/returns?fields=id,claim.order", "returns.claim.order"],
  ])("return only the columns of the order: %s", async (path, at) => {
    expect(await keysAt(path, at)).toEqual(ORDER_COLUMNS)
  })

  it("return shipping methods without totals", async () => {
    const keys = await keysAt("/admin/claims?fields=id,*shipping_methods", "claims.shipping_methods")
    expect(keys).toContain("detail")
    expect(keys.filter((key) => key.endsWith("total"))).toEqual([])
    expect(await keysAt("/admin/claims?fields=shipping_methods", "claims.shipping_methods.detail")).toEqual([
      "claim_id",
      "id",
      "shipping_method_id",
    ])
  })

  it("return the shipping methods of a related claim as link rows", async () => {
    expect(await keysAt("/admin/returns?fields=id,*claim.shipping_methods", "returns.claim.shipping_methods")).toEqual([
      "claim_id",
      "id",
      "shipping_method",
      "shipping_method_id",
    ])
  })

  it("return items without their detail", async () => {
    expect(await keysAt("/admin/returns?fields=id,*items", "returns.items")).not.toContain("detail")
    expect(await keysAt("/admin/claims?fields=id,*claim_items", "claims.claim_items")).not.toContain("detail")
  })
})

describe("a single return, claim or exchange", () => {
  beforeAll(() => start("claim-replace", "exchange"))

  /** Path of the first row of a list, and its key in the response. */
  async function first(many: "returns" | "claims" | "exchanges") {
    const rows = (await request(`/admin/${many}?fields=id`))[many] as { id: string }[]
    return { path: `/admin/${many}/${rows[0]?.id}`, key: many.slice(0, -1) }
  }

  it.each([
    ["returns", "order"],
    ["returns", "shipping_methods"],
    ["claims", "order"],
    ["claims", "shipping_methods"],
    ["claims", "claim_items"],
    ["exchanges", "order"],
    ["exchanges", "shipping_methods"],
  ] as const)("returns relations requested by their plain name with all columns: %s?fields=%s", async (many, name) => {
    const { path, key } = await first(many)
    const whole = await keysAt(`${path}?fields=id,*${name}`, `${key}.${name}`)
    expect(await keysAt(`${path}?fields=id,${name}`, `${key}.${name}`)).toEqual(whole)
    expect(whole.length).toBeGreaterThan(10)
  })

  it("returns a shipping method's return with all columns only if the return itself is requested", async () => {
    const { path } = await first("claims")
    const at = "claim.order.shipping_methods.return"
    expect(await keysAt(`${path}?fields=*order`, at)).toEqual(["id"])
    expect(await keysAt(`${path}?fields=*order,*return`, at)).toEqual(expect.arrayContaining(["exchange", "status"]))
  })

  it("returns the order's line items with all columns only if the line items are requested elsewhere too", async () => {
    const { path } = await first("claims")
    const at = "claim.order.items"
    expect(await keysAt(`${path}?fields=*order`, at)).not.toContain("title")
    expect(await keysAt(`${path}?fields=*order,*additional_items,*additional_items.item`, at)).toContain("title")
    expect(await keysAt(`${path}?fields=*order,*order.items`, "claim.claim_items.item")).toEqual(["id"])
  })

  it("returns the items of both lists of a claim with all columns if either list's are requested", async () => {
    const { path } = await first("claims")
    expect(await keysAt(`${path}?fields=*additional_items.item`, "claim.claim_items.item")).toContain("title")
  })

  it("returns the order of a nested claim or return, and its shipping methods with the order's keys", async () => {
    const returned = await first("returns")
    const claimed = await first("claims")
    expect(await keysAt(`${returned.path}?fields=id,*claim`, "return.claim.order.summary")).toContain("totals")
    expect(await keysAt(`${claimed.path}?fields=id,*return`, "claim.return")).toContain("exchange")
    const rows = [
      "claim_id",
      "created_at",
      "deleted_at",
      "exchange",
      "exchange_id",
      "id",
      "order",
      "order_id",
      "return_id",
      "shipping_method",
      "shipping_method_id",
      "updated_at",
      "version",
    ]
    for (const [path, at] of [
      [`${returned.path}?fields=id,*claim.shipping_methods`, "return.claim.shipping_methods"],
      [`${claimed.path}?fields=id,*return.shipping_methods`, "claim.return.shipping_methods"],
    ] as const)
      expect(await keysAt(path, at)).toEqual(rows)
  })

  it("lists the whole order in the fulfillment of its return", async () => {
    const { path } = await first("returns")
    const { return: shown } = (await request(`${path}?fields=id,claim_id,*fulfillments.items,order.items.id`)) as {
      return: { claim_id: string; fulfillments: { items: Dict[] }[] }
    }
    const [fulfillment] = shown.fulfillments
    expect(shown.claim_id).toEqual(expect.any(String))
    expect(fulfillment?.items.map((item) => [item.sku, item.quantity, item.line_item_id])).toEqual([
      ["SHIRT-S-BLACK", 2, null],
    ])
  })

  it.each([
    ["id,*exchange", false],
    ["id,*exchange.additional_items", false],
    ["id,exchange", true],
    ["id,exchange.id", true],
    ["id,exchange_id,*exchange", true],
    ["id,*exchange.order", true],
  ])("omits an empty reference only if its key isn't requested: fields=%s", async (fields, isShown) => {
    const { path } = await first("returns")
    const shown = (await request(`${path}?fields=${fields}`)).return as Dict
    expect("exchange" in shown).toBe(isShown)
    expect(shown.exchange ?? null).toBeNull()
  })
})

describe("an order’s shipping methods requested by their plain name", () => {
  beforeAll(() => start("checkout-guest"))

  it("have more columns in a list", async () => {
    const { orders } = (await request("/admin/orders?fields=id&limit=1")) as { orders: { id: string }[] }
    const query = "fields=id,shipping_methods"
    const inList = ["id", "order_id", "shipping_method_id", "version"]
    expect(await keysAt(`/admin/orders?${query}`, "orders.shipping_methods.detail")).toEqual(inList)
    expect(await keysAt(`/admin/orders/${orders[0]?.id}?${query}`, "order.shipping_methods.detail")).toEqual([
      "id",
      "shipping_method_id",
    ])
  })
})

describe("an order", () => {
  beforeAll(() => start("checkout-guest"))

  it("returns the raw_ fields of all amounts in an item's detail", async () => {
    const keys = await keysAt("/admin/orders?fields=id,*items.detail", "orders.items.detail")
    expect(keys).toEqual(expect.arrayContaining(["compare_at_unit_price", "raw_compare_at_unit_price", "raw_quantity"]))
  })
})

describe("a list of reservations", () => {
  beforeAll(() => start("checkout-guest"))

  it.each(["id,inventory_item", "inventory_item", "id,*inventory_item", "inventory_item.*"])(
    "doesn't calculate the stock of its items with fields=%s",
    async (fields) => {
      const { reservations } = (await request(`/admin/reservations?fields=${fields}`)) as { reservations: Dict[] }
      expect(reservations).not.toEqual([])
      for (const { inventory_item: item } of reservations)
        expect(item).toMatchObject({ id: expect.any(String), reserved_quantity: null, stocked_quantity: null })
    },
  )
})

describe("prices of variants", () => {
  let product = ""
  let region = ""
  beforeAll(async () => {
    await start()
    const [first] = (await request("/admin/regions?fields=id")).regions as { id: string }[]
    region = first?.id ?? ""
    const { sales_channels: channels } = (await request("/admin/sales-channels?fields=id")) as {
      sales_channels: Dict[]
    }
    const prices = [{ amount: 5, currency_code: "eur", rules: { region_id: region } }]
    const creation = new Request("http://shop.test/admin/products", {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({
        title: "Ruled",
        status: "published",
        sales_channels: channels,
        options: [{ title: "Size", values: ["S"] }],
        variants: [{ title: "S", options: { Size: "S" }, prices }],
      }),
    })
    product = ((await (await backend.fetch(creation)).json()) as { product: { id: string } }).product.id
  })

  it.each([
    ["*variants.prices", true],
    ["id,*variants.prices", false],
    ["id,variants.prices.amount", false],
    ["id,*variants.prices,*variants.prices.price_rules", true],
    ["id,*variants.prices,variants.prices.price_rules.attribute", false],
    ["id,variants.prices.price_rules.attribute,variants.prices.price_rules.value", true],
    ["id,variants.prices.rules", false],
    ["id,*variants.prices,variants.prices.price_rules", false],
    ["id,variants.prices.amount,variants.prices.price_rules", true],
    ["-variants.prices.price_rules", false],
  ])(
    "contain their rules only if attribute and value of the rules are requested: fields=%s",
    async (fields, isRead) => {
      const { variants } = (await request(`/admin/products/${product}?fields=${fields}`)).product as {
        variants: Dict[]
      }
      const prices = variants[0]?.prices as Dict[] | undefined
      expect(prices?.[0]?.rules).toEqual(isRead ? { region_id: region } : {})
    },
  )

  it("contain rules only in the admin’s responses for products and variants", async () => {
    expect(await keysAt("/admin/products?fields=id,*variants.prices", "products.variants.prices")).toContain("rules")
    const { api_keys: keys } = (await request("/admin/api-keys?type=publishable")) as { api_keys: { token: string }[] }
    const headers = { "x-publishable-api-key": keys[0]?.token ?? "" }
    const path = `http://shop.test/store/products/${product}?fields=`
    const shopper = async (fields: string) =>
      ((await (await backend.fetch(new Request(path + fields, { headers }))).json()) as { product: Dict }).product
    const { variants } = (await shopper("id,*variants.prices")) as { variants: { prices: Dict[] }[] }
    expect(Object.keys(variants[0]?.prices[0] ?? {}).sort()).toEqual([
      "amount",
      "created_at",
      "currency_code",
      "deleted_at",
      "id",
      "max_quantity",
      "min_quantity",
      "price_list",
      "price_list_id",
      "price_set_id",
      "raw_amount",
      "raw_max_quantity",
      "raw_min_quantity",
      "rules_count",
      "title",
      "updated_at",
    ])
    expect(await shopper("variants.calculated_price.calculated_amount")).not.toHaveProperty("variants")
  })
})

describe("rules of a price list", () => {
  const attribute = "customer.groups.id"
  const value = ["cusgroup_1"]

  it.each([
    ["id,price_list_rules.id", { undefined: [] }],
    ["id,price_list_rules.attribute", { [attribute]: [] }],
    ["id,price_list_rules.value", { undefined: value }],
    ["id,*price_list_rules", { [attribute]: value }],
    ["id,price_list_rules", undefined],
  ])("are named by the requested columns: fields=%s", async (fields, rules) => {
    backend = createBackend({ scenario: "empty", seed: 1, check: "throw" })
    token = await login(backend, "user")
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" }
    const body = JSON.stringify({ title: "Club", description: "Club prices", rules: { [attribute]: value } })
    await backend.fetch(new Request("http://shop.test/admin/price-lists", { method: "POST", headers, body }))
    const { price_lists: lists } = (await request(`/admin/price-lists?fields=${fields}`)) as { price_lists: Dict[] }
    expect(lists.map((list) => list.rules)).toEqual([rules])
  })
})
