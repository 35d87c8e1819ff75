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
/** Maximum number of characters of a recorded text. */
export const JOURNALED = 20_000
/** Copies the text: a slice would keep the complete original in memory. */
const copyOf = (text: string): string => new TextDecoder().decode(new TextEncoder().encode(text))
const cut = (text: string): string =>
  text.length > JOURNALED ? copyOf(`${redacted(text.slice(0, JOURNALED))}…`) : redacted(text)

/** The latest requests, newest last, without passwords, tokens and cookies. */
export class Journal {
  #entries: Entry[] = []
  #count = 0

  add(entry: Omit<Entry, "n">): void {
    this.#count += 1
    this.#entries.push({
      ...entry,
      n: this.#count,
      path: cut(entry.path),
      request: cut(entry.request),
      answer: cut(entry.answer),
    })
    if (this.#entries.length > KEPT * 1.2) this.#entries = this.#entries.slice(-KEPT)
  }

  entries(filter: { path?: string | undefined; since?: number | undefined } = {}): readonly Entry[] {
    const since = filter.since ?? 0
    return this.#entries
      .slice(-KEPT)
      .filter((e) => e.n > since && (filter.path === undefined || e.path.startsWith(filter.path)))
  }

  clear(): void {
    this.#entries = []
  }
}
