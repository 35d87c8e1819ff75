import { describe, expect, it } from "vitest"
import { createClock } from "#mocks/kernel/clock.ts"
import { PUBLISHABLE_KEY } from "#mocks/seed/defaults.ts"
import { login, send } from "#tests/support/callers.ts"
import { type Backend, createBackend } from "./backend.ts"
import type { SavedFault } from "./faults.ts"

const begin = () => createBackend({ scenario: "empty", seed: 1, clock: createClock(Date.UTC(2026, 4, 1, 12)) })

async function admin(backend: Backend) {
  const token = await login(backend, "user")
  return (method: string, path: string, body?: object) => send(backend, method, path, { token, body })
}
const control = async <T>(backend: Backend, method: string, path: string, body?: unknown) => {
  const [status, answer] = await send(backend, method, `/_mock/${path}`, { body })
  return [status, answer as T] as const
}
const tagsOf = (backend: Backend) => backend.db.tables.productTag.all().map(({ value }) => value)

describe("an exported dataset", () => {
  const fault = { path: "/store/regions", status: 503, times: 3 }
  const regions = async (backend: Backend) =>
    (await send(backend, "GET", "/store/regions", { key: PUBLISHABLE_KEY }))[0]

  it.each(["world", "world?as=changes"])(
    "contains the active faults, with how often they still apply: %s",
    async (path) => {
      const backend = begin()
      await control(backend, "PUT", "faults", { faults: [fault] })
      await regions(backend)
      const [, world] = await control(backend, "GET", path)
      const other = begin()
      other.faults.set([{ path: "/admin/*", latency: 1 }])
      expect((await control(other, "PUT", "world", world))[0]).toBe(200)
      expect(other.faults.list).toMatchObject([{ ...fault, hits: 1, left: 2 }])
      expect([await regions(other), await regions(other), await regions(other)]).toEqual([503, 503, 200])
      await control(other, "POST", "faults", { latency: 1 })
      expect(new Set(other.faults.list.map(({ id }) => id)).size).toBe(2)
    },
  )

  it("ends the current faults if it was exported without any", async () => {
    const backend = begin()
    const [, world] = await control(backend, "GET", "world?as=changes")
    backend.faults.set([fault])
    await control(backend, "PUT", "world", world)
    expect([backend.faults.list, await regions(backend)]).toEqual([[], 200])
  })

  it("keeps the current faults if an earlier version exported it, or if it's from before a request", async () => {
    const backend = begin()
    backend.faults.set([fault])
    await regions(backend)
    const [, { faults, ...earlier }] = await control<{ faults: unknown }>(backend, "GET", "world?as=changes")
    expect(faults).toHaveLength(1)
    const [, before] = await control<object>(backend, "GET", "world?as=changes&before=1")
    for (const world of [earlier, before]) {
      await control(backend, "PUT", "world", world)
      expect(backend.faults.list).toMatchObject([{ ...fault, hits: 1 }])
    }
  })

  it("takes faults as they are written for PUT faults, each with an ID of its own", async () => {
    const backend = begin()
    backend.faults.set([fault])
    const [, world] = await control<{ faults: object[] }>(backend, "GET", "world?as=changes")
    const other = { path: "/store/products", status: 503, times: 2 }
    const faults = [...world.faults, other, ...world.faults, { latency: 5 }]
    expect((await control(backend, "PUT", "world", { ...world, faults }))[0]).toBe(200)
    expect(backend.faults.list).toMatchObject([
      { ...fault, id: 1, hits: 0, left: 3 },
      { ...other, hits: 0, left: 2 },
      { ...fault, hits: 0, left: 3 },
      { latency: 5, hits: 0, left: null },
    ])
    expect(new Set(backend.faults.list.map(({ id }) => id)).size).toBe(4)
  })

  it.each([
    [{ status: "many" }, "invalid_field", '"faults[0].status" is "many": expected a number.'],
    [{ path: "/store/regions", stat: 500 }, "unknown_field", '"faults[0].stat". Did you mean "status"?'],
    [{ path: "/store/region", status: 500 }, "fault_matches_nothing", 'Did you mean "/store/regions"?'],
    [{ path: "/store/regions/{id}", status: 500 }, "fault_matches_nothing", 'Did you mean "/store/regions/:id"?'],
    [{ id: 1, hits: 0, left: null, path: "/store/regions" }, "fault_without_effect", "a status"],
    [{ path: "/store/regions", status: 500, rate: 0 }, "fault_rate_zero", "rate 0"],
    [{ path: "/store/regions", status: 500, times: 0 }, "invalid_field", '"faults[0].times" is 0'],
    [{ path: "/store/regions", status: 500, left: -1 }, "invalid_field", '"faults[0].left" is -1'],
  ])(
    "is refused with the fault %j, over HTTP and in process, and the current data and faults are kept",
    async (wrong, code, text) => {
      const backend = begin()
      const world = { ...backend.save("changes"), faults: [wrong as SavedFault] }
      await (await admin(backend))("POST", "/admin/product-tags", { value: "kept" })
      backend.faults.set([fault])
      const refused = { code, message: expect.stringContaining(text) }
      expect(await control(backend, "PUT", "world", world)).toMatchObject([400, refused])
      expect(() => backend.restore("empty", world)).toThrow(expect.objectContaining(refused))
      expect([backend.faults.list, tagsOf(backend)]).toMatchObject([[fault], ["kept"]])
    },
  )

  it.each([
    [{ tables: { apiKey: {} } }, "invalid_field", '"tables.apiKey" is an object: expected a list.'],
    [{ tables: { apiKey: [{}] } }, "missing_field", '"tables.apiKey[0].id" is missing: expected a text.'],
    [{ clock: { fixed: "now", offset: 0 } }, "invalid_field", '"clock.fixed" is "now": expected a number.'],
    [{ clock: { fixed: -1, offset: 0 } }, "invalid_field", '"clock.fixed" is -1: expected a time from 1970 to 9998'],
    [{ fault: [] }, "unknown_field", 'There is no field "fault". Did you mean "faults"?'],
    [{ seed: undefined }, "missing_field", '"seed" is missing: expected a number.'],
  ])("is refused with %j, and the answer names the field and what it can be", async (wrong, code, message) => {
    const backend = begin()
    const world = { ...backend.save(), ...wrong }
    expect(await control(backend, "PUT", "world", world)).toMatchObject([
      400,
      { code, message: expect.stringContaining(message), values: { field: expect.any(String) } },
    ])
  })
})
