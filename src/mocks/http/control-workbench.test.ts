import { describe, expect, it } from "vitest"
import { createClock } from "#mocks/kernel/clock.ts"
import { PUBLISHABLE_KEY } from "#mocks/seed/defaults.ts"
import { login, send } from "#tests/support/callers.ts"
import { type Backend, createBackend } from "./backend.ts"

const NOW = Date.UTC(2026, 4, 1, 12)
const begin = (scenario = "empty") => createBackend({ scenario, seed: 1, clock: createClock(NOW) })

async function admin(backend: Backend) {
  const token = await login(backend, "user")
  return async <T>(method: string, path: string, body?: object) =>
    (await send(backend, method, path, { token, body }))[1] as T
}
const control = async <T>(backend: Backend, method: string, path: string, body?: unknown) => {
  const [status, answer] = await send(backend, method, `/_mock/${path}`, { body })
  return [status, answer as T] as const
}
const tagsOf = (backend: Backend) => backend.db.tables.productTag.all().map(({ value }) => value)

describe("undo", () => {
  it("restores the rows that the last requests created, changed and deleted", async () => {
    const backend = begin()
    const call = await admin(backend)
    const { product_tag: first } = await call<{ product_tag: { id: string } }>("POST", "/admin/product-tags", {
      value: "a",
    })
    await call("POST", "/admin/product-tags", { value: "b" })
    await call("POST", `/admin/product-tags/${first.id}`, { value: "c" })
    await call("DELETE", `/admin/product-tags/${first.id}`)
    expect(tagsOf(backend)).toEqual(["b"])
    type Requests = { requests: { method: string; path: string }[] }
    const [, { requests }] = await control<Requests>(backend, "GET", "undo")
    expect(requests.map(({ method }) => method)).toEqual(["POST", "POST", "POST", "DELETE"])
    expect(await control(backend, "POST", "undo", { count: 1 })).toEqual([200, { undone: 1 }])
    expect(tagsOf(backend).sort()).toEqual(["b", "c"])
    expect(await control(backend, "POST", "undo", { count: 2 })).toEqual([200, { undone: 2 }])
    expect(tagsOf(backend)).toEqual(["a"])
    const { product_tags } = await call<{ product_tags: { value: string }[] }>("GET", "/admin/product-tags")
    expect(product_tags.map(({ value }) => value)).toEqual(["a"])
    expect(await control(backend, "POST", "undo", { count: 9 })).toEqual([200, { undone: 1 }])
    expect(tagsOf(backend)).toEqual([])
  })

  it("offers neither requests that changed nothing nor those before another scenario was loaded", async () => {
    const backend = begin()
    const call = await admin(backend)
    await call("GET", "/admin/product-tags")
    await call("POST", "/admin/product-tags", {})
    expect((await control(backend, "GET", "undo"))[1]).toEqual({ requests: [] })
    await call("POST", "/admin/product-tags", { value: "a" })
    backend.reset("empty")
    expect((await control(backend, "GET", "undo"))[1]).toEqual({ requests: [] })
  })

  it.each([0, -1, 1.5, "2"])("rejects the number of requests %j", async (count) => {
    expect((await control(begin(), "POST", "undo", { count }))[0]).toBe(400)
  })
})

describe("the difference of two datasets", () => {
  const save = async (backend: Backend, as = "?as=changes") => (await control<object>(backend, "GET", `world${as}`))[1]

  it.each(["?as=changes", ""])(
    "lists added, removed and changed rows by table, for worlds saved with %j",
    async (as) => {
      const backend = begin()
      const call = await admin(backend)
      await call("POST", "/admin/product-tags", { value: "a" })
      await call("POST", "/admin/product-tags", { value: "b" })
      const from = await save(backend, as)
      const [first, second] = backend.db.tables.productTag.all()
      await call("POST", `/admin/product-tags/${first?.id}`, { value: "c" })
      backend.db.atomically(() => backend.db.tables.productTag.erase(second?.id ?? ""))
      await call("POST", "/admin/product-types", { value: "new" })
      const [status, diff] = await control(backend, "POST", "diff", { from, to: await save(backend, as) })
      expect([status, diff]).toMatchObject([
        200,
        {
          count: 3,
          tables: {
            productTag: {
              count: 2,
              rows: [
                { id: first?.id, kind: "changed", columns: { value: ["a", "c"] } },
                { id: second?.id, kind: "removed", row: { value: "b" } },
              ],
            },
            productType: { count: 1, rows: [{ kind: "added", row: { value: "new" } }] },
          },
        },
      ])
    },
  )

  it("is empty for the same dataset", async () => {
    const backend = begin()
    const world = await save(backend)
    expect((await control(backend, "POST", "diff", { from: world, to: world }))[1]).toEqual({ count: 0, tables: {} })
  })

  it.each([
    ["no dataset", {}, "This isn't a saved dataset."],
    ["null", null, "This isn't a saved dataset."],
    ["an incomplete dataset", { version: 1 }, "Field 'now' is required"],
    [
      "another version",
      { version: 2, now: NOW, seed: 1, tables: {} },
      "The dataset has version 2, but only version 1 can be loaded.",
    ],
    [
      "an unknown scenario",
      { version: 1, now: NOW, seed: 1, scenario: "nothing", on: { at: NOW }, tables: {} },
      'There is no scenario "nothing"',
    ],
  ])("is refused for %s, with the reason", async (_, to, reason) => {
    const backend = begin()
    const [status, answer] = await control<{ message: string }>(backend, "POST", "diff", {
      from: await save(backend),
      to,
    })
    expect([status < 500 && status >= 400, answer.message]).toEqual([true, expect.stringContaining(reason)])
  })
})

