import "./lib/node-version.mjs"
import { existsSync } from "node:fs"
import { mkdir, readFile, rm } from "node:fs/promises"
import { join, relative } from "node:path"
import { readFlags, refuse } from "./lib/flags.mjs"
import { freePort } from "./lib/free-port.mjs"
import { installIfNeeded } from "./lib/install.mjs"
import { printFailureMatrix, printMachineTable } from "./lib/machine-table.mjs"
import { printOperationTable } from "./lib/operation-table.mjs"
import { cacheDir, root } from "./lib/project.mjs"
import { run } from "./lib/run.mjs"

const vitestReport = join(cacheDir, "test", "vitest.json")
const playwrightReport = join(cacheDir, "test", "playwright.json")

/**
 * Ordered so that the fastest checks fail first. A step without its own count counts as one test.
 *
 * @typedef {{ passed: number, failed: number, failures?: string[], flaky?: string[] }} Count
 * @typedef {object} Step
 * @property {string} name
 * @property {() => Promise<boolean>} run
 * @property {string[]} [after] steps that must have passed
 * @property {string} [needs] file without which the step is skipped
 * @property {() => Promise<Count | undefined>} [count]
 * @property {() => Promise<void>} [print]
 * @type {Step[]}
 */
const steps = [
  { name: "types", run: () => run("tsc", ["--noEmit"]) },
  { name: "style", run: () => run("biome", ["check", "--error-on-warnings", "."]) },
  { name: "texts", run: () => run("scripts/lint-texts.mjs", []) },
  { name: "api-docs", run: () => run("scripts/api-docs.mjs", ["--check"]), needs: "scripts/api-docs.mjs" },
  {
    name: "unit",
    run: () => run("vitest", ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${vitestReport}`]),
    count: vitestCount,
    print: async () => {
      await printMachineTable()
      await printFailureMatrix()
    },
  },
  { name: "coverage", after: ["unit"], run: everyOperation },
  { name: "packages", run: () => run("scripts/check-packages.mjs", []) },
  { name: "examples", after: ["packages"], run: runExamples },
  { name: "contract", run: () => run("scripts/contract.mjs", []) },
  { name: "build", run: async () => run("vite", ["build"], { env: await mockAsApi() }) },
  { name: "build-server", run: () => run("vite", ["build", "--ssr"]) },
  { name: "build-demo", run: () => run("vite", ["build", "--mode", "demo"]) },
  { name: "bundle", after: ["build", "build-demo"], run: () => run("scripts/check-bundle.mjs", []) },
  {
    name: "browser",
    after: ["build", "build-server", "build-demo"],
    run: () =>
      // A failed browser test is retried once; if it passes then, it is listed as flaky and must be fixed next.
      run("playwright", ["test", "--retries=1", "--reporter=list,json"], {
        env: { E2E_BUILT: "1", E2E_PRODUCTION: "dist", PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
      }),
    count: playwrightCount,
  },
]

const names = steps.map((step) => step.name)
const flags = readFlags(`npm test -- [flags]     runs everything: ${names.join(", ")}`, {
  operations: { type: "boolean", help: "prints requests by operation, not only by resource" },
  "no-browser": { type: "boolean", help: "skips the browser tests (npm run verify)" },
  only: { help: "names of the steps to run, separated by commas", check: listOfNames },
})

installIfNeeded()
await rm(join(cacheDir, "test"), { recursive: true, force: true })
await mkdir(join(cacheDir, "test"), { recursive: true })

/** @type {(Required<Count> & { name: string, ms: number })[]} */
const results = []
for (const step of steps) {
  if (flags.only ? !flags.only.includes(step.name) : flags["no-browser"] && step.name === "browser") continue
  if (step.needs && !existsSync(join(root, step.needs))) continue
  console.log(`\n── ${step.name} ${"─".repeat(100 - step.name.length)}\n`)
  const start = performance.now()
  const missing = results.find((result) => result.failed > 0 && step.after?.includes(result.name))
  if (missing) console.log(`Not run, because ${missing.name} failed.`)
  const ok = !missing && (await step.run())
  await step.print?.()
  /** @type {Count} */
  const count = (await step.count?.()) ?? { passed: 0, failed: 0 }
  const { passed, failed, failures = [], flaky = [] } = count
  // A run that crashes before its first test reports no failed test; a run without tests counts as failed.
  const broken = ok && (passed > 0 || !step.count) ? 0 : Math.max(failed, 1)
  results.push({
    name: step.name,
    passed: step.count ? passed : 1 - broken,
    failed: broken,
    failures,
    flaky,
    ms: performance.now() - start,
  })
}

console.log(`\n── summary ${"─".repeat(93)}\n`)
for (const { name, passed, failed, ms } of results) {
  const time = `${(ms / 1000).toFixed(1)} s`
  console.log(`${failed ? "✗" : "✓"} ${name.padEnd(12)}${time.padStart(8)}   ${passed} passed, ${failed} failed`)
}
const sum = (/** @type {"passed" | "failed"} */ key) => results.reduce((total, result) => total + result[key], 0)
const flaky = results.flatMap((result) => result.flaky)
// CI keeps only the end of the output.
for (const failure of results.flatMap((result) => result.failures)) console.log(`failed: ${failure}`)
for (const title of flaky) console.log(`flaky: ${title}`)
console.log(`\n${sum("passed")} passed, ${sum("failed")} failed${flaky.length > 0 ? `, ${flaky.length} flaky` : ""}`)
process.exit(sum("failed") ? 1 : 0)

/** For a production build whose API is the mock on a free port; the browser's step starts the mock there. */
async function mockAsApi() {
  const key = `pk_${"0123456789abcdef".repeat(4)}`
  return { VITE_API_URL: `http://127.0.0.1:${await freePort()}`, VITE_PUBLISHABLE_KEY: key }
}

/** Fails unless every operation of the in-memory backend has been requested with success. */
async function everyOperation() {
  const problems = await printOperationTable({ each: flags.operations })
  for (const problem of problems) console.log(problem)
  return problems.length === 0
}

/**
 * Other projects that use the packages.
 *
 * @returns {Promise<boolean>}
 */
function runExamples() {
  return run("scripts/examples.mjs", flags["no-browser"] ? ["--no-browser"] : [])
}

async function vitestCount() {
  const report = await readReport(vitestReport)
  if (!report) return undefined
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    failures: report.testResults.flatMap(failedTests),
  }
}

/**
 * The failed tests of a file of Vitest's report, each with its file, title and error.
 *
 * @param {{ name: string, status: string, message?: string,
 *   assertionResults: { fullName: string, status: string, failureMessages?: string[] }[] }} file
 * @returns {string[]}
 */
function failedTests({ name, status, message, assertionResults }) {
  const path = relative(root, name)
  const failed = assertionResults.filter((test) => test.status === "failed")
  if (failed.length === 0) return status === "failed" ? [`${path}: ${message ?? "no test ran"}`] : []
  return failed.map((test) => `${path} › ${test.fullName}\n${(test.failureMessages ?? []).join("\n").slice(0, 2000)}`)
}

async function playwrightCount() {
  const report = await readReport(playwrightReport)
  if (!report) return undefined
  const { expected, unexpected, flaky } = report.stats
  return {
    passed: expected + flaky,
    failed: unexpected,
    failures: titlesOf(report.suites, "unexpected"),
    flaky: titlesOf(report.suites, "flaky"),
  }
}

/**
 * The tests of Playwright suites that ended this way, as `file › title`: `flaky` ones passed only on the second run.
 *
 * @typedef {{ title: string, suites?: Suite[], specs?: { title: string, tests: { status: string }[] }[] }} Suite
 * @param {Suite[]} suites
 * @param {"unexpected" | "flaky"} status
 * @returns {string[]}
 */
function titlesOf(suites, status) {
  return suites.flatMap(({ title, suites: inner = [], specs = [] }) => {
    const titles = specs.filter((spec) => spec.tests.some((test) => test.status === status)).map((spec) => spec.title)
    return [...titles, ...titlesOf(inner, status)].map((name) => `${title} › ${name}`)
  })
}

/** @param {string} file */
async function readReport(file) {
  return existsSync(file) ? JSON.parse(await readFile(file, "utf8")) : undefined
}

/** @param {string | undefined} value */
function listOfNames(value) {
  const list = value?.split(",")
  const unknown = list?.find((name) => !names.includes(name))
  return unknown === undefined ? list : refuse(`There is no step "${unknown}"`)
}
