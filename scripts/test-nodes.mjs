import "./lib/node-version.mjs"
import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { readFlags, refuse } from "./lib/flags.mjs"
import { installIfNeeded, runNpm } from "./lib/install.mjs"
import { cacheDir } from "./lib/project.mjs"
import { run } from "./lib/run.mjs"

const flags = readFlags(
  "npm run test:nodes -- [flags]     type-checks and runs the unit tests on several versions of Node",
  {
    versions: { default: "20,22,24,26", check: listOfMajors, help: "major versions, separated by commas" },
  },
)

installIfNeeded()

const results = []
for (const major of flags.versions) {
  const node = await installNode(major)
  const version = spawnSync(node, ["--version"], { encoding: "utf8" }).stdout.trim()
  console.log(`\n── Node ${version} ${"─".repeat(80)}\n`)
  const types = await run("tsc", ["--noEmit"], { node })
  const unit = await run("vitest", ["run"], { node })
  results.push({ version, ok: types && unit })
}

console.log("")
for (const { version, ok } of results) console.log(`${ok ? "✓" : "✗"} Node ${version}`)
const failed = results.filter(({ ok }) => !ok).length
console.log(`\n${results.length - failed} passed, ${failed} failed`)
process.exit(failed ? 1 : 0)

/**
 * Installs the newest release of a major version from npm, and returns the path of its executable.
 *
 * @param {string} major
 */
async function installNode(major) {
  const platform = process.platform === "win32" ? "win" : process.platform
  const name = `node-${platform}-${process.arch}`
  const home = join(cacheDir, "nodes", major)
  const file = join(home, "node_modules", name, "bin", process.platform === "win32" ? "node.exe" : "node")
  await mkdir(home, { recursive: true })
  await writeFile(join(home, "package.json"), "{}\n")
  const result = runNpm(["install", "--no-save", "--no-audit", "--no-fund", `${name}@${major}`], home)
  if (result.status === 0 && existsSync(file)) return file
  return refuse(`Couldn't install Node ${major} for ${platform}-${process.arch} from npm`)
}

/** @param {string} value */
function listOfMajors(value) {
  const list = value.split(",")
  const wrong = list.find((major) => !/^\d+$/.test(major))
  return wrong === undefined ? list : refuse(`"${wrong}" isn't a major version of Node`)
}
