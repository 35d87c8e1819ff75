import { describe, expect, it } from "vitest"
import { createBackend } from "./backend.ts"
import { Fault } from "./faults.ts"

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
  it("answers its status, with the body that goes with it", async () => {
    const { backend } = await withFaults({ path: "/health", status: 503, body: { message: "Back soon" } })
    const response = await backend.fetch(new Request(url("/health")))
    expect([response.status, await response.json()]).toEqual([503, { message: "Back soon" }])
  })

  it.each([204, 304])("answers %i without a body", async (status) => {
    const { backend } = await withFaults({ status })
    const response = await backend.fetch(new Request(url("/health")))
    expect([response.status, await response.text()]).toEqual([status, ""])
  })

  it("happens once, n times, or to every request", async () => {
    const { get } = await withFaults(
      { path: "/health", status: 500, times: 1 },
      { path: "/health", status: 503, times: 2 },
    )
    expect([await get(), await get(), await get(), await get()]).toEqual([500, 503, 503, 200])
    const always = await withFaults({ status: 500 })
    expect([await always.get(), await always.get()]).toEqual([500, 500])
  })

  it("happens to a share of the requests, the same ones each time", async () => {
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

  it("meets only the methods and paths that it names", async () => {
    const { backend } = await withFaults({ method: "POST", path: "/store/carts/:id/complete", status: 500 })
    expect(backend.faults.meet("POST", "/store/carts/cart_1/complete")).toBeDefined()
    expect(backend.faults.meet("GET", "/store/carts/cart_1/complete")).toBeUndefined()
    expect(backend.faults.meet("POST", "/store/carts/cart_1")).toBeUndefined()
    expect(backend.faults.meet("POST", "/store/carts/cart_1/complete/now")).toBeUndefined()
  })

  it("meets everything below a path with a star", async () => {
    const { backend } = await withFaults({ path: "/admin/*", status: 500 })
    expect(backend.faults.meet("GET", "/admin/orders/order_1")).toBeDefined()
    expect(backend.faults.meet("GET", "/store/orders/order_1")).toBeUndefined()
  })

  it("makes an answer wait", async () => {
    const { get } = await withFaults({ latency: 30 })
    const start = performance.now()
    expect(await get()).toBe(200)
    expect(performance.now() - start).toBeGreaterThanOrEqual(29)
  })

  it("cuts the connection before the work, which then is not done", async () => {
    const { backend } = await withFaults({ method: "POST", drop: "before" })
    const before = backend.db.tables.session.size
    await expect(backend.fetch(new Request(url("/auth/user/emailpass"), { method: "POST" }))).rejects.toThrow(
      "cut before",
    )
    expect(backend.db.tables.session.size).toBe(before)
  })

  it("cuts the connection after the work, which then is done though nobody hears of it", async () => {
    const { backend } = await withFaults({ method: "POST", drop: "after" })
    const headers = { "content-type": "application/json" }
    const body = JSON.stringify({ email: "new@example.com", password: "long enough" })
    const request = new Request(url("/auth/customer/emailpass/register"), { method: "POST", headers, body })
    await expect(backend.fetch(request)).rejects.toThrow("cut after")
    expect(backend.db.tables.providerIdentity.find((row) => row.entity_id === "new@example.com")).toBeDefined()
  })

  it("is told with how often it is still to come, and in the journal of the requests that it met", async () => {
    const { backend, get } = await withFaults({ status: 500, times: 3 })
    await get()
    expect(backend.faults.list[0]).toMatchObject({ left: 2 })
    expect(backend.journal.entries().at(-1)?.notes).toEqual(['fault {"status":500,"times":3}'])
  })

  it("ends when it is told to", async () => {
    const { backend, get } = await withFaults({ status: 500 })
    await backend.fetch(new Request(url("/_mock/faults"), { method: "DELETE" }))
    expect(await get()).toBe(200)
  })

  it.each([[{ status: "often" }], [{ drop: "sometimes" }], [{ rate: 2 }], [{ times: 0 }], [{ colour: "red" }]])(
    "is refused where it makes no sense: %j",
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
