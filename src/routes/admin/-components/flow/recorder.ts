import { useCallback, useState } from "react"
import type { AnyStateMachine, InspectionEvent } from "xstate"

/** One step of a running flow, as QA and stakeholders read it. */
export interface FlowStep {
  readonly at: string
  readonly event: string
  readonly state: string
}

/** A flow that runs, for those who want to see it drawn. */
export interface Flow {
  readonly machine: AnyStateMachine
  readonly steps: readonly FlowStep[]
}

const stateText = (value: unknown): string =>
  typeof value === "string"
    ? value
    : Object.entries(value as Record<string, unknown>)
        .map(([key, inner]) => `${key}.${stateText(inner)}`)
        .join(" ")

/** Notes every step of a flow: hand `inspect` to the actor. */
export function useFlowRecorder(): { steps: readonly FlowStep[]; inspect: (event: InspectionEvent) => void } {
  const [steps, setSteps] = useState<readonly FlowStep[]>([])
  const inspect = useCallback((inspection: InspectionEvent) => {
    // Promises that a flow has invoked have snapshots too, but no state.
    if (inspection.type !== "@xstate.snapshot" || !("value" in inspection.snapshot)) return
    const { snapshot, event } = inspection as { snapshot: { value?: unknown }; event: { type: string } }
    const step = { at: new Date().toISOString(), event: event.type, state: stateText(snapshot.value) }
    // Inspections come while others render.
    queueMicrotask(() => setSteps((before) => [...before, step]))
  }, [])
  return { steps, inspect }
}
