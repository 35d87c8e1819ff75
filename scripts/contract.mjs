import "./lib/node-version.mjs"
import { readFlags, refuse } from "./lib/flags.mjs"
import { installIfNeeded } from "./lib/install.mjs"

const flags = readFlags("npm run contract -- [flags]     runs the client's journeys against any server", {
  url: { help: "server to test; starts a mock server by default" },
  key: { help: "publishable key of the store; by default the server's first" },
  email: { default: "admin@example.com", help: "email of an admin" },
  password: { default: "supersecret", help: "password of the admin" },
  only: { help: "names of the journeys to run, separated by commas" },
})

installIfNeeded()
const { loadTs } = await import("./lib/load-ts.mjs")
/** @type {typeof import("#tests/contract/journeys/run.ts")} */
const { journeys, runJourneys } = await loadTs("tests/contract/journeys/run.ts")

const chosen = flags.only?.split(",").map(journeyOf) ?? journeys
const mock = flags.url ? undefined : await (await loadTs("src/mocks/server.ts")).startServer({ port: 0 })
const url = (mock?.url ?? flags.url ?? "").replace(/\/$/, "")
console.log(`Running the client's journeys against ${url}`)

let passed = 0
let failed = 0
await runJourneys({ ...flags, url }, chosen, {
  started: (name) => console.log(`\n${name}`),
  passed(what, milliseconds) {
    passed++
    console.log(`  ✓ ${what} (${Math.round(milliseconds)} ms)`)
  },
  failed(what, reason) {
    failed++
    console.log(`  ✗ ${what}: ${reason}`)
  },
})
await mock?.close()
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed ? 1 : 0)

/** @param {string} name */
function journeyOf(name) {
  const known = journeys.map((journey) => journey.name).join(", ")
  return journeys.find((journey) => journey.name === name) ?? refuse(`There is no journey "${name}", only ${known}`)
}
