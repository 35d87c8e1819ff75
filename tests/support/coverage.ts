import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, InspectionEvent } from "xstate"
import { getStateNodes } from "xstate/graph"

type AnyTransition = AnyStateNode["always"] extends readonly (infer T)[] | undefined ? T : never
type Guard = (args: object, params: unknown) => boolean

/** One way out of a state: a transition that is taken, or a guard that refuses it. */
export interface Branch {
  /** `checkout.deciding --(always)--> checkout.placing`. */
  readonly name: string
  /** The state's id. */
  readonly source: string
  /** The event's descriptor; empty for `always`. */
  readonly eventType: string
  readonly isRefusal: boolean
  /** The machine does it by itself. */
  readonly isInternal: boolean
  /** An actor works in its state. */
  readonly isBusy: boolean
  readonly transition: AnyTransition
}

const isInternal = (eventType: string): boolean => eventType === "" || eventType.startsWith("xstate.")
const nodesOf = (machine: AnyStateMachine): AnyStateNode[] => [machine.root, ...getStateNodes(machine.root)]
/** A state and those it begins in; the states around it count too, as they handle events for it. */
function addWithInitial(node: AnyStateNode, to: Set<string>): void {
  for (let at: AnyStateNode | undefined = node; at; at = at.parent) to.add(at.id)
  for (const child of getStateNodes(node)) to.add(child.id)
}
const transitionsOf = (node: AnyStateNode): AnyTransition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
]

/**
 * Which branches of a machine tests have taken, over all its actors: every transition, also by `always` and `after`, and for
 * every guard also that it refuses.
 */
export class Coverage {
  readonly #machine: AnyStateMachine
  readonly #nodes: readonly AnyStateNode[]
  readonly #taken = new Set<AnyTransition>()
  readonly #refused = new Set<AnyTransition>()
  /** States that an actor has been in since `visited` was cleared. */
  readonly visited = new Set<string>()

  constructor(machine: AnyStateMachine) {
    this.#machine = machine
    this.#nodes = nodesOf(machine)
    for (const transition of this.#nodes.flatMap(transitionsOf)) this.#watchGuard(transition)
  }

  /** Hand it to `createActor(machine, { inspect })`. */
  readonly inspect = (event: InspectionEvent): void => {
    if (event.type !== "@xstate.microstep") return
    for (const transition of event._transitions) this.#taken.add(transition)
    this.visit(event.snapshot as AnyMachineSnapshot)
  }
  /** Notes where an actor is. */
  visit(snapshot: AnyMachineSnapshot): void {
    for (const node of snapshot._nodes ?? []) this.visited.add(node.id)
  }
  /** States that the machine can get to by itself from others: by `always`, and by how its actors end. */
  reachableFrom(states: Iterable<string>): ReadonlySet<string> {
    const reached = new Set(states)
    for (const id of reached)
      for (const transition of this.#nodes.filter((node) => node.id === id).flatMap(transitionsOf))
        if (isInternal(transition.eventType))
          for (const target of transition.target ?? []) addWithInitial(target, reached)
    return reached
  }

  /** The library doesn't tell that a guard has refused, so each guard is wrapped. */
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
  /** Every branch, with guards both ways. */
  get branches(): Branch[] {
    return this.#branches(true)
  }
  get open(): Branch[] {
    return this.branches.filter((branch) => !this.#isTaken(branch))
  }
  /** Transitions that no test has taken; an empty list is what a test wants. */
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
