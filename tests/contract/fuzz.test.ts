import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { Siege } from "#tests/support/fuzz/siege.ts"

/** A few hundred requests each time; `FUZZ_REQUESTS=10000` for a long siege, `FUZZ_SEED` for another one. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 600)
const SEED = Number(process.env.FUZZ_SEED ?? 42)
const AT_ONCE = 15

describe("whatever is asked, of every operation, in every state", () => {
  it("the backend answers in its own words, in time, and remains whole", { timeout: 600_000 }, async () => {
    const siege = await Siege.begin({ tapes: REQUESTS > 1000 ? 100 : 8 })
    const seeds = fc.array(fc.noShrink(fc.nat()), { minLength: 1, maxLength: AT_ONCE, size: "max" })
    const answered = fc.asyncProperty(seeds, async (numbers) => {
      expect(await siege.run(numbers)).toEqual([])
    })
    await fc.assert(answered, { numRuns: Math.ceil((2 * REQUESTS) / AT_ONCE), seed: SEED })
  })
})
