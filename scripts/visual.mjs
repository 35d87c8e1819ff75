import "./lib/node-version.mjs"
import { existsSync } from "node:fs"
import { join } from "node:path"
import { readFlags } from "./lib/flags.mjs"
import { installIfNeeded } from "./lib/install.mjs"
import { root } from "./lib/project.mjs"

const flags = readFlags("npm run visual -- [flags]     compares screenshots of ten pages with those in tests/visual", {
  update: { type: "boolean", help: "replace the screenshots in tests/visual with new ones" },
  built: { type: "boolean", help: "use the existing demo build instead of building again" },
})

installIfNeeded()
const { run } = await import("./lib/run.mjs")

const isBuilt = flags.built && existsSync(join(root, "dist-demo"))
if (!isBuilt && !(await run("vite", ["build", "--mode", "demo", "--logLevel", "error"]))) process.exit(1)
const args = [
  "test",
  "--config",
  "tests/visual/playwright.config.ts",
  ...(flags.update ? ["--update-snapshots=all"] : []),
]
process.exit((await run("playwright", args)) ? 0 : 1)
