import "./lib/node-version.mjs"
import { existsSync } from "node:fs"
import { join } from "node:path"
import { readFlags, refuse } from "./lib/flags.mjs"
import { installIfNeeded } from "./lib/install.mjs"
import { root } from "./lib/project.mjs"

const flags = readFlags("npm run bench -- [flags]     measures what the product promises, each against its limit", {
  only: { help: "names of files in tests/bench, separated by commas" },
  built: { type: "boolean", help: "measure the existing builds instead of building again" },
})

installIfNeeded()
const { benchNames, loadBench, printFigures } = await import("./lib/benches.mjs")
const { run } = await import("./lib/run.mjs")

const known = await benchNames()
const names = flags.only?.split(",") ?? known
for (const name of names) if (!known.includes(name)) refuse(`There is no bench "${name}", only ${known.join(", ")}`)

const benches = await Promise.all(names.map(loadBench))
for (const folder of new Set(benches.flatMap((bench) => bench.needs ?? []))) {
  if (flags.built && existsSync(join(root, folder))) continue
  const mode = folder === "dist-demo" ? ["--mode", "demo"] : []
  if (!(await run("vite", ["build", "--logLevel", "error", ...mode]))) process.exit(1)
}

let kept = true
for (const bench of benches) {
  console.log()
  try {
    kept = printFigures(bench, await bench.measure()) && kept
  } catch (error) {
    console.log(`${bench.title}\n  ✗ could not be measured: ${error instanceof Error ? error.message : error}`)
    kept = false
  }
}
process.exit(kept ? 0 : 1)
