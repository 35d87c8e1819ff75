import { describe, expect, it } from "vitest"
import { multipliedShop } from "#mocks/scenarios/large.ts"
import { ADMIN } from "#mocks/seed/defaults.ts"
import {
  AT,
  channelsOf,
  createChannel,
  DEFAULT,
  openWorlds,
  tokenOf,
  type WorldRequests,
} from "#tests/support/worlds.ts"
import { createBackend } from "./backend.ts"

describe("A world", () => {
  it("is created from a scenario, a seed and a time", async () => {
    const { call, to, create } = openWorlds()
    const { name, scenario, now, prefix } = await create({ name: "a", scenario: "low-stock", seed: 7, at: AT })
    expect({ name, scenario, now, prefix }).toEqual({ name: "a", scenario: "low-stock", now: AT, prefix: "/_world/a" })
    expect((await to("a").call("GET", "/_mock/scenarios")).body.current).toBe("low-stock")
    expect((await call("GET", "/_mock/scenarios")).body.current).toBe("empty")
  })

  it("has the scenario and seed of the backend and a name of its own if they are omitted", async () => {
    const { backend, create } = openWorlds()
    expect([await create({}), await create({})]).toMatchObject([
      { name: "world-1", scenario: "empty" },
      { name: "world-2", scenario: "empty" },
    ])
    // The seed determines the last characters of an id.
    const channelId = ({ tables }: typeof backend.db) => tables.salesChannel.all()[0]?.id.slice(-6)
    expect(channelId(backend.worlds.get("world-1").db)).toBe(channelId(backend.db))
  })

  it("has the same data and ids as a backend with its scenario, seed and time", async () => {
    const { backend } = openWorlds()
    const world = backend.worlds.create({ scenario: "default", seed: 7, at: AT })
    const other = createBackend({ scenario: null })
    other.reset("default", { seed: 7, at: AT })
    expect(world.save().tables).toEqual(other.save().tables)
    expect([world.db.id("order"), world.db.uuid()]).toEqual([other.db.id("order"), other.db.uuid()])
  }, 30_000)

  it("doesn't see the writes of other worlds, which create the same ids", async () => {
    const { to, create, backend } = openWorlds()
    await create({ name: "a", at: AT })
    await create({ name: "b", at: AT })
    const [a, b] = [to("a"), to("b")]
    const [first, second] = [await createChannel(a, "Of a"), await createChannel(b, "Of b")]
    expect(first).toBe(second)
    expect([await channelsOf(a), await channelsOf(b)]).toEqual([
      [DEFAULT, "Of a"],
      [DEFAULT, "Of b"],
    ])
    expect(backend.db.tables.salesChannel.all().map(({ name }) => name)).toEqual([DEFAULT])
  })

  it("answers concurrent requests with its own data", async () => {
    const { to, backend } = openWorlds()
    const names = Array.from({ length: 8 }, () => backend.worlds.create().name)
    await Promise.all(names.map((name) => createChannel(to(name), `Of ${name}`)))
    const found = await Promise.all(names.map((name) => channelsOf(to(name))))
    expect(found).toEqual(names.map((name) => [DEFAULT, `Of ${name}`]))
  })

  it("has a clock, faults, a journal, events, operation counts and undo of its own", async () => {
    const { to, create } = openWorlds()
    await create({ name: "a", at: AT })
    await create({ name: "b", at: AT })
    const [a, b] = [to("a"), to("b")]
    await createChannel(a, "Of a")
    await a.call("PUT", "/_mock/clock", { move: 86_400_000 })
    await a.call("PUT", "/_mock/faults", { faults: [{ path: "/health", status: 503 }] })
    const { body } = await a.call("GET", "/_mock/undo")
    expect(body.requests.map(({ path }: { path: string }) => path)).toContain("/admin/sales-channels")

    const stateOf = async (world: WorldRequests) => {
      const read = async (path: string) => (await world.call("GET", `/_mock/${path}`)).body
      const { operations } = await read("operations")
      return {
        now: (await read("clock")).now,
        faults: (await read("faults")).faults.length,
        journal: (await read("journal")).entries.length,
        undo: (await read("undo")).requests.length,
        events: (await read("events")).events.length > 0,
        used: operations.filter(({ received }: { received: number }) => received > 0).length,
      }
    }
    expect(await stateOf(b)).toEqual({ now: AT, faults: 0, journal: 0, undo: 0, events: false, used: 0 })
    expect(await stateOf(a)).toMatchObject({ now: "2026-05-02T12:00:00.000Z", faults: 1, journal: 2, used: 2 })
  })

  it("has sessions of its own", async () => {
    const { send, create } = openWorlds()
    await create({ name: "a" })
    await create({ name: "b" })
    const at = (name: string) => ({ "x-mock-world": name })
    const login = await (await send("POST", "/auth/user/emailpass", ADMIN, at("a"))).json()
    const authorization = `Bearer ${login.token}`
    const session = await send("POST", "/auth/session", undefined, { ...at("a"), authorization })
    const cookie = String(session.headers.get("set-cookie")).split(";")[0] as string
    const statuses = ["a", "b"].map(
      async (name) => (await send("GET", "/admin/users/me", undefined, { ...at(name), cookie })).status,
    )
    expect(await Promise.all(statuses)).toEqual([200, 401])
  })

  it("returns to its start by a reset, or loads another scenario", async () => {
    const { to, create } = openWorlds()
    await create({ name: "a", seed: 7, at: AT })
    const a = to("a")
    await createChannel(a, "Of a")
    await a.call("PUT", "/_mock/clock", { move: 1000 })
    expect((await a.call("POST", "/_mock/reset", {})).body).toEqual({ scenario: "empty", now: AT })
    expect(await channelsOf(a)).toEqual([DEFAULT])
    expect((await a.call("POST", "/_mock/reset", { scenario: "low-stock" })).body.scenario).toBe("low-stock")
  })

  it("starts with the faults of its scenario", async () => {
    const { to, create } = openWorlds()
    await create({ name: "a", scenario: "payments-down" })
    expect((await to("a").call("GET", "/_mock/faults")).body.faults).not.toEqual([])
  })

  it("exports and imports its own data", async () => {
    const { to, create } = openWorlds()
    await create({ name: "a", at: AT })
    await create({ name: "b", at: AT })
    await createChannel(to("a"), "Of a")
    const { body } = await to("a").call("GET", "/_mock/world?as=changes")
    expect((await to("b").call("PUT", "/_mock/world", body)).status).toBe(200)
    expect(await channelsOf(to("b"))).toEqual([DEFAULT, "Of a"])
    await createChannel(to("b"), "Of b")
    expect(await channelsOf(to("a"))).toEqual([DEFAULT, "Of a"])
  })

  it("has every response checked against its schema", async () => {
    const { backend, to } = openWorlds({ check: "journal" })
    const world = backend.worlds.create({ name: "a" })
    const token = await tokenOf(to("a"))
    const [channel] = world.db.tables.salesChannel.all()
    world.db.tables.salesChannel.update(channel?.id ?? "", { name: 7 as never })
    await to("a").call("GET", "/admin/sales-channels", undefined, { authorization: `Bearer ${token}` })
    expect(world.journal.entries().at(-1)?.notes.join()).toContain("name")
  })

  it("is created from a large scenario that it shares", async () => {
    const { backend, to, create } = openWorlds({ scenarios: { shop: multipliedShop(3) } })
    await create({ name: "a", scenario: "shop" })
    await create({ name: "b", scenario: "shop" })
    const [a, b] = ["a", "b"].map((name) => backend.worlds.get(name).db.tables)
    const order = b?.order.all()[0]
    a?.order.update(order?.id ?? "", { email: "changed@example.com" })
    a?.orderItem.erase(a.orderItem.by("order_id", order?.id ?? "")[0]?.id ?? "")
    expect([a?.order.size, b?.order.size]).toEqual([1200, 1200])
    expect([a?.order.get(order?.id)?.email, b?.order.get(order?.id)]).toEqual(["changed@example.com", order])
    const items = (tables: typeof a) => tables?.orderItem.by("order_id", order?.id ?? "").length
    expect(items(a)).toBe((items(b) ?? 0) - 1)
    const headers = { authorization: `Bearer ${await tokenOf(to("a"))}` }
    const found = await to("a").call("GET", "/admin/orders?q=changed@example.com&fields=id", undefined, headers)
    expect(found.body.orders).toMatchObject([{ id: order?.id }])
    const other = await to("b").call("GET", "/admin/orders?q=changed@example.com&fields=id", undefined, headers)
    expect(other.body.orders).toEqual([])
  }, 60_000)
})

