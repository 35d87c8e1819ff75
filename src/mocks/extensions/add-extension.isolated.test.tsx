import { describe, expect, it } from "vitest"
import { z } from "zod"
import { ref, text } from "#mocks/kernel/columns.ts"
import { notAllowed } from "#mocks/kernel/refusal.ts"
import { implement } from "#mocks/resources/implement.ts"
import { type EndpointSchemas, endpoints, get } from "#schema/endpoint.ts"
import { adminClient, fetchOf, openLiveShop } from "#tests/support/live-shop.ts"
import { addExtension, type MockExtension } from "./add-extension.ts"
import { entity } from "./entity.ts"

const note = (name: string, relations = {}) =>
  entity(name, { prefix: "note", columns: { order_id: ref(), text: text() }, relations })
const schemas = {
  list: { about: "List notes", auth: "none", response: z.object({}) },
} satisfies EndpointSchemas
const route = (path: string) =>
  implement(endpoints<typeof schemas>()({ list: get(path) }), schemas, { list: () => ({}) })

describe("an extension of the mock is refused if it", () => {
  const refused: readonly (readonly [string, MockExtension, string])[] = [
    ["defines an entity that exists", { entities: [note("product")] }, 'there is an entity "product" already'],
    ["defines an entity twice", { entities: [note("note"), note("note")] }, "two of its entities have the same name"],
    [
      "relates an unknown entity",
      { relations: { ordr: { notes: { many: "order", key: "id" } } } },
      'there is no entity "ordr"',
    ],
    [
      "refers to an unknown entity",
      { entities: [note("note", { order: { one: "ordr", key: "order_id" } })] },
      '"note.order" refers to "ordr", which doesn\'t exist',
    ],
    [
      "relates by a column that doesn't exist",
      { entities: [note("note")], relations: { order: { notes: { many: "note", key: "ordr_id" } } } },
      '"order.notes" needs a column "ordr_id" in "note"',
    ],
    [
      "defines a relation that exists",
      { entities: [note("note")], relations: { order: { items: { many: "note", key: "order_id" } } } },
      '"order" has a relation "items" already',
    ],
    [
      "defines an operation that exists",
      { routes: [route("/admin/orders/:order_id")] },
      "GET /admin/orders/:order_id exists already",
    ],
    [
      "has a rule for an unknown operation",
      { rules: { "POST /admin/ordrs": { before: () => undefined } } },
      "there is no operation POST /admin/ordrs",
    ],
    [
      "defines a scenario that exists",
      { scenarios: { default: { about: "Another store.", build: () => undefined } } },
      'there is a scenario "default" already',
    ],
  ]
  it.each(refused)("%s", (_, extension, problem) => {
    expect(() => addExtension("notes", extension)).toThrow(`Extension "notes": ${problem}`)
  })

  it("changes nothing then", async () => {
    const entities = [note("note")]
    const failing = { entities, routes: [route("/admin/orders/:id")] }
    expect(() => addExtension("notes", failing)).toThrow()
    expect(() => addExtension("notes", { entities })).not.toThrow()
  })
})

describe("a rule", () => {
  it("runs in the operation's transaction: what it throws rolls the request back", async () => {
    const seen: string[] = []
    addExtension("names", {
      rules: {
        "POST /admin/sales-channels": {
          before: ({ body }) => {
            if ((body as { name: string }).name === "Forbidden") throw notAllowed("This name isn't allowed.")
          },
          after: ({ db }, response) => {
            const { sales_channel: channel } = response as { sales_channel: { name: string } }
            seen.push(`${channel.name} of ${db.tables.salesChannel.size}`)
            if (channel.name === "Late") throw notAllowed("Too late.")
          },
        },
      },
    })
    const { backend, admin } = await openLiveShop()
    const before = backend.db.tables.salesChannel.size
    const create = (name: string) => admin.admin.salesChannel.create({ body: { name } })
    await expect(create("Forbidden")).rejects.toMatchObject({ status: 400, message: "This name isn't allowed." })
    await expect(create("Late")).rejects.toMatchObject({ status: 400, message: "Too late." })
    expect(backend.db.tables.salesChannel.size).toBe(before)
    await create("App")
    expect(seen).toEqual([`Late of ${before + 1}`, `App of ${before + 1}`])
  })

  it("runs after a request that succeeded only", async () => {
    const seen: unknown[] = []
    addExtension("seen", { rules: { "GET /admin/regions/:id": { after: (_, response) => seen.push(response) } } })
    const { backend, region } = await openLiveShop()
    const sdk = adminClient(fetchOf(backend))
    await expect(sdk.admin.region.retrieve({ id: region })).rejects.toMatchObject({ status: 401 })
    expect(seen).toEqual([])
  })
})
