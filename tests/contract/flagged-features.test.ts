import { beforeEach, describe, expect, it } from "vitest"
import { createBackend } from "#mocks/http/backend.ts"
import { ADMIN } from "#mocks/seed/defaults.ts"

/** Answers of the real server (2.21.2) with its optional features turned on, which no tape has recorded. */
const backend = createBackend({ scenario: "flags", onBug: () => {} })
const world = backend.db.export()
beforeEach(() => backend.db.import(world))

async function send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const init = { method, headers: { "content-type": "application/json", ...headers } }
  const request = new Request(`http://localhost:9000${path}`, body ? { ...init, body: JSON.stringify(body) } : init)
  const response = await backend.fetch(request)
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}
const { token } = (await send("POST", "/auth/user/emailpass", ADMIN)).body
const asAdmin = (method: string, path: string, body?: unknown) =>
  send(method, path, body, { authorization: `Bearer ${token}` })
const key = String(backend.db.tables.apiKey.all().find(({ type }) => type === "publishable")?.token)

describe("translations", () => {
  it.each([
    ["DE", "de"],
    ["de-de", "de-DE"],
    ["ZH-hans", "zh-Hans"],
    ["ZH-HANS-CN", "zh-Hans-CN"],
    ["de_DE", "de_de"],
    ["de-DE,fr-FR", "de-De,fr-FR"],
  ])("counts and saves the locale %s as %s", async (given, stored) => {
    const { body } = await asAdmin("GET", `/admin/translations/statistics?locales=${given}&entity_types=x&unknown=1`)
    expect(body).toMatchObject({ statistics: { x: { by_locale: { [stored]: { expected: 0 } } } } })
    const create = [{ reference_id: "prod_1", reference: "product", locale_code: given, translations: { title: "x" } }]
    const saved = await asAdmin("POST", "/admin/translations/batch", { create })
    expect(saved.body).toMatchObject({ created: [{ locale_code: stored }] })
  })

  it.each([
    ["product", ["id", "title", "subtitle", "description", "material", "translations"]],
    ["products", ["id", "translations"]],
    ["variant", ["id", "translations"]],
    ["product_categories", ["id", "translations"]],
    ["order", ["id", "translations"]],
    ["stock_location", ["id", "translations"]],
  ])("lists the entities of %s with the fields of that exact name", async (type, fields) => {
    const { body } = await asAdmin("GET", `/admin/translations/entities?type=${type}&limit=1`)
    expect(body).toMatchObject({ limit: 1 })
    const [row] = body.data as object[]
    expect(Object.keys(row ?? {}).sort()).toEqual([...fields].sort())
  })

  it.each(["Product", "product-tags", "priced_product", "written_order", "constructor"])(
    "lists nothing of the unknown entity %s",
    async (type) => {
      const { body } = await asAdmin("GET", `/admin/translations/entities?type=${type}`)
      expect(body).toEqual({ data: [], count: 0, offset: 0, limit: 0 })
    },
  )

  it("rejects an empty locale of a store request", async () => {
    const { status, body } = await send("GET", "/store/products?locale=", undefined, { "x-publishable-api-key": key })
    expect(status).toBe(400)
    expect(body.message).toBe("Invalid request: Unrecognized fields: 'locale'")
  })
})

describe("saved views", () => {
  it("are listed regardless of alternatives in the query", async () => {
    const list = "/admin/views/orders/configurations"
    const { body } = await asAdmin("GET", `${list}?$or[0][name]=nothing`)
    expect(body.count).toBe((await asAdmin("GET", list)).body.count)
    expect(body.count).toBeGreaterThan(0)
  })

  it("name both types that the id of the active view can have", async () => {
    const path = "/admin/views/orders/configurations/active"
    const { status, body } = await asAdmin("POST", path, { view_configuration_id: 1 })
    expect(status).toBe(400)
    expect(body.message).toBe(
      "Invalid request: Expected type: 'string, null' for field 'view_configuration_id', got: '1'",
    )
  })
})

describe("property labels", () => {
  it("are found by their entity and property, not by their texts", async () => {
    await asAdmin("POST", "/admin/property-labels", {
      entity: "Lamp",
      property: "glow",
      label: "Hue",
      description: "d",
    })
    const count = async (q: string) => (await asAdmin("GET", `/admin/property-labels?q=${q}`)).body.count
    expect(await Promise.all(["LAM", "low", "Hue"].map(count))).toEqual([1, 1, 0])
  })
})

it("answers a new API key with all its fields", async () => {
  const { body } = await asAdmin("POST", "/admin/api-keys?fields=id", { title: "Kiosk", type: "publishable" })
  expect(body.api_key).toMatchObject({ title: "Kiosk", redacted: expect.any(String), revoked_at: null })
})
