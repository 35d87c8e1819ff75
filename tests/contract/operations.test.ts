import { readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { operations } from "#tests/support/operations.ts"

/** Every route of the server (2.21.2), with the feature flag that it hides behind. */
const routes: Record<string, string> = JSON.parse(readFileSync(join(import.meta.dirname, "operations.json"), "utf8"))

/** What the server serves beside its API. No method of a client: an address for a browser, or for a monitor. */
const notOperations: Readonly<Record<string, string>> = {
  "GET /app/*": "pages and scripts of the server's own dashboard",
  "GET /health": "the text OK for whoever watches the process",
  "GET /static/*": "uploaded files, under the address that an upload answers with",
}

describe("the tables", () => {
  it("have every operation of the server once, and none that it does not have", () => {
    const expected = Object.keys(routes).filter((route) => !(route in notOperations))
    expect(operations.map(({ route }) => route).sort()).toEqual(expected.sort())
  })

  it("leave out three of the server's 464 routes, which are no operations", () => {
    expect(Object.keys(routes)).toHaveLength(464)
    expect(Object.keys(notOperations).filter((route) => route in routes)).toHaveLength(464 - operations.length)
  })

  it("mark the 25 operations that answer only where a feature flag is on", () => {
    const marked = operations.map(({ route, schema }) => [route, schema.flag ?? ""])
    const flagged = Object.entries(routes).filter(([, flag]) => flag)
    expect(Object.fromEntries(marked.filter(([, flag]) => flag))).toEqual(Object.fromEntries(flagged))
    expect(flagged).toHaveLength(25)
  })

  it("say of each operation what it does, in a phrase of its own kind", () => {
    expect(operations.filter(({ schema }) => !/^[A-Z].{3,}[^.]$/.test(schema.about)).map(({ call }) => call)).toEqual(
      [],
    )
  })
})
