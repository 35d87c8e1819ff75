import { describe, expect, it } from "vitest"
import type { Scenario } from "#mocks/scenarios/scenario.ts"
import { createBackend } from "./backend.ts"

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
