import { beforeAll, describe, expect, it } from "vitest"
import { PUBLISHABLE_KEY } from "#mocks/seed/defaults.ts"
import { type Answer, customer, login, send } from "#tests/support/callers.ts"
import { address, type LiveShop, openLiveShop, placeOrder } from "#tests/support/live-shop.ts"

type Customer = Awaited<ReturnType<typeof customer>>

const one = <T>([, body]: Answer, name: string): T => (body as Record<string, T>)[name] as T

describe("a customer", () => {
  let shop: LiveShop
  let ada: Customer
  let bob: Customer
  let addressOfAda: string

  beforeAll(async () => {
    shop = await openLiveShop({ seed: 5 })
    ada = await customer(shop.backend, "ada@example.com")
    bob = await customer(shop.backend, "bob@example.com")
    await send(shop.backend, "POST", "/store/customers/me/addresses", { ...ada, body: address })
    const addresses = await send(shop.backend, "GET", "/store/customers/me/addresses", ada)
    addressOfAda = one<{ id: string }[]>(addresses, "addresses")[0]?.id ?? ""
  })

  it("can't read, change or delete another customer's address", async () => {
    const path = `/store/customers/me/addresses/${addressOfAda}`
    const refused = [404, { type: "not_found", message: `Address with id: ${addressOfAda} was not found` }]
    expect(await send(shop.backend, "GET", path, bob)).toEqual(refused)
    expect(await send(shop.backend, "POST", path, { ...bob, body: { city: "Elsewhere" } })).toEqual(refused)
    expect(await send(shop.backend, "DELETE", path, bob)).toEqual(refused)
    expect((await send(shop.backend, "GET", path, ada))[0]).toBe(200)
  })

  it("lists only their own addresses, regardless of filters", async () => {
    const list = "/store/customers/me/addresses"
    expect(one(await send(shop.backend, "GET", list, bob), "addresses")).toEqual([])
    for (const query of [`customer_id=${ada.id}`, `id=${addressOfAda}`, `$or[0][customer_id]=${ada.id}`])
      expect((await send(shop.backend, "GET", `${list}?${query}`, bob))[0]).toBe(400)
    expect(one(await send(shop.backend, "GET", `${list}?city=Berlin&q=Ada`, bob), "addresses")).toEqual([])
  })

  it("lists only their own orders, regardless of filters", async () => {
    const order = await placeOrder(shop)
    shop.backend.db.tables.order.update(order, { customer_id: ada.id })
    const ids = async (who: Customer, query = "") =>
      one<{ id: string }[]>(await send(shop.backend, "GET", `/store/orders${query}`, who), "orders").map((o) => o.id)
    expect(await ids(ada)).toEqual([order])
    expect(await ids(bob)).toEqual([])
    expect(await ids(bob, `?id[]=${order}`)).toEqual([])
    expect((await send(shop.backend, "GET", `/store/orders?customer_id=${ada.id}`, bob))[0]).toBe(400)
  })

  it("can't read other customers through the fields of their account or of a region", async () => {
    const ownCart = await send(
      shop.backend,
      "GET",
      "/store/customers/me?fields=*groups.customers,*addresses.customer",
      bob,
    )
    expect(JSON.stringify(ownCart)).not.toContain("ada@example.com")
    const regions = await send(
      shop.backend,
      "GET",
      "/store/regions?fields=*carts,*orders,*customers,*payment_providers",
      bob,
    )
    expect(JSON.stringify(regions)).not.toContain("cus_")
  })

  it("never receives a password in a response", async () => {
    const token = await login(shop.backend, "user")
    const texts = [
      await send(shop.backend, "GET", "/store/customers/me?fields=*,*provider_identities,+password", ada),
      await send(shop.backend, "GET", `/admin/customers/${ada.id}?fields=*,*auth_identity,+provider_metadata`, {
        token,
      }),
      await send(shop.backend, "GET", "/admin/users?fields=*,+password,*auth_identity.provider_identities", { token }),
      await send(shop.backend, "GET", "/admin/api-keys?fields=*,+salt,+token", { token }),
    ].map((answer) => JSON.stringify(answer))
    for (const text of texts) expect(text).not.toMatch(/provider_metadata|"password"|"salt"|provider_identities/)
  })
})

describe("a publishable key", () => {
  it("gives access only to its own sales channels", async () => {
    const { backend } = await openLiveShop({ seed: 6 })
    const token = await login(backend, "user")
    const admin = (path: string, body: object) => send(backend, "POST", path, { token, body })
    const channel = one<{ id: string }>(await admin("/admin/sales-channels", { name: "Market" }), "sales_channel")
    const made = await admin("/admin/api-keys", { title: "Market", type: "publishable" })
    const market = one<{ id: string; token: string }>(made, "api_key")
    const read = async (path: string, key = market.token) => send(backend, "GET", path, { key })
    expect(await read("/store/products")).toEqual([
      400,
      { type: "invalid_data", message: "Publishable key needs to have a sales channel configured" },
    ])

    await admin(`/admin/api-keys/${market.id}/sales-channels`, { add: [channel.id] })
    expect(one(await read("/store/products"), "products")).toEqual([])
    const [mug] = one<{ id: string }[]>(await read("/store/products?handle=mug", PUBLISHABLE_KEY), "products")
    expect((await read(`/store/products/${mug?.id}`))[0]).toBe(404)
    expect((await read(`/store/products?id=${mug?.id}&sales_channel_id=${channel.id}`, PUBLISHABLE_KEY))[0]).toBe(400)

    await admin(`/admin/sales-channels/${channel.id}/products`, { add: [mug?.id] })
    expect(one<{ id: string }[]>(await read("/store/products"), "products").map(({ id }) => id)).toEqual([mug?.id])
    expect((await read(`/store/products/${mug?.id}`))[0]).toBe(200)

    const { id } = backend.db.tables.salesChannel.find((row) => row.id !== channel.id) ?? { id: "" }
    const [status, body] = await send(backend, "POST", "/store/carts", {
      key: market.token,
      body: { sales_channel_id: id },
    })
    expect([status, body]).toEqual([
      400,
      {
        errors: [`Sales channel ID in payload ${id} is not associated with the Publishable API Key in the header.`],
        message: "Provided request body contains errors. Please check the data and retry the request",
      },
    ])
  })
})
