/**
 * @typedef {object} Changes
 * @property {string[]} added
 * @property {string[]} removed
 * @property {string[]} changed
 */

/**
 * The differences between two lists of names with values, one line per name.
 *
 * @param {ReadonlyMap<string, unknown>} before
 * @param {ReadonlyMap<string, unknown>} after
 * @returns {Changes}
 */
export function changedEntries(before, after) {
  const both = [...after].filter(([name]) => before.has(name))
  return {
    added: [...after].filter(([name]) => !before.has(name)).map(([name, value]) => line(name, value)),
    removed: [...before.keys()].filter((name) => !after.has(name)),
    changed: both
      .filter(([name, value]) => text(before.get(name)) !== text(value))
      .map(([name, value]) => `${name}: ${text(before.get(name))} → ${text(value)}`),
  }
}

/** @param {unknown} value */
const text = (value) => (Array.isArray(value) ? `(${value.join(", ")})` : String(value))
/**
 * @param {string} name
 * @param {unknown} value
 */
const line = (name, value) => (value === "" ? name : `${name}: ${text(value)}`)

/**
 * The file of operations, sorted by path and method.
 *
 * @param {ReadonlyMap<string, unknown>} routes
 */
export function routesText(routes) {
  /** @param {string} route */
  const key = (route) => route.split(" ").reverse().join(" ")
  const sorted = [...routes].sort(([a], [b]) => (key(a) < key(b) ? -1 : 1))
  return jsonText(sorted.map(([route, flag]) => [route, JSON.stringify(flag)]))
}

/**
 * The file of methods: known ones stay where they are, new ones come last.
 *
 * @param {ReadonlyMap<string, unknown>} before
 * @param {ReadonlyMap<string, string[]>} after
 */
export function methodsText(before, after) {
  const names = [...new Set([...before.keys(), ...after.keys()])].filter((name) => after.has(name))
  return jsonText(
    names.map((name) => [
      name,
      `[${after
        .get(name)
        ?.map((parameter) => `"${parameter}"`)
        .join(", ")}]`,
    ]),
  )
}

/** @param {string[][]} entries */
const jsonText = (entries) => `{\n${entries.map(([name, value]) => `  "${name}": ${value}`).join(",\n")}\n}\n`
