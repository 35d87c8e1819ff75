import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { serve } from "@hono/node-server"
import { type Config, configNames } from "#lib/config.ts"
import { readEnv } from "#lib/env.ts"
import { createStorefront } from "./storefront.ts"

const { env } = process
/** Milliseconds that requests have to end after the server was told to stop. */
const STOP_TIMEOUT = 10_000
const numberOf = (name: string, initial: number): number => {
  const value = Number(env[name] ?? initial)
  if (!Number.isFinite(value) || value < 0) throw new Error(`${name} must be a number, not ${env[name]}`)
  return value
}

/** Settings of the deployment: variables, then `config.json`, then those of the build. */
function settingsOf(dir: string): Config {
  const read = (...path: readonly string[]): unknown => {
    const file = join(dir, ...path)
    return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {}
  }
  const { settings } = read(".headers", "settings.json") as { readonly settings?: Config }
  const given = Object.fromEntries(configNames.flatMap((name) => (env[name] ? [[name, env[name]]] : [])))
  return { ...settings, ...(read("config.json") as Config), ...given }
}

/** Serves the build in `dir` until SIGTERM or SIGINT; prints its address. */
function start(dir: string): void {
  const settings = settingsOf(dir)
  const checked = readEnv(settings)
  if (!checked.ok) {
    for (const { name, value, example } of checked.problems)
      console.error(`${name} is ${value ? `not valid: ${value}` : "not set"}. Example: ${name}=${example}`)
    process.exit(2)
  }
  const storefront = createStorefront({
    dir,
    indexHtml: readFileSync(join(dir, "index.html"), "utf8"),
    manifest: JSON.parse(readFileSync(join(dir, ".vite", "manifest.json"), "utf8")),
    settings,
    origin: env.SITE_ORIGIN,
    freshSeconds: numberOf("FRESH_SECONDS", 60),
    cacheMegabytes: numberOf("CACHE_MEGABYTES", 64),
    renders: numberOf("RENDERS", 4),
    patience: numberOf("RENDER_TIMEOUT", 4000),
    purgeToken: env.PURGE_TOKEN,
    report: (path, error) => console.error(`${path}: ${error instanceof Error ? error.message : String(error)}`),
  })
  const hostname = env.HOST ?? "127.0.0.1"
  const server = serve({ fetch: storefront.fetch, hostname, port: numberOf("PORT", 4173) }, ({ port }) =>
    console.log(
      `Storefront    http://${hostname}:${port}/\nBack office   http://${hostname}:${port}/admin\nAPI           ${settings.VITE_API_URL}`,
    ),
  )
  const stop = () => {
    // Requests that are being answered may end.
    server.close(() => process.exit(0))
    setTimeout(() => process.exit(0), STOP_TIMEOUT).unref()
  }
  process.once("SIGTERM", stop)
  process.once("SIGINT", stop)
}

start(process.argv[2] ?? "dist")
