import { beforeEach, describe, expect, it } from "vitest"
import { type Backend, createBackend } from "#mocks/http/backend.ts"
import { PUBLISHABLE_KEY } from "#mocks/seed/defaults.ts"
import { login, send } from "#tests/support/callers.ts"

let backend: Backend
let token: string
beforeEach(async () => {
  backend = createBackend({ scenario: "empty", seed: 5 })
  token = await login(backend, "user")
})
const request = (method: string, path: string, body?: unknown) => send(backend, method, path, { token, body })

describe("the features of a server", () => {
  it("are public, except for plugins, which only administrators can list", async () => {
    const [status, body] = await send(backend, "GET", "/admin/feature-flags")
    expect(status).toBe(200)
    expect(body).toMatchObject({ feature_flags: { rbac: false, translation: false, view_configurations: false } })
    expect(await request("GET", "/admin/plugins")).toEqual([200, { plugins: [{ name: "@medusajs/draft-order" }] }])
  })

  it("don't include translations", async () => {
    expect((await request("GET", "/admin/translations/entities?type=product"))[0]).toBe(404)
  })
})

describe("the currencies of a store", () => {
  it("may be unknown, and are returned without their details", async () => {
    backend = createBackend({ scenario: "empty", seed: 5, check: "throw" })
    token = await login(backend, "user")
    const [store] = backend.db.tables.store.all()
    const supported_currencies = [{ currency_code: "zzz" }, { currency_code: "usd", is_default: true }]
    const [status, body] = await request("POST", `/admin/stores/${store?.id}`, { supported_currencies })
    expect([status, body]).toMatchObject([200, { store: { supported_currencies: [{ currency_code: "zzz" }, {}] } }])
  })
})

describe("the tax setting of a region", () => {
  it("is changed with the region only if it exists, and stays when the region is deleted", async () => {
    const region = { name: "Nordics", currency_code: "eur", is_tax_inclusive: true }
    const [, created] = await request("POST", "/admin/regions", region)
    const { id } = (created as { region: { id: string } }).region
    const settings = async () => {
      const [, body] = await request("GET", `/admin/price-preferences?value=${id}&fields=id,is_tax_inclusive`)
      return (body as { price_preferences: { id: string; is_tax_inclusive: boolean }[] }).price_preferences
    }
    const [personal] = await settings()
    await request("POST", `/admin/regions/${id}`, { is_tax_inclusive: false })
    expect(await settings()).toEqual([{ id: personal?.id, is_tax_inclusive: false }])
    await request("DELETE", `/admin/price-preferences/${personal?.id}`)
    expect((await request("POST", `/admin/regions/${id}`, { is_tax_inclusive: true }))[0]).toBe(200)
    expect(await settings()).toEqual([])
    await request("POST", "/admin/price-preferences", { attribute: "region_id", value: id, is_tax_inclusive: true })
    await request("DELETE", `/admin/regions/${id}`)
    expect(await settings()).toMatchObject([{ is_tax_inclusive: true }])
  })
})

describe("a page layout", () => {
  const address = "/admin/layouts/order.details/configuration"
  const none = { personal_configuration: null, default_configuration: null, active_scope: "default" }
  const configuration = { widgets: { "order.details.after": { order: 1 } } }

  it("prefers the personal configuration over the default one", async () => {
    expect(await request("GET", address)).toEqual([200, none])
    expect(await request("POST", address, { is_default: true, configuration })).toMatchObject([
      200,
      { personal_configuration: null, default_configuration: { configuration }, active_scope: "default" },
    ])
    const personal = { personal_configuration: { configuration: { widgets: {} } }, active_scope: "personal" }
    expect(await request("POST", address, { configuration: { widgets: {} } })).toMatchObject([200, personal])
    expect(await request("GET", address)).toMatchObject([
      200,
      { ...personal, default_configuration: { configuration } },
    ])
    expect(await request("GET", "/admin/layouts/configurations")).toMatchObject([200, { count: 2 }])
  })

  it("falls back to the default configuration, which can't be deleted", async () => {
    await request("POST", address, { is_default: true, configuration })
    await request("POST", address, { configuration: { widgets: {} } })
    for (const _ of [1, 2]) expect(await request("DELETE", address)).toEqual([200, { success: true }])
    expect(await request("GET", address)).toMatchObject([
      200,
      { personal_configuration: null, default_configuration: { configuration }, active_scope: "default" },
    ])
  })

  it("of another administrator isn't listed", async () => {
    await request("POST", address, { configuration })
    for (const row of backend.db.tables.layoutConfiguration.all())
      backend.db.tables.layoutConfiguration.update(row.id, { user_id: "user_other" })
    await request("POST", address, { is_default: true, configuration })
    expect(await request("GET", "/admin/layouts/configurations?fields=zone,is_system_default")).toMatchObject([
      200,
      { layout_configurations: [{ zone: "order.details", is_system_default: true }], count: 1 },
    ])
  })

  it("requires widgets", async () => {
    const message = "Invalid request: Field 'configuration, widgets' is required"
    expect(await request("POST", address, { configuration: {} })).toEqual([400, { type: "invalid_data", message }])
  })
})

describe("a shipping option type", () => {
  it("is created, read, renamed and deleted", async () => {
    const given = { label: "Pick up", code: "pickup", description: "At the shop" }
    const [status, body] = await request("POST", "/admin/shipping-option-types", given)
    expect([status, body]).toMatchObject([200, { shipping_option_type: given }])
    const { id } = (body as { shipping_option_type: { id: string } }).shipping_option_type
    const address = `/admin/shipping-option-types/${id}`
    const renamed = { shipping_option_type: { ...given, id, label: "Collect" } }
    expect(await request("POST", address, { label: "Collect" })).toMatchObject([200, renamed])
    expect(await request("GET", address)).toMatchObject([200, renamed])
    const gone = [200, { id, object: "shipping_option_type", deleted: true }]
    for (const _ of [1, 2]) expect(await request("DELETE", address)).toEqual(gone)
    expect(await request("GET", address)).toEqual([200, {}])
    const message = `Shipping option type with id "${id}" not found`
    expect(await request("POST", address, { label: "Again" })).toEqual([404, { type: "not_found", message }])
  })
})

describe("a return reason", () => {
  it("is readable in the store by id", async () => {
    const [, made] = await request("POST", "/admin/return-reasons", { value: "too_small", label: "Too small" })
    const { id } = (made as { return_reason: { id: string } }).return_reason
    const read = (which: string) => send(backend, "GET", `/store/return-reasons/${which}`, { key: PUBLISHABLE_KEY })
    expect(await read(`${id}?fields=value`)).toEqual([200, { return_reason: { id, value: "too_small" } }])
    expect(await read(id)).toMatchObject([200, { return_reason: { label: "Too small", return_reason_children: [] } }])
    expect(await read("rr_unknown")).toEqual([200, {}])
  })
})

describe("a payment provider's webhook", () => {
  it("returns OK for any provider", async () => {
    for (const provider of ["system_default", "unknown"])
      expect(await send(backend, "POST", `/hooks/payment/${provider}`, { body: { paid: 1 } })).toEqual([200, "OK"])
  })
})
