import { keyFrom, keyOf, type MachineInfo, type TransitionInfo } from "#lib/machine-info.ts"

export interface ChartState {
  /** Path of the state. */
  readonly id: string
  readonly name: string
  /** Path of the state around it; empty if there is none. */
  readonly outer: string
  /** Number of transitions from the initial state; `row` is the position within that column. */
  readonly column: number
  readonly row: number
  readonly isFinal: boolean
  /** Stands for the state that its outer state was in before. */
  readonly isHistory: boolean
}
export interface ChartArrow {
  readonly from: string
  readonly to: string
  /** Events that trigger the transition: "edit.confirm", "done", "error". */
  readonly events: readonly string[]
  /** Keys of the transitions that the arrow stands for; those of an outer state are specific to `from`. */
  readonly keys: readonly string[]
}
export interface Chart {
  readonly states: readonly ChartState[]
  readonly arrows: readonly ChartArrow[]
  readonly columns: number
  readonly rows: number
}

/** Returns a short name for XState's own events ("done", "error", "start"), otherwise the event's type. */
export const eventName = (event: string): string => {
  if (event.startsWith("xstate.done")) return "done"
  if (event.startsWith("xstate.error")) return "error"
  if (event.startsWith("xstate.after")) return `after ${event.split(".")[2]}`
  if (event === "xstate.init") return "start"
  return event === "" ? "always" : event
}

const outerOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf(".")))

/** The state and those around it, up to the machine itself. */
const withOuter = (path: string): string[] => (path === "" ? [path] : [path, ...withOuter(outerOf(path))])

/** Lays out a machine's innermost states in columns by distance from the initial state, connected by their transitions. */
export function chartOf({ initial, states: all, transitions }: MachineInfo): Chart {
  const initialOf = new Map(all.map((state) => [state.path, state.initial]))
  const innermost = (path: string): string => {
    const next = initialOf.get(path)
    return next === undefined ? path : innermost(next)
  }
  const drawn = all.filter(({ path }) => initialOf.get(path) === undefined)
  const found = new Map<string, { from: string; to: string; events: Set<string>; keys: Set<string> }>()
  const addArrow = (from: string, to: string, transition: TransitionInfo) => {
    const id = `${from}\n${to}`
    const arrow = found.get(id) ?? { from, to, events: new Set(), keys: new Set() }
    const key = keyOf(transition)
    arrow.events.add(eventName(transition.event))
    arrow.keys.add(transition.from === from ? key : keyFrom(key, from))
    found.set(id, arrow)
  }
  for (const { path, type } of drawn)
    for (const owner of type === "history" ? [] : withOuter(path))
      for (const transition of transitions)
        if (transition.from === owner)
          for (const to of transition.to) if (innermost(to) !== path) addArrow(path, innermost(to), transition)
  const arrows = [...found.values()].map((arrow) => ({ ...arrow, events: [...arrow.events], keys: [...arrow.keys] }))

  const column = new Map([[innermost(initial), 0]])
  for (const id of column.keys())
    for (const arrow of arrows)
      if (arrow.from === id && !column.has(arrow.to)) column.set(arrow.to, (column.get(id) ?? 0) + 1)
  const filled: number[] = []
  const states = drawn
    .map(({ path, type }) => ({ path, type, at: column.get(path) ?? 0 }))
    .sort((a, b) => a.at - b.at)
    .map(({ path, type, at }) => {
      const row = filled[at] ?? 0
      filled[at] = row + 1
      const name = path.slice(path.lastIndexOf(".") + 1)
      const kind = { isFinal: type === "final", isHistory: type === "history" }
      return { id: path, name, outer: outerOf(path), column: at, row, ...kind }
    })
  return { states, arrows, columns: filled.length, rows: Math.max(...filled) }
}
