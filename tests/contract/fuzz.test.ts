import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"
import fc from "fast-check"
import { beforeAll, describe, expect, it } from "vitest"
import { Fuzzer } from "#tests/support/fuzz/fuzzer.ts"

/** A few hundred requests by default; `npm run bench -- --only hostile` sends 20,000. `FUZZ_SEED` changes them. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 600)
const SEED = Number(process.env.FUZZ_SEED ?? 42)
const AT_ONCE = 15
const MEGABYTE = 2 ** 20

setFlagsFromString("--expose-gc")
const collect = runInNewContext("gc") as () => void
/** Used heap after garbage collection, in bytes. */
function heap(): number {
  collect()
  return process.memoryUsage().heapUsed
}

describe("random and hostile requests", () => {
  let fuzzer: Fuzzer
  beforeAll(async () => {
    fuzzer = await Fuzzer.create({ tapes: REQUESTS > 1000 ? 100 : 8 })
  })

  it("get valid responses in time and leave the data intact", { timeout: 600_000 }, async () => {
    const seeds = fc.array(fc.noShrink(fc.nat()), { minLength: 1, maxLength: AT_ONCE, size: "max" })
    const answered = fc.asyncProperty(seeds, async (numbers) => {
      expect(await fuzzer.run(numbers)).toEqual([])
    })
    await fc.assert(answered, { numRuns: Math.ceil((2 * REQUESTS) / AT_ONCE), seed: SEED })
  })

  it("get valid responses from every operation", async () => {
    expect(await fuzzer.sweep(SEED)).toEqual([])
  })

  it("don't increase memory use", async () => {
    const rounds = [SEED + 1, SEED + 2, SEED + 3].map((round) => () => fuzzer.sweep(round))
    const used: number[] = []
    for (const round of rounds) {
      await round()
      await fuzzer.run([0])
      used.push(heap())
    }
    expect((used.at(-1) ?? 0) - (used[0] ?? 0)).toBeLessThan(16 * MEGABYTE)
  })
})
