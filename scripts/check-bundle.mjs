import "./lib/node-version.mjs"
import { readdir, readFile } from "node:fs/promises"
import { join, relative } from "node:path"
import { loadBench, printFigures } from "./lib/benches.mjs"
import { root } from "./lib/project.mjs"

/**
 * Words that stand in the mock backend, its seed, its control panel or the packages under it, and in the demo's texts with
 * the product's name. The demo build must hold every one of them: a word that is in neither build would prove nothing about the production build.
 */
const marks = [
  "mockServiceWorker",
  "app:tour_seen",
  "[MSW]",
  "/_mock/",
  "/_demo/stripe/",
  "supersecret",
  "workbench-faults",
  "app:machine_coverage",
  "app:demo_replaced",
  "Fennmark",
  "nothing here is for sale",
  "Useful things, made well",
]

const benches = [await loadBench("bundle"), await loadBench("sdk-size")]
let small = true
for (const bench of benches) small = printFigures(bench, await bench.measure()) && small

const production = await readAll("dist")
const demo = await readAll("dist-demo")
const leaks = marks.flatMap((mark) =>
  production.filter(({ text }) => text.includes(mark)).map(({ name }) => `${name} holds "${mark}"`),
)
const stale = marks.filter((mark) => !demo.some(({ text }) => text.includes(mark)))
const worker = production.filter(({ name }) => /service-?worker/i.test(name)).map(({ name }) => `${name} is there`)
const faults = [
  ...leaks,
  ...worker,
  ...stale.map((mark) => `"${mark}" is not in the demo build either: choose a word that is`),
]

/** An address that only the administrator's endpoint tables have. */
const adminMark = "/admin/order-edits"
const manifest = JSON.parse(await readFile(join(root, "dist", ".vite", "manifest.json"), "utf8"))
const storeRoutes = "src/routeTree.gen.ts?area=store"
const inStorefront = filesOf(
  Object.keys(manifest).filter(
    (key) => ["index.html", storeRoutes].includes(key) || /^src\/routes\/_store\b/.test(key),
  ),
)
const routesText = await readFile(join(root, "dist", manifest[storeRoutes].file), "utf8")
if (/\/admin\/login/.test(routesText)) faults.push(`${manifest[storeRoutes].file} holds routes of the back office`)
const adminChunks = production.filter(({ name, text }) => inStorefront.has(name) && text.includes(adminMark))
faults.push(...adminChunks.map(({ name }) => `${name} is a part of the storefront and holds "${adminMark}"`))
if (!production.some(({ text }) => text.includes(adminMark)))
  faults.push(`"${adminMark}" is nowhere: choose a mark that is`)

console.log(
  "\nNothing of the mock backend and the demo in the production build, nothing of the administrator's client in the storefront",
)
for (const fault of faults) console.log(`  ✗ ${fault}`)
if (faults.length === 0) console.log(`  ✓ ${production.length} files, without ${marks.join(", ")}`)
process.exit(small && faults.length === 0 ? 0 : 1)

/**
 * The files of these chunks and of all chunks that they import statically.
 *
 * @param {string[]} keys
 */
function filesOf(keys) {
  /** @type {Set<string>} */
  const files = new Set()
  const visit = (/** @type {string} */ key) => {
    const { file, imports = [] } = manifest[key]
    const name = join("dist", file)
    if (files.has(name)) return
    files.add(name)
    imports.forEach(visit)
  }
  keys.forEach(visit)
  return files
}

/** @param {string} folder */
async function readAll(folder) {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return Promise.all(files.map(async (file) => ({ name: relative(root, file), text: await readFile(file, "latin1") })))
}
