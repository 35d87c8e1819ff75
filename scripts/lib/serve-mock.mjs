import { readFile } from "node:fs/promises"
import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"
import { port, readFlags, refuse, whole } from "./flags.mjs"

/**
 * Reads the flags of a command that serves the mock. Prints the help on `--help`.
 *
 * @param {string} command
 */
export const readMockFlags = (command) =>
  readFlags(`${command} [flags]     serves the in-memory backend over HTTP`, {
    port: { default: "9000", check: port, help: "port to listen on, 0 for any free one" },
    host: { default: "127.0.0.1", help: "address to listen on" },
    "public-url": {
      check: publicUrl,
      help: "URL under which clients reach the server, with a path if it has one; by default the address that they call",
    },
    scenario: { default: "default", help: "initial scenario; GET /_mock/scenarios lists them" },
    origin: { help: "origins of web pages that may call /_mock/*, separated by commas" },
    record: { help: "passes requests to this server and records it; GET /_mock/recording returns the file" },
    play: { help: "responds as in this recording instead of from a scenario" },
    latency: { default: "0", check: whole, help: "delay of every response in milliseconds" },
  })

/**
 * Serves the mock until SIGINT or SIGTERM. Ends the process with code 2 and one sentence if the flags don't allow it.
 *
 * @param {ReturnType<typeof readMockFlags>} flags
 * @param {typeof import("#mocks/server.ts")} mocks
 */
export async function serveMock(flags, mocks) {
  const source = await openSource(flags, mocks)
  const base = flags["public-url"]
  const own = { ...flags, ...(base ? { base } : {}) }
  const options = source ? { ...own, scenario: null, source, check: /** @type {const} */ ("journal") } : own
  const controlOrigins = flags.origin?.split(",") ?? []
  const server = await mocks.startServer({ ...options, controlOrigins }).catch((error) => {
    if (error.code === "EADDRINUSE") refuse(`Port ${flags.port} on ${flags.host} is in use. Choose another with --port`)
    if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
      refuse(`This machine has no address ${flags.host}`)
    if (error.code === "EACCES") refuse(`Port ${flags.port} needs elevated rights. Choose one above 1023 with --port`)
    if (error.type === "not_found") refuse(error.message.replace(/\.$/, ""))
    throw error
  })

  // The data stays in memory for hours, so garbage is collected whenever the heap has grown by 20%.
  setFlagsFromString("--heap-growing-percent=20")
  // Collects the garbage of building a scenario and its indexes now, not during the first requests.
  setFlagsFromString("--expose-gc")
  const collect = runInNewContext("gc")
  collect()
  mocks.warmUpBetweenRequests(server).then(collect)

  console.log(
    `Mock backend on ${server.url} (${flags.record ?? flags.play ?? `scenario ${flags.scenario}`}). Ctrl+C stops it.`,
  )

  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.once(signal, async () => {
      await server.close()
      process.exit(0)
    })
  }
}

/**
 * The server or file that responds instead of a scenario.
 *
 * @param {ReturnType<typeof readMockFlags>} flags
 * @param {typeof import("#mocks/server.ts")} mocks
 */
async function openSource({ record, play }, { parseRecording, passThrough, playback }) {
  if (record && play) return refuse("--record and --play exclude each other")
  if (record) {
    const response = URL.canParse(record) && (await fetch(new URL("/health", record)).catch(() => undefined))
    if (!response) return refuse(`There is no server on ${record}`)
    return passThrough(record)
  }
  if (!play) return undefined
  const text = await readFile(play, "utf8").catch(() => refuse(`${play} can't be read`))
  try {
    return playback(parseRecording(text))
  } catch (error) {
    return refuse(`${play}: ${error instanceof Error ? error.message.replace(/\.$/, "") : error}`)
  }
}

/**
 * A URL with http or https; undefined if left out.
 *
 * @param {string | undefined} value
 * @param {string} flag
 */
function publicUrl(value, flag) {
  if (value === undefined || (/^https?:\/\/[^/]/.test(value) && URL.canParse(value))) return value
  return refuse(`${flag} must be a URL such as https://shop.example.com/api, not "${value}"`)
}