describe("added faults", () => {
  type List = { faults: { id: number; hits: number; left: number | null }[] }

  it("count how often they applied, and are removed one by one", async () => {
    const backend = begin()
    await control(backend, "POST", "faults", { method: "GET", path: "/store/regions", status: 503, times: 2 })
    await control(backend, "POST", "faults", { path: "/admin/*", latency: 1 })
    expect((await send(backend, "GET", "/store/regions", { key: PUBLISHABLE_KEY }))[0]).toBe(503)
    const [, { faults }] = await control<List>(backend, "GET", "faults")
    expect(faults).toMatchObject([
      { path: "/store/regions", hits: 1, left: 1 },
      { path: "/admin/*", hits: 0, left: null },
    ])
    const [, rest] = await control<List>(backend, "DELETE", `faults/${faults[0]?.id}`)
    expect(rest.faults).toMatchObject([{ path: "/admin/*" }])
  })

  it.each([
    { path: "/store/nothing", status: 500 },
    { method: "DELETE", path: "/store/regions", status: 500 },
    { path: "/admin/orders/:id/nothing", status: 500 },
  ])("are refused if they match no operation: %j", async (fault) => {
    const backend = begin()
    expect((await control(backend, "POST", "faults", fault))[0]).toBe(400)
    expect(backend.faults.list).toEqual([])
  })

  it.each([
    { path: "/admin/orders/order_1", status: 500 },
    { path: "/store/carts/:id/complete", drop: "after" },
    { method: "GET", path: "/admin/*", latency: 10 },
    { path: "/static/*", status: 404 },
    { latency: 10 },
  ])("are accepted if they may match one: %j", async (fault) => {
    expect((await control(begin(), "POST", "faults", fault))[0]).toBe(200)
  })
})

it("counts the requests of each operation since the counts were reset", async () => {
  const backend = begin()
  type Operations = { operations: { method: string; path: string; received: number; succeeded: number }[] }
  const [, { operations: all }] = await control<Operations>(backend, "DELETE", "operations")
  expect(all.length).toBeGreaterThan(450)
  await send(backend, "GET", "/store/regions", { key: PUBLISHABLE_KEY })
  await send(backend, "GET", "/store/regions")
  const [, { operations }] = await control<Operations>(backend, "GET", "operations")
  expect(operations.filter(({ received }) => received > 0)).toMatchObject([
    { method: "GET", path: "/store/regions", received: 2, succeeded: 1 },
  ])
})

it("returns the page and an administrator's token when a scenario is loaded to be opened", async () => {
  const backend = begin()
  type Answer = { opening: { page: string; admin_token: string; customer_token: null; cart: null } }
  const [, { opening }] = await control<Answer>(backend, "POST", "reset", { scenario: "empty", open: true })
  expect(opening).toMatchObject({ page: "/admin", customer_token: null, cart: null })
  const [status] = await send(backend, "GET", "/admin/users/me", { token: opening.admin_token })
  expect(status).toBe(200)
})

it("tells whether the clock is stopped", async () => {
  const backend = begin()
  expect(await control(backend, "PUT", "clock", { at: null })).toMatchObject([200, { is_stopped: false }])
  expect(await control(backend, "PUT", "clock", { at: "2026-05-01T00:00:00Z" })).toMatchObject([
    200,
    { now: "2026-05-01T00:00:00.000Z", is_stopped: true },
  ])
})

it.each(["9999-12-31T23:59:00Z", "+275760-09-13T00:00:00Z", "0001-01-01T00:00:00Z"])(
  "keeps the clock and names the possible years for %s",
  async (at) => {
    const backend = begin()
    const [status, { message }] = await control<{ message: string }>(backend, "PUT", "clock", { at })
    expect([status, message]).toEqual([400, expect.stringContaining("Expected a time from 1970 to 9998")])
    expect((await control<{ now: string }>(backend, "GET", "clock"))[1].now).toBe("2026-05-01T12:00:00.000Z")
  },
)
