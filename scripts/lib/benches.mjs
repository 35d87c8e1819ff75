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

export async function loadBench(name) {
  return (await loadTs(`tests/bench/${name}.bench.ts`)).default
}

/** Prints the figures beside their limits, and answers whether all are kept. */
export function printFigures(title, figures) {
  console.log(title)
  for (const { name, value, unit, limit } of figures) {
    const verdict = limit === undefined ? " " : value <= limit ? "✓" : "✗"
    const bound = limit === undefined ? "" : `   at most ${limit}`
    console.log(`  ${verdict} ${name.padEnd(36)}${value.toFixed(1).padStart(8)} ${unit}${bound}`)
  }
  return figures.every(({ value, limit }) => limit === undefined || value <= limit)
}
