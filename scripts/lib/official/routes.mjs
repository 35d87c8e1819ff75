import { readdir, readFile } from "node:fs/promises"
import { dirname, join, sep } from "node:path"

/** Routes outside the API's folder: the dashboard, a health check and uploaded files. */
const ownRoutes = ["GET /app/*", "GET /health", "GET /static/*"]

/** The commercial edition's routes, which this project neither reads nor serves. */
const commercial = /^\/(?:cloud|admin\/rbac|admin\/users\/:id\/roles)(?:\/|$)/

/**
 * The operations of the server in its package: method and path, with the feature flag that their file names ("" for
 * none). They are read from the names of the route files, and from what these declare.
 *
 * @param {string} folder of the package
 * @returns {Promise<Map<string, string>>}
 */
export async function operationsIn(folder) {
  const routes = await routesIn(join(folder, "dist", "api"))
  return new Map([...routes, ...ownRoutes.map((route) => /** @type {const} */ ([route, ""]))])
}

/**
 * @param {string} folder with route files
 * @returns {Promise<(readonly [string, string])[]>}
 */
async function routesIn(folder) {
  const files = await readdir(folder, { recursive: true })
  const found = []
  for (const file of files) {
    if (!/(^|[\\/])route\.d\.ts$/.test(file)) continue
    const path = `/${dirname(file)
      .split(sep)
      .join("/")
      .replace(/\[([^\]]+)\]/g, ":$1")}`
    if (commercial.test(path)) continue
    const declared = await readFile(join(folder, file), "utf8")
    const flag = flagIn(await readFile(join(folder, file.replace(/\.d\.ts$/, ".js")), "utf8"))
    for (const [, method] of declared.matchAll(/export declare const (GET|POST|PUT|PATCH|DELETE)\b/g))
      found.push(/** @type {const} */ ([`${method} ${path}`, flag]))
  }
  return found
}

/**
 * A route file imports its flag: `isDisabled: () => !utils_1.FeatureFlag.isFeatureEnabled(translation_1.default.key)`.
 *
 * @param {string} code
 */
const flagIn = (code) => /isDisabled:[^\n]*isFeatureEnabled\(["']?(\w+?)(?:_\d+\.|["'])/.exec(code)?.[1] ?? ""
