/** The times that the clock may stand at, in milliseconds: what is computed from them is a date too. */
export const EARLIEST = 0
export const LATEST = Date.UTC(9999, 0)

/** Where a clock stands: fixed at a time or not, and by how much it was moved. */
export interface ClockState {
  readonly fixed: number | null
  readonly offset: number
}

/** The world's clock: real time, or a fixed one that only moves when it is told to. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** How often the time was asked for: what was made without asking does not age. */
  readonly asked: number
  iso(): string
  /** Stands still at this time; `null` lets it run again (from the real time plus what was moved). */
  fix(at: number | null): void
  /** Moves the time by so many milliseconds, also a fixed one. */
  move(milliseconds: number): void
  state(): ClockState
  set(state: ClockState): void
  /** Runs the work as if it were this time: for seeds with a past. */
  during<T>(at: number, work: () => T): T
}

export function createClock(at?: number): Clock {
  let fixed = at ?? null
  let offset = 0
  let memo = { ms: Number.NaN, iso: "" }
  let asked = 0
  const now = () => {
    asked += 1
    return (fixed ?? Date.now()) + offset
  }
  return {
    now,
    get asked() {
      return asked
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
    move: (milliseconds) => {
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
