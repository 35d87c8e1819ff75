import "./lib/node-version.mjs"
import { relative } from "node:path"
import { cachedDir } from "./lib/cached-dir.mjs"
import { appSources, fingerprint } from "./lib/fingerprint.mjs"
import { port, readFlags } from "./lib/flags.mjs"
import { installIfNeeded } from "./lib/install.mjs"
import { root } from "./lib/project.mjs"

const flags = readFlags("npm run serve -- [flags]     serves the store with rendered pages, and the back office", {
  port: { default: process.env.PORT || "4173", check: port, help: "port to listen on; the variable PORT sets it too" },
  host: { default: "127.0.0.1", help: "address to listen on" },
})

installIfNeeded()

const { build, loadEnv } = await import("vite")
const env = loadEnv("production", root, "VITE_")
const print = await fingerprint({
  ...appSources,
  values: Object.entries(env).map(([name, value]) => `${name}=${value}`),
})
const dir = await cachedDir("serve/app", print, async (draft) => {
  console.log("Building the app. This takes about ten seconds, and is only repeated when its sources change.")
  await build({ root, logLevel: "warn", build: { outDir: relative(root, draft) } })
})
const server = await cachedDir("serve/server", print, (draft) =>
  build({ root, logLevel: "warn", build: { outDir: relative(root, draft), ssr: "src/server/serve.ts" } }),
)

Object.assign(process.env, { PORT: String(flags.port), HOST: flags.host })
process.argv[2] = dir
await import(`${server}/serve.js`)
