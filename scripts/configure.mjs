import "./lib/node-version.mjs"
import { existsSync } from "node:fs"
import { readFile, stat, writeFile } from "node:fs/promises"
import { join, resolve } from "node:path"
import { writeHeaders } from "./deploy/write-headers.mjs"
import { readFlags, refuse } from "./lib/flags.mjs"
import { loadTs } from "./lib/load-ts.mjs"

const flags = readFlags("npm run configure -- [flags]     writes the settings of a deployment into a build", {
  dir: { default: "dist", help: "folder of the build" },
  config: { help: "JSON file with the settings; without it, the VITE_ variables of the environment" },
  file: { type: "boolean", help: "writes config.json and lets the page read it, instead of putting it into the page" },
})

/** Kilobytes of a logo, icon or font. */
const MAX_FILE = 200

const dir = resolve(flags.dir)
const page = join(dir, "index.html")
if (!existsSync(page)) refuse(`There is no build in ${flags.dir}`)

const { CONFIG_ID, configNames } = await loadTs("src/lib/config.ts")
const { settingProblems } = await loadTs("src/lib/setting-problems.ts")
const { MANIFEST_FILE, manifest, withBrand } = await loadTs("src/lib/brand-page.ts")
const settings = flags.config ? await readConfig(flags.config) : fromEnvironment()
// The build's own settings are still the defaults.
const built = JSON.parse(await readFile(join(dir, ".headers", "settings.json"), "utf8"))
const problems = settingProblems({ ...built.settings, ...settings }).map(
  (/** @type {import("#lib/setting-problems.ts").SettingProblem} */ { name, value, kind, example }) =>
    kind === "missing" ? `${name} is missing: expected ${example}` : `${name} can't be "${value}": expected ${example}`,
)
if (problems.length > 0) refuse(`Nothing is written.\n  ${problems.join("\n  ")}`)
const all = { ...built.settings, ...settings }
await checkFiles()
const json = JSON.stringify(settings).replaceAll("<", "\\u003c")

const block = new RegExp(`(<script type="application/json" id="${CONFIG_ID}">)[^<]*(</script>)`)
const html = await readFile(page, "utf8")
if (!block.test(html)) refuse(`${flags.dir}/index.html has no block for settings`)
await writeFile(
  page,
  withBrand(html, all).replace(block, (_, start, end) => start + (flags.file ? "" : json) + end),
)
if (flags.file) await writeFile(join(dir, "config.json"), `${JSON.stringify(settings, null, 2)}\n`)
await writeFile(join(dir, MANIFEST_FILE), manifest(all, built.base))
await writeHeaders(dir, { ...built, settings: all, built })

if (!all.VITE_SHOP_NAME) console.log("VITE_SHOP_NAME is not set: pages call the shop “Online store”.")
console.log(`${Object.keys(settings).length} settings written to ${flags.dir}: ${Object.keys(settings).join(", ")}`)

/** Refuses pictures and fonts of the shop that aren't in the build, or that every page would wait for. */
async function checkFiles() {
  const names = ["VITE_SHOP_LOGO", "VITE_SHOP_LOGO_DARK", "VITE_SHOP_ICON", "VITE_SHOP_FONT"]
  for (const name of names.filter((name) => all[name]?.startsWith("/"))) {
    const file = await stat(join(dir, all[name])).catch(() => refuse(`${name}: there is no ${all[name]} in ${flags.dir}`))
    const size = Math.ceil(file.size / 1024)
    if (size > MAX_FILE) refuse(`${name}: ${all[name]} has ${size} kB, at most ${MAX_FILE} kB are allowed`)
  }
}

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
