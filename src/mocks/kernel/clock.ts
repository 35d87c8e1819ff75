/** Range of the clock in milliseconds: dates computed from it must be valid too. */
export const EARLIEST = 0
export const LATEST = Date.UTC(9999, 0)

const ISO = /^[+-]?\d{4,6}-(\d\d)-(\d\d)(?:[T ]\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?$/i

/** The ISO 8601 time in milliseconds since 1970; undefined if there is no such time, or if the clock can't show it. */
export function parseTime(text: string): number | undefined {
  const [, month, day] = ISO.exec(text) ?? []
  const at = Date.parse(text)
  // `Date.parse` reads February 31 as March 3. A leap day needs its year.
  const lastDay = new Date(Date.UTC(Number.parseInt(text, 10), Number(month), 0)).getUTCDate()
  return Number(day) <= lastDay && at >= EARLIEST && at <= LATEST ? at : undefined
}

/** State of a clock: the fixed time, if any, and the offset in milliseconds. */
export interface ClockState {
  readonly fixed: number | null
  readonly offset: number
}

/** The backend's clock: real time, or a fixed time that changes only on request. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Number of reads of the clock: a response computed without any doesn't depend on the time. */
  readonly readCount: number
  iso(): string
  /** Stops the clock at this time; `null` lets it run again, from real time plus the offset. */
  fix(at: number | null): void
  /** Advances the clock by this number of milliseconds, even if it is stopped. */
  advance(milliseconds: number): void
  state(): ClockState
  set(state: ClockState): void
  /** Runs the work at this time, for seeds with a history. */
  during<T>(at: number, work: () => T): T
}

export function createClock(at?: number): Clock {
  let fixed = at ?? null
  let offset = 0
  let memo = { ms: Number.NaN, iso: "" }
  let reads = 0
  const now = () => {
    reads += 1
    return (fixed ?? Date.now()) + offset
  }
  return {
    now,
    get readCount() {
      return reads
    },
    iso: () => {
      const ms = now()
      if (ms !== memo.ms) memo = { ms, iso: new Date(ms).toISOString() }
      return memo.iso
    },
    fix: (value) => {
      fixed = value
      if (value !== null) offset = 0
    },
    advance: (milliseconds) => {
      offset += milliseconds
    },
    state: () => ({ fixed, offset }),
    set: (state) => {
      fixed = state.fixed
      offset = state.offset
    },
    during: (value, work) => {
      const before = { fixed, offset }
      fixed = value
      offset = 0
      try {
        return work()
      } finally {
        fixed = before.fixed
        offset = before.offset
      }
    },
  }
}
