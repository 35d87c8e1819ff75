import { beforeEach, expect, it, vi } from "vitest"
import { deviceItem } from "#lib/device-items.ts"
import { createBackend } from "#mocks/http/backend.ts"
import { login, send } from "#tests/support/callers.ts"
import { keepReplaced, undoLink } from "./before-link.ts"

const backend = createBackend({ scenario: "empty", seed: 1 })
const tags = () => backend.db.tables.productTag.all().map(({ value }) => value)

/** Replaces the data as a link does. */
const replace = (change: () => void) =>
  keepReplaced(async () => {
    change()
    return true
  })

beforeEach(() => {
  backend.reset("empty")
  localStorage.clear()
  vi.stubGlobal("fetch", (url: string, init: RequestInit) =>
    backend.fetch(new Request(String(url).replace(/^.*\/api/, "http://shop.test"), init)),
  )
})

it("keeps nothing if a link replaces data without changes", async () => {
  expect(await replace(() => backend.reset("low-stock"))).toBeUndefined()
})

const ownFault = { path: "/store/regions", status: 503 }

it.each(["server-errors", "slow-network", "flaky-network"])(
  "keeps nothing if there are only the faults of the scenario %s, however often they applied",
  async (scenario) => {
    await send(backend, "POST", "/_mock/reset", { body: { scenario, at: "2026-05-01T12:00:00Z" } })
    const [fault] = backend.faults.list
    backend.faults.restore([{ ...fault, id: 7, hits: 3 }, ...backend.faults.list.slice(1)])
    expect(await replace(() => backend.reset("low-stock"))).toBeUndefined()
  },
)

it.each([
  ["faults", "empty", "PUT", "faults", { faults: [ownFault, { latency: 5 }] }],
  ["a fault besides those of the scenario", "server-errors", "POST", "faults", ownFault],
  ["the removal of the scenario's faults", "server-errors", "DELETE", "faults", undefined],
  ["a stopped clock", "empty", "PUT", "clock", { at: "2027-03-01T00:00:00Z" }],
  ["a moved clock", "empty", "PUT", "clock", { move: 86_400_000 }],
])("keeps %s although no data was changed, and restores it", async (_, scenario, method, path, body) => {
  await send(backend, "POST", "/_mock/reset", { body: { scenario } })
  await send(backend, method, `/_mock/${path}`, { body })
  const was = { faults: backend.faults.list, clock: backend.db.clock.state() }
  const before = await replace(() => backend.reset("slow-network"))
  expect({ faults: backend.faults.list, clock: backend.db.clock.state() }).not.toEqual(was)

  if (!before) throw new Error("nothing was kept")
  await undoLink(before)
  expect(backend.scenario).toBe(scenario)
  expect({ faults: backend.faults.list, clock: backend.db.clock.state() }).toEqual(was)
})

it("restores the changes, the cart and the logins that a link has replaced", async () => {
  const token = await login(backend, "user")
  await send(backend, "POST", "/admin/product-tags", { token, body: { value: "mine" } })
  deviceItem("cart").set("cart_mine")
  deviceItem("adminToken").set(token)
  const before = await replace(() => {
    backend.reset("low-stock")
    deviceItem("cart").set("cart_of_the_link")
    deviceItem("country").set("de")
    deviceItem("adminToken").remove()
  })
  expect(tags()).not.toContain("mine")

  if (!before) throw new Error("nothing was kept")
  await undoLink(before)
  expect([backend.scenario, tags()]).toEqual(["empty", ["mine"]])
  const items = (["cart", "country", "adminToken"] as const).map((name) => deviceItem(name).get())
  expect(items).toEqual(["cart_mine", null, token])
})

it("keeps nothing if the link couldn't be applied, such as one with an unknown scenario", async () => {
  await send(backend, "PUT", "/_mock/faults", { body: { faults: [ownFault] } })
  expect(await keepReplaced(async () => false)).toBeUndefined()
  expect(backend.faults.list).toMatchObject([ownFault])
  await expect(keepReplaced(() => Promise.reject(new Error("refused")))).rejects.toThrow("refused")
})
