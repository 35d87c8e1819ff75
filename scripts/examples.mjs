import "./lib/node-version.mjs"
import { rm } from "node:fs/promises"
import { readFlags } from "./lib/flags.mjs"
import { freePort } from "./lib/free-port.mjs"
import { installIfNeeded } from "./lib/install.mjs"

const flags = readFlags("node scripts/examples.mjs [flags]     tests the projects in examples", {
  "no-browser": { type: "boolean", help: "skips the tests in a browser" },
})

installIfNeeded()
const { loadTs } = await import("./lib/load-ts.mjs")
const { packPackages } = await import("./lib/packages/pack.mjs")
const { copyProject } = await import("./lib/packages/project.mjs")
const { run } = await import("./lib/run.mjs")

/** The commands of each project's `npm test`. */
const examples = [
  { folder: "examples/order-feed", test: (/** @type {string} */ cwd) => run("node", ["--test"], { cwd }) },
  {
    folder: "examples/stock-watch",
    test: async (/** @type {string} */ cwd) => (await run("tsc", [], { cwd })) && run("vitest", ["run"], { cwd }),
  },
  {
    folder: "examples/shop-window",
    needsBrowser: true,
    test: async (/** @type {string} */ cwd) =>
      (await run("tsc", [], { cwd })) && run("playwright", ["test"], { cwd, env: await browserSettings() }),
  },
]

const tarballs = await packPackages()
let passed = true
for (const { folder, test, needsBrowser } of examples) {
  if (needsBrowser && flags["no-browser"]) continue
  console.log(`\n${folder}`)
  const dir = await copyProject(folder, tarballs)
  try {
    passed = (await test(dir)) && passed
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}
process.exit(passed ? 0 : 1)

/** The browser of the end-to-end tests, and ports that are free. */
async function browserSettings() {
  const { browserLaunchOptions } = await loadTs("tests/e2e/support/browser.ts")
  const [mock, page] = [await freePort(), await freePort()]
  return {
    LAUNCH_OPTIONS: JSON.stringify(await browserLaunchOptions()),
    MOCK_PORT: String(mock),
    PAGE_PORT: String(page),
  }
}
