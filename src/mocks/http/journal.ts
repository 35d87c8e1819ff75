import { redacted } from "./redact.ts"

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

const sizeOf = ({ path, request, answer }: Entry): number => path.length + request.length + answer.length

interface Kept {
  readonly recorded: Entry
  /** The entry with its texts cut and redacted, if it was read before. */
  read?: Entry
}

function entryOf(kept: Kept): Entry {
  const { path, request, answer, ...rest } = kept.recorded
  kept.read ??= { ...rest, path: readable(path), request: readable(request), answer: readable(answer) }
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

  add(entry: Omit<Entry, "n">): void {
    this.#count += 1
    const { path, request, answer } = entry
    const texts = { path: recordable(path), request: recordable(request), answer: recordable(answer) }
    const recorded = { ...entry, n: this.#count, ...texts }
    this.#entries.push({ recorded })
    this.#size += sizeOf(recorded)
    while (this.#entries.length > KEPT || this.#size > this.#maxSize) {
      const oldest = this.#entries.shift()
      if (oldest) this.#size -= sizeOf(oldest.recorded)
    }
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
