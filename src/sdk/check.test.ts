import { describe, expect, it } from "vitest"
import { regionEndpoints } from "#schema/store/region.endpoints.ts"
import { responseCheck } from "./check.ts"
import { createStoreSdk } from "./store.ts"

const region = { id: "reg_1", name: "Europe", currency_code: "eur" }
const page = { regions: [region], count: 1, offset: 0, limit: 50 }

/** A client that checks responses. */
const open = (answer: object | string | number) =>
  createStoreSdk({
    baseUrl: "http://api.test",
    auth: { storage: "nostore" },
    fetch: async () => Response.json(answer),
    checkResponse: responseCheck(),
  })

describe("the response check", () => {
  it("accepts a valid response, including additional fields", async () => {
    const { store } = open({ ...page, regions: [{ ...region, moon: "full" }] })
    expect((await store.region.list()).regions).toHaveLength(1)
  })

  it("reports a field of the wrong type", async () => {
    const { store } = open({ ...page, regions: [{ ...region, name: 5 }] })
    await expect(store.region.list()).rejects.toMatchObject({
      kind: "schema",
      message: expect.stringContaining("GET /store/regions returned an unexpected response: regions.0.name"),
      method: "GET",
      url: "http://api.test/store/regions",
      body: { regions: [{ name: 5 }] },
    })
  })

  it("allows missing fields when the caller chose the fields, but not wrong types", async () => {
    const query = { fields: "id" }
    expect((await open({ ...page, regions: [{ id: "reg_1" }] }).store.region.list({ query })).count).toBe(1)
    const wrong = open({ ...page, regions: [{ id: 1 }] }).store.region.list({ query })
    await expect(wrong).rejects.toMatchObject({ kind: "schema" })
  })

  it.each(["Service Unavailable", 503])("shows a response that isn't an object: %j", async (answer) => {
    const message = expect.stringContaining(`expected object, received ${typeof answer}, got ${JSON.stringify(answer)}`)
    await expect(open(answer).store.region.list()).rejects.toMatchObject({ kind: "schema", message })
  })

  it("ignores the routes of plugins", async () => {
    const { client } = open({ anything: true })
    const route = { ...regionEndpoints.list, path: "/store/custom" }
    expect(await client.call(route)).toEqual({ anything: true })
  })
})
