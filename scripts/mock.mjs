import "./lib/node-version.mjs"
import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"
import { port, readFlags, refuse, whole } from "./lib/flags.mjs"
import { installIfNeeded } from "./lib/install.mjs"

const flags = readFlags("npm run mock -- [flags]     serves the in-memory backend over HTTP", {
  port: { default: "9000", check: port, help: "port to listen on, 0 for any free one" },
  host: { default: "127.0.0.1", help: "address to listen on" },
  scenario: { default: "default", help: "world to start with: default, empty, low-stock, … (docs/mock.md)" },
  origin: { help: "origins of web pages that may call /_mock/*, with commas between them" },
  latency: { default: "0", check: whole, help: "milliseconds that every answer waits" },
})

installIfNeeded()

const { loadTs } = await import("./lib/load-ts.mjs")
/** @type {typeof import("#mocks/server.ts")} */
const { startServer, warmUpBetweenRequests } = await loadTs("src/mocks/server.ts")

const server = await startServer({ ...flags, controlOrigins: flags.origin?.split(",") ?? [] }).catch((error) => {
  if (error.code === "EADDRINUSE") refuse(`Port ${flags.port} on ${flags.host} is in use: choose another by --port`)
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND") refuse(`This machine has no address ${flags.host}`)
  if (error.code === "EACCES") refuse(`Port ${flags.port} needs more rights: choose one above 1023 by --port`)
  if (error.type === "not_found") refuse(error.message.replace(/\.$/, ""))
  throw error
})

// A world is read again and again for hours: what no longer serves is collected at every fifth that memory grows by.
setFlagsFromString("--heap-growing-percent=20")
// The garbage of building a scenario and its indexes is collected at once, not by the first requests.
setFlagsFromString("--expose-gc")
const collect = runInNewContext("gc")
collect()
warmUpBetweenRequests(server.backend).then(collect)

console.log(`Mock backend on ${server.url} (scenario ${flags.scenario}). Ctrl+C stops it.`)

for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, async () => {
    await server.close()
    process.exit(0)
  })
}
