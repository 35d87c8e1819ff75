import { decode, encode } from "#mocks/kernel/identifiers.ts"

/**
 * An id consists of a prefix, ten characters of time, ten of a counter and six random ones. The copy's number
 * replaces the first three characters of the counter, which it never reaches.
 */
const TIME = 10
const NUMBER = 3
const LENGTH = 26

interface Parts {
  readonly prefix: string
  readonly time: number
  readonly rest: string
}

/** An original's id, with the id of its latest copy: the rows of a request refer to the same ids again and again. */
interface Own extends Parts {
  lastCopy: number
  lastId: string
  /** Cached ids of all copies, for a row that many others refer to. */
  readonly shared: string[] | undefined
}

interface Origin {
  readonly id: string
  readonly copy: number
}

/** Number of cached origins. */
const FEW = 200

function partsOf(id: string): Parts | undefined {
  const start = id.length - LENGTH
  if (start <= 0 || id[start - 1] !== "_") return undefined
  const time = decode(id.slice(start, start + TIME))
  return time === undefined ? undefined : { prefix: id.slice(0, start), time, rest: id.slice(start + TIME) }
}

/** Related rows mostly have the same time: the latest ones are cached. */
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

/** Ids of the copies. Each copy is slightly older than the previous one, which interleaves their orders. */
export class CopyIds {
  readonly copies: number
  /** Milliseconds between two copies of a row. */
  readonly gap: number
  readonly #own = new Map<string, Own>()
  /** The latest results of `origin`: a request looks up the same id in many tables. */
  readonly #origins = new Map<string, Origin>()
  readonly #numbers: readonly string[]

  constructor(copies: number, gap: number) {
    this.copies = copies
    this.gap = gap
    this.#numbers = Array.from({ length: copies }, (_, copy) => encode(copy, NUMBER))
  }

  /** Registers the id of an original. */
  register(id: string, isShared: boolean): void {
    const parts = partsOf(id)
    if (!parts) return
    this.#own.set(id, { ...parts, lastCopy: 0, lastId: id, shared: isShared ? [] : undefined })
  }

  isOwn(id: string): boolean {
    return this.#own.has(id)
  }

  /** Returns the time in an original's id, in milliseconds; 0 for other ids. */
  timeOf(id: string): number {
    return this.#own.get(id)?.time ?? 0
  }

  /** Returns the id in a copy; ids of other rows are the same in all copies. */
  of(id: string, copy: number): string {
    const ownId = this.#own.get(id)
    return ownId ? this.#made(ownId, copy) : id
  }

  /** Returns a function that returns an original's id in a copy, without looking it up each time. */
  copier(id: string): ((copy: number) => string) | undefined {
    const ownId = this.#own.get(id)
    return ownId && ((copy) => this.#made(ownId, copy))
  }

  #made(ownId: Own, copy: number): string {
    if (ownId.lastCopy === copy) return ownId.lastId
    const known = ownId.shared?.[copy]
    if (known !== undefined) return known
    const time = timeText(ownId.time - copy * this.gap)
    // `join` creates a flat string; concatenation would keep all parts in memory.
    const made = [ownId.prefix, time, this.#numbers[copy], ownId.rest.slice(NUMBER)].join("")
    if (ownId.shared) ownId.shared[copy] = made
    else {
      ownId.lastCopy = copy
      ownId.lastId = made
    }
    return made
  }

  /** Returns the original's id and the number of the copy; undefined if the id isn't a copy's. */
  origin(id: string): Origin | undefined {
    const known = this.#origins.get(id)
    if (known) return known
    const origin = this.#originOf(id)
    if (!origin) return undefined
    if (this.#origins.size >= FEW) this.#origins.clear()
    this.#origins.set(id, origin)
    return origin
  }

  #originOf(id: string): Origin | undefined {
    const parts = partsOf(id)
    const copy = parts && decode(parts.rest.slice(0, NUMBER))
    if (!parts || !copy || copy >= this.copies) return undefined
    const time = timeText(parts.time + copy * this.gap)
    const ownId = parts.prefix + time + encode(0, NUMBER) + parts.rest.slice(NUMBER)
    return this.#own.has(ownId) ? { id: ownId, copy } : undefined
  }
}
