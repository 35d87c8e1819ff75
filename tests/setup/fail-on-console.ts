import { afterAll, afterEach, beforeEach, expect, vi } from "vitest"

/**
 * React, the router and zod report errors with `console.error` and `console.warn` and continue; tests must fail.
 * A test that provokes such a report replaces the method itself: `vi.spyOn(console, "error").mockImplementation(…)`.
 */
const reports: string[] = []

beforeEach(() => {
  reports.length = 0
  for (const method of ["error", "warn"] as const) {
    vi.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      reports.push(`console.${method}: ${args.map(asText).join(" ")}`)
    })
  }
})

afterEach(() => {
  expect(reports, "nothing may be reported on the console").toEqual([])
})

// Vitest removes them before each test, but not after a file's last one: the worker's next file would find them.
afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

function asText(value: unknown): string {
  return value instanceof Error ? (value.stack ?? value.message) : String(value)
}
