import { expect, it, vi } from "vitest"
import { memoizeUntilFailure } from "./memoize.ts"

it("shares one promise per key, even while it is pending", async () => {
  const make = vi.fn(async (name: string) => ({ name }))
  const load = memoizeUntilFailure(make)
  const [a, b, c] = await Promise.all([load("a"), load("a"), load("b")])
  expect(a).toBe(b)
  expect(c).toEqual({ name: "b" })
  expect(make).toHaveBeenCalledTimes(2)
})

it("rejects all waiting callers after a failure, and retries on the next call", async () => {
  const make = vi.fn(async () => 1).mockRejectedValueOnce(new Error("offline"))
  const load = memoizeUntilFailure(make)
  const waiting = [load(), load()]
  for (const one of waiting) await expect(one).rejects.toThrow("offline")
  expect(await load()).toBe(1)
  expect(await load()).toBe(1)
  expect(make).toHaveBeenCalledTimes(2)
})

it("treats objects with the same key as equal", async () => {
  const load = memoizeUntilFailure(
    async ({ id }: { id: string }) => ({ id }),
    ({ id }) => id,
  )
  expect(await load({ id: "a" })).toBe(await load({ id: "a" }))
})