describe("The path prefix of a world", () => {
  it("leads to the same data as the header", async () => {
    const { to, create } = openWorlds()
    await create({ name: "a" })
    const { callByPath, call } = to("a")
    const { token } = (await callByPath("POST", "/auth/user/emailpass", ADMIN)).body
    expect(token).toEqual(expect.any(String))
    const { entries } = (await callByPath("GET", "/_mock/journal")).body
    expect(entries.map(({ path }: { path: string }) => path)).toEqual(["/auth/user/emailpass"])
    expect((await call("GET", "/_mock/journal")).body.entries).toHaveLength(1)
  })

  it("is part of the URLs of uploaded files, which are loaded without a header", async () => {
    const { backend, to, create } = openWorlds()
    await create({ name: "a" })
    const form = new FormData()
    form.set("files", new File(["hello"], "hello.txt", { type: "text/plain" }))
    const headers = { authorization: `Bearer ${await tokenOf(to("a"))}`, "x-mock-world": "a" }
    const upload = new Request("http://mock.test/admin/uploads", { method: "POST", headers, body: form })
    const { url } = (await (await backend.fetch(upload)).json()).files[0]
    expect(url).toMatch(/^http:\/\/mock\.test\/_world\/a\/static\//)
    expect(await (await backend.fetch(new Request(url))).text()).toBe("hello")
    expect((await backend.fetch(new Request(url.replace("/_world/a", "")))).status).toBe(404)
  })

  it("is replaced in the URLs of uploaded files when another world or the main one imports them", async () => {
    const { backend, send, to, create } = openWorlds({ base: "http://mock.test" })
    await create({ name: "a", at: AT })
    await create({ name: "b", at: AT })
    const form = new FormData()
    form.set("files", new File(["hello"], "hello.txt", { type: "text/plain" }))
    const headers = { authorization: `Bearer ${await tokenOf(to("a"))}`, "x-mock-world": "a" }
    const upload = new Request("http://mock.test/admin/uploads", { method: "POST", headers, body: form })
    const { url } = (await (await backend.fetch(upload)).json()).files[0]
    const { product } = backend.worlds.get("a").db.tables
    const { id } = product.insert({ title: "Shirt", handle: "shirt", thumbnail: url })
    const saved = (await to("a").call("GET", "/_mock/world")).body
    await to("b").call("PUT", "/_mock/world", saved)
    await send("PUT", "/_mock/world", saved)
    const pictureIn = (db: typeof backend.db) => String(db.tables.product.get(id)?.thumbnail)
    expect(pictureIn(backend.worlds.get("b").db)).toBe(url.replace("/_world/a", "/_world/b"))
    expect(pictureIn(backend.db)).toBe(url.replace("/_world/a", ""))
    backend.worlds.delete("a")
    expect(await (await backend.fetch(new Request(pictureIn(backend.db)))).text()).toBe("hello")
  })

  it("protects the control API from other origins", async () => {
    const { send, create } = openWorlds()
    await create({ name: "a" })
    const reset = await send("POST", "/_world/a/_mock/reset", {}, { origin: "https://evil.example" })
    expect([reset.status, reset.headers.get("access-control-allow-origin")]).toEqual([403, null])
    expect((await send("POST", "/_mock/worlds", {}, { origin: "https://evil.example" })).status).toBe(403)
  })

  it("and the header must name the same world", async () => {
    const { call, create } = openWorlds()
    await create({ name: "a" })
    const { status, body } = await call("GET", "/_world/a/health", undefined, { "x-mock-world": "b" })
    expect([status, body.message]).toEqual([400, expect.stringContaining('"a"')])
  })
})
