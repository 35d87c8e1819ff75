import { existsSync } from "node:fs"
import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { cacheDir, root } from "./project.mjs"

/** Kinds of tests in the order of the columns, by where their files lie; the first that fits. */
const kinds = [
  ["tapes", /^tests\/contract\/tapes\./],
  ["fuzz", /^tests\/contract\/fuzz\./],
  ["contract", /^tests\//],
  ["flows", /^src\/machines\//],
  ["pages", /\.tsx$/],
  ["rules", /^src\//],
]
const titles = kinds.map(([kind]) => kind)
const kindOf = (file) => kinds.find(([, pattern]) => pattern.test(file))?.[0]

/** What the server serves beside its API. */
const notOperations = new Set(["GET /app/*", "GET /health", "GET /static/*"])

/** Each operation with how often every kind of test asked for it, and how that went. */
async function readOperations() {
  const folder = join(cacheDir, "test", "operations")
  if (!existsSync(folder)) return []
  const routes = JSON.parse(await readFile(join(root, "tests", "contract", "operations.json"), "utf8"))
  const rows = new Map()
  for (const [name, flag] of Object.entries(routes))
    if (!notOperations.has(name)) rows.set(name, { name, flag, asked: {}, decided: 0, answered: 0, proved: 0 })
  for (const note of await readdir(folder)) {
    const { file, served } = JSON.parse(await readFile(join(folder, note), "utf8"))
    const kind = kindOf(file)
    for (const [name, { asked, decided, answered }] of Object.entries(served)) {
      const row = rows.get(name)
      if (!row) continue
      row.asked[kind] = (row.asked[kind] ?? 0) + asked
      row.decided += decided
      row.answered += answered
      if (kind !== "fuzz") row.proved += row.flag ? asked : decided
    }
  }
  return [...rows.values()]
}

/** `/admin/orders/:id/cancel` belongs to `admin/orders`. */
const resourceOf = ({ name }) =>
  name
    .split(" ")[1]
    .split("/")
    .slice(1, 3)
    .join("/")
    .replace(/^auth\/.*/, "auth")
const requestsOf = (row) => Object.values(row.asked).reduce((sum, count) => sum + count, 0)
/** Its own rules had to decide (behind a flag that is off there are none), and not for the fuzz, which looks at no answer. */
const isExercised = (row) => row.proved > 0

const line = (name, width, cells) => `${name.padEnd(width)}${cells.map((cell) => String(cell).padStart(10)).join("")}`
const countsOf = (rows) => [
  ...titles.map((kind) => rows.filter((row) => row.asked[kind]).length || "–"),
  `${rows.filter(isExercised).length}/${rows.length}`,
  rows.filter((row) => row.answered > 0).length || "–",
]

/**
 * Prints which operations of the in-memory backend the tests have exercised: a line a resource, or, with its number of
 * requests, one an operation: who asked, where its own rules had to decide, and where it did what was asked. Answers the
 * names of those that only the fuzz has reached, or nobody.
 */
export async function printOperationTable({ each = false } = {}) {
  const operations = await readOperations()
  if (each) {
    console.log(`\n${line("requests", 76, [...titles, "decided", "answered"])}`)
    for (const row of operations)
      console.log(line(row.name, 76, [...titles.map((kind) => row.asked[kind] ?? "–"), row.decided, row.answered]))
  } else {
    console.log(`\n${line("operations asked by", 34, [...titles, "decided", "answered"])}`)
    const resources = [...new Set(operations.map(resourceOf))].sort()
    for (const name of resources)
      console.log(line(name, 34, countsOf(operations.filter((row) => resourceOf(row) === name))))
  }
  console.log(line("all operations", each ? 76 : 34, countsOf(operations)))
  console.log(`${operations.reduce((sum, row) => sum + requestsOf(row), 0)} requests`)
  return operations.filter((row) => !isExercised(row)).map((row) => row.name)
}
