import "./lib/node-version.mjs"
import { existsSync } from "node:fs"
import { readFile, writeFile } from "node:fs/promises"
import { join, resolve } from "node:path"
import { brandFileProblems } from "./deploy/brand-files.mjs"
import { writeHeaders } from "./deploy/write-headers.mjs"
import { readFlags, refuse } from "./lib/flags.mjs"
import { loadTs } from "./lib/load-ts.mjs"

const flags = readFlags("npm run configure -- [flags]     writes the settings of a deployment into a build", {
  dir: { default: "dist", help: "folder of the build" },
  config: { help: "JSON file with the settings; without it, the VITE_ variables of the environment" },
  file: { type: "boolean", help: "writes config.json and lets the page read it, instead of putting it into the page" },
})

const dir = resolve(flags.dir)
const page = join(dir, "index.html")
if (!existsSync(page)) refuse(`There is no build in ${flags.dir}`)

const { CONFIG_ID, configNames } = await loadTs("src/lib/config.ts")
const { settingProblems } = await loadTs("src/lib/setting-problems.ts")
const { MANIFEST_FILE, manifest, withBrand } = await loadTs("src/lib/brand-page.ts")
const settings = flags.config ? await readConfig(flags.config) : fromEnvironment()
// The build's own settings are still the defaults.
const built = JSON.parse(await readFile(join(dir, ".headers", "settings.json"), "utf8"))
const all = { ...built.settings, ...settings }
const problems = settingProblems(all).map(
  (/** @type {import("#lib/setting-problems.ts").SettingProblem} */ { name, value, kind, example }) =>
    kind === "missing" ? `${name} is missing: expected ${example}` : `${name} can't be "${value}": expected ${example}`,
)
problems.push(...(await brandFileProblems(dir, all)))
if (problems.length > 0) refuse(`Nothing is written.\n  ${problems.join("\n  ")}`)
const json = JSON.stringify(settings).replaceAll("<", "\\u003c")

const block = new RegExp(`(<script type="application/json" id="${CONFIG_ID}">)[^<]*(</script>)`)
const html = await readFile(page, "utf8")
if (!block.test(html)) refuse(`${flags.dir}/index.html has no block for settings`)
await writeFile(
  page,
  withBrand(html, all, built.base).replace(
    block,
    (/** @type {string} */ _, /** @type {string} */ start, /** @type {string} */ end) =>
      start + (flags.file ? "" : json) + end,
  ),
)
if (flags.file) await writeFile(join(dir, "config.json"), `${JSON.stringify(settings, null, 2)}\n`)
await writeFile(join(dir, MANIFEST_FILE), manifest(all, built.base))
await writeHeaders(dir, { ...built, settings: all, built })

if (!all.VITE_SHOP_NAME) console.log("VITE_SHOP_NAME is not set: pages call the shop “Online store”.")
console.log(`${Object.keys(settings).length} settings written to ${flags.dir}: ${Object.keys(settings).join(", ")}`)

/** @returns {Record<string, string>} */
function fromEnvironment() {
  return Object.fromEntries(
    configNames.flatMap((/** @type {string} */ name) => {
      const value = process.env[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/**
 * @param {string} file
 * @returns {Promise<Record<string, string>>}
 */
async function readConfig(file) {
  const text = await readFile(file, "utf8").catch(() => refuse(`Can't read ${file}`))
  /** @type {unknown} */
  let values
  try {
    values = JSON.parse(text)
  } catch {
    return refuse(`${file} isn't valid JSON`)
  }
  if (typeof values !== "object" || values === null || Array.isArray(values))
    return refuse(`${file} must hold one object with the settings`)
  const unknown = Object.keys(values).find((name) => !configNames.includes(name))
  if (unknown) return refuse(`${file} has an unknown setting "${unknown}"`)
  const other = Object.entries(values).find(([, value]) => typeof value !== "string")
  if (other) return refuse(`${other[0]} in ${file} must be a text`)
  return Object.fromEntries(Object.entries(values))
}
