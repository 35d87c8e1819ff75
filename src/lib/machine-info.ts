import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate"

/** A state of a machine; its path has the keys from the outermost state, joined by dots: `step.payment`. */
export interface StateInfo {
  readonly path: string
  readonly type: AnyStateNode["type"]
  /** Path of the child that is entered first. */
  readonly initial?: string
}

/** A transition of a machine. Several transitions of a state for the same event have different guards. */
export interface TransitionInfo {
  /** Path of the state; empty for the machine itself. */
  readonly from: string
  /** Event type; empty for a transition that is taken as soon as its guard allows it. */
  readonly event: string
  /** Position among the state's transitions for this event. */
  readonly index: number
  /** Paths of the states to enter; empty if the state stays. */
  readonly to: readonly string[]
  readonly guard?: string
}

/** The states and transitions of a machine, without its code. */
export interface MachineInfo {
  readonly id: string
  readonly initial: string
  readonly states: readonly StateInfo[]
  readonly transitions: readonly TransitionInfo[]
}

export const pathOf = ({ path }: AnyStateNode): string => path.join(".")

/** Identifies a transition in its machine; contains spaces, which paths don't. */
export const keyOf = ({ from, event, index }: Pick<TransitionInfo, "from" | "event" | "index">): string =>
  `${from} ${event} ${index}`

/** Identifies a transition of an outer state that is taken while `state` is the current one. */
export const keyFrom = (key: string, state: string): string => `${key} ${state}`

const withChildren = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(withChildren)]

function guardOf({ guard }: AnyTransitionDefinition): string | undefined {
  if (typeof guard === "string") return guard
  return typeof guard === "object" && "type" in guard ? String(guard.type) : undefined
}

function transitionsOf(node: AnyStateNode): TransitionInfo[] {
  return [...node.transitions.values(), node.always ?? []].flatMap((candidates) =>
    candidates.map((transition, index) => {
      const guard = guardOf(transition)
      const to = (transition.target ?? []).map(pathOf)
      const info = { from: pathOf(node), event: transition.eventType, index, to }
      return guard === undefined ? info : { ...info, guard }
    }),
  )
}

/** Lists the states and transitions of a machine. */
export function describeMachine({ id, root }: AnyStateMachine): MachineInfo {
  const nodes = withChildren(root)
  const initialOf = (node: AnyStateNode) => node.initial?.target.map(pathOf)[0]
  const states = nodes.slice(1).map((node) => {
    const initial = initialOf(node)
    const info = { path: pathOf(node), type: node.type }
    return initial === undefined ? info : { ...info, initial }
  })
  return { id, initial: initialOf(root) ?? "", states, transitions: nodes.flatMap(transitionsOf) }
}
