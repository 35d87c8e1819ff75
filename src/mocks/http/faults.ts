import { z } from "zod"
import { random } from "#mocks/kernel/identifiers.ts"

/** Something that goes wrong on purpose. Without `times` and `rate` it happens to every matching request. */
export const Fault = z.strictObject({
  /** Only requests with this method. */
  method: z.enum(["GET", "POST", "PUT", "DELETE"]).optional(),
  /** Only paths like this: `/store/carts/:id/complete`, `/admin/*`. */
  path: z.string().optional(),
  /** Milliseconds before anything else happens. */
  latency: z.number().min(0).max(60_000).optional(),
  /** Answers this status instead of doing the work; also a 200 with a body that no client expects. */
  status: z.number().int().min(200).max(599).optional(),
  /** The body that goes with the status. */
  body: z.unknown().optional(),
  /** Headers that go with the status, such as `retry-after`; none that HTTP can't send. */
  headers: z
    .record(z.string().regex(/^[\w!#$%&'*+.^`|~-]+$/), z.string().regex(/^[\t\x20-\x7e\x80-\xff]*$/))
    .optional(),
  /** Cuts the connection: before the work is done, or after it, so that only the answer is lost. */
  drop: z.enum(["before", "after"]).optional(),
  /** Breaks in the middle of the work, after so many changes; nothing of it must remain. */
  afterWrites: z.number().int().min(0).optional(),
  /** Happens so many times, then no more. */
  times: z.number().int().min(1).optional(),
  /** Happens to this share of the requests, from 0 to 1. */
  rate: z.number().min(0).max(1).optional(),
})
export type Fault = z.infer<typeof Fault>

/** Thrown out of `fetch` where a transport has to cut the connection. */
export class ConnectionDropped extends Error {
  override readonly name = "ConnectionDropped"
}
/** Thrown in the middle of a request by an `afterWrites` fault. */
export class BrokenInTheMiddle extends Error {
  override readonly name = "BrokenInTheMiddle"
}

/** `/store/carts/:id/complete` and `/admin/*` as a test of paths. */
export function matcher(pattern: string | undefined): (path: string) => boolean {
  if (pattern === undefined || pattern === "*") return () => true
  const parts = pattern.split("/")
  return (path) => {
    const given = path.split("/")
    for (const [i, part] of parts.entries()) {
      if (part === "*" && i === parts.length - 1) return given.length >= i
      if (given[i] === undefined || (!part.startsWith(":") && part !== "*" && part !== given[i])) return false
    }
    return given.length === parts.length
  }
}

/** The faults in force, and which of them a request meets. */
export class Faults {
  #active: { fault: Fault; matches: (path: string) => boolean; left: number }[] = []
  #next = random(1)

  set(faults: readonly Fault[]): void {
    this.#next = random(1)
    this.#active = faults.map((fault) => ({
      fault,
      matches: matcher(fault.path),
      left: fault.times ?? Number.POSITIVE_INFINITY,
    }))
  }

  get list(): readonly (Fault & { left: number | null })[] {
    return this.#active.map(({ fault, left }) => ({ ...fault, left: Number.isFinite(left) ? left : null }))
  }

  /** The first fault that this request meets; counts it. */
  meet(method: string, path: string): Fault | undefined {
    for (const entry of this.#active) {
      if (entry.left <= 0 || !entry.matches(path)) continue
      if (entry.fault.method !== undefined && entry.fault.method !== method) continue
      if (entry.fault.rate !== undefined && this.#next() >= entry.fault.rate) continue
      entry.left -= 1
      return entry.fault
    }
    return undefined
  }
}
