import type { Chance } from "#tests/support/fuzz/chance.ts"

/** `act`: a shopper does something in a tab. `storage`: a tab gets a storage event. */
export type EventKind = "act" | "request" | "response" | "storage" | "timer"

interface PendingEvent {
  readonly kind: EventKind
  readonly run: () => unknown
  /** Runs rarely while other events wait. */
  readonly isHeld: boolean
}

/** Milliseconds. Later timers are garbage collection of queries and timeouts, which never run. */
const LONGEST_TIMER = 2_000
const WEIGHTS = [0.1, 0.4, 1]
/** Low, because a tab notices what has happened with its next request, too. */
const STORAGE_WEIGHTS = [0.005, 0.05, 0.5]

/** Runs the events of a simulated browser one at a time, in an order that a seed determines. */
export class Scheduler {
  readonly #chance: Chance
  readonly #pending = new Set<PendingEvent>()
  readonly #timers = new Map<number, () => void>()
  readonly #weights: Record<EventKind, number>
  readonly #heldPercent: number
  #lastTimer = 0

  constructor(chance: Chance) {
    this.#chance = chance
    const weight = () => chance.pick(WEIGHTS)
    this.#weights = {
      act: weight(),
      request: weight(),
      response: weight(),
      storage: chance.pick(STORAGE_WEIGHTS),
      timer: 1,
    }
    this.#heldPercent = chance.pick([0, 10, 25])
  }

  /** Runs an event now and waits until its consequences have settled. */
  async runNow(run: () => unknown): Promise<EventKind> {
    await run()
    await settle()
    return "act"
  }

  /** Adds an event; returns a function that removes it. */
  add(kind: EventKind, run: () => unknown): () => void {
    const isHeld = kind !== "act" && kind !== "timer" && this.#chance.percent(this.#heldPercent)
    const event = { kind, run, isHeld }
    this.#pending.add(event)
    return () => this.#pending.delete(event)
  }

  /** Runs one pending event and waits until its consequences have settled; returns undefined if none is pending. */
  async step(): Promise<EventKind | undefined> {
    const all = [...this.#pending]
    const free = this.#chance.percent(3) ? all : all.filter(({ isHeld }) => !isHeld)
    const event = this.#pick(free.length > 0 ? free : all)
    if (!event) return undefined
    this.#pending.delete(event)
    await event.run()
    await settle()
    return event.kind
  }

  #pick(events: readonly PendingEvent[]): PendingEvent | undefined {
    let left = events.reduce((sum, { kind }) => sum + this.#weights[kind], 0) * this.#chance.share()
    for (const event of events) {
      left -= this.#weights[event.kind]
      if (left < 0) return event
    }
    return events.at(-1)
  }

  /** Replaces the global timers by events; returns a function that restores them. */
  ownTimers(): () => void {
    const { setTimeout, clearTimeout } = globalThis
    const start = (run: (...args: unknown[]) => void, delay = 0, ...args: unknown[]) => {
      const id = ++this.#lastTimer
      if (delay <= LONGEST_TIMER)
        this.#timers.set(
          id,
          this.add("timer", () => run(...args)),
        )
      return id
    }
    const stop = (id: number) => {
      this.#timers.get(id)?.()
      this.#timers.delete(id)
    }
    Object.assign(globalThis, { setTimeout: start, clearTimeout: stop })
    return () => Object.assign(globalThis, { setTimeout, clearTimeout })
  }
}

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
