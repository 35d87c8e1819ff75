import fc from "fast-check"
import { expect, it } from "vitest"
import { batchesOf, jsonBytes, MAX_BYTES, MAX_ROWS } from "./batches.ts"

it("makes batches of at most 100 rows and 90 kB that hold every row once, in order", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 3_000, unit: "grapheme" }), { maxLength: 250 }), (rows) => {
      const batches = batchesOf(rows)
      expect(batches.flat()).toEqual(rows)
      for (const batch of batches) {
        expect(batch.length).toBeLessThanOrEqual(MAX_ROWS)
        expect(jsonBytes({ update: batch })).toBeLessThanOrEqual(MAX_BYTES)
      }
    }),
    { numRuns: 30 },
  )
  const sizes = batchesOf(Array.from({ length: 250 }, (_, index) => index)).map(({ length }) => length)
  expect(sizes).toEqual([MAX_ROWS, MAX_ROWS, 50])
})

it("leaves space for the rest of the body", () => {
  const rows = Array.from({ length: 40 }, () => "ü".repeat(5_000))
  const batches = batchesOf(rows, { reserved: 1_000 })
  for (const batch of batches) expect(jsonBytes(batch)).toBeLessThanOrEqual(MAX_BYTES - 1_000)
  expect(batches.flat()).toHaveLength(40)
})

it("measures what a row adds to the body", () => {
  const rows = ["a", "b", "c"]
  expect(batchesOf(rows, { bodyOf: () => "x".repeat(50_000) })).toEqual([["a"], ["b"], ["c"]])
})
