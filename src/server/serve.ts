import { readFileSync } from "node:fs"
import { join } from "node:path"
import { serve } from "@hono/node-server"
import { applyConfig, type Config } from "#lib/config.ts"
import { siteOrigin } from "#lib/page-scope.ts"
import { readDeployment, WrongSettings } from "./deployment.ts"
import { createStorefront } from "./storefront.ts"

const { env } = process
/** Milliseconds that requests have to end after the server was told to stop. */
const STOP_TIMEOUT = 8_000
function refuse(...sentences: readonly string[]): never {
  for (const sentence of sentences) console.error(sentence)
  process.exit(2)
}

const numberOf = (name: string, initial: number, least = 0): number => {
  const value = Number(env[name] || initial)
  if (!Number.isInteger(value) || value < least)
    refuse(`${name} must be a whole number from ${least}, not ${env[name]}`)
  return value
}

const isLoopback = (host: string): boolean => /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?)$/.test(host)

function settingsOf(dir: string): Config {
  try {
    return readDeployment(dir)
  } catch (error) {
    return error instanceof WrongSettings ? refuse(...error.sentences) : refuse(String(error))
  }
}

/** Serves the build in `dir` until SIGTERM or SIGINT; prints its address. */
function start(dir: string): void {
  const settings = settingsOf(dir)
  const hostname = env.HOST || "127.0.0.1"
  const port = numberOf("PORT", 4173)
  applyConfig(settings)
  const origin = siteOrigin() ?? (isLoopback(hostname) ? `http://${hostname}:${port}` : undefined)
  if (!origin) refuse("VITE_SITE_URL is not set or not valid. Example: VITE_SITE_URL=https://shop.example.com")
  const storefront = createStorefront({
    dir,
    indexHtml: readFileSync(join(dir, "index.html"), "utf8"),
    manifest: JSON.parse(readFileSync(join(dir, ".vite", "manifest.json"), "utf8")),
    settings,
    origin,
    freshSeconds: numberOf("FRESH_SECONDS", 60),
    cacheMegabytes: numberOf("CACHE_MEGABYTES", 64),
    renders: numberOf("RENDERS", 4, 1),
    patience: numberOf("RENDER_TIMEOUT", 4000),
    purgeToken: env.PURGE_TOKEN,
    report: (path, error) => console.error(`${path}: ${error instanceof Error ? error.message : String(error)}`),
  })
  const server = serve({ fetch: storefront.fetch, hostname, port }, () => {
    const address = `http://${hostname}:${port}`
    if (!settings.VITE_SHOP_NAME) console.log("VITE_SHOP_NAME is not set: pages call the shop “Online store”.")
    console.log(`Storefront    ${address}/\nBack office   ${address}/admin\nAPI           ${settings.VITE_API_URL}`)
  })
  server.on("error", (error: NodeJS.ErrnoException) =>
    refuse(error.code === "EADDRINUSE" ? `Port ${port} is in use. Set PORT to another one.` : String(error)),
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
