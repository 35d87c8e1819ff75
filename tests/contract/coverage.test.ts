import { describe, expect, it } from "vitest"
import { resources } from "#mocks/resources/index.ts"
import { operations } from "#tests/support/operations.ts"

const served = resources.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)

describe("the in-memory backend", () => {
  it("serves every operation of the tables once, and nothing else", () => {
    expect(served.toSorted()).toEqual(operations.map(({ route }) => route).toSorted())
  })
})
