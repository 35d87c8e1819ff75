import { describe, expect, it } from "vitest"
import { createClock } from "#mocks/kernel/clock.ts"
import { PUBLISHABLE_KEY } from "#mocks/seed/defaults.ts"
import { login, send } from "#tests/support/callers.ts"
import { type Backend, createBackend } from "./backend.ts"

const begin = (controlOrigins: readonly string[] = []) => createBackend({ scenario: "empty", seed: 1, controlOrigins })
const from = (backend: Backend, method: string, path: string, headers: Record<string, string>, body?: string) =>
  backend.fetch(new Request(`http://mock.test/_mock/${path}`, { method, headers, body: body ?? null }))

describe("the control API", () => {
  const routes = ["scenarios", "world", "faults", "journal", "clock", "events", "mails"]
  const foreign = { origin: "https://evil.example" }

  it.each(routes)("rejects pages of other origins: %s", async (path) => {
    for (const headers of [
      foreign,
      { origin: "null" },
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
    ]) {
      const response = await from(begin(), "GET", path, headers)
      expect([response.status, response.headers.get("access-control-allow-origin")]).toEqual([403, null])
    }
  })

  it("refuses a reset by a page of another origin, with and without a preflight", async () => {
    const backend = begin()
    backend.db.tables.salesChannel.insert({ name: "Mine" })
    const response = await from(backend, "POST", "reset", { ...foreign, "content-type": "text/plain" }, "{}")
    expect(response.status).toBe(403)
    expect(backend.db.tables.salesChannel.all().map(({ name }) => name)).toContain("Mine")
    expect((await from(backend, "OPTIONS", "reset", foreign)).status).toBe(403)
  })

  it("refuses a page that names itself as the mock's own address, as a proxy does", async () => {
    const backend = begin()
    backend.worlds.create({ name: "a" })
    const headers = { origin: "https://evil.example", "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" }
    for (const path of ["/_mock/world", "/_world/a/_mock/world"])
      for (const method of ["GET", "PUT", "OPTIONS"]) {
        const response = await backend.fetch(new Request(`http://mock.test${path}`, { method, headers }))
        expect([path, method, response.status]).toEqual([path, method, 403])
      }
    const inWorld = { ...headers, "x-mock-world": "a" }
    expect((await backend.fetch(new Request("http://mock.test/_mock/world", { headers: inWorld }))).status).toBe(403)
  })

  it("serves pages of its public URL, which reach it through a proxy", async () => {
    const backend = createBackend({ scenario: "empty", base: "https://shop.test/api" })
    const ask = (origin: string) =>
      backend.fetch(new Request("http://10.0.0.1:9000/api/_mock/clock", { headers: { origin } }))
    expect((await ask("https://shop.test")).status).toBe(200)
    expect((await ask("https://other.test")).status).toBe(403)
  })

  it("serves its own origin, allowed origins, and callers other than web pages", async () => {
    const backend = begin(["http://localhost:5173"])
    for (const headers of [
      {},
      { origin: "http://mock.test" },
      { origin: "http://localhost:5173" },
      { "sec-fetch-site": "same-origin" },
      { "sec-fetch-site": "none" },
    ])
      expect((await from(backend, "GET", "clock", headers as Record<string, string>)).status).toBe(200)
  })

  it("leaves the commerce API open to every origin", async () => {
    const request = new Request("http://mock.test/health", { headers: foreign })
    expect((await begin().fetch(request)).headers.get("access-control-allow-origin")).toBe(foreign.origin)
  })
})

