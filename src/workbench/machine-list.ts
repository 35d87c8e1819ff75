import type { Touched } from "#lib/machine-coverage.ts"
import { keyOf, type MachineInfo, type StateInfo, type TransitionInfo } from "#lib/machine-info.ts"
import { eventName } from "#ui/statechart-layout.ts"

export const shownItems = ["all", "touched", "untouched"] as const
export type ShownItems = (typeof shownItems)[number]

/** A state or a transition in the list of its machine. */
export interface CoverageItem<T> {
  readonly key: string
  readonly info: T
  readonly isTouched: boolean
}

/** A machine with the states and transitions to list, and how many of all were touched. */
export interface ListedMachine {
  readonly info: MachineInfo
  readonly touched: ReadonlySet<string>
  readonly states: readonly CoverageItem<StateInfo>[]
  readonly transitions: readonly CoverageItem<TransitionInfo>[]
  readonly touchedStates: number
  readonly touchedTransitions: number
}

const NONE: ReadonlySet<string> = new Set()

/** "editing → confirming", or the state alone if it stays. */
export const transitionText = ({ from, to }: TransitionInfo, machine: string): string =>
  [from || machine, ...to].join(" → ")

/** Lists machines with the states and transitions that match the filter and the query; leaves out those with none. */
export function listMachines(
  infos: readonly MachineInfo[],
  touchedOf: Touched,
  shown: ShownItems,
  query: string,
): readonly ListedMachine[] {
  const words = query.toLowerCase()
  const passes = ({ isTouched }: CoverageItem<unknown>) => shown === "all" || isTouched === (shown === "touched")
  return infos.flatMap((info) => {
    const touched = touchedOf.get(info.id) ?? NONE
    const isNamed = info.id.toLowerCase().includes(words)
    const matches = (text: string) => isNamed || text.toLowerCase().includes(words)
    const states = info.states.map((state) => ({ key: state.path, info: state, isTouched: touched.has(state.path) }))
    const textOf = (transition: TransitionInfo) =>
      `${transitionText(transition, info.id)} ${eventName(transition.event)} ${transition.event} ${transition.guard ?? ""}`
    const transitions = info.transitions.map((transition) => {
      const key = keyOf(transition)
      return { key, info: transition, isTouched: touched.has(key) }
    })
    const machine = {
      info,
      touched,
      states: states.filter((item) => passes(item) && matches(item.key)),
      transitions: transitions.filter((item) => passes(item) && matches(textOf(item.info))),
      touchedStates: states.filter(({ isTouched }) => isTouched).length,
      touchedTransitions: transitions.filter(({ isTouched }) => isTouched).length,
    }
    return machine.states.length + machine.transitions.length > 0 ? [machine] : []
  })
}
