import { useState, useSyncExternalStore } from "react"
import type { AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from "xstate"
import { recordMachine } from "#lib/machine-coverage.ts"

/** One recorded step of a running flow, shown to QA and stakeholders. */
interface FlowStep {
  readonly at: string
  /** Id of the child machine that took the step; undefined for the flow itself. */
  readonly machineId?: string
  readonly event: string
  readonly state: string
}

export interface FlowRecorder {
  /** Passed to the actor that runs the flow as its `inspect` option. */
  inspect(event: InspectionEvent): void
  steps(): readonly FlowStep[]
  subscribe(listener: () => void): () => void
}

/** A running machine and its recorder, for drawing its chart. */
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

/** Records every step of a flow. Only subscribers re-render, not the page that runs the flow. */
export function createFlowRecorder(): FlowRecorder {
  let steps: readonly FlowStep[] = []
  const listeners = new Set<() => void>()
  return {
    inspect(inspection) {
      recordMachine(inspection)
      // Invoked promises emit snapshots too, but without a state value.
      if (inspection.type !== "@xstate.snapshot" || !("value" in inspection.snapshot)) return
      const { event, actorRef, rootId } = inspection
      const { machine, value } = inspection.snapshot as AnyMachineSnapshot
      const child: Pick<FlowStep, "machineId"> = actorRef.sessionId === rootId ? {} : { machineId: machine.id }
      steps = [...steps, { at: new Date().toISOString(), ...child, event: event.type, state: stateText(value) }]
      // Inspection events can arrive while React renders other components.
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

/** Creates the component's recorder once; pass its `inspect` to the actor. */
export const useFlowRecorder = (): FlowRecorder => useState(createFlowRecorder)[0]

export const useFlowSteps = ({ subscribe, steps }: FlowRecorder): readonly FlowStep[] =>
  useSyncExternalStore(subscribe, steps, steps)
