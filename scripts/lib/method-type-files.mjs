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
