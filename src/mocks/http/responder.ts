import { BOUNDS, boundedBody } from "#mocks/kernel/bounds.ts"
import type { Database } from "#mocks/kernel/database.ts"
import type { Fault } from "#mocks/kernel/fault.ts"
import { decoded, keepText, textOf, writtenOf } from "#mocks/kernel/texts.ts"
import { SECRET } from "#mocks/kernel/token.ts"
import type { Route } from "#mocks/resources/implement.ts"
import { pictureAt } from "#mocks/seed/pictures.ts"
import { problemsOf } from "#schema/problems.ts"
import { ConnectionDropped } from "./connection-dropped.ts"
import { type Controlled, control } from "./control.ts"
import { isControl } from "./control-access.ts"
import { cutResponse, faultResponse } from "./fault-response.ts"
import { InjectedWriteFailure } from "./faults.ts"
import { JOURNALED, type JournalLimits } from "./journal.ts"
import { nameOf } from "./perform.ts"
import type { FileUrls } from "./public-address.ts"
import type { Source } from "./recording.ts"
import { type CachedResponses, ResponseCache } from "./response-cache.ts"
import { findRoute, serveResources } from "./serve.ts"
import type { ServeOptions } from "./serve-options.ts"
import type { UndoEntry } from "./undo-log.ts"
import type { Managed, Worlds } from "./worlds.ts"

const isForm = ({ headers }: Request): boolean => headers.get("content-type")?.startsWith("multipart/") === true
const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

function problemsIn({ schema }: Route, text: string, hasFields: boolean): readonly string[] {
  try {
    return problemsOf(schema, JSON.parse(text), hasFields)
  } catch (error) {
    if (error instanceof SyntaxError) return ["The response isn't JSON"]
    throw error
  }
}

/** What of a successful response doesn't match the schema of its operation. */
function mismatchesOf(request: Request, response: Response, route = routeOf(request)): readonly string[] {
  const text = textOf(response)
  if (!route || response.status >= 300 || text === "") return []
  return problemsIn(route, text, new URL(request.url).search.includes("fields="))
}
const routeOf = ({ method, url }: Request): Route | undefined => findRoute(method, new URL(url).pathname)

/** The source's response; it's checked against the operation's schema. */
async function fromSource(source: Source, request: Request, onMismatch: ServeOptions["onMismatch"]): Promise<Response> {
  const response = await source.answer(request)
  const route = routeOf(request)
  const problems = route && onMismatch ? mismatchesOf(request, response, route) : []
  if (route && problems.length > 0) onMismatch?.(request, nameOf(route), problems)
  return response
}

/** Journal notes and the fault of a request, and its entry in the undo log. */
interface InProgress {
  readonly notes: string[]
  readonly fault: Fault | undefined
  readonly undo: UndoEntry
}

/** How all worlds of a backend respond. */
export interface WorldSettings {
  /** Origins besides the backend's own that may call `/_mock/*`: `http://localhost:5173`. */
  readonly controlOrigins?: readonly string[]
  /** Milliseconds of delay before every response. */
  readonly latency?: number
  /** Checks every response against its schema: `journal` records mismatches, `throw` responds with 500. */
  readonly check?: "journal" | "throw" | undefined
  /** Responds instead of the in-memory data. */
  readonly source?: Source | undefined
  /** How much the journal keeps. */
  readonly journal?: JournalLimits | undefined
}

/** What all worlds of a backend have in common. */
export interface Shared {
  readonly settings: WorldSettings
  readonly onBug: (error: unknown) => void
  readonly responses: CachedResponses
  readonly worlds: Worlds<Managed>
  readonly files: FileUrls
}

/** Runs the work of a request and fails its writes after the first ones; without a number, none fails. */
function failingAfter<T>(writes: number | undefined, db: Database, work: () => T): T {
  if (writes === undefined) return work()
  let left = writes
  db.onWrite = () => {
    left -= 1
    if (left < 0) throw new InjectedWriteFailure("an injected fault")
  }
  try {
    return work()
  } finally {
    db.onWrite = undefined
  }
}

/** Responds to a world's requests with its data and faults, and records them in its journal. */
export function createResponder({ settings, onBug, responses, files }: Shared, world: Controlled) {
  const { db, dataset, faults, journal, undo, counts, source } = world
  const inProgress = new WeakMap<Request, InProgress>()
  const served: ServeOptions = {
    db,
    secret: SECRET,
    responses: new ResponseCache(db, responses),
    counts,
    onBug: (error) => {
      if (!(error instanceof InjectedWriteFailure)) onBug(error)
    },
    onMismatch: settings.check
      ? (request, route, problems) => {
          inProgress.get(request)?.notes.push(...problems)
          if (settings.check === "throw")
            throw new Error(`${route} answers otherwise than its schema: ${problems.join("; ")}`)
        }
      : undefined,
    around: (request, work) => {
      const progress = inProgress.get(request)
      if (progress) undo.enter(progress.undo)
      return failingAfter(progress?.fault?.afterWrites, db, work)
    },
  }

  async function respond(request: Request, { fault, notes, undo: entry }: InProgress): Promise<Response> {
    const latency = (settings.latency ?? 0) + (fault?.latency ?? 0)
    if (latency > 0) await sleep(latency)
    // Resolvers never see these requests: their body is read here for the journal.
    const isUnread = fault?.status !== undefined || fault?.drop === "before"
    if (isUnread && !isForm(request)) keepText(request, await boundedBody(request, BOUNDS.body).text())
    if (fault?.drop === "before") throw new ConnectionDropped("cut before the work")
    if (fault?.status !== undefined) {
      const response = faultResponse(fault)
      // Shows how the client handles a response that the schema doesn't allow.
      if (settings.check === "journal" && fault.body !== undefined) notes.push(...mismatchesOf(request, response))
      return response
    }
    const { pathname } = new URL(request.url)
    undo.enter(entry)
    dataset.runConcurrentChange(request.method, pathname)
    const response = source
      ? files.rewritten(request, await fromSource(source, request, served.onMismatch))
      : (pictureAt(pathname) ?? files.rewritten(request, await serveResources(request, served)))
    if (fault?.drop === "after") throw new ConnectionDropped("cut after the work")
    return response
  }

  return async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url)
    if (isControl(url)) return control(request, world)
    const picture = source || faults.areForFiles ? undefined : pictureAt(url.pathname)
    if (picture) return picture
    const started = performance.now()
    const at = db.clock.iso()
    const body = faults.readBodies ? await request.clone().text() : ""
    const fault = faults.take(request.method, url.pathname, body)
    const notes = fault ? [`fault ${JSON.stringify(fault)}`] : []
    const progress: InProgress = { notes, fault, undo: { method: request.method, path: url.pathname, at } }
    inProgress.set(request, progress)
    const write = (status: number, answer: string, answerHeaders?: Headers) => {
      const n = journal.add({
        at,
        headers: request.headers,
        answerHeaders,
        method: request.method,
        path: url.pathname + url.search,
        // The text of a form with files isn't kept.
        request: isForm(request) ? "…" : textOf(request),
        status,
        answer,
        duration: Math.round((performance.now() - started) * 100) / 100,
        notes,
      })
      progress.undo.n = n
    }
    try {
      const response = cutResponse(await respond(request, progress), fault)
      write(response.status, decoded(writtenOf(response), JOURNALED + 1), response.headers)
      return response
    } catch (error) {
      write(0, error instanceof Error ? error.message : String(error))
      throw error
    }
  }
}
