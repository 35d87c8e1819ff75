import { describe, expect, it } from "vitest"
import type { Scenario } from "#mocks/scenarios/scenario.ts"
import { type Backend, createBackend } from "./backend.ts"

const at = (path: string, init: RequestInit = {}) => new Request(`http://mock.test${path}`, init)
const post = (path: string, body: unknown) =>
  at(path, { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } })
const empty = () => createBackend({ scenario: "empty", seed: 1 })

describe("the backend", () => {
  it("responds to the health check", async () => {
    const response = await empty().fetch(at("/health"))
    expect([response.status, await response.text()]).toEqual([200, "OK"])
  })

  it("returns an HTML page for an unknown path, after checking access", async () => {
    const backend = empty()
    expect((await backend.fetch(at("/nowhere"))).status).toBe(404)
    expect((await backend.fetch(at("/admin/nowhere"))).status).toBe(401)
    expect((await backend.fetch(at("/store/nowhere"))).status).toBe(400)
  })

  it("builds a scenario of the caller's own again at each reset", () => {
    let value = "first"
    const build: Scenario["build"] = (db) => void db.tables.productTag.insert({ value })
    const backend = createBackend({ scenario: "mine", scenarios: { mine: { about: "One tag", build } } })
    const tags = () => backend.db.tables.productTag.all().map((tag) => tag.value)
    expect(tags()).toEqual(["first"])
    for (const next of ["second", "third", "fourth"]) {
      value = next
      backend.reset()
      expect(tags()).toEqual([next])
    }
  })
})

describe("a scenario of another project", () => {
  const key = `pk_${"0123456789abcdef".repeat(4)}`
  const productsOf = async (backend: Pick<Backend, "db" | "fetch">) => {
    const [region] = backend.db.tables.region.all()
    const headers = { "x-publishable-api-key": key }
    const path = `/store/products?fields=title,*variants.calculated_price&region_id=${region?.id}`
    return (await backend.fetch(new Request(`http://mock.test${path}`, { headers }))).json()
  }
  const about = "The shop sells only the Sailing Shirt."
  const build: Scenario["build"] = (db) => {
    for (const { id, title } of db.tables.product.all())
      if (title !== "Sailing Shirt") db.tables.product.update(id, { status: "draft" })
  }
  const oneProduct = { about, from: "default", build } as const

  it("can start from a built-in one, so that a shop can be served", async () => {
    const backend = createBackend({ scenario: "mine", scenarios: { mine: oneProduct }, seed: 1 })
    const world = backend.worlds.create({ scenario: "mine" })
    backend.reset("empty")
    backend.reset("mine")
    const priced = expect.objectContaining({ calculated_price: expect.objectContaining({ currency_code: "eur" }) })
    for (const served of [backend, world])
      expect(await productsOf(served)).toMatchObject({
        count: 1,
        products: [{ title: "Sailing Shirt", variants: expect.arrayContaining([priced]) }],
      })
  })

  it("has the faults and the page of the one that it starts from, and its own sentence in every language", async () => {
    const scenario = { about: "A slow shop.", from: "payments-down", build: () => undefined } as const
    const backend = createBackend({ scenario: "mine", scenarios: { mine: scenario } })
    expect(backend.faults.list).toMatchObject([{ status: 500 }])
    const { scenarios } = await (await backend.fetch(at("/_mock/scenarios?locale=de"))).json()
    const faults = [{ method: "POST", path: "/store/payment-collections/:id/payment-sessions", status: 500 }]
    expect(scenarios.at(-1)).toEqual({ name: "mine", about: "A slow shop.", group: "network", has_page: true, faults })
  })

  it("can replace the built-in one that it starts from", async () => {
    const backend = createBackend({ scenarios: { default: oneProduct }, seed: 1 })
    expect(await productsOf(backend)).toMatchObject({ count: 1 })
  })

  it("is refused if it starts from one that doesn't exist", () => {
    const scenario = { ...oneProduct, from: "defualt" as "default" }
    expect(() => createBackend({ scenarios: { mine: scenario } })).toThrow(
      'There is no scenario "defualt". Did you mean "default"?',
    )
  })
})

describe("the journal", () => {
  it("records requests with status and duration, but without passwords", async () => {
    const backend = empty()
    await backend.fetch(post("/auth/user/emailpass", { email: "a@example.com", password: "secret words" }))
    const { entries } = await (await backend.fetch(at("/_mock/journal"))).json()
    expect(entries).toHaveLength(1)
    expect(entries[0]).toMatchObject({ n: 1, method: "POST", path: "/auth/user/emailpass" })
    expect(JSON.stringify(entries)).not.toContain("secret words")
  })
})
