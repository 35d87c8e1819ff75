import type { AnyStateMachine, AnyStateNode } from "xstate"

export interface ChartState {
  readonly id: string
  readonly name: string
  /** Number of transitions from the initial state; `row` is the position within that column. */
  readonly column: number
  readonly row: number
  readonly isFinal: boolean
}
export interface ChartArrow {
  readonly from: string
  readonly to: string
  /** Events that trigger the transition: "edit.confirm", "done", "error". */
  readonly events: readonly string[]
}
export interface Chart {
  readonly states: readonly ChartState[]
  readonly arrows: readonly ChartArrow[]
  readonly columns: number
  readonly rows: number
}

const leaves = (node: AnyStateNode): AnyStateNode[] => {
  const children = Object.values(node.states)
  return children.length === 0 ? [node] : children.flatMap(leaves)
}
const first = (node: AnyStateNode): AnyStateNode => {
  const next = node.initial?.target[0]
  return next ? first(next) : node
}
/** Returns a short name for XState's own events ("done", "error", "start"), otherwise the event's type. */
export const eventName = (event: string): string => {
  if (event.startsWith("xstate.done")) return "done"
  if (event.startsWith("xstate.error")) return "error"
  if (event.startsWith("xstate.after")) return `after ${event.split(".")[2]}`
  if (event === "xstate.init") return "start"
  return event === "" ? "always" : event
}

/** Lays out a machine's states in columns by distance from the initial state, connected by their transitions. */
export function chartOf(machine: AnyStateMachine): Chart {
  const { root } = machine
  const nodes = leaves(root)
  const found = new Map<string, Set<string>>()
  const addArrow = (from: AnyStateNode, to: AnyStateNode, event: string) => {
    const key = `${from.id}\n${to.id}`
    found.set(key, (found.get(key) ?? new Set()).add(eventName(event)))
  }
  for (const node of nodes)
    for (let owner: AnyStateNode | undefined = node; owner; owner = owner.parent) {
      const transitions = [...owner.transitions.values()].flat().concat(owner.always ?? [])
      for (const { target, eventType } of transitions)
        for (const to of target ?? []) if (first(to) !== node) addArrow(node, first(to), eventType)
    }
  const arrows = [...found].map(([key, events]) => {
    const [from = "", to = ""] = key.split("\n")
    return { from, to, events: [...events] }
  })

  const column = new Map([[first(root).id, 0]])
  for (const id of column.keys())
    for (const arrow of arrows)
      if (arrow.from === id && !column.has(arrow.to)) column.set(arrow.to, (column.get(id) ?? 0) + 1)
  const filled: number[] = []
  const states = nodes
    .map((node) => ({ node, at: column.get(node.id) ?? 0 }))
    .sort((a, b) => a.at - b.at)
    .map(({ node, at }) => {
      const row = filled[at] ?? 0
      filled[at] = row + 1
      return { id: node.id, name: node.key, column: at, row, isFinal: node.type === "final" }
    })
  return { states, arrows, columns: filled.length, rows: Math.max(...filled) }
}
