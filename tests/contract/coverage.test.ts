import { describe, expect, it } from "vitest"
import { resources } from "#mocks/resources/index.ts"
import { operations } from "#tests/support/operations.ts"

/** Resources that the in-memory backend does not serve yet. Each must really be unserved, so that this list cannot grow old. */
const open: readonly string[] = ["store.search"]

const served = resources.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)

describe("the in-memory backend", () => {
  it("serves every operation of the tables, but those of resources that are not built yet", () => {
    const missing = operations.filter(({ route }) => !served.includes(route))
    expect([...new Set(missing.map(({ area, resource }) => `${area}.${resource}`))].sort()).toEqual([...open].sort())
  })

  it("serves nothing twice, and nothing that is in no table", () => {
    const known = new Set(operations.map(({ route }) => route))
    expect(served.filter((route, i) => served.indexOf(route) !== i || !known.has(route))).toEqual([])
  })
})
