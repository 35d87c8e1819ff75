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
/** Maximum number of characters of all entries. */
const MAX_SIZE = 4_000_000
/** Maximum number of characters of a recorded text. */
export const JOURNALED = 20_000
/** Copies the text: a slice would keep the complete original in memory. */
const copyOf = (text: string): string => new TextDecoder().decode(new TextEncoder().encode(text))
const cut = (text: string): string =>
  text.length > JOURNALED ? copyOf(`${redacted(text.slice(0, JOURNALED))}…`) : redacted(text)

const sizeOf = ({ path, request, answer }: Entry): number => path.length + request.length + answer.length

/** The latest requests, newest last, without passwords, tokens and cookies. */
export class Journal {
  readonly #entries: Entry[] = []
  #count = 0
  #size = 0

  add(entry: Omit<Entry, "n">): void {
    this.#count += 1
    const added = {
      ...entry,
      n: this.#count,
      path: cut(entry.path),
      request: cut(entry.request),
      answer: cut(entry.answer),
    }
    this.#entries.push(added)
    this.#size += sizeOf(added)
    while (this.#entries.length > KEPT || this.#size > MAX_SIZE) {
      const oldest = this.#entries.shift()
      if (oldest) this.#size -= sizeOf(oldest)
    }
  }

  entries(filter: { path?: string | undefined; since?: number | undefined } = {}): readonly Entry[] {
    const since = filter.since ?? 0
    return this.#entries.filter((e) => e.n > since && (filter.path === undefined || e.path.startsWith(filter.path)))
  }

  clear(): void {
    this.#entries.length = 0
    this.#size = 0
  }
}
