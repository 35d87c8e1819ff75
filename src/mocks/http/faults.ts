import { z } from "zod"
import { Fault } from "#mocks/kernel/fault.ts"
import { random } from "#mocks/kernel/identifiers.ts"
import { checked } from "./checked.ts"
import { controlRefusal } from "./control-refusal.ts"

/** Thrown during a request by an `afterWrites` fault. */
export class InjectedWriteFailure extends Error {
  override readonly name = "BrokenInTheMiddle"
}

/** Compiles a path pattern such as `/store/carts/:id/complete` or `/admin/*` to a test. */
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

/** Whether some request of an operation, such as `/admin/orders/:id`, could match the path pattern. */
export function mayMatch(pattern: string | undefined, operationPath: string): boolean {
  if (pattern === undefined || pattern === "*") return true
  const isBlank = (part: string) => part.startsWith(":") || part === "*"
  const differ = (part: string, other: string) =>
    (part === "" || other === "" || !(isBlank(part) || isBlank(other))) && part !== other
  const [parts, given] = [pattern.split("/"), operationPath.split("/")]
  for (const [i, part] of parts.entries()) {
    if (part === "*" && i === parts.length - 1) return given.length >= i
    const other = given[i]
    if (other === undefined || differ(part, other)) return false
  }
  return given.length === parts.length
}

/** An active fault: its number, how often it has applied, and how often it still will (null: no limit). */
export type ActiveFault = z.infer<typeof ActiveFault>
export const ActiveFault = Fault.extend({
  id: z.number().int(),
  hits: z.number().int().min(0),
  left: z.number().int().min(0).nullable(),
})

/** A fault in a saved world: as `list` returned it, or as someone wrote it for `set`. */
export type SavedFault = z.infer<typeof SavedFault>
export const SavedFault = ActiveFault.partial({ id: true, hits: true, left: true })
const withoutCounts = ({ id: _, hits: __, left: ___, ...fault }: SavedFault): Fault => fault

interface Entry {
  readonly id: number
  readonly fault: Fault
  readonly matches: (path: string) => boolean
  hits: number
  left: number
}

/** The active faults. `set` and `add` throw for faults that can't change any response. */
export class Faults {
  readonly #check: (faults: readonly Fault[], list?: string) => void
  #active: Entry[] = []
  #count = 0
  #next = random(1)

  /** `check` throws for a fault that it refuses; `list` is the name of the list that contains it. */
  constructor(check: (faults: readonly Fault[], list?: string) => void = () => {}) {
    this.#check = check
  }

  set(faults: readonly Fault[]): void {
    this.#check(faults, "faults")
    this.#next = random(1)
    this.#active = []
    for (const fault of faults) this.#add(fault)
  }

  /** Adds a fault after the others: the first one that applies to a request is used. */
  add(fault: Fault): void {
    this.#check([fault])
    this.#add(fault)
  }

  #add(fault: Fault): void {
    this.#count += 1
    const left = fault.times ?? Number.POSITIVE_INFINITY
    this.#active.push({ id: this.#count, fault, matches: matcher(fault.path), hits: 0, left })
  }

  /** Throws for saved faults that `set` would refuse. */
  checkSaved(list: readonly SavedFault[]): void {
    this.#check(checked(z.array(SavedFault), list, "faults").map(withoutCounts), "faults")
  }

  /** Continues with the faults of a saved world; throws for those that `set` would refuse, and keeps the current ones. */
  restore(list: readonly SavedFault[]): void {
    this.checkSaved(list)
    this.set([])
    this.#count = Math.max(this.#count, ...list.map(({ id = 0 }) => id))
    for (const saved of list) {
      const fault = withoutCounts(saved)
      const { id = 0, hits = 0, left = fault.times ?? null } = saved
      const isFree = id > 0 && this.#active.every((entry) => entry.id !== id)
      if (!isFree) this.#count += 1
      this.#active.push({
        id: isFree ? id : this.#count,
        fault,
        matches: matcher(fault.path),
        hits,
        left: left ?? Number.POSITIVE_INFINITY,
      })
    }
  }

  /** Throws if there is no fault with this number. */
  remove(id: number | string): void {
    if (this.#active.every((entry) => String(entry.id) !== String(id)))
      throw controlRefusal("unknown_fault", { id: String(id) }, 404)
    this.#active = this.#active.filter((entry) => String(entry.id) !== String(id))
  }

  get list(): readonly ActiveFault[] {
    return this.#active.map(({ id, fault, hits, left }) => ({
      ...fault,
      id,
      hits,
      left: Number.isFinite(left) ? left : null,
    }))
  }

  /** Whether a fault depends on the bodies of requests. */
  get readBodies(): boolean {
    return this.#active.some(({ fault }) => fault.contains !== undefined)
  }

  /** Whether a fault is for files, such as pictures: other faults don't apply to those. */
  get areForFiles(): boolean {
    return this.#active.some(({ fault }) => fault.path?.startsWith("/static/") === true)
  }

  /** Returns the first fault that applies to a request and counts it. */
  take(method: string, path: string, body = ""): Fault | undefined {
    for (const entry of this.#active) {
      if (entry.left <= 0 || !entry.matches(path)) continue
      if (entry.fault.contains !== undefined && !body.includes(entry.fault.contains)) continue
      if (entry.fault.method !== undefined && entry.fault.method !== method) continue
      if (entry.fault.rate !== undefined && this.#next() >= entry.fault.rate) continue
      entry.left -= 1
      entry.hits += 1
      return entry.fault
    }
    return undefined
  }
}
