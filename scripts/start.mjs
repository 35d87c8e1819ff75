import "./lib/node-version.mjs"
import { relative } from "node:path"
import { cachedDir } from "./lib/cached-dir.mjs"
import { appSources, buildValues, fingerprint } from "./lib/fingerprint.mjs"
import { port, readFlags } from "./lib/flags.mjs"
import { installIfNeeded } from "./lib/install.mjs"
import { demoLogins, root } from "./lib/project.mjs"

const flags = readFlags("npm start -- [flags]     serves a build of the storefront and the back office", {
  port: { default: "5173", check: port, help: "first port to try; the next free one is used" },
  host: { default: "127.0.0.1", help: "address to listen on" },
})

installIfNeeded()

const { build, loadEnv, preview } = await import("vite")
const apiUrl = loadEnv("demo", root, "VITE_").VITE_API_URL
const mode = apiUrl ? "production" : "demo"

const print = await fingerprint({ ...appSources, values: buildValues(loadEnv(mode, root, "VITE_")) })
const dir = await cachedDir(`start/${mode}`, print, async (draft) => {
  console.log("Building the app. This takes about ten seconds, and is only repeated when its sources change.")
  await build({ root, mode, logLevel: "warn", build: { outDir: relative(root, draft) } })
})

const server = await preview({
  root,
  mode,
  build: { outDir: relative(root, dir) },
  preview: { host: flags.host, port: flags.port, strictPort: false },
})

const base = server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0]

console.log(`
  Storefront    ${base}
  Back office   ${base}admin
  API           ${apiUrl ? `${apiUrl} (VITE_API_URL)` : "in memory, in the browser; nothing else to start"}
`)
if (!apiUrl) for (const [part, login] of demoLogins) console.log(`  Login         ${login}   (${part})`)
console.log("\n  Ctrl+C stops it. For development with hot reload, run: npm run dev\n")
