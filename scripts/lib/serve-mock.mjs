import { existsSync, readFileSync } from "node:fs"
import { open, readFile, writeFile } from "node:fs/promises"
import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"
import { port, readFlags, refuse, whole } from "./flags.mjs"

/**
 * Reads the flags of a command that serves the mock. Prints the help on `--help` and the version on `--version`.
 *
 * @param {string} command
 */
export function readMockFlags(command) {
  const flags = readFlags(`${command} [flags]     serves the in-memory backend over HTTP`, {
    port: {
      default: process.env.PORT || "9000",
      check: port,
      help: "port to listen on, 0 for any free one; the variable PORT sets it too",
    },
    host: { default: "127.0.0.1", help: "address to listen on" },
    "public-url": {
      help: "URL under which clients reach the server, with a path if it has one; by default the address that they call",
    },
    scenario: { default: "default", help: "initial scenario; GET /_mock/scenarios lists them" },
    seed: { check: seed, help: "seed for ids and random values: the same one builds the same data; random by default" },
    at: { help: "time at which the clock stops, such as 2026-05-01T12:00:00Z; by default, it runs" },
    origin: { help: "origins of web pages that may call /_mock/*, separated by commas" },
    record: { help: "passes requests to this server and records it; GET /_mock/recording returns the file" },
    save: { help: "with --record: writes the recording to this file when the mock stops" },
    play: { help: "responds as in this recording instead of from a scenario" },
    latency: { default: "0", check: latency, help: "delay of every response in milliseconds" },
    log: { type: "boolean", help: "prints every request with its status and duration" },
    version: { type: "boolean", help: "prints the version" },
  })
  if (!flags.version) return flags
  console.log(version())
  return process.exit(0)
}

/** The version of the package, or of the project, that contains this module. */
function version() {
  let folder = new URL("./", import.meta.url)
  while (!existsSync(new URL("package.json", folder))) folder = new URL("../", folder)
  return JSON.parse(readFileSync(new URL("package.json", folder), "utf8")).version
}

/**
 * Serves the mock until SIGINT or SIGTERM. Ends the process with code 2 and one sentence if the flags don't allow it.
 *
 * @param {ReturnType<typeof readMockFlags>} flags
 * @param {typeof import("#mocks/server.ts")} mocks
 */
export async function serveMock(flags, mocks) {
  const source = await openSource(flags, mocks)
  const { port, host, scenario, seed, at, latency, log, save, "public-url": base } = flags
  const controlOrigins = flags.origin?.split(",").map((origin) => origin.trim()) ?? []
  const serverOptions = {
    port,
    host,
    scenario,
    latency,
    controlOrigins,
    ...(base === undefined ? {} : { base }),
    ...(seed === undefined ? {} : { seed }),
    ...(at === undefined ? {} : { at }),
    ...(log ? { log: console.log } : {}),
  }
  const options = source
    ? { ...serverOptions, scenario: null, source, check: /** @type {const} */ ("journal") }
    : serverOptions
  const server = await mocks.startServer(options).catch((error) => {
    if (error.code === "EADDRINUSE") refuse(`Port ${flags.port} on ${flags.host} is in use. Choose another with --port`)
    if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
      refuse(`This machine has no address ${flags.host}`)
    if (error.code === "EACCES") refuse(`Port ${flags.port} needs elevated rights. Choose one above 1023 with --port`)
    if (error.name === "Refusal") refuse(asFlag(error))
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
      if (save) await saveRecording(server, save)
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
async function openSource({ record, play, save }, { parseRecording, passThrough, playback }) {
  if (record && play) return refuse("--record and --play exclude each other")
  if (save && !record) return refuse("--save needs --record")
  // Found out now, not when the recording is complete. Keeps an earlier recording until then.
  if (save)
    await open(save, "a").then(
      (file) => file.close(),
      () => refuse(`${save} can't be written`),
    )
  if (record) {
    const response = URL.canParse(record) && (await fetch(new URL("/health", record)).catch(() => undefined))
    if (!response) return refuse(`There is no server on ${record}`)
    try {
      return passThrough(record)
    } catch {
      return refuse(`--record must be a URL such as http://localhost:9001, not "${record}"`)
    }
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
 * @param {import("#mocks/server.ts").RunningServer} server
 * @param {string} file
 */
async function saveRecording({ url, backend }, file) {
  const text = await (await backend.fetch(new Request(`${url}/_mock/recording`))).text()
  await writeFile(file, text)
  console.log(`Recording of ${JSON.parse(text).exchanges.length} requests saved as ${file}`)
}

/**
 * @param {string | undefined} value
 * @param {string} flag
 */
function seed(value, flag) {
  return value === undefined ? undefined : whole(value, flag, 2 ** 32 - 1)
}

/**
 * The longest delay is a minute, as that of a fault.
 *
 * @param {string} value
 * @param {string} flag
 */
function latency(value, flag) {
  return whole(value, flag, 60_000)
}

/** @type {Record<string, string>} */
const flagOfOption = { at: "--at", base: "--public-url", controlOrigins: "--origin" }

/**
 * The reason for which the server refused an option, with the name of its flag.
 *
 * @param {{ message: string, body?: { code?: string, values?: Record<string, string> } }} refusal
 */
function asFlag({ message, body: { code, values = {} } = {} }) {
  const flag = flagOfOption[values.field?.replace(/\[.*/, "") ?? ""]
  const expected = code === "time_out_of_range" ? "a time such as 2026-05-01T12:00:00Z" : values.expected
  return flag && expected ? `${flag} must be ${expected}, not ${values.given}` : message.replace(/\.$/, "")
}
