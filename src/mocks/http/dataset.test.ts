import { beforeAll, describe, expect, it } from "vitest"
import { createClock } from "#mocks/kernel/clock.ts"
import { multipliedShop } from "#mocks/scenarios/large.ts"
import { type Backend, createBackend } from "./backend.ts"

const NOW = Date.UTC(2026, 4, 1)
const begin = (scenario = "empty", seed = 1) => createBackend({ scenario, seed, clock: createClock(NOW) })

async function call(backend: Backend, method: string, path: string, body?: unknown) {
  const init = body === undefined ? {} : { body: JSON.stringify(body) }
  const headers = { "content-type": "application/json" }
  const response = await backend.fetch(new Request(`http://mock.test${path}`, { method, headers, ...init }))
  return { status: response.status, body: await response.json() }
}
const reset = (backend: Backend, body: object) => call(backend, "POST", "/_mock/reset", body)
const world = async (backend: Backend, query = "") => (await call(backend, "GET", `/_mock/world${query}`)).body
/** A write as a request would make it. */
const rename = (backend: Backend, name: string) =>
  backend.db.atomically(() => {
    const [channel] = backend.db.tables.salesChannel.all()
    backend.db.tables.salesChannel.update(channel?.id ?? "", { name })
  })
const channelOf = (backend: Backend) => backend.db.tables.salesChannel.all()[0]?.name

describe("A reset", () => {
  it("builds the named scenario, or the one that the backend started with", async () => {
    const backend = begin()
    rename(backend, "Changed")
    expect((await reset(backend, {})).body).toEqual({ scenario: "empty", now: "2026-05-01T00:00:00.000Z" })
    expect(channelOf(backend)).toBe("Default Sales Channel")
  })

  it("is refused for an unknown scenario and keeps the data", async () => {
    const backend = begin()
    rename(backend, "Changed")
    const { status, body } = await reset(backend, { scenario: "toString" })
    expect([status, body.message]).toEqual([404, 'There is no scenario "toString".'])
    expect([backend.scenario, channelOf(backend)]).toEqual(["empty", "Changed"])
  })

  it("removes all faults", async () => {
    const backend = begin()
    backend.faults.set([{ status: 500 }])
    await reset(backend, {})
    expect(backend.faults.list).toEqual([])
  })

  it("builds identical data and ids for the same seed and time, and different data for another seed", async () => {
    const backend = begin()
    const built = async (seed: number) => {
      await reset(backend, { seed, at: "2026-01-01T00:00:00Z" })
      return (await world(backend)).tables
    }
    const [first, other, again] = [await built(7), await built(8), await built(7)]
    expect(again).toEqual(first)
    expect(other).not.toEqual(first)
  })

  it.each([[{ scenario: 7 }], [{ at: "tomorrow or so" }], [{ seed: 1.5 }], [{ speed: 3 }]])(
    "rejects invalid options: %j",
    async (body) => {
      expect((await reset(begin(), body)).status).toBe(400)
    },
  )
})

describe("The default store", () => {
  it("has the same ids of products, customers and settings whenever it is built, so that links to them can be shared", () => {
    const idsAt = (time: number) => {
      const { tables } = createBackend({ scenario: "default", seed: 1, clock: createClock(time) }).db
      const { productVariant, customer, region, promotion, order } = tables
      const ids = (table: { all(): readonly { id: string }[] }) => table.all().map(({ id }) => id)
      return { lasting: [productVariant, customer, region, promotion].map(ids), orders: ids(order) }
    }
    const [one, other] = [idsAt(NOW), idsAt(NOW + 90_061_000)]
    expect(one.lasting).toEqual(other.lasting)
    expect(one.lasting.flat().length).toBeGreaterThan(200)
    expect(one.orders).not.toEqual(other.orders)
  })
})

describe("The clock", () => {
  const clock = (backend: Backend, body: object) => call(backend, "PUT", "/_mock/clock", body)

  it("stops at a time, advances on request, and runs again", async () => {
    const backend = begin()
    await clock(backend, { at: "2026-05-01T00:00:00.000Z" })
    expect((await clock(backend, { move: 86_400_000 })).body.now).toBe("2026-05-02T00:00:00.000Z")
    expect((await call(backend, "GET", "/_mock/clock")).body.now).toBe("2026-05-02T00:00:00.000Z")
    await clock(backend, { at: null })
    expect(Math.abs(backend.db.clock.now() - Date.now() - 86_400_000)).toBeLessThan(60_000)
  })

  it("expires tokens when it is advanced", async () => {
    const backend = begin()
    const login = { email: "admin@example.com", password: "supersecret" }
    const { token } = (await call(backend, "POST", "/auth/user/emailpass", login)).body
    const me = () =>
      backend.fetch(new Request("http://mock.test/admin/users/me", { headers: { authorization: `Bearer ${token}` } }))
    expect((await me()).status).toBe(200)
    await clock(backend, { move: 2 * 86_400_000 })
    expect((await me()).status).toBe(401)
  })
})

