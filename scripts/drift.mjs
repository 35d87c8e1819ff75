import "./lib/node-version.mjs"
import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { changedEntries, methodsText, routesText } from "./lib/drift-lists.mjs"
import { readFlags, refuse } from "./lib/flags.mjs"
import { installIfNeeded } from "./lib/install.mjs"
import { publishedPackage } from "./lib/official/packages.mjs"
import { root } from "./lib/project.mjs"
import { conversationFlags, failed, openTarget } from "./lib/target.mjs"

const flags = readFlags(
  "npm run drift -- [flags]     lists what another version (--types) or server (--url) has changed",
  {
    types: { help: "version of the official packages to compare with the one that this project follows" },
    write: { type: "boolean", help: "with --types: writes the new lists of operations and client methods" },
    ...conversationFlags,
    url: { help: "server to compare with the recorded conversations; it loses its data" },
  },
)
const { types: version, url } = flags
if (!version && !url) refuse("--types or --url is missing")

installIfNeeded()
try {
  if (version) await compareVersion(version)
  if (url) await compareBehavior()
} catch (error) {
  failed(error)
}
process.exit(0)

/** @param {string} version */
async function compareVersion(version) {
  const { operationsIn } = await import("./lib/official/routes.mjs")
  const { methodsIn } = await import("./lib/official/methods.mjs")
  const { fieldsIn } = await import("./lib/official/fields.mjs")
  const ourTypes = join(root, "node_modules", "@medusajs", "types")
  const followed = JSON.parse(await readFile(join(ourTypes, "package.json"), "utf8")).version
  console.log(`Comparing ${version} with ${followed}, which this project follows`)

  const routesFile = join(root, "tests/contract/operations.json")
  const methodsFile = join(root, "tests/contract/official-methods.json")
  const routes = new Map(Object.entries(JSON.parse(await readFile(routesFile, "utf8"))))
  const methods = new Map(Object.entries(JSON.parse(await readFile(methodsFile, "utf8"))))
  const theirTypes = await publishedPackage("@medusajs/types", version)
  const newRoutes = await operationsIn(await publishedPackage("@medusajs/medusa", version))
  const newMethods = await methodsIn(await publishedPackage("@medusajs/js-sdk", version))
  // Middlewares name the flags of some routes, so those of known routes stay.
  for (const [route] of newRoutes) if (routes.has(route)) newRoutes.set(route, routes.get(route))
  print("Operations", changedEntries(routes, newRoutes))
  print("Client methods", changedEntries(methods, newMethods))
  print("Fields of requests and responses", changedEntries(await fieldsIn(ourTypes), await fieldsIn(theirTypes)))
  if (!flags.write) return
  await writeFile(routesFile, routesText(newRoutes))
  await writeFile(methodsFile, methodsText(methods, newMethods))
  console.log("\nThe lists of operations and methods in tests/contract are written; npm test names what to do next.")
}

async function compareBehavior() {
  const { target, set, names, conversations } = await openTarget(flags)
  console.log(`Comparing ${target.url} with the recorded ${set}`)
  const operations = Object.keys(JSON.parse(await readFile(join(root, "tests/contract/operations.json"), "utf8")))
  const found = new conversations.DriftReport(operations)
  for await (const { name, steps, differences } of conversations.replay(target, set, names)) {
    for (const difference of differences) found.add(difference)
    console.log(`  ${name} (${steps} steps): ${differences.length || "no"} differences`)
  }
  console.log(found.lines().join("\n") || "\nNo operation differs.")
}

/**
 * @param {string} title
 * @param {import("./lib/drift-lists.mjs").Changes} changes
 */
function print(title, { added, removed, changed }) {
  console.log(`\n${title}: ${added.length} new, ${removed.length} removed, ${changed.length} changed`)
  for (const line of added) console.log(`  + ${line}`)
  for (const line of removed) console.log(`  - ${line}`)
  for (const line of changed) console.log(`  ~ ${line}`)
}
