import { claimsWritten } from "#mocks/kernel/token.ts"
import { controlRefusal } from "./control-refusal.ts"
import { matcher } from "./faults.ts"
import { CLIENT_HEADER } from "./journal-client-header.ts"
import { redacted, redactedHeaders } from "./redact.ts"

/** Who sent a request with a token; the token itself isn't in the journal. */
interface JournalCaller {
  readonly actor_type: string
  readonly auth_identity_id: string
}

/** A recorded request with its response. */
export interface Entry {
  readonly n: number
  /** Time of the request by the backend's clock. */
  readonly at: string
  readonly method: string
  readonly path: string
  /** Request body. */
  readonly request: string
  /** 0 if the connection was dropped. */
  readonly status: number
  /** Response body. */
  readonly answer: string
  /** Headers as received and as sent, by their lowercase names, without logins and cookies. */
  readonly request_headers: Readonly<Record<string, string>>
  readonly answer_headers: Readonly<Record<string, string>>
  /** The bodies that were removed because the journal has too many characters; they are empty. */
  readonly removed: readonly ("request" | "answer")[]
  /** Duration in milliseconds. */
  readonly duration: number
  /** Effects of an injected fault, and schema mismatches of the response. */
  readonly notes: readonly string[]
  /** Null without a token. `POST /_mock/tokens` returns a new token for the same login. */
  readonly caller: JournalCaller | null
  /** The request's header `x-mock-client`: in the demo, the tab that sent it. */
  readonly client: string | null
}
/** A request as it is added. */
export interface Received extends Omit<Entry, "n" | "caller" | "client" | "removed" | `${string}_headers`> {
  readonly headers: Headers
  /** Headers of the response; undefined if the connection was dropped. */
  readonly answerHeaders?: Headers | undefined
}

/** How much a journal keeps. */
export interface JournalLimits {
  /** Number of requests; 10,000 if omitted. */
  readonly requests?: number | undefined
  /** Number of characters of all bodies; 4 million if omitted, 200,000 in a named world. */
  readonly characters?: number | undefined
}
const REQUESTS = 10_000
const CHARACTERS = 4_000_000
/** Maximum number of characters of a recorded text. */
export const JOURNALED = 20_000
/** Longer texts are cut when they are recorded, others when they are read: most are never read. */
const LONG = JOURNALED * 1.5
/** Copies the text: a slice would keep the complete original in memory. */
const copyOf = (text: string): string => new TextDecoder().decode(new TextEncoder().encode(text))
const recordable = (text: string): string => (text.length > LONG ? copyOf(text.slice(0, JOURNALED + 1)) : text)
const readable = (text: string): string =>
  text.length > JOURNALED ? `${redacted(text.slice(0, JOURNALED))}…` : redacted(text)

function callerOf(authorization: string | null): JournalCaller | null {
  const [, token = ""] = /^bearer (.+)$/i.exec(authorization ?? "") ?? []
  const { actor_type, auth_identity_id } = claimsWritten(token) ?? {}
  return typeof actor_type === "string" && typeof auth_identity_id === "string" && auth_identity_id !== ""
    ? { actor_type, auth_identity_id }
    : null
}

interface Kept {
  recorded: Omit<Entry, "caller" | "client" | `${string}_headers`> & Pick<Received, "headers" | "answerHeaders">
  /** The entry with its texts cut and redacted, if it was read before. */
  read?: Entry
}

function entryOf(kept: Kept): Entry {
  if (kept.read) return kept.read
  const { path, request, answer, headers, answerHeaders, ...rest } = kept.recorded
  const texts = { path: readable(path), request: readable(request), answer: readable(answer) }
  const shown = { request_headers: redactedHeaders(headers), answer_headers: redactedHeaders(answerHeaders) }
  const sender = { caller: callerOf(headers.get("authorization")), client: headers.get(CLIENT_HEADER) }
  kept.read = { ...rest, ...texts, ...shown, ...sender }
  return kept.read
}