describe("A saved dataset", () => {
  it("is restored by another backend, which continues its ids", async () => {
    const backend = begin()
    rename(backend, "Kept")
    const saved = await world(backend)
    const other = begin("default", 9)
    expect((await call(other, "PUT", "/_mock/world", saved)).body.scenario).toBe("empty")
    expect(other.db.export().tables).toEqual(backend.db.export().tables)
    expect(other.db.id("sc") > String(backend.db.tables.salesChannel.all()[0]?.id)).toBe(true)
  })

  it("is returned as it was when requested, even if it changes while being read", async () => {
    const backend = begin("default")
    rename(backend, "Before")
    const response = await backend.fetch(new Request("http://mock.test/_mock/world"))
    rename(backend, "After")
    const [channel] = (await response.json()).tables.salesChannel
    expect([response.headers.get("content-type"), channel.name]).toEqual(["application/json", "Before"])
  })

  it("restores its clock", async () => {
    const backend = begin()
    backend.db.clock.fix(Date.UTC(2027, 0, 1))
    const other = createBackend({ scenario: "empty" })
    await call(other, "PUT", "/_mock/world", await world(backend))
    expect(other.db.clock.iso()).toBe("2027-01-01T00:00:00.000Z")
  })

  it("adopts the image URLs of the backend that restores it", async () => {
    const backend = begin("default")
    const other = createBackend({ scenario: "empty", base: "https://demo.test/api" })
    await call(other, "PUT", "/_mock/world", await world(backend))
    const thumbnail = other.db.tables.product.all()[0]?.thumbnail
    expect(thumbnail).toMatch(/^https:\/\/demo\.test\/api\/static\/pictures\/.+\.svg$/)
  })

  it("can be exported as changes and restored from them", async () => {
    const backend = begin("default")
    rename(backend, "Kept")
    backend.db.atomically(() => {
      const [link] = backend.db.tables.productTagProduct.all()
      backend.db.tables.productTagProduct.erase(link?.id ?? "")
    })
    const saved = await world(backend, "?as=changes")
    expect(Object.keys(saved.tables)).toEqual(["salesChannel"])
    const other = begin("empty", 5)
    expect((await call(other, "PUT", "/_mock/world", saved)).status).toBe(200)
    expect(other.db.export().tables).toEqual(backend.db.export().tables)
    expect((await world(other, "?as=changes")).tables).toEqual(saved.tables)
  })

  it("is refused if its scenario has changed", async () => {
    const backend = begin()
    const saved = await world(backend, "?as=changes")
    const { status } = await call(backend, "PUT", "/_mock/world", { ...saved, on: { ...saved.on, count: 3 } })
    const older = await call(backend, "PUT", "/_mock/world", { ...saved, on: { ...saved.on, idTime: undefined } })
    expect(older.status).toBe(400)
    expect(status).toBe(400)
  })

  it("is refused if it is invalid", async () => {
    expect((await call(begin(), "PUT", "/_mock/world", { version: 2 })).status).toBe(400)
  })
})

describe("A generated dataset", () => {
  let backend: Backend
  const scenarios = { shops: multipliedShop(3) }
  beforeAll(() => {
    backend = createBackend({ scenario: "shops", scenarios, seed: 1, clock: createClock(NOW) })
  }, 30_000)

  it("is always saved as changes", async () => {
    const order = backend.db.tables.order.all().at(-1)
    backend.db.atomically(() => {
      backend.db.tables.order.update(order?.id ?? "", { email: "new@example.com" })
      const [line] = backend.db.tables.orderItem.by("order_id", order?.id ?? "")
      backend.db.tables.orderItem.update(line?.id ?? "", { quantity: 9 })
    })
    const saved = await world(backend)
    expect(Object.keys(saved.tables).sort()).toEqual(["order", "orderItem"])
    const other = createBackend({ scenario: "empty", scenarios })
    await call(other, "PUT", "/_mock/world", saved)
    expect(other.db.tables.order.get(order?.id)?.email).toBe("new@example.com")
    expect(other.db.tables.orderItem.by("order_id", order?.id ?? "")[0]?.quantity).toBe(9)
    expect(other.db.tables.payment.all()).toEqual(backend.db.tables.payment.all())
  }, 30_000)
})

describe("The scenario list", () => {
  it("contains a sentence for each scenario and the name of the current one", async () => {
    const { body } = await call(begin(), "GET", "/_mock/scenarios")
    expect(body.current).toBe("empty")
    for (const { name, about } of body.scenarios) expect(`${name}: ${about}`).toMatch(/^[a-z-]+: [A-Z].+\.$/)
  })
})
