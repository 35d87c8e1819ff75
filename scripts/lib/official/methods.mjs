import { join } from "node:path"
import { pathToFileURL } from "node:url"

/** Methods that aren't operations, and those of the commercial edition. */
const leftOut = /^auth\.setToken_$|^admin\.rbac/

/**
 * Every method of the official client with its parameter names: `admin.order.retrieve` → `["id", "query", "headers"]`.
 *
 * @param {string} folder of the package
 * @returns {Promise<Map<string, string[]>>}
 */
export async function methodsIn(folder) {
  const { default: module } = await import(pathToFileURL(join(folder, "dist", "index.js")).href)
  const Client = module.default ?? module
  const client = new Client({ baseUrl: "http://localhost" })
  /** @type {Map<string, string[]>} */
  const methods = new Map()
  for (const area of ["admin", "store", "auth"]) addMethods(methods, area, client[area])
  return methods
}

/**
 * @param {Map<string, string[]>} methods
 * @param {string} path
 * @param {Record<string, unknown>} part
 */
function addMethods(methods, path, part) {
  const prototype = Object.getPrototypeOf(part)
  // Methods of a class aren't enumerable.
  const inherited = prototype === Object.prototype ? [] : Object.getOwnPropertyNames(prototype)
  for (const key of [...Object.keys(part), ...inherited.filter((key) => key !== "constructor")]) {
    const value = part[key]
    const name = `${path}.${key}`
    if (typeof value === "function") {
      if (!leftOut.test(name)) methods.set(name, parametersOf(String(value)))
    } else if (typeof value === "object" && value !== null && !["client", "config"].includes(key))
      addMethods(methods, name, /** @type {Record<string, unknown>} */ (value))
  }
}

/** @param {string} code of a function */
const parametersOf = (code) =>
  (/\(([^)]*)\)/.exec(code)?.[1] ?? "")
    .split(",")
    .map((parameter) => parameter.split("=")[0]?.trim() ?? "")
    .filter(Boolean)
