import { describe, expect, it } from "vitest"
import { z } from "zod"
import { perform } from "#mocks/http/perform.ts"
import { ResponseCache } from "#mocks/http/response-cache.ts"
import { Database } from "#mocks/kernel/database.ts"
import { SECRET } from "#mocks/kernel/token.ts"
import { implement } from "#mocks/resources/implement.ts"
import { Reply } from "#mocks/resources/reply.ts"
import type { EndpointSchema, EndpointSchemas, WithDefaultFields } from "#schema/endpoint.ts"
import { endpoints, get, post } from "#schema/endpoint.ts"
import { selectQuery } from "#schema/fields.ts"
import { operations } from "#tests/support/operations.ts"

const row = { about: "Get a thing", auth: "none", query: selectQuery, response: z.object({}) } as const
type Fits<S, T> = S extends T ? true : false
type Without<S, K extends keyof S> = Fits<Omit<S, K>, EndpointSchema>

describe("an endpoint schema", () => {
  it("doesn't compile without authentication, or without default fields if its query takes `fields`", () => {
    const withoutAuth: Without<typeof row, "auth"> = false
    const withoutFields: Fits<{ get: typeof row }, WithDefaultFields<{ get: typeof row }>> = false
    type Whole = typeof row & { readonly fields: readonly string[] }
    const whole: Fits<{ get: Whole }, WithDefaultFields<{ get: Whole }>> = true
    expect([withoutAuth, withoutFields, whole]).toEqual([false, false, true])
  })

  it("can't be served without authentication, even where types aren't checked", () => {
    const { auth: _, ...withoutAuth } = { about: "List cards", auth: "user", response: z.object({}) } as const
    const schemas = { list: withoutAuth } as unknown as { list: EndpointSchema }
    const table = endpoints<typeof schemas>()({ list: get("/admin/loyalty-cards") })
    expect(() => implement(table, schemas, { list: () => ({}) })).toThrow("GET /admin/loyalty-cards has no auth")
  })

  it("allows anonymous requests only to auth routes, hooks and feature flags", () => {
    const open = operations.filter(({ schema }) => schema.auth === "none").map(({ route }) => route)
    expect(open.filter((route) => !/ \/(auth|hooks)\//.test(route))).toEqual(["GET /admin/feature-flags"])
  })
})

it("rolls back a resolver's writes when it answers 4xx without throwing", () => {
  const db = new Database({ seed: 1 })
  const schemas = { make: { about: "Make", auth: "none", response: z.object({}) } } satisfies EndpointSchemas
  const table = endpoints<typeof schemas>()({ make: post("/admin/makes") })
  const answers: readonly (() => Reply | Response)[] = [
    () => new Reply(400, {}),
    () => new Response(null, { status: 422 }),
  ]
  for (const answer of answers) {
    const [route] = implement(table, schemas, {
      make: ({ db }) => {
        db.tables.salesChannel.insert({ name: "Left behind" })
        return answer()
      },
    })
    if (!route) throw new Error("the route doesn't exist")
    const request = new Request("http://mock.test/admin/makes", { method: "POST" })
    const given = { params: {}, body: {}, files: [], counts: { received: 0, decided: 0, answered: 0 } }
    const options = { db, secret: SECRET, responses: new ResponseCache(db) }
    const work = () => perform(route, request, given, options)
    expect(() => db.atomically(work)).toThrow("answered 4")
    expect(db.tables.salesChannel.all()).toEqual([])
  }
})
