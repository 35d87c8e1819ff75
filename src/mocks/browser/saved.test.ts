import { expect, it } from "vitest"
import { createBackend } from "#mocks/http/backend.ts"
import { restoreSaved } from "./saved.ts"

it("restores saved data without the faults that this version refuses", () => {
  const backend = createBackend({ scenario: "empty", seed: 1 })
  const { tables: _, ...head } = backend.save("head")
  const kept = { id: 2, hits: 1, left: 1, path: "/store/regions", status: 503, times: 2 }
  const faults = [{ id: 1, hits: 0, left: null, path: "/store/removed", status: 500 }, kept, { status: "many" }, null]
  expect(restoreSaved(backend, { meta: { ...head, faults, scenario: "empty", revision: 1 }, rows: [] })).toBe(
    "restored",
  )
  expect(backend.faults.list).toEqual([kept])
})
