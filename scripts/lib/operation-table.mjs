import { existsSync } from "node:fs"
import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { flowsByOperation } from "./flow-calls.mjs"
import { cacheDir, root } from "./project.mjs"

/**
 * Kinds of tests in the order of the columns, each with the pattern of its files; the first match counts.
 *
 * @type {[kind: string, pattern: RegExp][]}
 */
const kinds = [
  ["tapes", /^tests\/contract\/tapes\./],
  ["fuzz", /^tests\/contract\/fuzz\./],
  ["contract", /^tests\//],
  ["flows", /^src\/machines\//],
  ["pages", /\.tsx$/],
  ["rules", /^src\//],
]
const titles = kinds.map(([kind]) => kind)
/** @param {string} file */
const kindOf = (file) => kinds.find(([, pattern]) => pattern.test(file))?.[0] ?? ""

/** Tests that run machines without a page. */
const flowTests = /^(src\/machines|tests\/(walks|failures))\//

/** What the server serves beside its API. */
const notOperations = new Set(["GET /app/*", "GET /health", "GET /static/*"])

/** @param {string} name */
const readContract = async (name) => JSON.parse(await readFile(join(root, "tests", "contract", name), "utf8"))

/**
 * @typedef {object} Operation
 * @property {string} name method and path: `GET /admin/orders`
 * @property {string | undefined} refusal why it never succeeds
 * @property {string | undefined} unneeded why no page calls it
 * @property {Record<string, number>} requests number of requests by kind of test
 * @property {number} decided
 * @property {number} answered
 * @property {number} proved
 * @property {Set<string>} pages routes of the pages that called it
 * @property {readonly string[]} flows machines whose code calls it
 * @property {boolean} isInFlow it succeeded in the tests of machines
 */

/** Each operation with how often every kind of test requested it, and how many requests succeeded. */
async function readOperations() {
  const folder = join(cacheDir, "test", "operations")
  if (!existsSync(folder)) return []
  const routes = await readContract("operations.json")
  const refusals = await readContract("never-succeeds.json")
  const unneeded = await readContract("not-called-by-pages.json")
  const flows = await flowsByOperation()
  /** @type {Map<string, Operation>} */
  const rows = new Map()
  for (const name of Object.keys(routes))
    if (!notOperations.has(name))
      rows.set(name, {
        name,
        refusal: refusals[name],
        unneeded: unneeded[name],
        requests: {},
        decided: 0,
        answered: 0,
        proved: 0,
        pages: new Set(),
        flows: flows.get(name) ?? [],
        isInFlow: false,
      })
  for (const note of await readdir(folder)) {
    const { file, served, pages = {} } = JSON.parse(await readFile(join(folder, note), "utf8"))
    const kind = kindOf(file)
    for (const [name, { received, decided, answered }] of Object.entries(served)) {
      const row = rows.get(name)
      if (!row) continue
      row.requests[kind] = (row.requests[kind] ?? 0) + received
      row.decided += decided
      row.answered += answered
      if (answered > 0 && flowTests.test(file)) row.isInFlow = true
      if (kind !== "fuzz") row.proved += provedBy(row, { decided, answered })
    }
    for (const [page, names] of Object.entries(pages))
      for (const name of names) if (name) rows.get(name)?.pages.add(page)
  }
  return [...rows.values()]
}

/**
 * A success proves an operation. Where nothing can succeed, because the server's configuration refuses everything,
 * someone who may call it must have been refused by that.
 *
 * @param {Operation} operation
 * @param {{ decided: number, answered: number }} requests
 */
const provedBy = ({ refusal }, { decided, answered }) => (refusal ? decided : answered)

/**
 * `/admin/orders/:id/cancel` belongs to `admin/orders`.
 *
 * @param {Operation} operation
 */
const resourceOf = ({ name }) =>
  name
    .replace(/^\S+ /, "")
    .split("/")
    .slice(1, 3)
    .join("/")
    .replace(/^auth\/.*/, "auth")
/** @param {Operation} row */
const requestsOf = (row) => Object.values(row.requests).reduce((sum, count) => sum + count, 0)
/**
 * The fuzz doesn't count: it checks no answer.
 *
 * @param {Operation} row
 */
const isExercised = (row) => row.proved > 0

/**
 * Whether a page called it in a test, or a machine that runs in pages.
 *
 * @param {Operation} row
 */
const isCalled = ({ pages, flows, isInFlow }) => pages.size > 0 || (isInFlow && flows.length > 0)

/**
 * @param {string} name
 * @param {number} width
 * @param {(string | number)[]} cells
 */
const line = (name, width, cells) => `${name.padEnd(width)}${cells.map((cell) => String(cell).padStart(10)).join("")}`
/** @param {Operation[]} rows */
const countsOf = (rows) => [
  ...titles.map((kind) => rows.filter((row) => row.requests[kind]).length || "–"),
  `${rows.filter(isExercised).length}/${rows.length}`,
  rows.filter((row) => row.answered > 0).length || "–",
]

/**
 * Prints which operations of the in-memory backend the tests have exercised, one line per resource or, with their number of
 * requests, per operation. Returns what is wrong: operations without a successful request, and refusals that are outdated.
 */
export async function printOperationTable({ each = false } = {}) {
  const operations = await readOperations()
  if (each) {
    console.log(`\n${line("requests", 76, [...titles, "decided", "answered"])}`)
    for (const row of operations)
      console.log(line(row.name, 76, [...titles.map((kind) => row.requests[kind] ?? "–"), row.decided, row.answered]))
  } else {
    console.log(`\n${line("operations used by", 34, [...titles, "decided", "answered"])}`)
    const resources = [...new Set(operations.map(resourceOf))].sort()
    for (const name of resources)
      console.log(line(name, 34, countsOf(operations.filter((row) => resourceOf(row) === name))))
  }
  console.log(line("all operations", each ? 76 : 34, countsOf(operations)))
  console.log(`${operations.reduce((sum, row) => sum + requestsOf(row), 0)} requests`)
  printPages(operations, each)
  const uncalled = operations.filter((row) => /^\S+ \/admin\//.test(row.name) && !isCalled(row) && !row.unneeded)
  return [
    ...operations.filter((row) => !isExercised(row)).map(({ name }) => `No test has a successful ${name}.`),
    ...operations
      .filter(({ refusal, answered }) => refusal && answered > 0)
      .map(({ name }) => `${name} succeeds: remove it from tests/contract/never-succeeds.json.`),
    ...uncalled.map(({ name }) => `No page or flow calls ${name}.`),
    ...operations
      .filter(({ pages, unneeded }) => unneeded && pages.size > 0)
      .map(({ name }) => `A page calls ${name}: remove it from tests/contract/not-called-by-pages.json.`),
  ]
}

/**
 * Prints which operations the pages and flows called in their tests, and from which: one line per resource, or per
 * operation.
 *
 * @param {Operation[]} operations
 * @param {boolean} each
 */
function printPages(operations, each) {
  const width = each ? 76 : 34
  const pages = new Set(operations.flatMap((row) => [...row.pages]))
  // What the navigation and the header load is requested from whichever page is open.
  const isShared = (/** @type {Operation} */ row) => row.pages.size > pages.size / 2
  const called = (/** @type {Operation[]} */ rows) => rows.filter(isCalled).length
  const pagesOf = (/** @type {Operation[]} */ rows) => [
    ...(rows.some(isShared) ? ["every page"] : []),
    ...[...new Set(rows.filter((row) => !isShared(row)).flatMap((row) => [...row.pages]))].sort(),
    ...[...new Set(rows.filter((row) => row.pages.size === 0 && isCalled(row)).flatMap((row) => row.flows))].sort(),
  ]
  const print = (/** @type {string} */ name, /** @type {Operation[]} */ rows) =>
    console.log(`${line(name, width, [`${called(rows)}/${rows.length}`])}   ${pagesOf(rows).join(", ")}`)
  console.log(`\n${line("operations called by pages", width, ["called"])}   pages and flows`)
  if (each) for (const row of operations) print(row.name, [row])
  else
    for (const resource of [...new Set(operations.map(resourceOf))].sort())
      print(
        resource,
        operations.filter((row) => resourceOf(row) === resource),
      )
  console.log(line("all operations", width, [`${called(operations)}/${operations.length}`]))
}
