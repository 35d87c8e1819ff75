import { decode, encode } from "#mocks/kernel/identifiers.ts"

/** An id is a prefix, ten characters of time, ten of a count, six of chance. The copy's number goes where the count never gets. */
const TIME = 10
const NUMBER = 3
const LENGTH = 26

interface Parts {
  readonly prefix: string
  readonly time: number
  readonly rest: string
}

function partsOf(id: string): Parts | undefined {
  const start = id.length - LENGTH
  if (start <= 0 || id[start - 1] !== "_") return undefined
  const time = decode(id.slice(start, start + TIME))
  return time === undefined ? undefined : { prefix: id.slice(0, start), time, rest: id.slice(start + TIME) }
}

/** Rows that belong together mostly have the same time. */
const times = new Map<number, string>()
function timeText(time: number): string {
  let text = times.get(time)
  if (text === undefined) {
    text = encode(time, TIME)
    if (times.size >= 1000) times.clear()
    times.set(time, text)
  }
  return text
}

/** The ids of copies: each copy is a little older than the one before, so that all their orders lie between each other. */
export class CopyIds {
  readonly copies: number
  /** Milliseconds from one copy to the next. */
  readonly gap: number
  readonly #own = new Map<string, Parts>()
  /** Of what is referred to again and again, each id is one text. */
  readonly #shared = new Map<string, string[]>()
  readonly #numbers: readonly string[]

  constructor(copies: number, gap: number) {
    this.copies = copies
    this.gap = gap
    this.#numbers = Array.from({ length: copies }, (_, copy) => encode(copy, NUMBER))
  }

  /** What is copied. */
  register(id: string, isShared: boolean): void {
    const parts = partsOf(id)
    if (!parts) return
    this.#own.set(id, parts)
    if (isShared) this.#shared.set(id, [])
  }

  isOwn(id: string): boolean {
    return this.#own.has(id)
  }

  /** The time in the id of what is copied, in milliseconds. */
  timeOf(id: string): number {
    return this.#own.get(id)?.time ?? 0
  }

  /** The id in a copy; other ids are the same everywhere. */
  of(id: string, copy: number): string {
    const parts = this.#own.get(id)
    if (!parts) return id
    const shared = this.#shared.get(id)
    const known = shared?.[copy]
    if (known !== undefined) return known
    const time = timeText(parts.time - copy * this.gap)
    // Joined, for a text in one piece: glued together it would carry its pieces along.
    const made = [parts.prefix, time, this.#numbers[copy], parts.rest.slice(NUMBER)].join("")
    if (shared) shared[copy] = made
    return made
  }

  /** Which id it is a copy of. */
  origin(id: string): { readonly id: string; readonly copy: number } | undefined {
    const parts = partsOf(id)
    const copy = parts && decode(parts.rest.slice(0, NUMBER))
    if (!parts || !copy || copy >= this.copies) return undefined
    const time = timeText(parts.time + copy * this.gap)
    const own = parts.prefix + time + encode(0, NUMBER) + parts.rest.slice(NUMBER)
    return this.#own.has(own) ? { id: own, copy } : undefined
  }
}