describe("a refused control request", () => {
  it.each([
    [
      "PUT",
      "faults",
      '{"faults":[{"path":"/store/products","method":"PATCH","status":500}]}',
      "invalid_field",
      '"faults[0].method" is "PATCH": expected "GET", "POST", "PUT", "DELETE".',
    ],
    ["PUT", "faults", '{"faults":{"status":500}}', "invalid_field", '"faults" is an object: expected a list.'],
    ["PUT", "faults", '[{"status":500}]', "invalid_body", "The body is a list: expected an object."],
    ["PUT", "faults", "{}", "missing_field", '"faults" is missing: expected a list.'],
    ["PUT", "clock", '{"move":"1d"}', "invalid_field", '"move" is "1d": expected a number.'],
    ["PUT", "clock", '{"at":5}', "invalid_field", '"at" is 5: expected a text.'],
    ["PUT", "clock", '{"mov":5}', "unknown_field", 'There is no field "mov". Did you mean "move"?'],
    [
      "POST",
      "reset",
      '{"scenario":"low-stok"}',
      "unknown_scenario",
      'There is no scenario "low-stok". Did you mean "low-stock"?',
    ],
    ["POST", "reset", '{"seed":1.5}', "invalid_field", '"seed" is 1.5: expected a whole number.'],
    ["POST", "worlds", '{"idle":0}', "invalid_field", '"idle" is 0: expected at least 1.'],
    ["POST", "undo", '{"count":0}', "invalid_field", '"count" is 0: expected at least 1.'],
    ["GET", "nothing", undefined, "unknown_request", 'There is no control request "GET /_mock/nothing".'],
    ["PATCH", "faults", "{}", "unknown_request", 'Did you mean "PUT /_mock/faults"?'],
    ["POST", "clock", '{"at":null}', "unknown_request", 'Did you mean "PUT /_mock/clock"?'],
    ["GET", "reset", undefined, "unknown_request", 'Did you mean "POST /_mock/reset"?'],
    ["DELETE", "clock", undefined, "unknown_request", 'Did you mean "PUT /_mock/clock"?'],
    ["PUT", "clock", '{"at":null,"move":5}', "fields_exclude", '"at" and "move" exclude each other.'],
    ["PUT", "clock", "{}", "missing_field", '"at" is missing: expected a text.'],
    ["PUT", "clock", '{"at":"2026-02-31T00:00:00Z"}', "time_out_of_range", '"at" is "2026-02-31T00:00:00Z"'],
    ["POST", "reset", '{"at":"2027-02-29"}', "time_out_of_range", "such as 2026-05-01T12:00:00Z"],
    ["POST", "worlds", '{"at":"2026-04-31T00:00:00Z"}', "time_out_of_range", "such as 2026-05-01T12:00:00Z"],
    ["POST", "reset", '{"at":"5"}', "time_out_of_range", '"at" is "5"'],
    ["PUT", "clock", '{"move":1e16}', "time_out_of_range", '"move" is 10000000000000000'],
    [
      "POST",
      "faults",
      '{"status":500,"delay":5}',
      "unknown_field",
      'There is no field "delay". Possible are method, path, contains, latency, status,',
    ],
    ["PUT", "clock", '{"day":5}', "unknown_field", 'There is no field "day". Possible are at, move.'],
    ["GET", "nothing?x=1", undefined, "unknown_request", 'There is no control request "GET /_mock/nothing".'],
    ["POST", "faults", '{"stauts":500}', "unknown_field", 'There is no field "stauts". Did you mean "status"?'],
    ["POST", "faults", '{"statuscode":500}', "unknown_field", 'Did you mean "status"?'],
    ["POST", "faults", '{"statusCode":500}', "unknown_field", 'Did you mean "status"?'],
    ["PUT", "faults", '{"faults":[],"status":500}', "unknown_field", 'Did you mean "faults[0].status"?'],
    ["PUT", "faults", '{"fault":[]}', "unknown_field", 'Did you mean "faults"?'],
    [
      "POST",
      "faults",
      '{"status":503,"headers":{"bad header":"1"}}',
      "invalid_name",
      '"headers" has the name "bad header": expected the name of a header, such as retry-after.',
    ],
    [
      "POST",
      "faults",
      '{"status":503,"headers":{"x-price":"5 €"}}',
      "invalid_field",
      '"headers.x-price" is "5 €": expected one line of Latin letters, digits and signs.',
    ],
    ["POST", "diff", '{"from":{}}', "missing_field", '"to" is missing: expected an exported dataset.'],
    [
      "GET",
      "journal?since=abc",
      undefined,
      "invalid_field",
      '"since" is "abc": expected the number of a journal entry.',
    ],
    ["DELETE", "faults/99", undefined, "unknown_fault", 'There is no fault "99".'],
    ["DELETE", "faults/abc", undefined, "unknown_fault", 'There is no fault "abc".'],
    ["PUT", "falts", "{}", "unknown_request", 'Did you mean "PUT /_mock/faults"?'],
    ["GET", "journal?pth=/store", undefined, "unknown_field", 'There is no field "pth". Did you mean "path"?'],
    ["GET", "world?as=change", undefined, "invalid_field", '"as"'],
    ["GET", "faults?path=/store", undefined, "unknown_field", 'There is no field "path".'],
    [
      "GET",
      "journal?path=store",
      undefined,
      "invalid_field",
      '"path" is "store": expected the path of a recorded request',
    ],
    ["GET", "journal?since=x", undefined, "invalid_field", '"since"'],
    ["GET", "world?before=99", undefined, "unknown_entry", `"99" isn't the number of a journal entry`],
    ["GET", "recording", undefined, "not_recorded", "--record"],
  ])("%s %s with %s names the field and what it can be", async (method, path, body, code, text) => {
    const response = await from(begin(), method, path, {}, body)
    expect([response.status >= 400 && response.status < 500, await response.json()]).toEqual([
      true,
      expect.objectContaining({ code, message: expect.stringContaining(text) }),
    ])
  })

  it("has a code if its origin isn't allowed, or its world doesn't exist", async () => {
    const foreign = await from(begin(), "GET", "clock", { origin: "https://evil.example" })
    expect(await foreign.json()).toMatchObject({ code: "foreign_origin" })
    expect(await (await from(begin(), "GET", "clock", { "x-mock-world": "none" })).json()).toMatchObject({
      code: "unknown_world",
    })
  })

  it.each(["/_mock", "/_mock/"])("isn't needed to find out what there is: GET %s lists all", async (path) => {
    const response = await begin().fetch(new Request(`http://mock.test${path}`))
    const { requests } = await response.json()
    expect(requests).toEqual(expect.arrayContaining(["GET /_mock/scenarios", "PUT /_mock/clock", "POST /_mock/worlds"]))
  })
})

