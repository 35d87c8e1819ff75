import { expect, it } from "vitest"
import { mapConcurrent } from "./map-concurrent.ts"

it("limits concurrency and keeps the order of results", async () => {
  let running = 0
  let most = 0
  const results = await mapConcurrent([5, 1, 4, 2, 3], 2, async (n) => {
    running++
    most = Math.max(most, running)
    for (let turn = 0; turn < n; turn++) await Promise.resolve()
    running--
    return n * 10
  })
  expect(results).toEqual([50, 10, 40, 20, 30])
  expect(most).toBe(2)
})

it("rejects with the first error, and returns an empty list for no entries", async () => {
  await expect(mapConcurrent([1, 2], 2, () => Promise.reject(new Error("no")))).rejects.toThrow("no")
  expect(await mapConcurrent([], 3, () => Promise.reject(new Error("no")))).toEqual([])
})
