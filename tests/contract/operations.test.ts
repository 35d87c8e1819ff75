import { readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { operations } from "#tests/support/operations.ts"

/** Every route of the server (2.21.2) with its feature flag, if any. */
const routes: Record<string, string> = JSON.parse(readFileSync(join(import.meta.dirname, "operations.json"), "utf8"))

/** Routes outside the API, for a browser or a monitor; a client has no methods for them. */
const notOperations: Readonly<Record<string, string>> = {
  "GET /app/*": "pages and scripts of the server's own dashboard",
  "GET /health": "the text OK for whoever watches the process",
  "GET /static/*": "uploaded files, under the address that an upload answers with",
}

/** Operations of plugins and own modules are listed nowhere else. */
const ofServer = operations.filter(({ schema }) => !schema.own)

describe("the endpoint tables", () => {
  it("have every operation of the server once, and no others", () => {
    const expected = Object.keys(routes).filter((route) => !(route in notOperations))
    expect(ofServer.map(({ route }) => route).sort()).toEqual(expected.sort())
    expect(operations.filter(({ route, schema }) => schema.own && route in routes)).toEqual([])
    expect(new Set(operations.map(({ route }) => route)).size).toBe(operations.length)
  })

  it("leave out three of the server's 464 routes, which aren't operations", () => {
    expect(Object.keys(routes)).toHaveLength(464)
    expect(Object.keys(notOperations).filter((route) => route in routes)).toHaveLength(464 - ofServer.length)
  })

  it("mark the 25 operations that need a feature flag", () => {
    const marked = operations.map(({ route, schema }) => [route, schema.flag ?? ""])
    const flagged = Object.entries(routes).filter(([, flag]) => flag)
    expect(Object.fromEntries(marked.filter(([, flag]) => flag))).toEqual(Object.fromEntries(flagged))
    expect(flagged).toHaveLength(25)
  })

  it("describe each operation with a phrase without a final period", () => {
    expect(operations.filter(({ schema }) => !/^[A-Z].{3,}[^.]$/.test(schema.about)).map(({ call }) => call)).toEqual(
      [],
    )
  })
})
