import { useState, useSyncExternalStore } from "react"
import type { AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from "xstate"

/** One step of a running flow, as QA and stakeholders read it. */
export interface FlowStep {
  readonly at: string
  /** The flow within the flow whose step it is; not there for its own. */
  readonly of?: string
  readonly event: string
  readonly state: string
}

export interface FlowRecorder {
  /** For the actor that runs the flow. */
  inspect(event: InspectionEvent): void
  steps(): readonly FlowStep[]
  subscribe(listener: () => void): () => void
}

/** A flow that runs, for those who want to see it drawn. */
export interface Flow {
  readonly machine: AnyStateMachine
  readonly recorder: FlowRecorder
}

const stateText = (value: unknown): string =>
  typeof value === "string"
    ? value
    : Object.entries(value as Record<string, unknown>)
        .map(([key, inner]) => `${key}.${stateText(inner)}`)
        .join(" ")

/** Notes every step of a flow; the page is not drawn anew by it, only the panel that shows them. */
export function createFlowRecorder(): FlowRecorder {
  let steps: readonly FlowStep[] = []
  const listeners = new Set<() => void>()
  return {
    inspect(inspection) {
      // Promises that a flow has invoked have snapshots too, but no state.
      if (inspection.type !== "@xstate.snapshot" || !("value" in inspection.snapshot)) return
      const { event, actorRef, rootId } = inspection
      const { machine, value } = inspection.snapshot as AnyMachineSnapshot
      const of = actorRef.sessionId === rootId ? {} : { of: machine.id }
      steps = [...steps, { at: new Date().toISOString(), ...of, event: event.type, state: stateText(value) }]
      // Inspections come while others render.
      queueMicrotask(() => {
        for (const listener of listeners) listener()
      })
    },
    steps: () => steps,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Hand its `inspect` to the actor. */
export const useFlowRecorder = (): FlowRecorder => useState(createFlowRecorder)[0]

export const useFlowSteps = ({ subscribe, steps }: FlowRecorder): readonly FlowStep[] =>
  useSyncExternalStore(subscribe, steps)
