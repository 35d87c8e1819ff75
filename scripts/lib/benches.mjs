import { readdir } from "node:fs/promises"
import { join } from "node:path"
import { loadTs } from "./load-ts.mjs"
import { root } from "./project.mjs"

/** The names of all `tests/bench/*.bench.ts`. */
export async function benchNames() {
  const files = await readdir(join(root, "tests", "bench"))
  return files
    .filter((file) => file.endsWith(".bench.ts"))
    .map((file) => file.slice(0, -".bench.ts".length))
    .sort()
}

/**
 * @typedef {import("#tests/bench/bench.ts").Bench} Bench
 * @param {string} name
 * @returns {Promise<Bench>}
 */
export async function loadBench(name) {
  return (await loadTs(`tests/bench/${name}.bench.ts`)).default
}

const width = 10

/**
 * Prints the figures beside their limits, and returns whether all are within them.
 *
 * @param {Bench} bench
 * @param {Awaited<ReturnType<Bench["measure"]>>} figures
 */
export function printFigures({ title, columns = [] }, figures) {
  console.log(title)
  if (columns.length > 0) console.log(" ".repeat(44) + columns.map((column) => column.padStart(width)).join(""))
  for (const { name, value, smaller = [], unit, limit } of figures) {
    const verdict = limit === undefined ? " " : value <= limit ? "✓" : "✗"
    const bound = limit === undefined ? "" : `   at most ${limit}`
    const empty = " ".repeat(width * Math.max(0, columns.length - 1 - smaller.length))
    const values = [...smaller, value].map((figure) => shown(figure).padStart(width)).join("")
    console.log(`  ${verdict} ${name.padEnd(40)}${empty}${values} ${unit}${bound}`)
  }
  return figures.every(({ value, limit }) => limit === undefined || value <= limit)
}

/** @param {number} value */
const shown = (value) => value.toFixed(value < 10 ? 2 : 1)