/** Throws for a path that no entry can have: control requests aren't recorded, and worlds record their own paths. */
function checkPath(wanted: string): void {
  const [path = ""] = wanted.split("?")
  if (wanted === "" || (/^[/*]/.test(path) && !/[{}[\]]|^\/_(?:mock|world)(?:\/|$)/.test(path))) return
  const expected = 'the path of a recorded request, or a pattern as for faults: "/store/carts/:id"'
  throw controlRefusal("invalid_field", { field: "path", given: JSON.stringify(wanted), expected })
}

/**
 * The latest requests, newest last. Passwords, tokens and cookies are masked for every reader. Too many characters cost
 * the oldest response bodies first, then request bodies; requests themselves are removed only when there are too many.
 */
export class Journal {
  readonly #entries: Kept[] = []
  readonly #requests: number
  readonly #characters: number
  #count = 0
  #size = 0
  #dropped = 0
  /** Index of the oldest entry that may still have this body. */
  readonly #oldest = { answer: 0, request: 0 }

  constructor({ requests = REQUESTS, characters = CHARACTERS }: JournalLimits = {}) {
    this.#requests = requests
    this.#characters = characters
  }

  /** Number of the latest entry. */
  get latest(): number {
    return this.#count
  }

  /** Number of requests since the start, the last reset or `clear` that are no longer in the journal. */
  get dropped(): number {
    return this.#dropped
  }

  /** Whether the journal has all requests since then. */
  get isComplete(): boolean {
    return this.#dropped === 0
  }

  /** Returns the number of the entry. */
  add(entry: Received): number {
    this.#count += 1
    const { path, request, answer } = entry
    const texts = { path: recordable(path), request: recordable(request), answer: recordable(answer) }
    this.#entries.push({ recorded: { ...entry, n: this.#count, ...texts, removed: [] } })
    this.#size += texts.request.length + texts.answer.length
    while (this.#entries.length > this.#requests) this.#dropOldest()
    while (this.#size > this.#characters && (this.#removeOldest("answer") || this.#removeOldest("request")));
    return this.#count
  }

  /**
   * Entries after one, and of paths that start with a text or match a pattern as faults have: `/store/carts/:id/*`.
   * Throws for a path that no request of the journal can have.
   */
  entries(filter: { path?: string | undefined; since?: number | undefined } = {}): readonly Entry[] {
    const since = filter.since ?? 0
    const entries = this.#entries.filter(({ recorded }) => recorded.n > since).map(entryOf)
    const wanted = filter.path ?? ""
    checkPath(wanted)
    const matches = /[:*]/.test(wanted) ? matcher(wanted) : (path: string) => path.startsWith(wanted)
    return entries.filter(({ path }) => matches(path.replace(/\?.*/, "")) || path.startsWith(wanted))
  }

  clear(): void {
    this.#entries.length = 0
    this.#size = 0
    this.#dropped = 0
    Object.assign(this.#oldest, { answer: 0, request: 0 })
  }

  #dropOldest(): void {
    const oldest = this.#entries.shift()
    if (!oldest) return
    this.#dropped += 1
    this.#size -= oldest.recorded.request.length + oldest.recorded.answer.length
    const { answer, request } = this.#oldest
    Object.assign(this.#oldest, { answer: Math.max(0, answer - 1), request: Math.max(0, request - 1) })
  }

  /** Removes the oldest body of this kind, except that of the latest request; returns false if there is none. */
  #removeOldest(body: "answer" | "request"): boolean {
    const kept = this.#entries[this.#oldest[body]]
    if (!kept || this.#oldest[body] >= this.#entries.length - 1) return false
    this.#oldest[body] += 1
    const text = kept.recorded[body]
    if (text === "") return true
    this.#size -= text.length
    kept.recorded = { ...kept.recorded, [body]: "", removed: [...kept.recorded.removed, body] }
    delete kept.read
    return true
  }
}
