import "./lib/node-version.mjs"
import { readFlags, refuse } from "./lib/flags.mjs"
import { installIfNeeded } from "./lib/install.mjs"

const flags = readFlags("npm run contract -- [flags]     replays the recorded conversations over HTTP", {
  url: { help: "server to talk to; without it a mock server is started" },
  reset: { help: "address that a POST empties the server by; for the mock it is known" },
  set: { default: "flows", check: nameOfSet, help: "flows or edges" },
  only: { help: "some conversations, by name, with commas between them" },
  verbose: { type: "boolean", help: "print every difference, not the first three" },
})

installIfNeeded()
const { loadTs } = await import("./lib/load-ts.mjs")
const { loadTape, Player, tapeNames } = await loadTs("tests/tapes/tape.ts")

const known = ["setup", ...tapeNames(flags.set)]
const names = flags.only?.split(",") ?? known
for (const name of names)
  if (!known.includes(name)) refuse(`There is no conversation "${name}", only ${known.join(", ")}`)

const server = flags.url ? undefined : await (await loadTs("src/mocks/server.ts")).startServer({ port: 0 })
const url = (server?.url ?? flags.url).replace(/\/$/, "")
console.log(`Replaying against ${url}\n`)

let failed = 0
for (const name of names) {
  const problems = await replay(name)
  console.log(`${problems.length ? "✗" : "✓"} ${name}${problems.length ? `: ${problems.length} differences` : ""}`)
  for (const problem of problems.slice(0, flags.verbose ? undefined : 3)) console.log(`    ${problem}`)
  if (problems.length) failed++
}
await server?.close()
console.log(`\n${names.length - failed} passed, ${failed} failed`)
process.exit(failed ? 1 : 0)

async function replay(name) {
  try {
    await empty()
    const player = new Player(fetch, url)
    const problems = []
    for (const part of new Set(["setup", ...loadTape(flags.set, name).needs, name])) {
      problems.push(...(await player.play(loadTape(flags.set, part))))
    }
    return problems
  } catch (error) {
    return [error.cause?.message ?? error.message]
  }
}

async function empty() {
  const response = await fetch(flags.reset ?? `${url}/_mock/reset`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ scenario: "empty" }),
  })
  if (!response.ok) throw new Error(`the server could not be emptied: ${response.status}. A real one needs --reset`)
}

function nameOfSet(value) {
  return ["flows", "edges"].includes(value) ? value : refuse(`--set must be flows or edges, not "${value}"`)
}
