import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, InspectionEvent } from "xstate"
import { getStateNodes } from "xstate/graph"

type AnyTransition = AnyStateNode["always"] extends readonly (infer T)[] | undefined ? T : never
type Guard = (args: object, params: unknown) => boolean

/** A transition that is taken, or the refusal of its guard. */
export interface Branch {
  /** `checkout.routing --(always)--> checkout.placing` */
  readonly name: string
  readonly source: string
  /** Event descriptor; empty for `always`. */
  readonly eventType: string
  readonly isRefusal: boolean
  /** Taken without an external event: `always`, `after`, or the end of an actor. */
  readonly isInternal: boolean
  /** Whether the source state invokes an actor. */
  readonly isBusy: boolean
  readonly transition: AnyTransition
}

const isInternal = (eventType: string): boolean => eventType === "" || eventType.startsWith("xstate.")
const nodesOf = (machine: AnyStateMachine): AnyStateNode[] => [machine.root, ...getStateNodes(machine.root)]
/** Adds a state, its initial descendants and its ancestors, which also handle its events. */
function addWithInitial(node: AnyStateNode, to: Set<string>): void {
  for (let at: AnyStateNode | undefined = node; at; at = at.parent) to.add(at.id)
  for (const child of getStateNodes(node)) to.add(child.id)
}
const transitionsOf = (node: AnyStateNode): AnyTransition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
]

/**
 * Branches of a machine taken by tests, over all its actors: every transition, including `always` and `after`, and
 * the refusal of every guard.
 */
export class Coverage {
  readonly #machine: AnyStateMachine
  readonly #nodes: readonly AnyStateNode[]
  readonly #taken = new Set<AnyTransition>()
  readonly #refused = new Set<AnyTransition>()
  /** Ids of the states that actors have entered since it was last cleared. */
  readonly visited = new Set<string>()

  constructor(machine: AnyStateMachine) {
    this.#machine = machine
    this.#nodes = nodesOf(machine)
    for (const transition of this.#nodes.flatMap(transitionsOf)) this.#watchGuard(transition)
  }

  /** Option for `createActor(machine, { inspect })`. */
  readonly inspect = (event: InspectionEvent): void => {
    if (event.type !== "@xstate.microstep") return
    for (const transition of event._transitions) this.#taken.add(transition)
    this.visit(event.snapshot as AnyMachineSnapshot)
  }
  /** Adds the current states of a snapshot to `visited`. */
  visit(snapshot: AnyMachineSnapshot): void {
    for (const node of snapshot._nodes ?? []) this.visited.add(node.id)
  }
  /** Ids of the states that the machine can reach without external events: by `always`, `after` and ending actors. */
  reachableFrom(states: Iterable<string>): ReadonlySet<string> {
    const reached = new Set(states)
    for (const id of reached)
      for (const transition of this.#nodes.filter((node) => node.id === id).flatMap(transitionsOf))
        if (isInternal(transition.eventType))
          for (const target of transition.target ?? []) addWithInitial(target, reached)
    return reached
  }

  /** XState doesn't report refused guards; each guard is wrapped to record them. */
  #watchGuard(transition: AnyTransition): void {
    const { guard } = transition
    if (guard === undefined) return
    const check = this.#resolve(guard)
    const watched: Guard = (args, params) => {
      const passes = check(args, params)
      if (!passes) this.#refused.add(transition)
      return passes
    }
    Object.assign(transition, { guard: watched })
  }
  #resolve(guard: unknown): Guard {
    if (typeof guard === "function") return guard as Guard
    const { type, params } = typeof guard === "string" ? { type: guard, params: undefined } : (guard as NamedGuard)
    const named = this.#machine.implementations.guards[type] as Guard | undefined
    if (typeof named !== "function") throw new Error(`${this.#machine.id} has no guard ${type}`)
    return (args) => named(args, typeof params === "function" ? params(args) : params)
  }

  #branches(isOfAll: boolean): Branch[] {
    return this.#nodes.flatMap((node) =>
      transitionsOf(node).flatMap((transition) => {
        const targets = transition.target?.map(({ id }) => id).join(", ") ?? node.id
        const { eventType } = transition
        const name = `${node.id} --${eventType || "(always)"}--> ${targets}`
        const isBusy = node.invoke.length > 0
        const source = { source: node.id, eventType, isInternal: isInternal(eventType), isBusy }
        const branch = { name, ...source, transition, isRefusal: false }
        if (!isOfAll || transition.guard === undefined) return [branch]
        return [branch, { ...branch, name: `${name} (refused)`, isRefusal: true }]
      }),
    )
  }
  #isTaken = ({ transition, isRefusal }: Branch): boolean => (isRefusal ? this.#refused : this.#taken).has(transition)

  get states(): number {
    return this.#nodes.length - 1
  }
  /** Every transition, and the refusal of every guard. */
  get branches(): Branch[] {
    return this.#branches(true)
  }
  get open(): Branch[] {
    return this.branches.filter((branch) => !this.#isTaken(branch))
  }
  /** Names of transitions that no test has taken; tests expect an empty list. */
  missing(): string[] {
    return this.#branches(false)
      .filter((branch) => !this.#isTaken(branch))
      .map(({ name }) => name)
  }
  reset(): void {
    this.#taken.clear()
    this.#refused.clear()
  }
}

interface NamedGuard {
  readonly type: string
  readonly params?: unknown
}
