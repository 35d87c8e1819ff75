import { describe, expect, it } from "vitest"
import { adminEndpoints } from "#schema/admin/index.ts"
import { adminSchemas } from "#schema/admin/schemas.ts"
import { authEndpoints } from "#schema/auth/index.ts"
import { authSchemas } from "#schema/auth/schemas.ts"
import type { Endpoint, EndpointSchema } from "#schema/endpoint.ts"
import { problemsOf } from "#schema/problems.ts"
import { storeEndpoints } from "#schema/store/index.ts"
import { storeSchemas } from "#schema/store/schemas.ts"
import { loadTape, type Tape, type TapeSet, tapeNames } from "#tests/tapes/tape.ts"

type Tables<T> = Readonly<Record<string, Readonly<Record<string, T>>>>
const areas: readonly (readonly [Tables<Endpoint>, Tables<EndpointSchema>])[] = [
  [adminEndpoints, adminSchemas],
  [storeEndpoints, storeSchemas],
  [authEndpoints, authSchemas],
]
const routes = areas.flatMap(([tables, schemas]) =>
  Object.entries(tables).flatMap(([resource, rows]) =>
    Object.entries(rows).map(([method, row]) => {
      const schema = schemas[resource]?.[method]
      if (!schema) throw new Error(`${resource}.${method} has no schema`)
      return { row, schema, parts: row.path.split("/") }
    }),
  ),
)

/** The row that a recorded request was for; one with more literal parts before one with fewer. */
function routeOf(method: string, path: string) {
  const parts = path.split("/")
  const literal = (route: (typeof routes)[number]) => route.parts.filter((part) => !part.startsWith(":")).length
  return routes
    .filter((route) => route.row.method === method && route.parts.length === parts.length)
    .filter((route) => route.parts.every((part, i) => part.startsWith(":") || part === parts[i]))
    .sort((a, b) => literal(b) - literal(a))[0]
}

function problemsIn(tape: Tape): string[] {
  return tape.steps.flatMap(({ n, method, path, status, response, loose }) => {
    const [address = "", search = ""] = path.replace(/\{\{.*?\}\}/g, "x").split("?")
    const route = routeOf(method, address)
    if (!route || loose || status >= 300) return []
    return problemsOf(route.schema, response, search.includes("fields=")).map(
      (problem) => `#${n} ${method} ${address} ${problem}`,
    )
  })
}

describe.each<TapeSet>(["flows", "edges"])("the answers of the real server in %s are as the schemas say", (set) => {
  it.each(["setup", ...tapeNames(set)])("%s", (name) => {
    expect(problemsIn(loadTape(set, name))).toEqual([])
  })
})
