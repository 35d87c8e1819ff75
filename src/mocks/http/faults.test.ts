import { describe, expect, it } from "vitest"
import { Fault } from "#mocks/kernel/fault.ts"
import { mainCategories } from "#mocks/seed/content/categories.ts"
import { createBackend } from "./backend.ts"

const url = (path: string) => `http://mock.test${path}`
const put = (path: string, body: unknown) =>
  new Request(url(path), {
    method: "PUT",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json" },
  })

async function withFaults(...faults: Fault[]) {
  const backend = createBackend({ scenario: "empty", seed: 1 })
  const { status } = await backend.fetch(put("/_mock/faults", { faults }))
  expect(status).toBe(200)
  const get = async (path = "/health") => (await backend.fetch(new Request(url(path)))).status
  return { backend, get }
}

describe("A fault", () => {
  it("responds with its status and body", async () => {
    const { backend } = await withFaults({ path: "/health", status: 503, body: { message: "Back soon" } })
    const response = await backend.fetch(new Request(url("/health")))
    expect([response.status, await response.json()]).toEqual([503, { message: "Back soon" }])
  })

  it("responds with a text as it is, such as a proxy's page or damaged JSON", async () => {
    const page = "<h1>Bad gateway</h1>"
    const { backend } = await withFaults(
      { path: "/health", status: 502, body: page, headers: { "Content-Type": "text/html" }, times: 1 },
      {
        path: "/health",
        status: 200,
        body: '{"products":[',
        headers: { "content-type": "application/json" },
        times: 1,
      },
      { path: "/health", status: 500, body: "down" },
    )
    const read = async () => {
      const response = await backend.fetch(new Request(url("/health")))
      return [response.status, response.headers.get("content-type"), await response.text()]
    }
    expect(await read()).toEqual([502, "text/html", page])
    expect(await read()).toEqual([200, "application/json", '{"products":['])
    expect(await read()).toEqual([500, "text/plain; charset=utf-8", "down"])
    expect(backend.journal.entries()[0]).toMatchObject({ answer: page })
  })

  it("sends only the beginning of a response, after the work", async () => {
    const { backend } = await withFaults({ method: "POST", path: "/auth/customer/emailpass/register", cut: 9 })
    const headers = { "content-type": "application/json" }
    const body = JSON.stringify({ email: "new@example.com", password: "long enough" })
    const response = await backend.fetch(
      new Request(url("/auth/customer/emailpass/register"), { method: "POST", headers, body }),
    )
    expect([response.status, await response.text()]).toEqual([200, '{"token":'])
    expect(backend.db.tables.providerIdentity.find((row) => row.entity_id === "new@example.com")).toBeDefined()
  })

  it("applies to pictures if its path names files", async () => {
    const picture = `/static/pictures/shelf.${mainCategories[0]?.handle}.svg`
    const { backend, get } = await withFaults({ path: "/static/*", status: 404, times: 1 })
    expect([await get(picture), backend.faults.list[0]?.left]).toEqual([404, 0])
    const others = await withFaults({ status: 500, times: 1 })
    await others.get(picture)
    expect(others.backend.faults.list[0]?.left).toBe(1)
  })

  it.each([204, 304])("responds with %i without a body", async (status) => {
    const { backend } = await withFaults({ status })
    const response = await backend.fetch(new Request(url("/health")))
    expect([response.status, await response.text()]).toEqual([status, ""])
  })

  it("applies once, n times, or to every request", async () => {
    const { get } = await withFaults(
      { path: "/health", status: 500, times: 1 },
      { path: "/health", status: 503, times: 2 },
    )
    expect([await get(), await get(), await get(), await get()]).toEqual([500, 503, 503, 200])
    const always = await withFaults({ status: 500 })
    expect([await always.get(), await always.get()]).toEqual([500, 500])
  })

  it("continues to count where it was after a restart", async () => {
    const { backend, get } = await withFaults({ path: "/health", status: 503, times: 2 }, { latency: 1 })
    await get()
    const later = createBackend({ scenario: "empty", seed: 1 })
    later.faults.restore(backend.faults.list)
    expect(later.faults.list).toEqual(backend.faults.list)
    const statuses = [1, 2].map(async () => (await later.fetch(new Request(url("/health")))).status)
    expect(await Promise.all(statuses)).toEqual([503, 200])
    later.faults.add({ latency: 2 })
    expect(new Set(later.faults.list.map(({ id }) => id)).size).toBe(3)
  })

  it("applies to a share of the requests, always the same ones", async () => {
    const run = async () => {
      const { get } = await withFaults({ status: 500, rate: 0.3 })
      const statuses: number[] = []
      for (let i = 0; i < 200; i++) statuses.push(await get())
      return statuses
    }
    const [first, again] = [await run(), await run()]
    const share = first.filter((status) => status === 500).length / first.length
    expect(share).toBeGreaterThan(0.2)
    expect(share).toBeLessThan(0.4)
    expect(again).toEqual(first)
  })

  it("matches only its method and path", async () => {
    const { backend } = await withFaults({ method: "POST", path: "/store/carts/:id/complete", status: 500 })
    expect(backend.faults.take("POST", "/store/carts/cart_1/complete")).toBeDefined()
    expect(backend.faults.take("GET", "/store/carts/cart_1/complete")).toBeUndefined()
    expect(backend.faults.take("POST", "/store/carts/cart_1")).toBeUndefined()
    expect(backend.faults.take("POST", "/store/carts/cart_1/complete/now")).toBeUndefined()
  })

  it("matches everything below a path with a star", async () => {
    const { backend } = await withFaults({ path: "/admin/*", status: 500 })
    expect(backend.faults.take("GET", "/admin/orders/order_1")).toBeDefined()
    expect(backend.faults.take("GET", "/store/orders/order_1")).toBeUndefined()
  })

  it("matches only requests whose body contains a text", async () => {
    const { backend } = await withFaults({ path: "/admin/products/batch", contains: "prod_2", status: 400 })
    const send = async (id: string) => {
      const body = JSON.stringify({ update: [{ id, title: "T" }] })
      return (await backend.fetch(new Request("http://shop.test/admin/products/batch", { method: "POST", body })))
        .status
    }
    // Without the fault, the request is refused for lack of a login.
    expect([await send("prod_1"), await send("prod_2")]).toEqual([401, 400])
  })

  it("delays a response", async () => {
    const { get } = await withFaults({ latency: 30 })
    const start = performance.now()
    expect(await get()).toBe(200)
    expect(performance.now() - start).toBeGreaterThanOrEqual(29)
  })

  it("drops the connection before the work, which isn't done", async () => {
    const { backend } = await withFaults({ method: "POST", drop: "before" })
    const before = backend.db.tables.session.size
    await expect(backend.fetch(new Request(url("/auth/user/emailpass"), { method: "POST" }))).rejects.toThrow(
      "cut before",
    )
    expect(backend.db.tables.session.size).toBe(before)
  })

  it("drops the connection after the work, which is done although the response is lost", async () => {
    const { backend } = await withFaults({ method: "POST", drop: "after" })
    const headers = { "content-type": "application/json" }
    const body = JSON.stringify({ email: "new@example.com", password: "long enough" })
    const request = new Request(url("/auth/customer/emailpass/register"), { method: "POST", headers, body })
    await expect(backend.fetch(request)).rejects.toThrow("cut after")
    expect(backend.db.tables.providerIdentity.find((row) => row.entity_id === "new@example.com")).toBeDefined()
  })

  it("is listed with its remaining count, and recorded in the journal of affected requests", async () => {
    const { backend, get } = await withFaults({ status: 500, times: 3 })
    await get()
    expect(backend.faults.list[0]).toMatchObject({ left: 2 })
    expect(backend.journal.entries().at(-1)?.notes).toEqual(['fault {"status":500,"times":3}'])
  })

  it("is removed by DELETE", async () => {
    const { backend, get } = await withFaults({ status: 500 })
    await backend.fetch(new Request(url("/_mock/faults"), { method: "DELETE" }))
    expect(await get()).toBe(200)
  })

  it.each([[{ status: "often" }], [{ drop: "sometimes" }], [{ rate: 2 }], [{ times: 0 }], [{ colour: "red" }]])(
    "is refused if it is invalid: %j",
    async (fault) => {
      const backend = createBackend({ scenario: "empty", seed: 1 })
      expect((await backend.fetch(put("/_mock/faults", { faults: [fault] }))).status).toBe(400)
      expect(backend.faults.list).toEqual([])
    },
  )
})

