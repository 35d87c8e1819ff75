import { expect, it, vi } from "vitest"
import { memoizeUntilFailure } from "./memoize.ts"

it("shares one promise per key, also while it is pending", async () => {
  const make = vi.fn(async (name: string) => ({ name }))
  const load = memoizeUntilFailure(make)
  const [a, b, c] = await Promise.all([load("a"), load("a"), load("b")])
  expect(a).toBe(b)
  expect(c).toEqual({ name: "b" })
  expect(make).toHaveBeenCalledTimes(2)
})

it("tries again after a failure, and tells it to everyone who waited", async () => {
  const make = vi.fn(async () => 1).mockRejectedValueOnce(new Error("offline"))
  const load = memoizeUntilFailure(make)
  const waiting = [load(), load()]
  for (const one of waiting) await expect(one).rejects.toThrow("offline")
  expect(await load()).toBe(1)
  expect(await load()).toBe(1)
  expect(make).toHaveBeenCalledTimes(2)
})

it("takes objects with the same key for the same", async () => {
  const load = memoizeUntilFailure(
    async ({ id }: { id: string }) => ({ id }),
    ({ id }) => id,
  )
  expect(await load({ id: "a" })).toBe(await load({ id: "a" }))
})
