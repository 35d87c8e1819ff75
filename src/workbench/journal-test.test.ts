import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import * as mock from "#mocks/http/backend.ts"
import { createClock } from "#mocks/kernel/clock.ts"
import { PUBLISHABLE_KEY } from "#mocks/seed/defaults.ts"
import { login, send } from "#tests/support/callers.ts"
import type { JournalEntry } from "./control.ts"
import { asTest, type CopiedTest } from "./journal-test.ts"

let backend: mock.Backend

function begin(scenario: string) {
  backend = mock.createBackend({ scenario, seed: 7, clock: createClock(Date.UTC(2026, 4, 1, 12)), check: "journal" })
}
beforeEach(() => {
  begin("empty")
  vi.stubGlobal("location", { origin: "http://localhost" })
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) =>
    backend.fetch(new Request(url.replace("/api/_mock", "/_mock"), init)),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const latest = () => backend.journal.entries().at(-1) as JournalEntry

/** Runs a copied test as pasted, with its imports resolved to this repository; throws if an expectation fails. */
async function run({ text, data }: CopiedTest): Promise<readonly string[]> {
  const imports = [...text.matchAll(/^import \{ (.*) \} from (".*?").*\n/gm)].map(([, names, from]) => [names, from])
  const allowed = [
    ["createBackend", '"fennmark-mock"'],
    ["readFileSync", '"node:fs"'],
    ["expect, it", '"vitest"'],
  ]
  expect(allowed).toEqual(expect.arrayContaining(imports))
  const tests: [title: string, test: () => Promise<void>][] = []
  const collect = (title: string, test: () => Promise<void>, timeout: number) => {
    // Building the data takes seconds on a busy machine.
    expect(timeout).toBeGreaterThanOrEqual(30_000)
    tests.push([title, test])
  }
  const body = text.replace(/^import .*\n/gm, "").replaceAll("import.meta.url", '"file:///tests/copied.test.ts"')
  const read = (file: URL) => (file.pathname === `/tests/${data?.name}` ? data?.text : undefined)
  new Function("createBackend", "it", "expect", "readFileSync", body)(mock.createBackend, collect, expect, read)
  for (const [, test] of tests) await test()
  return tests.map(([title]) => title)
}

describe("a copied test passes as pasted", () => {
  it("for a write that depends on earlier ones", async () => {
    const token = await login(backend, "user")
    const [, created] = await send(backend, "POST", "/admin/product-tags", { token, body: { value: "first" } })
    const { id } = (created as { product_tag: { id: string } }).product_tag
    await send(backend, "POST", `/admin/product-tags/${id}`, { token, body: { value: "second" } })
    const entry = latest()
    // The test needs the data before the request, not the present data, in which the tag is gone.
    await send(backend, "DELETE", `/admin/product-tags/${id}`, { token })
    const copied = await asTest(entry)
    expect(copied.text).toContain('"value":"first"')
    expect(copied.text).toContain('toMatchObject({"product_tag":{"value":"second"}})')
    const changed = {
      text: copied.text.replace('{"product_tag":{"value":"second"}}', '{"product_tag":{"value":"third"}}'),
    }
    await expect(run(changed)).rejects.toThrow("to match object")
    expect(await run(copied)).toEqual([`POST /admin/product-tags/${id} responds with 200`])
  })

  it("for a read of an unchanged scenario, with its seed and time", async () => {
    await send(backend, "GET", "/store/regions", { key: PUBLISHABLE_KEY })
    const copied = await asTest(latest())
    expect(copied.text).toContain('"scenario":"empty","seed":7')
    expect(copied.text).toContain('toMatchObject({"regions":[],"count":0})')
    await run(copied)
  })

  it("for a scenario whose state shows only once", async () => {
    begin("payment-declined")
    const cart = backend.db.tables.cart.all().find(({ completed_at }) => !completed_at)
    await send(backend, "POST", `/store/carts/${cart?.id}/complete`, { key: PUBLISHABLE_KEY, body: {} })
    await run(await asTest(latest()))
  })

  it.each([
    [{ path: "/store/regions", status: 503 }, "responds with 503"],
    [{ path: "/store/regions", drop: "before" as const, rate: 1 }, "gets no response"],
  ])("for a request with the fault %j", async (fault, outcome) => {
    backend.faults.set([fault])
    await send(backend, "GET", "/store/regions", { key: PUBLISHABLE_KEY }).catch(() => undefined)
    expect(await run(await asTest(latest()))).toEqual([`GET /store/regions ${outcome}`])
  })

  it("for an order with its status, total and items", async () => {
    begin("return-requested")
    const token = await login(backend, "user")
    const [order] = backend.db.tables.order.all().slice(-1)
    const fields = "fields=id,display_id,status,total,items.title,items.quantity"
    await send(backend, "GET", `/admin/orders/${order?.id}?${fields}`, { token })
    const copied = await asTest(latest())
    for (const part of [
      `"display_id":${order?.display_id}`,
      `"status":"${order?.status}"`,
      '"total":',
      '"items":[{"title":',
    ])
      expect(copied.text).toContain(part)
    await run(copied)
  })

  it("for a request after the scenario's faults were removed", async () => {
    begin("payments-down")
    backend.faults.set([])
    const path = "/store/payment-collections/paycol_1/payment-sessions"
    const body = { provider_id: "pp_system_default" }
    await send(backend, "POST", path, { key: PUBLISHABLE_KEY, body })
    expect(await run(await asTest(latest()))).toEqual([`POST ${path} responds with 404`])
  })

  it("for a request with an expired token", async () => {
    const token = await login(backend, "user")
    backend.db.clock.advance(7 * 86_400_000)
    await send(backend, "GET", "/admin/users/me", { token })
    expect(await run(await asTest(latest()))).toEqual(["GET /admin/users/me responds with 401"])
  })

  it("with many changes, which are in a file next to it", async () => {
    const token = await login(backend, "user")
    const metadata = { text: "x".repeat(40_000) }
    await send(backend, "POST", "/admin/product-tags", { token, body: { value: "long", metadata } })
    await send(backend, "GET", "/admin/product-tags", { token })
    const copied = await asTest(latest())
    expect(copied.data?.name).toBe("empty-data.json")
    await run(copied)
  })
})

it("says that the test can't be exact if a password is masked", async () => {
  await login(backend, "user")
  const { text } = await asTest(latest())
  expect(text).toContain("replace each …")
})

it.each([
  [
    "a file is uploaded",
    "/admin/uploads",
    () => {
      const form = new FormData()
      form.append("files", new File(["text"], "notes.txt", { type: "text/plain" }))
      return form
    },
  ],
  [
    "a body is cut",
    "/admin/product-tags",
    () => {
      return new Blob([JSON.stringify({ value: "long", metadata: { text: "x".repeat(30_000) } })], {
        type: "application/json",
      })
    },
  ],
])("says that the test can't be exact if %s", async (_, path, body) => {
  const authorization = `Bearer ${await login(backend, "user")}`
  const init = { method: "POST", headers: { authorization }, body: body() }
  expect((await backend.fetch(new Request(`http://shop.test${path}`, init))).status).toBe(200)
  expect((await asTest(latest())).text).toContain("leaves out files and the rest of long bodies")
})

it("gives the test more time than the delay of the fault", async () => {
  const headers = { request_headers: {}, answer_headers: {}, removed: [] }
  const times = { status: 200, request: "", answer: "{}", duration: 9_000, caller: null, client: null, ...headers }
  const at = "2026-05-01T12:00:00.000Z"
  await send(backend, "GET", "/store/regions", { key: PUBLISHABLE_KEY })
  const { n } = latest()
  const notes = ['fault {"latency":9000}']
  const { text } = await asTest({ n, at, method: "GET", path: "/store/regions", notes, ...times })
  expect(text).toContain("\n}, 39000)\n")
})

it("says that the test can't be exact if other data was loaded after the request", async () => {
  await send(backend, "GET", "/store/regions", { key: PUBLISHABLE_KEY })
  const entry = latest()
  backend.reset("low-stock")
  const { text } = await asTest(entry)
  expect(text).toContain("The data before the request is no longer known")
  expect(text).toContain('"scenario":"low-stock"')
})
