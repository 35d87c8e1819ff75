import { demoPublishableKey } from "#lib/env.ts"
import { isJson } from "#lib/is-json.ts"
import { ControlError, control, type Fault, type JournalEntry, type World } from "./control.ts"
import { isMasked } from "./journal-text.ts"

/** Changed rows up to this number of characters are part of the test, others are a file next to it. */
const MAX_INLINE = 32 * 1024
const BASE = "http://localhost:9000"
const FAULT = "fault "

/** A test, and the file that it needs next to it. */
export interface CopiedTest {
  readonly text: string
  readonly data?: { readonly name: string; readonly text: string }
}

interface Data {
  readonly world: World
  /** Whether the data is that before the request, not the current one. */
  readonly isExact: boolean
}

/** The data as it was before the request, or the current data if that is no longer known. */
async function dataBefore({ n }: JournalEntry): Promise<Data> {
  try {
    return { world: await control<World>("GET", `world?as=changes&before=${n}`), isExact: true }
  } catch (error) {
    if (!(error instanceof ControlError) || error.code !== "data_replaced") throw error
    const { faults: _, ...world } = await control<World>("GET", "world?as=changes")
    return { world, isExact: false }
  }
}

const quoted = (text: string): string => JSON.stringify(text)

function sent(method: string, path: string, headers: Readonly<Record<string, string>>, body: string): string {
  const options = [
    `method: ${quoted(method)}`,
    Object.keys(headers).length > 0 && `headers: { ${headersText(headers)} }`,
    body !== "" && `body: ${body}`,
  ].filter((part) => part !== false)
  return `new Request(${quoted(BASE + path)}, { ${options.join(", ")} })`
}
const headersText = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `${/^\w+$/.test(name) ? name : quoted(name)}: ${value}`)
    .join(", ")

const controlled = (method: string, path: string, body: string): string =>
  `await backend.fetch(${sent(method, `/_mock/${path}`, {}, body)})`
const asText = (value: unknown): string => `JSON.stringify(${JSON.stringify(value)})`

const isUnchanged = ({ on, tables, gone = {} }: World): boolean =>
  on !== undefined && Object.keys(tables).length === 0 && Object.keys(gone).length === 0

function dataLines({ world }: Data): { lines: readonly string[]; data?: CopiedTest["data"] } {
  const { scenario = "default", seed, on } = world
  if (on && isUnchanged(world)) {
    const at = new Date(on.at).toISOString()
    const reset = controlled("POST", "reset", asText({ scenario, seed, at }))
    // Resetting adds the scenario's faults, which may have been removed before the request.
    return { lines: scenario === "default" ? [reset] : [reset, controlled("DELETE", "faults", "")] }
  }
  const text = JSON.stringify(world)
  const restored = `The scenario ${quoted(scenario)} with the rows that were changed before the request.`
  if (text.length <= MAX_INLINE)
    return { lines: [`// ${restored}`, controlled("PUT", "world", `JSON.stringify(${text})`)] }
  const name = `${scenario}-data.json`
  const file = `readFileSync(new URL(${quoted(`./${name}`)}, import.meta.url), "utf8")`
  return {
    lines: [`// ${restored} Save the downloaded ${name} next to this test.`, controlled("PUT", "world", file)],
    data: { name, text },
  }
}

/** The fault that applied to the request. */
function faultOf({ notes }: JournalEntry): Fault | undefined {
  const note = notes.find((text) => text.startsWith(FAULT))
  return note === undefined ? undefined : (JSON.parse(note.slice(FAULT.length)) as Fault)
}
/** Makes the fault apply once, whatever its rate was. */
const faultLine = ({ rate: _, ...fault }: Fault): string =>
  controlled("PUT", "faults", asText({ faults: [{ ...fault, times: 1 }] }))
/** Milliseconds to build the data and send the request. Vitest's default is too short for a busy machine. */
const TIMEOUT = 30_000

/** Fields that say what a response is about. */
const MAIN = new Set([
  "id",
  "display_id",
  "type",
  "code",
  "message",
  "count",
  "title",
  "name",
  "handle",
  "email",
  "sku",
  "value",
  "status",
  "payment_status",
  "fulfillment_status",
  "quantity",
  "amount",
  "total",
  "currency_code",
  "deleted",
])
/** Lists with more rows are checked by their `count` only. */
const MAX_ROWS = 5
const MAX_DEPTH = 3

