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

  it("lists requests that arrive together under their own paths", async () => {
    const backend = begin()
    const call = await admin(backend)
    await Promise.all([
      call("POST", "/admin/product-tags", { value: "a" }),
      call("POST", "/admin/product-types", { value: "b" }),
      call("GET", "/admin/product-tags"),
    ])
    const [, { requests }] = await control<{ requests: { method: string; path: string }[] }>(backend, "GET", "undo")
    expect(requests.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
      "POST /admin/product-tags",
      "POST /admin/product-types",
    ])
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
    ["an incomplete dataset", { version: 1 }, '"now" is missing: expected a number.'],
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

describe("the data before a request", () => {
  type Saved = {
    tables: Record<string, { value?: string; deleted_at?: string | null }[]>
    gone?: Record<string, string[]>
  }
  const dataBefore = async (backend: Backend, n: number) =>
    (await control<Saved & { code: string }>(backend, "GET", `world?as=changes&before=${n}`))[1]
  const tagsIn = ({ tables }: Saved) => (tables.productTag ?? []).map(({ value }) => value)

  it("leaves out what that request and later ones changed", async () => {
    const backend = begin()
    const call = await admin(backend)
    const { product_tag } = await call<{ product_tag: { id: string } }>("POST", "/admin/product-tags", { value: "a" })
    await call("GET", "/admin/product-tags")
    await call("POST", `/admin/product-tags/${product_tag.id}`, { value: "b" })
    await call("DELETE", `/admin/product-tags/${product_tag.id}`)
    await call("POST", "/admin/product-tags", { value: "c" })
    const writes = backend.journal.entries({ path: "/admin/product-tags" })
    const saved = await Promise.all(writes.map(({ n }) => dataBefore(backend, n)))
    expect(saved.map(tagsIn)).toEqual([[], ["a"], ["a"], ["b"], ["b"]])
    expect(saved.map(({ tables }) => tables.productTag?.[0]?.deleted_at ?? null)).toEqual([
      null,
      null,
      null,
      null,
      expect.any(String),
    ])
    expect(saved.map(({ gone }) => gone?.productTag)).toEqual(saved.map(() => undefined))
  })

  it("isn't known after other data was loaded", async () => {
    const backend = begin()
    const call = await admin(backend)
    await call("POST", "/admin/product-tags", { value: "a" })
    const [{ n } = { n: 0 }] = backend.journal.entries({ path: "/admin/product-tags" })
    backend.reset("empty")
    expect((await dataBefore(backend, n)).code).toBe("data_replaced")
  })

  it("isn't known for requests between a change and its undo", async () => {
    const backend = begin()
    const call = await admin(backend)
    await call("POST", "/admin/product-tags", { value: "a" })
    await call("POST", "/admin/product-tags", { value: "b" })
    await call("GET", "/admin/product-tags")
    await control(backend, "POST", "undo", { count: 1 })
    await call("GET", "/admin/product-tags")
    const [first, second, between, after] = backend.journal.entries({ path: "/admin/product-tags" }).map(({ n }) => n)
    expect((await dataBefore(backend, between ?? 0)).code).toBe("data_replaced")
    const others = await Promise.all([first, second, after].map((n) => dataBefore(backend, n ?? 0)))
    expect(others.map(tagsIn)).toEqual([[], ["a"], ["a"]])
  })

  it.each(["abc", "", "0", "-1", "1.5", "1e0", "99"])(
    "is refused for %j, which is no journal entry",
    async (before) => {
      const backend = begin()
      await admin(backend)
      const [status, { message }] = await control<{ message: string }>(backend, "GET", `world?before=${before}`)
      expect([status, message]).toEqual([400, `"${before}" isn't the number of a journal entry: the latest is 1.`])
    },
  )
})

it("returns a new token for the caller of a journal entry, and none for an unknown login", async () => {
  const backend = begin()
  const call = await admin(backend)
  await call("GET", "/admin/users/me")
  const [{ caller } = { caller: null }] = backend.journal.entries({ path: "/admin/users/me" })
  const [, { token }] = await control<{ token: string }>(backend, "POST", "tokens", caller)
  expect((await send(backend, "GET", "/admin/users/me", { token }))[0]).toBe(200)
  const unknown = { actor_type: "user", auth_identity_id: "authid_unknown" }
  expect(await control(backend, "POST", "tokens", unknown)).toMatchObject([404, { code: "unknown_login" }])
})

it.each([
  ["POST", "reset", { scenario: "nothing" }, "unknown_scenario"],
  ["POST", "reset", { at: "tomorrow" }, "time_out_of_range"],
  ["PUT", "clock", { at: "9999-12-31T00:00:00Z" }, "time_out_of_range"],
  ["PUT", "clock", { move: 1e300 }, "time_out_of_range"],
  ["PUT", "world", { version: 7 }, "dataset_version"],
  ["PUT", "world", { version: 1 }, "missing_field"],
  ["PUT", "world", [], "not_a_dataset"],
  ["POST", "worlds", { name: "a b/ü" }, "world_name"],
  ["DELETE", "worlds/nothing", undefined, "unknown_world"],
])("%s %s with %j is refused with a code, and keeps the data", async (method, path, body, code) => {
  const backend = begin()
  await (await admin(backend))("POST", "/admin/product-tags", { value: "kept" })
  const [status, answer] = await control<{ code: string }>(backend, method, path, body)
  expect([status < 500, answer.code]).toEqual([true, code])
  expect([backend.scenario, tagsOf(backend)]).toEqual(["empty", ["kept"]])
  expect((await control<{ now: string }>(backend, "GET", "clock"))[1].now).toBe("2026-05-01T12:00:00.000Z")
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
    backend.faults.set([{ path: "/admin/*", latency: 1 }])
    const refused = [400, { code: "fault_matches_nothing", values: { operation: expect.stringContaining("/") } }]
    expect(await control(backend, "POST", "faults", fault)).toMatchObject(refused)
    expect(await control(backend, "PUT", "faults", { faults: [{ latency: 5 }, fault] })).toMatchObject(refused)
    expect(backend.faults.list).toMatchObject([{ path: "/admin/*", latency: 1 }])
  })

  it.each([
    [{ path: "/admin/*" }, "fault_without_effect"],
    [{ latency: 0 }, "fault_without_effect"],
    [{ body: { message: "Not sent without a status" } }, "fault_without_effect"],
    [{ status: 500, rate: 0 }, "fault_rate_zero"],
  ])("are refused if they would change no response: %j", async (fault, code) => {
    const backend = begin()
    backend.faults.set([{ path: "/admin/*", latency: 1 }])
    expect(await control(backend, "POST", "faults", fault)).toMatchObject([400, { code }])
    expect(await control(backend, "PUT", "faults", { faults: [{ latency: 5 }, fault] })).toMatchObject([400, { code }])
    expect(backend.faults.list).toMatchObject([{ path: "/admin/*", latency: 1 }])
  })

  it("are refused for a method that no operation has", async () => {
    expect((await control(begin(), "POST", "faults", { method: "PUT", latency: 1 }))[0]).toBe(400)
  })

  it("record in the journal the fields of their response that don't match the schema", async () => {
    const backend = createBackend({ scenario: "wrong-responses", seed: 1, check: "journal" })
    const token = await login(backend, "user")
    expect(await send(backend, "GET", "/admin/customers", { token })).toMatchObject([200, { count: "1" }])
    const [{ notes } = { notes: [] }] = backend.journal.entries({ path: "/admin/customers" })
    expect(notes[0]).toContain("fault")
    expect(notes.slice(1).join()).toMatch(/email/)
    expect(notes.slice(1).join()).toMatch(/count/)
  })

  it.each([
    { path: "/admin/orders/order_1", status: 500 },
    { path: "/store/carts/:id/complete", drop: "after" },
    { method: "GET", path: "/admin/*", latency: 10 },
    { path: "/static/*", status: 404 },
    { latency: 10 },
    { method: "POST", afterWrites: 0 },
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