describe("a reset", () => {
  it.each(["main", "named"])("restores the time, the faults and the journal of a %s world", async (kind) => {
    const backend = begin()
    const world = kind === "main" ? backend : backend.worlds.create()
    const use = async () => {
      world.db.clock.fix(Date.UTC(2026, 4, 1))
      world.db.clock.advance(86_400_000)
      world.faults.set([{ path: "/health", status: 503 }])
      await world.fetch(new Request("http://mock.test/health"))
      expect([world.journal.entries().length, world.db.clock.state().fixed]).toEqual([1, Date.UTC(2026, 4, 1)])
    }
    const state = () => [world.journal.entries().length, world.faults.list.length, world.db.clock.state()]
    const start = [0, 0, { fixed: null, offset: 0 }]
    await use()
    world.reset()
    expect(state()).toEqual(start)
    await use()
    await world.fetch(new Request("http://mock.test/_mock/reset", { method: "POST", body: "{}" }))
    expect(state()).toEqual(start)
    await use()
    world.reset("empty", { at: "2026-03-01T00:00:00Z" })
    expect(state()).toEqual([0, 0, { fixed: Date.UTC(2026, 2, 1), offset: 0 }])
    expect(() => world.reset("nothing")).toThrow("There is no scenario")
    expect(state()).toEqual([0, 0, { fixed: Date.UTC(2026, 2, 1), offset: 0 }])
  })

  it.each(["main", "named"])("uses the first seed of a %s world again", async (kind) => {
    const backend = begin()
    const world = kind === "main" ? backend : backend.worlds.create()
    world.reset("empty", { seed: 7 })
    expect(world.db.seed).toBe(7)
    world.reset()
    expect(world.db.seed).toBe(1)
    await world.fetch(new Request("http://mock.test/_mock/reset", { method: "POST", body: '{"seed":9}' }))
    await world.fetch(new Request("http://mock.test/_mock/reset", { method: "POST", body: "{}" }))
    expect(world.db.seed).toBe(1)
  })

  it("builds the same data each time, also where it was kept from an earlier reset", async () => {
    const at = Date.UTC(2026, 4, 1)
    const backend = createBackend({ scenario: "default", seed: 3, clock: createClock(at) })
    const data = () => JSON.stringify(backend.db.export())
    const first = data()
    for (let count = 0; count < 3; count++) {
      backend.db.atomically(() => backend.db.tables.order.clear())
      backend.db.clock.advance(1000)
      backend.reset()
      expect(data()).toBe(first)
      expect(backend.db.clock.now()).toBe(at)
    }
    backend.reset("empty")
    expect(backend.db.tables.order.all()).toEqual([])
    backend.reset("default", { seed: 4 })
    expect(data()).not.toBe(first)
  })

  it("returns to the time at which the backend's clock was stopped at the start", () => {
    const clock = createClock(Date.UTC(2026, 0, 1))
    const backend = createBackend({ scenario: "empty", clock })
    clock.advance(1000)
    backend.reset()
    expect(clock.now()).toBe(Date.UTC(2026, 0, 1))
  })
})

describe("the clock", () => {
  it.each([{ move: 1e16 }, { move: -1e16 }, { at: "+200000-01-01T00:00:00Z" }])(
    "rejects a time out of range: %j",
    async (body) => {
      const backend = begin()
      expect((await from(backend, "PUT", "clock", {}, JSON.stringify(body))).status).toBe(400)
      expect((await send(backend, "GET", "/store/regions", { key: PUBLISHABLE_KEY }))[0]).toBe(200)
    },
  )
})

