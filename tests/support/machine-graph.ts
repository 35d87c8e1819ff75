import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate"

/** A transition between two leaf states. */
export interface Edge {
  readonly from: string
  readonly to: string
  readonly event: string
  readonly guard: string | undefined
}

const childrenOf = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states)
const all = (node: AnyStateNode): AnyStateNode[] => [node, ...childrenOf(node).flatMap(all)]
const ancestors = (node: AnyStateNode): AnyStateNode[] => (node.parent ? [node, ...ancestors(node.parent)] : [node])

/** Leaf states of a machine. */
export const leavesOf = ({ root }: AnyStateMachine): AnyStateNode[] =>
  all(root).filter((node) => node.type === "atomic" || node.type === "final")

/** Leaf states entered with a state; a history state can lead to every child of its parent. */
function entered(node: AnyStateNode): AnyStateNode[] {
  if (node.type === "history")
    return childrenOf(node.parent as AnyStateNode).flatMap((n) => (n === node ? [] : entered(n)))
  const initial = node.initial?.target ?? []
  return node.type === "compound" ? [...initial].flatMap(entered) : [node]
}

const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
]
const guardOf = ({ guard }: AnyTransitionDefinition): string | undefined => {
  if (typeof guard === "string") return guard
  return typeof guard === "object" && guard && "type" in guard ? String(guard.type) : undefined
}

/** Transitions of a state and its ancestors, innermost first. */
export const handledBy = (leaf: AnyStateNode): AnyTransitionDefinition[] => ancestors(leaf).flatMap(transitionsOf)

/** Whether a transition needs no external event: `always`, `after`, or the end of an invoked actor. */
export const isAutomatic = ({ eventType }: { eventType: string }): boolean =>
  eventType === "" || eventType.startsWith("xstate.")

/** Edges that a machine can take without external events. */
export const automaticEdges = (machine: AnyStateMachine): Edge[] =>
  leavesOf(machine).flatMap((leaf) =>
    handledBy(leaf)
      .filter(isAutomatic)
      .flatMap((transition) =>
        (transition.target ?? []).flatMap(entered).map((target) => ({
          from: leaf.id,
          to: target.id,
          event: transition.eventType,
          guard: guardOf(transition),
        })),
      ),
  )

/** The states of a cycle in the edges, or undefined. */
export function findCycle(edges: readonly Edge[]): string[] | undefined {
  const done = new Set<string>()
  function visit(state: string, path: readonly string[]): string[] | undefined {
    if (path.includes(state)) return [...path.slice(path.indexOf(state)), state]
    if (done.has(state)) return undefined
    for (const { from, to } of edges) {
      const cycle = from === state ? visit(to, [...path, state]) : undefined
      if (cycle) return cycle
    }
    done.add(state)
    return undefined
  }
  for (const { from } of edges) {
    const cycle = visit(from, [])
    if (cycle) return cycle
  }
  return undefined
}