/** The main fields of a response. A repeated write creates rows with other ids, so its ids are left out. */
function mainFields(value: unknown, isRead: boolean, depth = 0): unknown {
  if (Array.isArray(value)) {
    if (value.length > MAX_ROWS || value.some((row) => typeof row !== "object")) return undefined
    return value.map((row) => mainFields(row, isRead, depth) ?? {})
  }
  if (typeof value !== "object" || value === null || depth === MAX_DEPTH) return undefined
  const found = Object.entries(value).flatMap(([key, field]): [string, unknown][] => {
    const isNested = typeof field === "object" && field !== null
    if (isNested) return [[key, mainFields(field, isRead, depth + 1)]]
    const isShown = MAIN.has(key) && (isRead || key !== "id") && !String(field).includes("…")
    return isShown ? [[key, field]] : []
  })
  const fields = found.filter(([, field]) => field !== undefined)
  return fields.length > 0 ? Object.fromEntries(fields) : undefined
}

/** What the response's body must contain; empty if the journal doesn't have it in full. */
function bodyLines({ method, answer, removed }: JournalEntry): readonly string[] {
  if (removed.length > 0 || answer === "" || !isJson(answer)) return []
  const fields = mainFields(JSON.parse(answer), method === "GET")
  return fields === undefined ? [] : [`expect(await response.json()).toMatchObject(${JSON.stringify(fields)})`]
}

/** The request as a Vitest test of the package `fennmark-mock`: it rebuilds the data, and expects the recorded status and main fields. */
export async function asTest(entry: JournalEntry): Promise<CopiedTest> {
  const { method, path, request, status, answer, at } = entry
  // A token that was refused, such as an expired one, isn't replaced with a new one.
  const caller = status === 401 ? null : entry.caller
  const fault = faultOf(entry)
  const latency = fault?.latency ?? 0
  const found = await dataBefore(entry)
  const { lines, data } = dataLines(found)
  const headers: Record<string, string> = {}
  if (path.startsWith("/store/")) headers["x-publishable-api-key"] = quoted(demoPublishableKey)
  if (caller) headers.authorization = `\`Bearer \${token}\``
  if (request !== "" && isJson(request)) headers["content-type"] = quoted("application/json")
  const asked = sent(method, path, headers, request === "" || method === "GET" ? "" : quoted(request))
  const login = sent("POST", "/_mock/tokens", {}, asText(caller))
  return {
    text: [
      `import { createBackend } from "fennmark-mock" // in its repository: "#mocks/http/backend.ts"`,
      ...(data ? ['import { readFileSync } from "node:fs"'] : []),
      'import { expect, it } from "vitest"',
      "",
      ...(isMasked(entry)
        ? [
            "// The journal masks passwords and tokens, and leaves out files and the rest of long bodies:",
            "// replace each … with the original value, or the status may differ.",
          ]
        : []),
      ...(found.isExact
        ? []
        : ["// The data before the request is no longer known: this is the current data, and the status may differ."]),
      `it(${quoted(`${method} ${path.split("?")[0]} ${status === 0 ? "gets no response" : `responds with ${status}`}`)}, async () => {`,
      "  const backend = createBackend({ scenario: null })",
      ...[
        ...lines,
        controlled("PUT", "clock", asText({ at })),
        ...(caller ? [`const { token } = await (await backend.fetch(${login})).json()`] : []),
        ...(fault ? [faultLine(fault)] : []),
        `const request = ${asked}`,
        ...(status === 0
          ? [`await expect(backend.fetch(request)).rejects.toThrow(${quoted(answer)})`]
          : [
              "const response = await backend.fetch(request)",
              `expect(response.status).toBe(${status})`,
              ...(found.isExact && !isMasked(entry) ? bodyLines(entry) : []),
            ]),
      ].map((line) => `  ${line}`),
      `}, ${latency + TIMEOUT})`,
      "",
    ].join("\n"),
    ...(data ? { data } : {}),
  }
}
