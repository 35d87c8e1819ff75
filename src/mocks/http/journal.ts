import { claimsWritten } from "#mocks/kernel/token.ts"
import { CLIENT_HEADER } from "./client-header.ts"
import { redacted } from "./redact.ts"

/** Who sent a request with a token; the token itself isn't in the journal. */
export interface JournalCaller {
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
  readonly request: string
  /** 0 if the connection was dropped. */
  readonly status: number
  readonly answer: string
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
export interface Received extends Omit<Entry, "n" | "caller" | "client"> {
  readonly headers: Headers
}

const KEPT = 500
const MAX_SIZE = 4_000_000
/** Maximum number of characters of a recorded text. */
export const JOURNALED = 20_000
/** Longer texts are cut when they are recorded, others when they are read: most are never read. */
const LONG = JOURNALED * 1.5
/** Copies the text: a slice would keep the complete original in memory. */
const copyOf = (text: string): string => new TextDecoder().decode(new TextEncoder().encode(text))
const recordable = (text: string): string => (text.length > LONG ? copyOf(text.slice(0, JOURNALED + 1)) : text)
const readable = (text: string): string =>
  text.length > JOURNALED ? `${redacted(text.slice(0, JOURNALED))}…` : redacted(text)

const sizeOf = ({ path, request, answer }: Pick<Entry, "path" | "request" | "answer">): number =>
  path.length + request.length + answer.length

function callerOf(authorization: string | null): JournalCaller | null {
  const [, token = ""] = /^bearer (.+)$/i.exec(authorization ?? "") ?? []
  const { actor_type, auth_identity_id } = claimsWritten(token) ?? {}
  return typeof actor_type === "string" && typeof auth_identity_id === "string" && auth_identity_id !== ""
    ? { actor_type, auth_identity_id }
    : null
}

interface Kept {
  readonly recorded: Omit<Entry, "caller"> & { readonly authorization: string | null }
  /** The entry with its texts cut and redacted, if it was read before. */
  read?: Entry
}

function entryOf(kept: Kept): Entry {
  if (kept.read) return kept.read
  const { path, request, answer, authorization, ...rest } = kept.recorded
  const texts = { path: readable(path), request: readable(request), answer: readable(answer) }
  kept.read = { ...rest, ...texts, caller: callerOf(authorization) }
  return kept.read
}

/** The latest requests, newest last. Passwords, tokens and cookies are masked for every reader. */
export class Journal {
  readonly #entries: Kept[] = []
  readonly #maxSize: number
  #count = 0
  #size = 0

  /** `maxSize` is the maximum number of characters of all entries. */
  constructor(maxSize = MAX_SIZE) {
    this.#maxSize = maxSize
  }

  /** Number of the latest entry. */
  get latest(): number {
    return this.#count
  }

  /** Returns the number of the entry. */
  add({ headers, ...entry }: Received): number {
    this.#count += 1
    const { path, request, answer } = entry
    const texts = { path: recordable(path), request: recordable(request), answer: recordable(answer) }
    const sender = { authorization: headers.get("authorization"), client: headers.get(CLIENT_HEADER) }
    const recorded = { ...entry, n: this.#count, ...texts, ...sender }
    this.#entries.push({ recorded })
    this.#size += sizeOf(recorded)
    while (this.#entries.length > KEPT || this.#size > this.#maxSize) {
      const oldest = this.#entries.shift()
      if (oldest) this.#size -= sizeOf(oldest.recorded)
    }
    return this.#count
  }

  entries(filter: { path?: string | undefined; since?: number | undefined } = {}): readonly Entry[] {
    const since = filter.since ?? 0
    const entries = this.#entries.filter(({ recorded }) => recorded.n > since).map(entryOf)
    return entries.filter(({ path }) => filter.path === undefined || path.startsWith(filter.path))
  }

  clear(): void {
    this.#entries.length = 0
    this.#size = 0
  }
}
