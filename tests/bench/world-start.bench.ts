import { execFileSync } from "node:child_process"
import { type Bench, median } from "./bench.ts"

const starts = 7

/** What somebody's test does at first: a world, and an answer out of it. Modules are loaded before the clock runs. */
const program = `
const { loadTs } = await import("./scripts/lib/load-ts.mjs")
const { createBackend } = await loadTs("src/mocks/core/backend.ts")
const { PUBLISHABLE_KEY } = await loadTs("src/mocks/seed/defaults.ts")
const asked = new Request("http://shop.test/store/products", { headers: { "x-publishable-api-key": PUBLISHABLE_KEY } })
const start = performance.now()
const answer = await createBackend().fetch(asked)
await answer.arrayBuffer()
const time = performance.now() - start
if (!answer.ok) throw new Error("the world does not answer")
console.log(time)
`
const fresh = (): number =>
  Number(execFileSync(process.execPath, ["--input-type=module", "--eval", program], { encoding: "utf8" }))

export default {
  title: "The default world in a test of its own, each time in a new process",
  async measure() {
    fresh()
    const times = Array.from({ length: starts }, fresh)
    return [{ name: "createBackend() and its first answer", value: median(times), unit: "ms", limit: 300 }]
  },
} satisfies Bench
