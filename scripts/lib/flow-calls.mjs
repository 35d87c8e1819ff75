import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { root } from "./project.mjs"

const METHODS = { get: "GET", post: "POST", del: "DELETE" }
const machines = join(root, "src", "machines")
/** Holds the requests that all order changes share, by the resource that a flow passes to it. */
const SHARED = "orders/order-change"

/**
 * The admin operations with their place in the client: `POST /admin/claims` is `claim.create`.
 *
 * @returns {Promise<{ name: string, resource: string, method: string }[]>}
 */
async function clientMethods() {
  const folder = join(root, "src", "schema", "admin")
  const index = await readFile(join(folder, "index.ts"), "utf8")
  const resources = new Map([...index.matchAll(/\{ (\w+) as (\w+) \}/g)].map(([, table, key]) => [table, key]))
  const files = (await readdir(folder)).filter((file) => file.endsWith(".endpoints.ts"))
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")))
  return texts.flatMap((text) => {
    const resource = resources.get(/export const (\w+Endpoints)/.exec(text)?.[1] ?? "") ?? ""
    return [...text.matchAll(/(\w+): (get|post|del)\(\s*"([^"]+)"/g)].map(([, method = "", kind = "", path]) => ({
      resource,
      method,
      name: `${METHODS[/** @type {keyof typeof METHODS} */ (kind)]} ${path}`,
    }))
  })
}

/** The code of each flow's folder, such as `orders/claim`, without its tests. */
async function machineSources() {
  const entries = await readdir(machines, { recursive: true, withFileTypes: true })
  /** @type {Map<string, string>} */
  const sources = new Map()
  for (const entry of entries) {
    if (!entry.isFile() || !entry.name.endsWith(".ts") || entry.name.endsWith(".test.ts")) continue
    const flow = entry.parentPath
      .slice(machines.length + 1)
      .split(/[\\/]/)
      .slice(0, 2)
      .join("/")
    const text = await readFile(join(entry.parentPath, entry.name), "utf8")
    sources.set(flow, `${sources.get(flow) ?? ""}\n${text}`)
  }
  return sources
}

/**
 * The resources that code takes from the admin client: `sdk.admin.claim`, or `{ claim: claims } = sdk.admin`.
 *
 * @param {string} text
 */
function resourcesIn(text) {
  const taken = [...text.matchAll(/\{([^{}]*)\}\s*=\s*(?:\w+\.)*admin\b/g)].flatMap(([, names = ""]) =>
    names.split(",").map((name) => name.split(":")[0]?.trim() ?? ""),
  )
  return new Set([...taken, ...[...text.matchAll(/\badmin\.(\w+)/g)].map(([, name = ""]) => name)])
}

/**
 * The machines whose code calls an operation: it names the operation's resource and method. A flow of orders may have the
 * method in the folder that all order changes share.
 *
 * @returns {Promise<Map<string, string[]>>}
 */
export async function flowsByOperation() {
  const sources = await machineSources()
  const taken = new Map([...sources].map(([flow, text]) => [flow, resourcesIn(text)]))
  const shared = sources.get(SHARED) ?? ""
  /** @type {Map<string, string[]>} */
  const flows = new Map()
  for (const { name, resource, method } of await clientMethods()) {
    const ofMethod = new RegExp(`[.{,"]\\s*${method}\\b`)
    const found = [...sources].filter(
      ([flow, text]) =>
        taken.get(flow)?.has(resource) &&
        (ofMethod.test(text) || (flow.startsWith("orders/") && ofMethod.test(shared))),
    )
    const names = found.map(([flow]) => `machine ${flow}`)
    if (names.length > 0) flows.set(name, names)
  }
  return flows
}