it.each([{ "bad header": "x" }, { "x-note": "a\nb" }])(
  "refuses a fault with headers that HTTP can't send: %o",
  (headers) => {
    expect(Fault.safeParse({ status: 200, headers }).success).toBe(false)
  },
)

describe("A fault that can't apply", () => {
  const messageOf = async (fault: unknown) => {
    const backend = createBackend({ scenario: "empty", seed: 1 })
    const response = await backend.fetch(put("/_mock/faults", { faults: [fault] }))
    const { message, code } = (await response.json()) as { message: string; code: string }
    expect(response.status).toBe(400)
    expect(() => backend.faults.set([fault as Fault])).toThrow(message)
    expect(() => backend.faults.add(fault as Fault)).toThrow(message.replace("faults[0].", ""))
    expect(backend.faults.list).toEqual([])
    return [code, message]
  }

  it.each([
    [{ path: "/store/product", status: 500 }, "/store/products"],
    [{ path: "store/products", status: 500 }, "/store/products"],
    [{ path: "/store/products/", status: 500 }, "/store/products"],
    [{ path: "/store/products?limit=20", status: 500 }, "/store/products"],
    [{ path: "http://localhost:9000/store/products", status: 500 }, "/store/products"],
    [{ path: "/_world/a/store/products", status: 500 }, "/store/products"],
    [{ path: "/store/carts/{id}/completed", drop: "after" }, "/store/carts/:id/complete"],
    [{ path: "/store/cart/:id/complete", drop: "after" }, "/store/carts/:id/complete"],
    [{ path: "/store/carts/cart_01/completed", drop: "after" }, "/store/carts/:id/complete"],
    [{ method: "PUT", path: "/store/carts/:id", status: 500 }, "POST /store/carts/:id"],
    [{ method: "DELETE", path: "/store/products", status: 500 }, "GET /store/products"],
    [{ path: "/admin/**", status: 500 }, "/admin/*"],
    [{ path: "/store/regions/{id}", status: 500 }, "/store/regions/:id"],
    [{ path: "/admin/returns/[id]", status: 500 }, "/admin/returns/:id"],
  ])("%j is refused in process and over HTTP, with the right spelling", async (fault, meant) => {
    const [code, message] = await messageOf(fault)
    expect([code, message]).toEqual(["fault_matches_nothing", expect.stringContaining(`Did you mean "${meant}"?`)])
  })

  it.each([
    [{ path: "/store/products" }, "fault_without_effect", "a status"],
    [{ status: 500, rate: 0 }, "fault_rate_zero", "rate 0"],
    [{ path: "/store/products", stat: 3 }, "unknown_field", 'stat". Did you mean "status"?'],
    [{ path: "/store/products", latency: 5, body: {} }, "fault_needs_status", '"body"'],
    [{ path: "/store/products", latency: 5, headers: {} }, "fault_needs_status", '"headers"'],
    [{ path: "/store/products", status: 500, drop: "before" }, "fault_conflict", '"status" or "drop"'],
    [{ path: "/store/products", status: 500, contains: "a" }, "fault_needs_write", '"contains"'],
    [{ method: "GET", afterWrites: 1 }, "fault_needs_write", '"afterWrites"'],
    [{ status: 500, method: "PATCH" }, "invalid_field", '"GET", "POST", "PUT", "DELETE"'],
    [{ status: "500" }, "invalid_field", 'status" is "500": expected a number'],
    [{ status: 500, times: 0 }, "invalid_field", 'times" is 0: expected at least 1'],
  ])("%j is refused: %s", async (fault, code, text) => {
    const [refused, message] = await messageOf(fault)
    expect([refused, message]).toEqual([code, expect.stringContaining(text)])
  })
})
