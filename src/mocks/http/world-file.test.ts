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
    [{ tables: [] }, "invalid_field", '"tables" is a list: expected an object.'],
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

  it.each([{ tables: { apiKeys: [] } }, { gone: { apiKeys: ["apk_1"] } }])(
    "is refused with the unknown table of %j",
    async (wrong) => {
      const backend = begin()
      const refused = { code: "unknown_table", message: 'There is no table "apiKeys". Did you mean "apiKey"?' }
      expect(await control(backend, "PUT", "world", { ...backend.save(), ...wrong })).toMatchObject([400, refused])
    },
  )

  describe("with rows of one's own", () => {
    const channel = { id: "sc_a", name: "A" }
    const link = { id: "aksc_a", publishable_key_id: "apk_a", sales_channel_id: "sc_a" }
    const key = { id: "apk_a", title: "A", token: "pk_a", redacted: "pk_***", type: "publishable" }
    const variant = { id: "variant_a", product_id: "prod_a", title: "A" }
    const product = { id: "prod_a", title: "A", handle: "a" }
    const rowsOf = (
      tables: Readonly<Record<string, readonly { readonly id: string; readonly [column: string]: unknown }[]>>,
    ) =>
      Object.fromEntries(
        Object.entries(tables).map(([name, rows]) => [name, rows.map((row) => ({ ...dates, ...row }))]),
      )
    const dates = { created_at: "2026-05-01T00:00:00.000Z", updated_at: "2026-05-01T00:00:00.000Z", deleted_at: null }
    const rows = { salesChannel: [channel], apiKey: [key], apiKeySalesChannel: [link], product: [product] }

    it("is accepted, complete or as changes", async () => {
      for (const as of ["", "?as=changes"]) {
        const [, world] = await control<object>(begin(), "GET", `world${as}`)
        const [status] = await control(begin(), "PUT", "world", { ...world, tables: rowsOf(rows) })
        expect([as, status]).toEqual([as, 200])
      }
    })

    it.each([
      [{ salesChannel: [channel, { ...channel, name: "B" }] }, "duplicate_row", ["salesChannel", "sc_a", "id"]],
      [{ apiKey: [key, key] }, "duplicate_row", ["apiKey", "apk_a", "id"]],
      [{ salesChannel: [{ ...channel, nmae: "B" }] }, "unknown_column", ["salesChannel", "sc_a", "nmae"]],
      [{ product: [{ ...product, variants: [] }] }, "unknown_column", ["product", "prod_a", "variants"]],
      [{ salesChannel: [{ ...channel, name: 7 }] }, "invalid_row", ["salesChannel", "sc_a", "name"]],
      [{ apiKey: [{ ...key, type: "publishing" }] }, "invalid_row", ["apiKey", "apk_a", "type"]],
      [{ product: [{ ...product, status: "live" }] }, "invalid_row", ["product", "prod_a", "status"]],
      [
        { apiKeySalesChannel: [{ ...link, sales_channel_id: "sc_nope" }] },
        "unknown_reference",
        ["apiKeySalesChannel", "aksc_a", "sales_channel_id"],
      ],
      [
        { apiKeySalesChannel: [{ ...link, publishable_key_id: "apk_nope" }] },
        "unknown_reference",
        ["apiKeySalesChannel", "aksc_a", "publishable_key_id"],
      ],
      [{ product: [{ ...product, type_id: "ptyp_x" }] }, "unknown_reference", ["product", "prod_a", "type_id"]],
      [
        { productVariant: [{ ...variant, product_id: "prod_b" }] },
        "unknown_reference",
        ["productVariant", "variant_a", "product_id"],
      ],
    ] as const)(
      "is refused with a wrong one, complete and as changes, over HTTP and in process: %j",
      async (wrong, code, place) => {
        const [table, id, column] = place
        for (const as of [undefined, "changes"] as const) {
          const backend = begin()
          const world = { ...backend.save(as), tables: rowsOf({ ...rows, ...wrong }) }
          await (await admin(backend))("POST", "/admin/product-tags", { value: "kept" })
          const refused = { code, values: { table, id, column } }
          expect(await control(backend, "PUT", "world", world)).toMatchObject([400, refused])
          expect(() => backend.restore("empty", world)).toThrow(
            expect.objectContaining({ body: expect.objectContaining({ code }) }),
          )
          expect(tagsOf(backend)).toEqual(["kept"])
        }
      },
    )

    it.each([
      [{ ...channel, name: 7 }, 'sales_channel sc_a has no valid "name": it is 7, but a text is expected.'],
      [{ id: "sc_a" }, 'has no valid "name": it is missing, but a text is expected.'],
      [{ ...channel, description: [] }, 'has no valid "description": it is a list, but a text, or null is expected.'],
      [{ ...channel, is_disabled: "no" }, 'has no valid "is_disabled": it is "no", but true or false is expected.'],
      [{ ...channel, updated_at: "now" }, "but a time such as 2026-05-01T12:00:00.000Z is expected."],
    ])("is refused with %j, and the answer says what the column can have", async (row, message) => {
      const backend = begin()
      const world = { ...backend.save(), tables: rowsOf({ salesChannel: [row] }) }
      expect(await control(backend, "PUT", "world", world)).toMatchObject([
        400,
        { code: "invalid_row", message: expect.stringContaining(message) },
      ])
    })

    it("may have every date that requests accept", async () => {
      const backend = begin()
      const call = await admin(backend)
      const ends_at = "1969-12-31T23:59:59.999Z"
      await call("POST", "/admin/campaigns", { name: "A", campaign_identifier: "a", ends_at })
      const other = begin()
      expect((await control(other, "PUT", "world", backend.save()))[0]).toBe(200)
      expect(other.db.tables.campaign.all()).toMatchObject([{ ends_at }])
    })

    it("may refer to rows of its scenario and to deleted rows, and to missing ones where the server doesn't check it", async () => {
      const backend = begin()
      const call = await admin(backend)
      const [channelOfScenario] = backend.db.tables.salesChannel.all()
      const [, { product_type }] = (await call("POST", "/admin/product-types", { value: "Mug" })) as [
        number,
        { product_type: { id: string } },
      ]
      await call("DELETE", `/admin/product-types/${product_type.id}`)
      const location = { id: "sloc_a", name: "A" }
      const ofMissing = { id: "scloc_a", sales_channel_id: "sc_nope", stock_location_id: "sloc_a" }
      const world = backend.save("changes")
      const tables = rowsOf({
        ...rows,
        apiKeySalesChannel: [{ ...link, sales_channel_id: channelOfScenario?.id }],
        product: [{ ...product, type_id: product_type.id }],
        stockLocation: [location],
        salesChannelLocation: [ofMissing],
      })
      const changed = { ...world, tables: { ...world.tables, ...tables } }
      expect((await control(begin(), "PUT", "world", changed))[0]).toBe(200)
    })
  })

  it.each([undefined, "changes"] as const)(
    "is refused with an unknown scenario, and names a similar one (%s)",
    async (as) => {
      const backend = begin()
      const world = { ...backend.save(as), scenario: "emty" }
      const message = 'There is no scenario "emty". Did you mean "empty"?'
      expect(await control(backend, "PUT", "world", world)).toMatchObject([400, { code: "unknown_scenario", message }])
      expect(() => backend.restore("emty", world)).toThrow(message)
      expect(backend.scenario).toBe("empty")
    },
  )
})
