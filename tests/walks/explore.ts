import type { BreakableShop } from "#tests/support/breakable-shop.ts"
import type { Fault } from "#tests/support/breakable-wire.ts"
import type { Coverage } from "#tests/support/coverage.ts"
import { Problem } from "#tests/support/rest.ts"
import type { Move, Walk } from "./walk.ts"
import { type Place, Walker } from "./walker.ts"

/** A state of the model, reached by one move from its parent or from the start. */
export interface Node {
  readonly id: string
  readonly parent: Node | undefined
  readonly move: Move
  readonly place: Place | undefined
}

/** Faults in the order in which they are tried. */
const FAULTS: readonly Fault[] = [
  "outage",
  "refused 400",
  "cut before",
  "cut after",
  "missing 404",
  "expired 401",
  "refused 409",
]
/** Maximum number of moves; a walk that needs more is missing an event, an input or a condition. */
const LIMIT = 2_000

/** Tiers in the order of trying: plain, interrupted by an event, with a fault or condition, then rarely useful. */
const [PLAIN, INTERRUPTED, DISTURBED, FAR, AGAIN, DOUBLE, TIERS] = [0, 1, 2, 3, 4, 5, 6] as const

/** Moves to try from one node. */
interface Task {
  readonly from: Node | undefined
  readonly moves: readonly Move[]
  /** States visited by the plain move; its variations are tried only while one of these states has an open branch. */
  readonly passed?: ReadonlySet<string>
}

/** Whether an event type matches a descriptor: `change.*` matches `change.removeAdded`. */
const isMatch = (type: string, descriptor: string): boolean =>
  descriptor === type || (descriptor.endsWith("*") && type.startsWith(descriptor.slice(0, -1)))

/**
 * Explores moves until every branch of the machine has been taken: plain moves first, then variations of those that
 * visit states with open branches. The kept nodes form a tree: new states, and moves that took a new branch.
 */
export class Explorer {
  readonly nodes: Node[] = []
  readonly #walk: Walk
  readonly #coverage: Coverage
  readonly #walker: Walker
  readonly #known = new Set<string>()
  readonly #tiers: readonly Task[][] = Array.from({ length: TIERS }, () => [])
  #tried = 0

  constructor(shop: BreakableShop, walk: Walk, coverage: Coverage) {
    this.#walk = walk
    this.#coverage = coverage
    this.#walker = new Walker(shop, walk, coverage)
  }

  async explore(): Promise<void> {
    const moves = Object.keys(this.#walk.inputs).map((input) => ({ input }))
    this.#add(PLAIN, { from: undefined, moves })
    while (this.#coverage.open.length > 0 && this.#tried < LIMIT) {
      const tier = this.#tiers.findIndex((tasks) => tasks.length > 0)
      const task = this.#tiers[tier]?.shift()
      if (!task) break
      const [move, ...more] = task.moves
      if (!move) continue
      if (task.passed && !this.#isWorthwhile(move, task.passed)) this.#postpone(tier, task, task.passed)
      else {
        await this.#try(task, move)
        // Tasks take turns, because their first variations find the most branches.
        this.#add(tier, { ...task, moves: more })
      }
    }
    this.#walker.leave()
  }

  #add(tier: number, task: Task): void {
    if (task.moves.length > 0) this.#tiers[tier]?.push(task)
  }
  /** Retries a move later if branches are open in states reachable from those that it visits. */
  #postpone(tier: number, task: Task, passed: ReadonlySet<string>): void {
    if (tier !== FAR) this.#add(FAR, { ...task, passed: this.#coverage.reachableFrom(passed) })
  }
  /** An extra event can take event transitions of busy states; a fault or condition, all others. */
  #isWorthwhile({ meanwhile }: Move, passed: ReadonlySet<string>): boolean {
    const type = meanwhile && this.#walker.types.get(meanwhile.event)
    return this.#coverage.open.some(({ source, eventType, isInternal, isBusy }) => {
      if (!passed.has(source)) return false
      if (meanwhile) return isBusy && !isInternal && (type === undefined || isMatch(type, eventType))
      return isInternal || !isBusy
    })
  }

  async #reach(node: Node | undefined): Promise<void> {
    if (node?.place && !this.#walk.clock) return this.#walker.enter(node.place)
    this.#walker.reset()
    const path: Move[] = []
    for (let at = node; at; at = at.parent) path.unshift(at.move)
    for (const move of path) await this.#walker.move(move)
  }

  async #try({ from, passed }: Task, move: Move): Promise<void> {
    this.#tried += 1
    await this.#reach(from)
    const open = this.#coverage.open.length
    this.#coverage.visited.clear()
    const requests = await this.#walker.move(move).catch((error: unknown) => {
      // The failure matrix reports defects.
      if (error instanceof Problem) return undefined
      throw error
    })
    if (requests === undefined) return
    const visited = new Set(this.#coverage.visited)
    const { key } = this.#walker
    const isNew = !this.#known.has(key)
    if (isNew || this.#coverage.open.length < open) this.#keep(from, move, key, isNew)
    if (!passed) this.#vary(from, move, requests, visited)
  }

  #keep(parent: Node | undefined, move: Move, key: string, isNew: boolean): void {
    const { isDone } = this.#walker
    const id = isNew ? key : `${key} #${this.nodes.length}`
    const node: Node = { id, parent, move, place: isDone ? undefined : this.#walker.place }
    this.nodes.push(node)
    this.#known.add(key)
    if (isDone) return
    const { events, waits = {} } = this.#walk
    const moves = [...Object.keys(events).map((event) => ({ event })), ...Object.keys(waits).map((wait) => ({ wait }))]
    this.#add(isNew ? PLAIN : AGAIN, { from: node, moves })
  }

  #vary(from: Node | undefined, move: Move, requests: number, passed: ReadonlySet<string>): void {
    const indexes = [...Array(requests).keys()]
    const faults = FAULTS.flatMap((fault) => indexes.map((index) => ({ fault: { fault, index } })))
    const conditions = Object.keys(this.#walk.conditions ?? {}).map((condition) => ({ condition }))
    const add = (tier: number, variations: readonly Move[]) =>
      this.#add(tier, { from, moves: variations.map((more) => ({ ...move, ...more })), passed })
    for (const event of Object.keys(this.#walk.events))
      add(INTERRUPTED, [{ meanwhile: { event } }, ...indexes.map((index) => ({ meanwhile: { event, index } }))])
    add(DISTURBED, conditions)
    add(DISTURBED, faults)
    add(
      DOUBLE,
      conditions.flatMap((condition) => faults.map((fault) => ({ ...condition, ...fault }))),
    )
  }
}
