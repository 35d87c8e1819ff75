import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { ADMIN } from "#mocks/seed/defaults.ts"
import {
  AT,
  channelsOf,
  createChannel,
  DEFAULT,
  type OpenedWorlds,
  openWorlds,
  tokenOf,
} from "#tests/support/worlds.ts"

describe("A world that doesn't exist", () => {
  it("is reported with the request that creates it, to pages of other origins too", async () => {
    const { send, to } = openWorlds()
    const response = await send("GET", "/store/products", undefined, {
      "x-mock-world": "a",
      origin: "http://shop.test",
    })
    expect([response.status, response.headers.get("access-control-allow-origin")]).toEqual([404, "http://shop.test"])
    const { message } = await response.json()
    expect(message).toBe('There is no world "a". POST /_mock/worlds creates one; worlds without requests are deleted.')
    expect((await to("a").callByPath("GET", "/_mock/journal")).body.message).toBe(message)
  })

  it("was created before its first request", () => {
    const { backend } = openWorlds()
    const { name } = backend.worlds.create({ scenario: "default" })
    const { created_at, last_request_at } = backend.worlds.describe(name)
    expect(created_at <= last_request_at).toBe(true)
  })

  it("can't be read or deleted in the list", async () => {
    const { call } = openWorlds()
    expect((await call("GET", "/_mock/worlds/a")).status).toBe(404)
    expect((await call("DELETE", "/_mock/worlds/a")).status).toBe(404)
  })

  it("can be created by a client that already sends its header", async () => {
    const { to } = openWorlds()
    expect((await to("a").call("POST", "/_mock/worlds", { name: "a" })).status).toBe(201)
  })
})

describe("The name of a world", () => {
  const expected = "expected 1 to 64 letters, digits, underscores and hyphens"

  it.each([
    ["an empty one", ""],
    ["one with a space", "my world"],
    ["a path", "../a"],
    ["other letters", "wält"],
    ["a long one", "a".repeat(65)],
  ])("is refused: %s", async (_, name) => {
    const { call } = openWorlds()
    const { status, body } = await call("POST", "/_mock/worlds", { name })
    expect([status, body.message]).toEqual([400, expect.stringContaining(expected)])
    expect((await call("GET", "/_mock/worlds")).body.worlds).toEqual([])
    const byPath = await call("GET", `/_world/${encodeURIComponent(name)}/health`)
    expect([byPath.status, byPath.body.message]).toEqual([400, expect.stringContaining(expected)])
  })

  it.each(["", "a, b", "a b"])("is refused in the header: %j", async (name) => {
    const { status, body } = await openWorlds().to(name).call("GET", "/health")
    expect([status, body.message]).toEqual([400, expect.stringContaining(expected)])
  })

  it("is refused with a malformed escape in the path", async () => {
    expect((await openWorlds().call("GET", "/_world/%zz/health")).status).toBe(400)
  })

  it("is refused if it is in use", async () => {
    const { call, create } = openWorlds()
    await create({ name: "a" })
    const { status, body } = await call("POST", "/_mock/worlds", { name: "a" })
    expect([status, body.message]).toEqual([409, 'There is a world "a" already.'])
  })

  it.each([
    [{ scenario: "nothing" }, 404],
    [{ seed: 1.5 }, 400],
    [{ at: "soon" }, 400],
    [{ idle: 0 }, 400],
    [{ size: 3 }, 400],
  ])("isn't used after invalid options: %j", async (options, status) => {
    const { call } = openWorlds()
    expect((await call("POST", "/_mock/worlds", { name: "a", ...options })).status).toBe(status)
    expect((await call("GET", "/_mock/worlds/a")).status).toBe(404)
  })
})

describe("The list of worlds", () => {
  it("contains each world with its scenario, clock and use", async () => {
    const { call, create } = openWorlds()
    const created = await create({ name: "a", at: AT, idle: 5000 })
    const { body } = await call("GET", "/_mock/worlds")
    expect(body.worlds).toEqual([created])
    expect(created).toMatchObject({ name: "a", scenario: "empty", prefix: "/_world/a", idle: 5000, now: AT })
    expect(Math.abs(Date.parse(created.created_at) - Date.now())).toBeLessThan(60_000)
  })

  it("names the prefix of each world as it is called, also below a path", async () => {
    const { call } = openWorlds()
    const headers = { "x-forwarded-prefix": "/api" }
    const created = (await call("POST", "/_mock/worlds", { name: "a" }, headers)).body.world
    const listed = (await call("GET", "/_mock/worlds", undefined, headers)).body.worlds
    const one = (await call("GET", "/_mock/worlds/a", undefined, headers)).body.world
    expect([created, ...listed, one].map(({ prefix }) => prefix)).toEqual(Array(3).fill("/api/_world/a"))
    const inside = await call("GET", "/_world/a/_mock/worlds/a")
    expect(inside.body.world.prefix).toBe("/_world/a")
  })

  it("has at most 1,000 worlds", () => {
    const { backend } = openWorlds()
    for (let i = 0; i < 1000; i++) backend.worlds.create()
    expect(() => backend.worlds.create()).toThrow("There are 1000 worlds already.")
    backend.worlds.delete("world-7")
    expect(backend.worlds.create({ name: "another" }).name).toBe("another")
  })
})

