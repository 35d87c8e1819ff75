import "./lib/node-version.mjs"
import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { loadTs } from "./lib/load-ts.mjs"
import { root } from "./lib/project.mjs"
import { findFaults } from "./lint/texts/faults.mjs"
import { findUsages } from "./lint/texts/usages.mjs"

const terms = JSON.parse(await readFile(join(root, "scripts", "lint", "terms.json"), "utf8"))
/** @type {typeof import("#lib/locale.ts")} */
const { locales } = await loadTs("src/lib/locale.ts")
/** @type {typeof import("#lib/messages/index.ts")} */
const { loadMessages } = await loadTs("src/lib/messages/index.ts")
/** @type {typeof import("#lib/messages/workbench.ts")} */
const { loadWorkbenchMessages } = await loadTs("src/lib/messages/workbench.ts")
const usages = await findUsages(join(root, "src"))
let count = 0

for (const locale of locales) {
  const { exceptions, ...words } = terms[locale]
  const files = await readdir(join(root, "src", "lib", "messages", locale))
  /** @type {import("#lib/messages/index.ts").Part[]} */
  const parts = files
    .filter((name) => name.endsWith(".ts") && name !== "workbench.ts")
    .map((name) => /** @type {any} */ (name.replace(/\.ts$/, "")))
  const texts = flatten({ ...(await loadMessages(locale, ...parts)), ...(await loadWorkbenchMessages(locale)) })
  const faults = findFaults({ texts, usages, terms: words, exceptions })
  for (const fault of faults) console.log(`  ✗ ${locale} ${fault}`)
  count += faults.length
}
console.log(
  count === 0 ? "The texts have no faults." : `\n${count} faults. Terms and exceptions: scripts/lint/terms.json`,
)
process.exit(count === 0 ? 0 : 1)

/**
 * Every text with its path.
 *
 * @param {object} node
 * @returns {[key: string, text: string][]}
 */
function flatten(node, path = "") {
  return Object.entries(node).flatMap(([key, value]) =>
    typeof value === "string" ? [[`${path}${key}`, value]] : flatten(value, `${path}${key}.`),
  )
}
