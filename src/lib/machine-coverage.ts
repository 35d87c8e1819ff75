import type { AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition, InspectionEvent } from "xstate"
import { demoItems } from "./demo-items.ts"
import { access } from "./device-items.ts"
import { keyFrom, keyOf, pathOf } from "./machine-info.ts"

/** By machine id: the paths of the states that were entered, and the keys of the transitions that were taken. */
export type Touched = ReadonlyMap<string, ReadonlySet<string>>

/** Milliseconds after a step until it is saved with those that follow. */
const SAVE_AFTER = 300

const item = () => access(demoItems.machineCoverage)
/** States and transitions that aren't saved yet. */
const pending = new Map<string, Set<string>>()
const activeNodes = new WeakMap<InspectionEvent["actorRef"], readonly AnyStateNode[]>()
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Records the states and transitions of a running machine and its child machines; pass it to the actor as `inspect`.
 * Does nothing in production builds.
 */
export function recordMachine(inspection: InspectionEvent): void {
  if (!import.meta.env.VITE_DEMO) return
  if (inspection.type !== "@xstate.microstep" && inspection.type !== "@xstate.snapshot") return
  // Invoked promises emit snapshots too, but have no states.
  if (!("_nodes" in inspection.snapshot)) return
  const { actorRef } = inspection
  const { machine, _nodes: nodes } = inspection.snapshot as AnyMachineSnapshot
  const entries = pending.get(machine.id) ?? new Set()
  if (inspection.type === "@xstate.microstep")
    for (const transition of inspection._transitions)
      addTransition(transition, activeNodes.get(actorRef) ?? [], entries)
  for (const node of nodes) addState(node, entries)
  activeNodes.set(actorRef, nodes)
  pending.set(machine.id, entries)
  if (timer !== undefined) return
  timer = setTimeout(saveTouched, SAVE_AFTER)
  // The page may be left before.
  window.addEventListener("pagehide", saveTouched)
}

function addState(node: AnyStateNode, to: Set<string>): void {
  if (node.parent) to.add(pathOf(node))
}

function addTransition(transition: AnyTransitionDefinition, before: readonly AnyStateNode[], to: Set<string>): void {
  const { source, eventType: event, target } = transition
  const candidates = event === "" ? source.always : source.transitions.get(event)
  const key = keyOf({ from: pathOf(source), event, index: candidates?.indexOf(transition) ?? -1 })
  to.add(key)
  const isOuter = Object.keys(source.states).length > 0
  const current = before.filter((node) => Object.keys(node.states).length === 0 && isInside(node, source))
  for (const node of isOuter ? current : []) to.add(keyFrom(key, pathOf(node)))
  // A state that is left at once, when the machine starts, is in no snapshot.
  for (let node: AnyStateNode | undefined = source; node; node = node.parent) addState(node, to)
  for (const node of target ?? []) if (node.type === "history") addState(node, to)
}

const isInside = (node: AnyStateNode, outer: AnyStateNode): boolean =>
  node === outer || (node.parent !== undefined && isInside(node.parent, outer))

/** Adds this tab's unsaved records to the saved ones, which all tabs share. */
function saveTouched(): void {
  clearTimeout(timer)
  timer = undefined
  const touched = new Map(readTouched(touchedText()))
  let hasNew = false
  for (const [id, entries] of pending) {
    const before = touched.get(id) ?? new Set()
    const all = new Set([...before, ...entries])
    if (all.size > before.size) hasNew = true
    touched.set(id, all)
  }
  pending.clear()
  if (!hasNew) return
  item().set(JSON.stringify(Object.fromEntries([...touched].map(([id, entries]) => [id, [...entries]]))))
  for (const listener of listeners) listener()
}

/** The saved states and transitions as text; the same text until they change. */
export const touchedText = (): string => item().get() ?? "{}"

/** Reads {@link touchedText}; text that isn't ours is the same as nothing. */
export function readTouched(text: string): Touched {
  try {
    const entries = Object.entries(JSON.parse(text) as Readonly<Record<string, readonly string[]>>)
    return new Map(entries.map(([id, list]) => [id, new Set(list)]))
  } catch {
    return new Map()
  }
}

/** Calls the listener when this tab or another one saves or clears; returns how to stop. */
export function watchTouched(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener("storage", listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener("storage", listener)
  }
}

/** Starts the record again. */
export function clearTouched(): void {
  pending.clear()
  item().remove()
  for (const listener of listeners) listener()
}
