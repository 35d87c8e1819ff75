import { beforeAll, describe, expect, it } from "vitest"
import { type Backend, createBackend } from "#mocks/http/backend.ts"
import { login } from "#tests/support/callers.ts"
import { loadTape, Player } from "#tests/tapes/tape.ts"

/** Keys that the real server returns for related rows (docs/server-quirks.md). */
type Dict = Record<string, unknown>

let backend: Backend
let token = ""

async function ask(path: string): Promise<Dict> {
  const headers = { authorization: `Bearer ${token}` }
  const response = await backend.fetch(new Request(`http://shop.test${path}`, { headers }))
  expect(response.status).toBe(200)
  return (await response.json()) as Dict
}

/** Sorted keys of all rows at a path such as `claims.return.order`. */
async function keysAt(path: string, at: string): Promise<string[]> {
  let rows: unknown[] = [await ask(path)]
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
  ...["billing_address", "billing_address_id", "canceled_at", "created_at", "currency_code", "custom_display_id"],
  ...["customer_id", "deleted_at", "display_id", "email", "id", "is_draft_order", "locale", "metadata"],
  ...["no_notification", "region_id", "sales_channel_id", "shipping_address", "shipping_address_id", "status"],
  ...["updated_at", "version"],
]

describe("a claim without a return", () => {
  it.each(["return", "*return", "id,return", "return.id"])("has a null return: fields=%s", async (fields) => {
    backend = createBackend({ scenario: "order-with-active-claim", seed: 1, check: "throw" })
    token = await login(backend, "user")
    const { claims } = await ask(`/admin/claims?fields=${fields}`)
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
      const { reservations } = (await ask(`/admin/reservations?fields=${fields}`)) as { reservations: Dict[] }
      expect(reservations).not.toEqual([])
      for (const { inventory_item: item } of reservations)
        expect(item).toMatchObject({ id: expect.any(String), reserved_quantity: null, stocked_quantity: null })
    },
  )
})
