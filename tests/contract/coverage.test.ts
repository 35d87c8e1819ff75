import { describe, expect, it } from "vitest"
import { resources } from "#mocks/resources/index.ts"
import { operations } from "#tests/support/operations.ts"

const served = resources.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)

describe("the in-memory backend", () => {
  it("serves every operation of the endpoint tables once, and no others", () => {
    expect(served.toSorted()).toEqual(operations.map(({ route }) => route).toSorted())
  })
})
