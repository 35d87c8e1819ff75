import { Fuzzer } from "#tests/support/fuzz/fuzzer.ts"
import type { Bench } from "./bench.ts"

/** `FUZZ_SEED=7 npm run bench -- --only hostile` sends other requests. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 20_000)
const SEED = Number(process.env.FUZZ_SEED ?? 1)
const AT_ONCE = 15

/** Random hostile requests to shops in many states, far more than the unit tests send. */
export default {
  title: `${REQUESTS} hostile requests (FUZZ_SEED=${SEED})`,
  async measure() {
    const fuzzer = await Fuzzer.create({ tapes: 100, isLarge: true })
    const problems: string[] = []
    for (let first = 0; first < REQUESTS; first += AT_ONCE) {
      const numbers = Array.from(
        { length: Math.min(AT_ONCE, REQUESTS - first) },
        (_, i) => SEED * 10_000_000 + first + i,
      )
      problems.push(...(await fuzzer.run(numbers)))
    }
    for (const problem of problems.slice(0, 20)) console.log(problem)
    return [
      {
        name: "requests that cause a server error, damage data or take over a second",
        value: problems.length,
        unit: "requests",
        limit: 0,
      },
      { name: "slowest request", value: fuzzer.slowest, unit: "ms", limit: 1000 },
    ]
  },
} satisfies Bench
