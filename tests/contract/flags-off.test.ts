import { describe, expect, it } from "vitest"
import { createBackend } from "#mocks/http/backend.ts"
import { PUBLISHABLE_KEY } from "#mocks/seed/defaults.ts"
import { login } from "#tests/support/callers.ts"
import { operations } from "#tests/support/operations.ts"

const flagged = operations.filter(({ schema }) => schema.flag)
const backend = createBackend({ scenario: "empty", seed: 3 })
const token = await login(backend, "user")

const request = (method: string, path: string) =>
  backend.fetch(
    new Request(`http://mock.test${path.replace(/:\w+/g, "unknown_1")}`, {
      method,
      headers: { authorization: `Bearer ${token}`, "x-publishable-api-key": PUBLISHABLE_KEY },
    }),
  )

describe("an operation whose feature flag is off", () => {
  it("is one of 25, each with the response of the real server", () => {
    expect(flagged).toHaveLength(25)
    expect(flagged.filter(({ schema }) => !schema.whenOff)).toEqual([])
  })

  it.each(flagged.map(({ route, row, schema }) => [route, row, schema] as const))(
    "returns 404 to an authorized caller: %s",
    async (_, { method, path }, { whenOff }) => {
      const response = await request(method, path)
      expect(response.status).toBe(404)
      const text = await response.text()
      if (whenOff === "not_found") expect(JSON.parse(text)).toEqual({ type: "not_found", message: "Route not found" })
      else expect(text).toContain(`Cannot ${method} ${path.replace(/:\w+/g, "unknown_1")}`)
    },
  )
})
