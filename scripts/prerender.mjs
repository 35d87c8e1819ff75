import "./lib/node-version.mjs"
import { availableParallelism } from "node:os"
import { resolve } from "node:path"
import { builtApp } from "./lib/built-app.mjs"
import { address, readFlags, refuse, whole } from "./lib/flags.mjs"
import { installIfNeeded } from "./lib/install.mjs"

const flags = readFlags(
  "npm run prerender -- [flags]     writes the store's pages as files for a static host; later runs only what changed",
  {
    url: { default: process.env.VITE_API_URL ?? "", help: "address of the server; VITE_API_URL if left out" },
    key: { default: process.env.VITE_PUBLISHABLE_KEY ?? "", help: "publishable key; VITE_PUBLISHABLE_KEY if left out" },
    site: { default: process.env.VITE_SITE_URL ?? "", help: "address of the storefront; VITE_SITE_URL if left out" },
    dir: { help: "folder of a build, with npm run build:server beside it; without it, the app is built" },
    out: { default: "dist-site", help: "folder for the site; keep it for the next run" },
    markets: {
      help: 'languages and countries, such as "de-de,en-gb"; the default one is always written; by default all',
    },
    "allow-removal": { type: "boolean", help: "lets a run remove more than half of the earlier pages" },
    threads: {
      default: String(Math.min(4, availableParallelism())),
      check: threads,
      help: "threads that render pages",
    },
  },
)
const site = address(flags.site, "--site")
if (new URL(site).pathname !== "/") refuse("--site must be the root of a host: pages are rendered for / only")

installIfNeeded()

const { app, server } = flags.dir ? { app: resolve(flags.dir), server: resolve("dist-server") } : await builtApp()
/** @type {typeof import("#server/prerender/run.ts")} */
const { run, WrongSettings } = await import(`${server}/prerender.js`)
const start = performance.now()
let shown = 0
try {
  const { written, unchanged, removed, missing, failed } = await run({
    dir: app,
    out: resolve(flags.out),
    origin: site,
    settings: {
      ...(flags.url && { VITE_API_URL: flags.url }),
      ...(flags.key && { VITE_PUBLISHABLE_KEY: flags.key }),
      VITE_SITE_URL: site,
    },
    prefixes:
      flags.markets === undefined
        ? undefined
        : ["", ...flags.markets.split(",").map((market) => `/${market.trim().toLowerCase()}`)],
    allowsRemoval: flags["allow-removal"] ?? false,
    threads: flags.threads,
    onPage: showProgress,
  })
  if (process.stdout.isTTY) process.stdout.write("\r\x1b[K")
  const seconds = ((performance.now() - start) / 1000).toFixed(0)
  console.log(
    `${written} pages written to ${flags.out} in ${seconds} s, ${unchanged} unchanged, ${removed} removed, ${missing} left to the browser`,
  )
  for (const { path, reason } of failed.slice(0, 20)) console.error(`${path} couldn't be rendered: ${reason}`)
  if (failed.length > 20) console.error(`… and ${failed.length - 20} more`)
  if (failed.length > 0) {
    console.error("Their earlier files stay. Run the command again to render what is missing.")
    process.exitCode = 1
  }
} catch (error) {
  if (error instanceof WrongSettings) for (const sentence of error.sentences) console.error(sentence)
  else console.error(`No page was written: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 2
}

/** @param {import("#server/prerender/prerender.ts").Progress} progress */
function showProgress({ prefix, done, total, written }) {
  const isLast = done === total
  // Lines of a log can't be written over.
  const pause = process.stdout.isTTY ? 200 : 10_000
  if (performance.now() - shown < pause && !isLast) return
  shown = performance.now()
  const line = `${prefix.slice(1) || "default market"}: ${done} of ${total} pages, ${written} written`
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${line}${isLast ? "\n" : ""}`)
  else console.log(line)
}

/**
 * @param {string} value
 * @param {string} flag
 */
function threads(value, flag) {
  return Math.max(1, whole(value, flag, 64))
}
