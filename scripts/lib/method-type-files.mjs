import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { loadTs } from "./load-ts.mjs"
import { root } from "./project.mjs"

/** Types that the client derives for error responses without a type. */
const TYPES = new Map([
  [400, "invalid_data"],
  [401, "unauthorized"],
  [404, "not_found"],
])

/** The types of the client's methods, with a comment on each. */
export async function methodTypeFiles() {
  const { methodTypes } = await loadTs("src/schema/method-types.ts")
  const recorded = await recordedErrors()
  const known = (/** @type {string} */ route) => recorded.get(route) ?? []
  return ["admin", "store", "auth"].flatMap((area) =>
    Object.entries(methodTypes(area, known)).map(([file, text]) => ({
      name: `src/sdk/methods/${file}`,
      text: String(text),
    })),
  )
}

/** Exports the type of each entity under a name with its area, such as `StoreProduct`. */
export async function entityTypeFile() {
  const lines = ["// Written by `npm run docs:api` from the entities of the schemas."]
  for (const [area, folder, only = ""] of [
    ["Admin", "admin/entities"],
    ["Auth", "auth", "entities.ts"],
    ["Store", "store/entities"],
  ]) {
    const files = (await readdir(join(root, `src/schema/${folder}`))).filter((file) => file.endsWith(only))
    // In the order of the formatter: order.ts before order-change.ts.
    for (const file of files
      .map((name) => name.slice(0, -3))
      .sort()
      .map((name) => `${name}.ts`)) {
      const text = await readFile(join(root, `src/schema/${folder}/${file}`), "utf8")
      const names = [...text.matchAll(/^export (?:type|interface) (\w+)/gm)].map(([, name = ""]) => name).sort()
      const exported = names.map((name) => (name.startsWith(`${area}`) ? name : `${name} as ${area}${name}`))
      const line = `export type { ${exported.join(", ")} } from "#schema/${folder}/${file}"`
      lines.push(
        line.length <= 120 ? line : `${line.replace("{ ", "{\n  ").replaceAll(", ", ",\n  ").replace(" }", ",\n}")}`,
      )
    }
  }
  return { name: "src/sdk/entities.ts", text: `${lines.join("\n")}\n` }
}

/**
 * Errors below 500 in the recorded conversations with the real server, by operation.
 *
 * @returns {Promise<Map<string, { status: number, type: string }[]>>}
 */
async function recordedErrors() {
  const { operationOf } = await loadTs("tests/support/operations.ts")
  const errors = new Map()
  for (const set of ["flows", "edges", "flags"])
    for (const name of await readdir(join(root, "tests/tapes", set))) {
      const { steps } = JSON.parse(await readFile(join(root, "tests/tapes", set, name), "utf8"))
      for (const { method, path, status, response } of steps) {
        const type = response?.type ?? TYPES.get(status)
        if (status < 400 || status >= 500 || type === undefined) continue
        const route = operationOf(method, path.replace(/\{\{[^}]*\}\}/g, "x").split("?")[0])?.route
        if (route) errors.set(route, [...(errors.get(route) ?? []), { status, type }])
      }
    }
  return errors
}