describe("an imported dataset", () => {
  const broken = (world: Record<string, unknown>): [string, unknown][] => [
    ["nothing", {}],
    ["an unknown table", { ...world, tables: { nothing: [{ id: "a" }] } }],
    ["a row without its columns", { ...world, tables: { region: [{ id: "reg_1" }] } }],
    ["a row with a wrong value", { ...world, tables: { store: [{ ...first(world, "store"), name: { a: 1 } }] } }],
    [
      "a row with a date that is none",
      { ...world, tables: { store: [{ ...first(world, "store"), created_at: "soon" }] } },
    ],
    ["a time out of range", { ...world, clock: { fixed: 1e16, offset: 0 } }],
    ["an unknown scenario", { ...world, on: { at: 0, count: 1 }, scenario: "nothing" }],
    ["a scenario that was another one", { ...world, on: { at: 0, count: 1 }, scenario: "empty" }],
  ]
  const first = (world: Record<string, unknown>, table: string) =>
    (world.tables as Record<string, Record<string, unknown>[]>)[table]?.[0]

  it("is refused completely if any part is invalid, and the current data is unchanged", async () => {
    const backend = begin()
    const world = (await (await from(backend, "GET", "world", {})).json()) as Record<string, unknown>
    for (const [what, file] of broken(world)) {
      const response = await from(backend, "PUT", "world", {}, JSON.stringify(file))
      expect([what, response.status < 500 && response.status >= 400]).toEqual([what, true])
      expect((await (await from(backend, "GET", "world", {})).json()).tables).toEqual(world.tables)
    }
  })

  it("can be saved as changes before the order history was generated", async () => {
    const backend = createBackend({ seed: 2 })
    const world = await (await from(backend, "GET", "world?as=changes", {})).text()
    expect((await from(backend, "PUT", "world", {}, world)).status).toBe(200)
  })
})

describe("the journal", () => {
  const entries = async (backend: Backend) => await (await from(backend, "GET", "journal", {})).text()

  it("records neither passwords nor tokens, whatever their format", async () => {
    const backend = begin()
    const post = (path: string, type: string, body: string) =>
      backend.fetch(new Request(`http://mock.test${path}`, { method: "POST", headers: { "content-type": type }, body }))
    await post("/auth/user/emailpass", "application/json", '{"email":"a@example.com","password":"hidden-1"}')
    await post("/auth/user/emailpass", "application/x-www-form-urlencoded", "email=a&password=hidden-2&x=1")
    await post("/auth/user/emailpass", "application/json", '{"password" : ["hidden-3"], "new_password":{"a":1}')
    await post("/auth/user/emailpass?token=hidden-4&api_key=hidden-5", "text/plain", "")
    await post("/auth/user/emailpass", "application/json", JSON.stringify({ inner: '{"password":"hidden-6"}' }))
    await post("/auth/user/emailpass", "application/json", `{"password":"hidden-7${"x".repeat(30_000)}`)
    const token = await login(backend, "user")
    await backend.fetch(new Request("http://mock.test/admin/users/me", { headers: { cookie: "connect.sid=hidden-8" } }))
    await send(backend, "POST", "/admin/api-keys", { token, body: { title: "Robot", type: "secret" } })
    const secret = backend.db.tables.apiKey.all().find(({ type }) => type === "secret")?.redacted ?? ""
    const text = await entries(backend)
    expect(text).not.toMatch(/hidden-\d/)
    expect(text).not.toContain(token)
    expect(text).not.toMatch(/sk_[0-9a-f]{20}/)
    expect(secret).not.toBe("")
  })
})

it("serves an uploaded page as a download and an image without scripts", async () => {
  const backend = begin()
  const token = await login(backend, "user")
  const upload = async (name: string, type: string) => {
    const body = new FormData()
    body.append("files", new Blob(["<script>alert(1)</script>"], { type }), name)
    const headers = { authorization: `Bearer ${token}` }
    const response = await backend.fetch(
      new Request("http://mock.test/admin/uploads", { method: "POST", headers, body }),
    )
    const { files } = (await response.json()) as { files: { url: string }[] }
    return (await backend.fetch(new Request(new URL(new URL(files[0]?.url ?? "").pathname, "http://mock.test"))))
      .headers
  }
  for (const [name, type] of [
    ["a.html", "text/html"],
    ["a", "text/html"],
    ["a.js", "text/javascript"],
    ["a.pdf", "application/pdf"],
  ] as const) {
    const headers = await upload(name, type)
    expect([headers.get("content-disposition"), headers.get("x-content-type-options")]).toEqual([
      "attachment",
      "nosniff",
    ])
  }
  expect((await upload("a.png", "image/png")).get("content-disposition")).toBeNull()
  expect((await upload("a.svg", "image/svg+xml")).get("content-security-policy")).toContain("sandbox")
})

it("deletes old events", async () => {
  const backend = begin()
  for (let i = 0; i < 1500; i++) backend.db.tables.event.insert({ name: `event ${i}`, data: {} })
  await send(backend, "POST", "/auth/user/emailpass", { body: {} })
  const token = await login(backend, "user")
  await send(backend, "POST", "/admin/product-tags", { token, body: { value: "a" } })
  const names = backend.db.tables.event.all().map(({ name }) => name)
  expect(names.length).toBeLessThanOrEqual(1200)
  expect(names).toContain("event 1499")
})
