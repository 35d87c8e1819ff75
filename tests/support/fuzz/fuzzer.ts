import { type Backend, createBackend } from "#mocks/http/backend.ts"
import { checkReferences } from "#mocks/http/check-references.ts"
import { validWorld } from "#mocks/http/world-file.ts"
import { createClock } from "#mocks/kernel/clock.ts"
import type { Columns } from "#mocks/kernel/columns.ts"
import type { Table } from "#mocks/kernel/table.ts"
import { multipliedShop } from "#mocks/scenarios/large.ts"
import { operations } from "#tests/support/operations.ts"
import type { Attempt } from "./attempt.ts"
import { attempt } from "./request.ts"
import { type Start, startOf, startsOf } from "./starts.ts"
import { World } from "./world.ts"

const LARGE = "1,200 orders"
const BASE = "http://mock.test"
/** Maximum milliseconds of CPU time for any request. */
const MAX_CPU_MS = 1000

const pollution = (): string[] => [
  ...Object.keys(Object.prototype),
  ...Object.keys(Array.prototype),
  ...Object.keys(Function.prototype),
]

/** Columns with undefined, NaN or infinite values: JSON sends them as null or drops them, and sums become wrong. */
function invalidNumbers(backend: Backend): string[] {
  const found: string[] = []
  for (const table of Object.values(backend.db.tables) as unknown as Table<Columns>[])
    for (const row of table.all({ withDeleted: true }))
      for (const [column, value] of Object.entries(row))
        if (value === undefined || (typeof value === "number" && !Number.isFinite(value)))
          found.push(`${table.model.name}.${column} is ${value}`)
  return found
}

/** Why an export of the data couldn't be loaded again. */
function unloadable(backend: Backend): string[] {
  try {
    checkReferences(validWorld(backend.db.export()).tables, undefined)
    return []
  } catch (error) {
    return [String(error)]
  }
}

const describeAttempt = ({ method, path, body, headers }: Attempt): string =>
  `${method} ${path.slice(0, 300)} ${body?.slice(0, 600) ?? ""} ${headers.authorization ? "" : "(nobody)"}`

interface FuzzerOptions {
  /** Number of recorded conversations whose middle and end are start states too. */
  readonly tapes: number
  /** Sends half of the requests to a shop with 1,200 orders. */
  readonly isLarge?: boolean
}

/** Sends random requests to a backend and reports invalid responses and damaged data. */
export class Fuzzer {
  readonly #backend: Backend
  readonly #bugs: unknown[]
  readonly starts: readonly Start[]
  /** Milliseconds of CPU time of the slowest request; unlike elapsed time, other programs don't affect it. */
  slowest = 0
  /** Number of responses by operation and status. */
  readonly answers = new Map<string, Map<number, number>>()

  private constructor(backend: Backend, bugs: unknown[], all: readonly Start[]) {
    this.#backend = backend
    this.#bugs = bugs
    this.starts = all
  }

  static async create({ tapes, isLarge = false }: FuzzerOptions): Promise<Fuzzer> {
    const bugs: unknown[] = []
    const onBug = (error: unknown) => bugs.push(error)
    const backend = createBackend({
      seed: 11,
      clock: createClock(Date.UTC(2026, 10, 1)),
      onBug,
      check: "journal",
      scenarios: { [LARGE]: multipliedShop(3) },
    })
    const small = await startsOf(backend, tapes)
    if (!isLarge) return new Fuzzer(backend, bugs, small)
    backend.reset(LARGE)
    const large = startOf(LARGE, backend)
    return new Fuzzer(backend, bugs, [...small, ...small.map(() => large)])
  }

  /** Restores a start state, sends one request per seed and returns all problems. */
  async run(seeds: readonly number[]): Promise<string[]> {
    const start = this.starts[(seeds[0] ?? 0) % this.starts.length] as Start
    this.#backend.restore("default", start.world, { isTrusted: true })
    const problems: string[] = []
    for (const seed of seeds) {
      const made = attempt(seed, new World(this.#backend.db), start.tokens)
      const wrong = await this.#send(made)
      if (made.path.startsWith("/_mock/")) this.#recover(start)
      if (wrong.length > 0)
        problems.push(`#${seed} ${describeAttempt(made)}\n    (${start.name})\n    ${wrong.join("\n    ")}`)
    }
    problems.push(...unloadable(this.#backend))
    return problems
  }

  /** Sends every operation once, starting from one of the start states; returns all problems. */
  async sweep(seed: number): Promise<string[]> {
    const start = this.starts[seed % this.starts.length] as Start
    const problems: string[] = []
    for (const [i, operation] of operations.entries()) {
      if (i % 20 === 0) this.#backend.restore("default", start.world, { isTrusted: true })
      const made = attempt(seed * operations.length + i, new World(this.#backend.db), start.tokens, operation)
      const wrong = await this.#send(made)
      if (wrong.length > 0) problems.push(`${describeAttempt(made)}\n    ${wrong.join("\n    ")}`)
    }
    return problems
  }

  /** Restores the data and the faults after a request to the mock's own routes, which may change both. */
  #recover(start: Start): void {
    this.#backend.faults.set([])
    this.#backend.restore("default", start.world, { isTrusted: true })
  }

  #count(route: string, status: number): void {
    const counts = this.answers.get(route) ?? new Map<number, number>()
    counts.set(status, (counts.get(status) ?? 0) + 1)
    this.answers.set(route, counts)
  }

  async #send({ route, method, path, headers, body }: Attempt): Promise<string[]> {
    this.#bugs.length = 0
    this.#backend.journal.clear()
    const init = { method, headers, ...(body === undefined ? {} : { body }) }
    const request = new Request(BASE + path, init)
    const started = process.cpuUsage()
    const response = await this.#backend.fetch(request)
    const text = await textOf(response)
    const { user, system } = process.cpuUsage(started)
    this.#count(route, response.status)
    const took = (user + system) / 1000
    this.slowest = Math.max(this.slowest, took)
    const problems = this.#bugs.map((bug) => (bug instanceof Error ? String(bug.stack).slice(0, 500) : String(bug)))
    if (response.status >= 500 && problems.length === 0) problems.push(`answered ${response.status} ${text}`)
    if (took > MAX_CPU_MS) problems.push(`took ${Math.round(took)} ms`)
    if (!isReadable(response, text)) problems.push(`answered ${response.status} ${text.slice(0, 100)}`)
    problems.push(...pollution().map((key) => `everything has a ${key} now`))
    if (method !== "GET" && response.ok) problems.push(...invalidNumbers(this.#backend))
    const [entry] = this.#backend.journal.entries()
    return text === "{}" ? problems : [...problems, ...(entry?.notes ?? [])]
  }
}

/** The text of a response; an event stream has no end and is canceled. */
async function textOf(response: Response): Promise<string> {
  if (!response.headers.get("content-type")?.startsWith("text/event-stream")) return response.text()
  await response.body?.cancel()
  return ""
}

/** Whether the response is valid JSON, plain text as from the real server, or empty. */
function isReadable(response: Response, text: string): boolean {
  const type = response.headers.get("content-type") ?? ""
  if (type.includes("json")) {
    JSON.parse(text)
    return true
  }
  return type.startsWith("text/") || text === ""
}
