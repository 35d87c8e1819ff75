import { describe, expect, it } from "vitest"
import { createClock } from "#mocks/db/clock.ts"
import { createBackend } from "./backend.ts"

const at = (path: string, init: RequestInit = {}) => new Request(`http://mock.test${path}`, init)
const put = (path: string, body: unknown) =>
  at(path, { method: "PUT", body: JSON.stringify(body), headers: { "content-type": "application/json" } })
const post = (path: string, body: unknown) =>
  at(path, { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } })
const empty = () => createBackend({ scenario: "empty", seed: 1 })

describe("the backend", () => {
  it("says that it is well", async () => {
    const response = await empty().fetch(at("/health"))
    expect([response.status, await response.text()]).toEqual([200, "OK"])
  })

  it("answers an unknown path with a page, after it has asked who calls", async () => {
    const backend = empty()
    expect((await backend.fetch(at("/nowhere"))).status).toBe(404)
    expect((await backend.fetch(at("/admin/nowhere"))).status).toBe(401)
    expect((await backend.fetch(at("/store/nowhere"))).status).toBe(400)
  })

  it("refuses an unknown scenario and keeps the world", async () => {
    const backend = empty()
    const response = await backend.fetch(post("/_mock/reset", { scenario: "toString" }))
    expect(response.status).toBe(404)
    expect(backend.scenario).toBe("empty")
  })

  it("builds the same world twice from the same seed and time", async () => {
    const world = async () => {
      const backend = createBackend({ scenario: "empty", seed: 7, clock: createClock(Date.UTC(2026, 0, 1)) })
      return (await backend.fetch(at("/_mock/world"))).json()
    }
    expect(await world()).toEqual(await world())
  })

  it("takes a world back that it has given out", async () => {
    const backend = empty()
    const world = await (await backend.fetch(at("/_mock/world"))).json()
    const other = empty()
    expect((await other.fetch(put("/_mock/world", world))).status).toBe(200)
    expect(other.db.export().tables).toEqual(backend.db.export().tables)
  })

  it("moves its clock on request", async () => {
    const backend = empty()
    await backend.fetch(put("/_mock/clock", { at: "2026-05-01T00:00:00.000Z" }))
    const { now } = await (await backend.fetch(put("/_mock/clock", { move: 60_000 }))).json()
    expect(now).toBe("2026-05-01T00:01:00.000Z")
  })
})

describe("a fault", () => {
  it("answers its status as often as it was told to", async () => {
    const backend = empty()
    await backend.fetch(put("/_mock/faults", { faults: [{ path: "/health", status: 503, times: 2 }] }))
    const statuses = []
    for (let i = 0; i < 3; i++) statuses.push((await backend.fetch(at("/health"))).status)
    expect(statuses).toEqual([503, 503, 200])
  })

  it("meets only the paths and methods that it names", async () => {
    const backend = empty()
    backend.faults.set([{ method: "POST", path: "/store/carts/:id/complete", status: 500 }])
    expect(backend.faults.meet("POST", "/store/carts/cart_1/complete")).toBeDefined()
    expect(backend.faults.meet("GET", "/store/carts/cart_1/complete")).toBeUndefined()
    expect(backend.faults.meet("POST", "/store/carts/cart_1")).toBeUndefined()
  })

  it("cuts the connection", async () => {
    const backend = empty()
    backend.faults.set([{ path: "/health", drop: "before" }])
    await expect(backend.fetch(at("/health"))).rejects.toThrow("cut before the work")
  })

  it("is refused where it makes no sense", async () => {
    const response = await empty().fetch(put("/_mock/faults", { faults: [{ status: "often" }] }))
    expect(response.status).toBe(400)
  })
})

describe("the journal", () => {
  it("keeps requests with status and duration, but no passwords", async () => {
    const backend = empty()
    await backend.fetch(post("/auth/user/emailpass", { email: "a@example.com", password: "secret words" }))
    const { entries } = await (await backend.fetch(at("/_mock/journal"))).json()
    expect(entries).toHaveLength(1)
    expect(entries[0]).toMatchObject({ n: 1, method: "POST", path: "/auth/user/emailpass" })
    expect(JSON.stringify(entries)).not.toContain("secret words")
  })
})