describe("A deleted world", () => {
  it("finishes a running request with its own data, and isn't found afterwards", async () => {
    const { call, to, create } = openWorlds()
    await create({ name: "a" })
    const a = to("a")
    const id = await createChannel(a, "Of a")
    const headers = { authorization: `Bearer ${await tokenOf(a)}` }
    await a.call("PUT", "/_mock/faults", { faults: [{ latency: 20 }] })
    const running = a.call("GET", `/admin/sales-channels/${id}`, undefined, headers)
    expect((await call("DELETE", "/_mock/worlds/a")).body).toEqual({ name: "a", deleted: true })
    await create({ name: "a" })
    expect((await running).body.sales_channel.name).toBe("Of a")
    expect(await channelsOf(a)).toEqual([DEFAULT])
    expect((await a.call("GET", "/_mock/journal")).body.entries).toHaveLength(2)
  })

  it("ends its event streams", async () => {
    const { backend, send, to, create } = openWorlds()
    await create({ name: "a" })
    const headers = { "x-mock-world": "a", authorization: `Bearer ${await tokenOf(to("a"))}` }
    const stream = await send("GET", "/admin/workflows-executions/import-products/subscribe", undefined, headers)
    backend.worlds.delete("a")
    expect(await stream.text()).toBe("")
  })

  it("ends an event stream whose request arrived before the deletion", async () => {
    const { backend, to, send, create } = openWorlds()
    await create({ name: "a" })
    const headers = { "x-mock-world": "a", authorization: `Bearer ${await tokenOf(to("a"))}` }
    await to("a").call("PUT", "/_mock/faults", { faults: [{ latency: 20 }] })
    const running = send("GET", "/admin/workflows-executions/import-products/subscribe", undefined, headers)
    backend.worlds.delete("a")
    expect(await (await running).text()).toBe("")
  })
})

describe("An idle world", () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const names = ({ backend }: OpenedWorlds) => backend.worlds.list.map(({ name }) => name)

  it("is deleted after its time without requests", async () => {
    const opened = openWorlds()
    await opened.create({ name: "short", idle: 60_000 })
    await opened.create({ name: "usual" })
    await vi.advanceTimersByTimeAsync(59_000)
    await opened.to("short").call("GET", "/_mock/clock")
    await vi.advanceTimersByTimeAsync(59_000)
    expect(names(opened)).toEqual(["short", "usual"])
    await vi.advanceTimersByTimeAsync(2000)
    expect(names(opened)).toEqual(["usual"])
    await vi.advanceTimersByTimeAsync(30 * 60_000)
    expect(names(opened)).toEqual([])
  })

  it("is deleted although its clock is stopped, and kept when its clock is moved", async () => {
    const opened = openWorlds()
    await opened.create({ name: "stopped", at: AT, idle: 60_000 })
    await opened.create({ name: "moved", idle: 90_000 })
    await opened.to("moved").call("PUT", "/_mock/clock", { move: 86_400_000 })
    await vi.advanceTimersByTimeAsync(61_000)
    expect(names(opened)).toEqual(["moved"])
  })

  it("is kept if its time is longer than a timer can wait", async () => {
    const opened = openWorlds()
    opened.backend.worlds.create({ name: "a", idle: Number.POSITIVE_INFINITY })
    const start = Date.now()
    vi.advanceTimersToNextTimer()
    expect(Date.now() - start).toBeGreaterThan(24 * 86_400_000)
    expect(names(opened)).toEqual(["a"])
  })

  it("is kept while a request runs", async () => {
    const opened = openWorlds()
    await opened.create({ name: "a", idle: 1000 })
    await opened.to("a").call("PUT", "/_mock/faults", { faults: [{ latency: 10_000 }] })
    const running = opened.to("a").callByPath("POST", "/auth/user/emailpass", ADMIN)
    await vi.advanceTimersByTimeAsync(5000)
    expect(names(opened)).toEqual(["a"])
    await vi.advanceTimersByTimeAsync(5000)
    expect((await running).status).toBe(200)
    await vi.advanceTimersByTimeAsync(1001)
    expect(names(opened)).toEqual([])
  })
})
