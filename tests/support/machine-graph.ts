import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate"

/** A transition between two states without children. */
export interface Edge {
  readonly from: string
  readonly to: string
  readonly event: string
  readonly guard: string | undefined
}

const childrenOf = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states)
const all = (node: AnyStateNode): AnyStateNode[] => [node, ...childrenOf(node).flatMap(all)]
const ancestors = (node: AnyStateNode): AnyStateNode[] => (node.parent ? [node, ...ancestors(node.parent)] : [node])

/** The states in which a machine can stay: those without children. */
export const leavesOf = ({ root }: AnyStateMachine): AnyStateNode[] =>
  all(root).filter((node) => node.type === "atomic" || node.type === "final")

/** Where entering a state leads; a history state can lead to each child of its parent. */
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

/** What a state reacts to, with what its ancestors react to; inner states come first. */
export const handledBy = (leaf: AnyStateNode): AnyTransitionDefinition[] => ancestors(leaf).flatMap(transitionsOf)

/** `always`, `after`, and the end of an invoked actor: nobody has to do anything for them. */
export const isAutomatic = ({ eventType }: { eventType: string }): boolean =>
  eventType === "" || eventType.startsWith("xstate.")

/** The edges that a machine can take by itself. */
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

/** A cycle of these edges as the states on it, or undefined. */
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
