import { execFileSync } from "node:child_process"
import { type Bench, median } from "./bench.ts"

const starts = 7

/**
 * What somebody's test does at first: a world, and an answer out of it. Modules are loaded before the clock runs. The
 * orders' past is made when it is first asked for: that answer is timed as well.
 */
const program = `
await import("./scripts/lib/typescript.mjs")
const { createBackend } = await import("#mocks/http/backend.ts")
const { PUBLISHABLE_KEY } = await import("#mocks/seed/defaults.ts")
const asked = (path) => new Request("http://shop.test" + path, { headers: { "x-publishable-api-key": PUBLISHABLE_KEY } })
const start = performance.now()
const backend = createBackend()
const time = async (path) => {
  const answer = await backend.fetch(asked(path))
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error("the world does not answer")
  return performance.now() - start
}
const goods = await time("/store/products")
const stock = await time("/store/products?fields=%2Bvariants.inventory_quantity")
console.log(JSON.stringify({ goods, stock, orders: backend.db.tables.order.size }))
`
interface Times {
  readonly goods: number
  readonly stock: number
  readonly orders: number
}
const fresh = (): Times =>
  JSON.parse(execFileSync(process.execPath, ["--input-type=module", "--eval", program], { encoding: "utf8" })) as Times

export default {
  title: "The default world in a test of its own, each time in a new process",
  async measure() {
    fresh()
    const times = Array.from({ length: starts }, fresh)
    const orders = times[0]?.orders ?? 0
    return [
      {
        name: "createBackend() and its first answer",
        value: median(times.map((t) => t.goods)),
        unit: "ms",
        limit: 300,
      },
      {
        name: `… and the first that needs the past of ${orders} orders`,
        value: median(times.map((t) => t.stock)),
        unit: "ms",
      },
    ]
  },
} satisfies Bench
